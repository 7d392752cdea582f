use super::{GOLDEN_CATS, PilePoils, Setup, Side, Title, cats_dealt};
use crate::contract::{
    Figure, Measure, Order, Paper, PaperForm, PaperRefusal, PaperSheet, TitleRank, Winners, Worth, unless,
};

/// A board with a place for every standard cat, as printed.
const BOARD_OF_THE_BOX: &str = "board-of-the-box";
/// ⚙ Another board, with more places or fewer.
const OWN_BOARD: &str = "own-board";

/// « Fin de partie »: golden cats for the Winner, cats left for the others. On a board of one's own nobody may win.
impl Paper for PilePoils {
    const FORM: PaperForm = PaperForm {
        names: &["Pile-Poils", "Pile Poils"],
        setups: &[BOARD_OF_THE_BOX, OWN_BOARD],
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

    fn setup_on_paper(setup: &Setup) -> Option<&'static str> {
        Some(if matches!(setup.side, Side::Own(_)) { OWN_BOARD } else { BOARD_OF_THE_BOX })
    }

    /// « Mise en place » 4 and « Fin de partie ». Who was dealt how many is not asked, nor how many places a board of
    /// one's own has: it may have just as many as it takes.
    fn can_end(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
        were_dealt(sheet)?;
        let left: i32 = sheet.others().map(|seat| seat.amount).sum();
        let out = sheet.others().filter(|seat| seat.amount == 0).count();
        let golden = sheet.winners().map(|seat| seat.amount).next();
        let Some(golden) = golden else {
            unless(out == 0, "pile-poils-paper-out-wins", "pile-poils.winning", &[])?;
            let is_own = sheet.setup == OWN_BOARD;
            unless(is_own, "pile-poils-paper-nobody-won", "pile-poils.ruling-no-winner", &[])?;
            let dealt: i32 = cats_dealt(sheet.players()).iter().copied().map(i32::from).sum();
            return unless(left < dealt, "pile-poils-paper-not-over", "pile-poils.end", &[]);
        };
        unless(out <= 1, "pile-poils-paper-second-out", "pile-poils.end", &[])?;
        if sheet.setup == OWN_BOARD {
            return Ok(());
        }
        let room = [("golden", golden), ("left", left)];
        unless(golden <= left, "pile-poils-paper-no-room", "pile-poils.ruling-full-board", &room)?;
        let is_over = golden == left || out == 1 || golden == i32::from(GOLDEN_CATS);
        unless(is_over, "pile-poils-paper-not-over", "pile-poils.end", &[])
    }

    fn title(won: bool, score: i32) -> Option<TitleRank> {
        let golden_cats = u8::try_from(score).ok().filter(|_| won)?;
        Some(Title::for_golden_cats(golden_cats).rank())
    }
}

