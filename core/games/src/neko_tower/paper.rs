use super::{FLOORS, MOST_PLAYERS, Mode, Neko, STEPS, Setup, highest_step};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSeat, PaperSheet, Place, Winners, Worth,
    unless,
};

const TOGETHER: &str = "together";
/// « Variante compétitive ».
const COMPETITIVE: &str = "competitive";

/// The highest floor climbed to: of all together, or of each against the others. Nobody may win.
impl Paper for Neko {
    const FORM: PaperForm = PaperForm {
        names: &["Neko Tower", "Neko tower"],
        setups: &[TOGETHER, COMPETITIVE],
        winner: FLOOR,
        other: FLOOR,
        winners: Winners::Declared { least: 0, most: MOST_PLAYERS as u8 },
        extras: &[
            (Measure::HighestStep, Figure::beside(|_| top_step())),
            (Measure::MissionsValidated, Figure::TALLY),
            (Measure::TowersFelled, Figure::beside(|_| 1)),
        ],
        order: Order::Best,
    };

    /// « Palier réussi »: with the box, and on the screen.
    const HEIGHTS: &'static [(Measure, &'static [u8])] =
        &[(Measure::HighestStep, &STEPS), (Measure::StepOnScreen, &STEPS)];

    fn setup_on_paper(setup: &Setup) -> Option<&'static str> {
        Some(match setup.mode {
            Mode::Together => TOGETHER,
            Mode::Competitive => COMPETITIVE,
        })
    }

    /// « Fin de partie ». How the walls of the box are split changes nothing here, nor how high its missions let one climb:
    /// a mission climbs one floor at least.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        if sheet.setup == COMPETITIVE { against_each_other(sheet) } else { together(sheet) }
    }

    /// Together all have the same place. « Le joueur qui fait tomber la tour termine dernier », the others by their height.
    fn standing(sheet: &PaperSheet<'_>, seat: &PaperSeat, place: &Place) -> [i32; 3] {
        if sheet.setup == COMPETITIVE { [(!felled(seat)).into(), place.score, 0] } else { [0; 3] }
    }

    /// The step follows from the floor.
    fn complete(sheet: &PaperSheet<'_>, places: &mut [Place]) {
        let missing = sheet
            .seats
            .iter()
            .zip(places)
            .filter(|(seat, _)| sheet.setup == TOGETHER && seat.extra(Measure::HighestStep).is_none());
        for (seat, place) in missing {
            place.measures.push((Measure::HighestStep, step(seat).unwrap_or_default()));
        }
    }
}

/// « la victoire est collective »: there is one Neko for all.
fn together(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
    let first = sheet.seats.first().map_or(0, |seat| seat.amount);
    let is_one = sheet.seats.iter().all(|seat| seat.amount == first);
    unless(is_one, "neko-tower-paper-one-neko", "neko-tower.end", &[])?;
    unless(first > 0, "neko-tower-paper-first-floor", "neko-tower.set-up", &[])?;
    let stands = !sheet.seats.iter().any(felled);
    unless(stands, "neko-tower-paper-felled-together", "neko-tower.competitive-end", &[])?;
    for (seat, place) in sheet.seats.iter().zip(1..) {
        let reached = step(seat);
        let facts = [("floor", seat.amount), ("step", reached.unwrap_or_default())];
        let said = seat.extra(Measure::HighestStep).is_none_or(|said| said == reached.unwrap_or_default());
        unless(said, "neko-tower-paper-step", "neko-tower.end", &facts)?;
        unless(seat.won == reached.is_some(), "neko-tower-paper-step-wins", "neko-tower.end", &facts)?;
        let missed =
            seat.extra(Measure::MissionsValidated).is_some_and(|missions| missions > 0 && first == 1);
        unless(!missed, "neko-tower-paper-missions", "neko-tower.missions", &[("place", place)])?;
    }
    let nobody = sheet.extras(Measure::MissionsValidated).is_some_and(|all| all.iter().sum::<i32>() == 0);
    unless(first == 1 || !nobody, "neko-tower-paper-missions", "neko-tower.missions", &[("place", 1)])
}

