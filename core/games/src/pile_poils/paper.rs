use super::{GOLDEN_CATS, PilePoils, Title, cats_dealt};
use crate::contract::{Figure, Measure, Order, Paper, PaperForm, TitleRank, Winners, Worth};

/// « Fin de partie »: golden cats for the Winner, cats left for the others. On a board of one's own nobody may win.
impl Paper for PilePoils {
    const FORM: PaperForm = PaperForm {
        names: &["Pile-Poils", "Pile Poils"],
        winner: Figure {
            measure: Some(Measure::GoldenCats),
            most: |_| GOLDEN_CATS.into(),
            worth: Worth::Gain,
        },
        other: Figure { measure: Some(Measure::CatsLeft), most: most_cats, worth: Worth::Loss },
        winners: Winners::Declared { least: 0, most: 1 },
        extras: &[(Measure::CatAstrophes, Figure::TALLY)],
        order: Order::Score,
    };

    const TITLES: &'static [&'static str] = &CODES;

    fn title(won: bool, score: i32) -> Option<TitleRank> {
        let golden_cats = u8::try_from(score).ok().filter(|_| won)?;
        Some(Title::for_golden_cats(golden_cats).rank())
    }
}

const CODES: [&str; Title::ALL.len()] = {
    let mut codes = [""; Title::ALL.len()];
    let mut rank = 0;
    while rank < codes.len() {
        codes[rank] = Title::ALL[rank].code();
        rank += 1;
    }
    codes
};

/// « Mise en place » 4: nobody has more cats left than were dealt.
fn most_cats(players: u8) -> i32 {
    cats_dealt(players).iter().copied().max().unwrap_or(0).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{PaperRefusal, PaperSeat};

    fn seat(won: bool, amount: i32) -> PaperSeat {
        PaperSeat::new(won, amount)
    }

    fn refusal(seats: &[PaperSeat]) -> PaperRefusal {
        PilePoils::judge(seats).unwrap_err()
    }

    #[test]
    fn the_winner_has_golden_cats_and_the_others_have_cats_left() {
        let places = PilePoils::judge(&[seat(false, 3), seat(true, 0), seat(false, 0)]).unwrap();
        let figures: Vec<_> = places.iter().map(|place| (place.rank, place.won, place.score)).collect();
        assert_eq!(figures, [(3, false, -3), (1, true, 0), (2, false, 0)]);
        assert_eq!(places[0].measures, [(Measure::CatsLeft, 3)]);
        assert_eq!(places[1].measures, [(Measure::GoldenCats, 0)]);
    }

    #[test]
    fn there_are_twelve_golden_cats_and_nobody_keeps_more_cats_than_were_dealt() {
        assert!(PilePoils::judge(&[seat(true, 12), seat(false, 26)]).is_ok());
        let refused = refusal(&[seat(true, 13), seat(false, 1)]);
        assert_eq!(refused, PaperRefusal::OutOfRange { place: 1, amount: 13, most: 12 });
        let refused = refusal(&[seat(true, 1), seat(false, 27)]);
        assert_eq!(refused, PaperRefusal::OutOfRange { place: 2, amount: 27, most: 26 });
        let refused = refusal(&[seat(true, 1), seat(false, -1)]);
        assert_eq!(refused, PaperRefusal::OutOfRange { place: 2, amount: -1, most: 26 });
        let four = [seat(true, 1), seat(false, 20), seat(false, 1), seat(false, 1)];
        assert_eq!(refusal(&four), PaperRefusal::OutOfRange { place: 2, amount: 20, most: 19 });
    }

    #[test]
    fn there_are_two_to_four_players_and_at_most_one_winner() {
        let refused = refusal(&[seat(true, 1)]);
        assert_eq!(refused, PaperRefusal::PlayerCount { given: 1, least: 2, most: 4 });
        let five: Vec<PaperSeat> = (0..5).map(|_| seat(false, 1)).collect();
        assert_eq!(refusal(&five), PaperRefusal::PlayerCount { given: 5, least: 2, most: 4 });
        let refused = refusal(&[seat(true, 1), seat(true, 1)]);
        assert_eq!(refused, PaperRefusal::WinnerCount { given: 2, least: 0, most: 1 });
        assert!(PilePoils::judge(&[seat(false, 1), seat(false, 2)]).is_ok());
    }

    #[test]
    fn what_the_game_does_not_count_cannot_be_entered_and_nothing_twice() {
        let with = |extras| [PaperSeat { extras, ..seat(true, 1) }, seat(false, 2)];
        let places = PilePoils::judge(&with(vec![(Measure::CatAstrophes, 4)])).unwrap();
        assert_eq!(places[0].measures, [(Measure::GoldenCats, 1), (Measure::CatAstrophes, 4)]);
        for (extras, measure) in [
            (vec![(Measure::CatsLeft, 1)], Measure::CatsLeft),
            (vec![(Measure::CatAstrophes, 1), (Measure::CatAstrophes, 1)], Measure::CatAstrophes),
        ] {
            assert_eq!(refusal(&with(extras)), PaperRefusal::WrongMeasure { measure });
        }
        let refused = refusal(&with(vec![(Measure::CatAstrophes, -1)]));
        assert_eq!(refused, PaperRefusal::OutOfRange { place: 1, amount: -1, most: 999 });
    }

    #[test]
    fn the_winner_has_a_title() {
        let title = PilePoils::title(true, 12).unwrap();
        assert_eq!(PilePoils::TITLES[title.index()], Title::GreatArchitectOfSleep.code());
        assert_eq!(PilePoils::title(false, 12), None);
        assert_eq!(PilePoils::title(true, -1), None);
    }
}