/// However the players sat, nobody has more cats left than one of the hands dealt, each of which was one player's.
fn were_dealt(sheet: &PaperSheet<'_>) -> Result<(), PaperRefusal> {
    let mut left: Vec<i32> = sheet.others().map(|seat| seat.amount).collect();
    let mut dealt: Vec<i32> = cats_dealt(sheet.players()).iter().copied().map(i32::from).collect();
    left.sort_unstable_by(|one, other| other.cmp(one));
    dealt.sort_unstable_by(|one, other| other.cmp(one));
    let beyond = left.iter().zip(&dealt).find(|(left, dealt)| left > dealt);
    let (given, most) = beyond.map_or((0, 0), |(left, dealt)| (*left, *dealt));
    let facts = [("given", given), ("most", most)];
    unless(beyond.is_none(), "pile-poils-paper-dealt", "pile-poils.set-up", &facts)
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
    use crate::contract::{PaperSeat, paper_ranks as ranks, paper_reason as reason};

    const OWN: Option<&str> = Some(OWN_BOARD);

    fn seat(won: bool, amount: i32) -> PaperSeat {
        PaperSeat::new(won, amount)
    }

    fn refusal(seats: &[PaperSeat]) -> PaperRefusal {
        PilePoils::judge(None, seats).unwrap_err()
    }

    #[test]
    fn the_winner_has_golden_cats_and_the_others_have_cats_left() {
        let places = PilePoils::judge(None, &[seat(false, 3), seat(true, 2), seat(false, 0)]).unwrap();
        let figures: Vec<_> = places.iter().map(|place| (place.rank, place.won, place.score)).collect();
        assert_eq!(figures, [(3, false, -3), (1, true, 2), (2, false, 0)]);
        assert_eq!(places[0].measures, [(Measure::CatsLeft, 3)]);
        assert_eq!(places[1].measures, [(Measure::GoldenCats, 2)]);
    }

    #[test]
    fn there_are_twelve_golden_cats_and_nobody_keeps_more_cats_than_were_dealt() {
        assert!(PilePoils::judge(None, &[seat(true, 12), seat(false, 26)]).is_ok());
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
    }

    #[test]
    fn whoever_has_no_cat_left_first_is_the_winner() {
        for setup in [None, OWN] {
            let refused = reason::<PilePoils>(setup, &[(false, 0), (false, 4), (false, 2)]);
            assert_eq!(refused, "pile-poils-paper-out-wins");
        }
    }

    #[test]
    fn nobody_wins_only_on_a_board_of_ones_own() {
        let nobody = [(false, 1), (false, 4), (false, 2)];
        assert_eq!(reason::<PilePoils>(None, &nobody), "pile-poils-paper-nobody-won");
        assert_eq!(ranks::<PilePoils>(OWN, &nobody), Ok(vec![1, 3, 2]));
        let before_the_first_cat = [(false, 25), (false, 24), (false, 23)];
        assert_eq!(reason::<PilePoils>(OWN, &before_the_first_cat), "pile-poils-paper-not-over");
    }

    #[test]
    fn the_second_player_out_ends_the_match() {
        for setup in [None, OWN] {
            let refused = reason::<PilePoils>(setup, &[(true, 3), (false, 0), (false, 0), (false, 5)]);
            assert_eq!(refused, "pile-poils-paper-second-out");
        }
        assert_eq!(
            ranks::<PilePoils>(None, &[(true, 3), (false, 0), (false, 1), (false, 5)]),
            Ok(vec![1, 2, 3, 4])
        );
    }

    #[test]
    fn cats_left_are_cats_that_were_dealt() {
        let refused = reason::<PilePoils>(None, &[(true, 12), (false, 19), (false, 19), (false, 19)]);
        assert_eq!(refused, "pile-poils-paper-dealt");
        let most = [(true, 12), (false, 18), (false, 19), (false, 18)];
        assert_eq!(ranks::<PilePoils>(None, &most), Ok(vec![1, 2, 4, 2]));
    }

    #[test]
    fn golden_cats_lie_where_the_cats_that_are_left_do_not() {
        let twelve = [(true, 12), (false, 0)];
        assert_eq!(reason::<PilePoils>(None, &twelve), "pile-poils-paper-no-room");
        assert_eq!(ranks::<PilePoils>(OWN, &twelve), Ok(vec![1, 2]), "a larger board");
        assert_eq!(ranks::<PilePoils>(None, &[(true, 12), (false, 12)]), Ok(vec![1, 2]));
        assert_eq!(ranks::<PilePoils>(None, &[(true, 0), (false, 0)]), Ok(vec![1, 2]));
    }

    #[test]
    fn a_match_ends_with_a_full_board_a_second_player_out_or_the_last_golden_cat() {
        assert_eq!(reason::<PilePoils>(None, &[(true, 5), (false, 6)]), "pile-poils-paper-not-over");
        assert_eq!(ranks::<PilePoils>(None, &[(true, 6), (false, 6)]), Ok(vec![1, 2]), "the board is full");
        assert_eq!(ranks::<PilePoils>(None, &[(true, 5), (false, 6), (false, 0)]), Ok(vec![1, 3, 2]));
        assert_eq!(ranks::<PilePoils>(None, &[(true, 12), (false, 20), (false, 1)]), Ok(vec![1, 3, 2]));
        assert_eq!(
            ranks::<PilePoils>(OWN, &[(true, 5), (false, 6)]),
            Ok(vec![1, 2]),
            "a smaller board is full"
        );
    }

    #[test]
    fn what_the_game_does_not_count_cannot_be_entered_and_nothing_twice() {
        let with = |extras| [PaperSeat { extras, ..seat(true, 1) }, seat(false, 1)];
        let places = PilePoils::judge(None, &with(vec![(Measure::CatAstrophes, 4)])).unwrap();
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