/// « Variante compétitive »: a match ends when somebody fells the tower, or when no cat can climb any higher.
fn against_each_other(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
    let (given, allowed) = (sheet.seats.len(), Mode::Competitive.players());
    if !allowed.contains(&sheet.players()) {
        return Err(PaperRefusal::PlayerCount { given, least: *allowed.start(), most: *allowed.end() });
    }
    let fellers = sheet.seats.iter().filter(|seat| felled(seat)).count();
    let all_at_the_top = sheet.seats.iter().all(|seat| seat.amount == i32::from(FLOORS));
    let is_over = fellers == 1 || fellers == 0 && all_at_the_top;
    unless(is_over, "neko-tower-paper-one-feller", "neko-tower.competitive-end", &[])?;
    let highest = sheet.seats.iter().filter(|seat| !felled(seat)).map(|seat| seat.amount).max();
    for (seat, place) in sheet.seats.iter().zip(1..) {
        let facts = [("place", place)];
        let no_step = seat.extra(Measure::HighestStep).is_none_or(|step| step == 0);
        unless(no_step, "neko-tower-paper-no-steps", "neko-tower.competitive-end", &facts)?;
        unless(
            !(seat.won && felled(seat)),
            "neko-tower-paper-feller-wins",
            "neko-tower.competitive-end",
            &facts,
        )?;
        let wins = !felled(seat) && seat.amount > 0 && Some(seat.amount) == highest;
        unless(seat.won == wins, "neko-tower-paper-highest-wins", "neko-tower.competitive-end", &facts)?;
        let missions = seat.extra(Measure::MissionsValidated);
        let climbed = missions.is_none_or(|missions| (missions > 0) == (seat.amount > 0));
        unless(climbed, "neko-tower-paper-missions", "neko-tower.missions", &facts)?;
    }
    Ok(())
}

fn felled(seat: &PaperSeat) -> bool {
    seat.extra(Measure::TowersFelled).is_some_and(|towers| towers > 0)
}

fn step(seat: &PaperSeat) -> Option<i32> {
    u8::try_from(seat.amount).ok().and_then(highest_step).map(i32::from)
}

const FLOOR: Figure =
    Figure { measure: Some(Measure::FloorReached), most: |_| FLOORS.into(), worth: Worth::Gain };

fn top_step() -> i32 {
    STEPS.iter().copied().max().unwrap_or(0).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Breach, paper_ranks as ranks, paper_reason as reason, paper_seats as seats};

    const AGAINST: Option<&str> = Some(COMPETITIVE);

    /// Who won, how high, and who felled the tower.
    fn competition(entered: &[(bool, i32, bool)]) -> Result<Vec<u8>, PaperRefusal> {
        let numbers: Vec<(bool, i32)> = entered.iter().map(|(won, floor, _)| (*won, *floor)).collect();
        let mut seats = seats(&numbers);
        for (seat, (_, _, felled)) in seats.iter_mut().zip(entered) {
            seat.extras = vec![(Measure::TowersFelled, i32::from(*felled))];
        }
        Ok(Neko::judge(AGAINST, &seats)?.iter().map(|place| place.rank).collect())
    }

    fn why(entered: &[(bool, i32, bool)]) -> &'static str {
        competition(entered).unwrap_err().code()
    }

    fn on_floor(won: bool, floor: i32, extras: &[(Measure, i32)]) -> Result<Vec<Place>, PaperRefusal> {
        Neko::judge(None, &[PaperSeat { won, amount: floor, extras: extras.to_vec() }])
    }

    #[test]
    fn whoever_fells_the_tower_does_not_win_and_is_last() {
        assert_eq!(why(&[(true, 9, true), (false, 4, false)]), "neko-tower-paper-feller-wins");
        assert_eq!(competition(&[(false, 9, true), (true, 4, false)]), Ok(vec![2, 1]));
        let four = [(false, 9, true), (true, 4, false), (false, 2, false), (true, 4, false)];
        assert_eq!(competition(&four), Ok(vec![4, 1, 3, 1]));
    }

    #[test]
    fn one_player_fells_the_tower() {
        assert_eq!(why(&[(false, 9, true), (false, 4, true)]), "neko-tower-paper-one-feller");
        assert_eq!(why(&[(true, 9, false), (false, 4, false)]), "neko-tower-paper-one-feller");
        assert_eq!(competition(&[(true, 24, false), (true, 24, false)]), Ok(vec![1, 1]), "nowhere higher");
    }

    #[test]
    fn a_lower_floor_does_not_win_without_a_feller() {
        assert_eq!(why(&[(false, 9, false), (true, 4, false)]), "neko-tower-paper-one-feller");
        assert_eq!(
            why(&[(false, 9, false), (true, 4, false), (false, 5, true)]),
            "neko-tower-paper-highest-wins"
        );
        assert_eq!(competition(&[(true, 9, false), (false, 4, false), (false, 5, true)]), Ok(vec![1, 2, 3]));
    }

    #[test]
    fn a_black_cat_that_never_climbed_does_not_win() {
        assert_eq!(competition(&[(false, 3, true), (false, 0, false)]), Ok(vec![2, 1]));
        assert_eq!(why(&[(false, 3, true), (true, 0, false)]), "neko-tower-paper-highest-wins");
    }

    #[test]
    fn a_step_is_one_of_the_box_and_that_of_the_floor() {
        let step = |step| [(Measure::HighestStep, step)];
        for (won, floor, said) in [(false, 7, 7), (false, 3, 20), (true, 12, 13), (true, 12, 0)] {
            let refused = on_floor(won, floor, &step(said)).unwrap_err();
            assert_eq!(refused.code(), "neko-tower-paper-step", "step {said} on floor {floor}");
        }
        for (won, floor, said) in [(false, 9, 0), (true, 10, 10), (true, 16, 15), (true, 20, 20)] {
            let places = on_floor(won, floor, &step(said)).unwrap();
            assert_eq!(places, on_floor(won, floor, &[]).unwrap(), "it need not be said");
        }
    }

    #[test]
    fn together_all_win_with_a_step_and_nobody_without_one() {
        assert_eq!(ranks::<Neko>(None, &[(true, 10), (true, 10)]), Ok(vec![1, 1]));
        assert_eq!(ranks::<Neko>(None, &[(false, 9), (false, 9)]), Ok(vec![1, 1]));
        assert_eq!(reason::<Neko>(None, &[(true, 9), (true, 9)]), "neko-tower-paper-step-wins");
        assert_eq!(reason::<Neko>(None, &[(true, 10), (false, 10)]), "neko-tower-paper-step-wins");
        assert_eq!(reason::<Neko>(None, &[(true, 11), (true, 10)]), "neko-tower-paper-one-neko");
        assert_eq!(reason::<Neko>(None, &[(false, 0), (false, 0)]), "neko-tower-paper-first-floor");
        let felled = on_floor(false, 3, &[(Measure::TowersFelled, 1)]).unwrap_err();
        assert_eq!(felled.code(), "neko-tower-paper-felled-together");
    }

    #[test]
    fn whoever_climbed_validated_a_mission() {
        let missions = |floor, missions| on_floor(false, floor, &[(Measure::MissionsValidated, missions)]);
        assert!(missions(1, 0).is_ok() && missions(2, 1).is_ok());
        assert!(missions(1, 1).is_err() && missions(2, 0).is_err());
    }

    #[test]
    fn one_alone_plays_together_only() {
        let alone = Neko::judge(AGAINST, &seats(&[(false, 3)]));
        assert_eq!(alone, Err(PaperRefusal::PlayerCount { given: 1, least: 2, most: 4 }));
        assert_eq!(ranks::<Neko>(None, &[(false, 3)]), Ok(vec![1]));
    }
}
