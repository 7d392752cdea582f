//! Exact counts at the start. Any set-up, any seed.

use super::{Action, BunteKuh, Call, Event, Setup};
use crate::contract::{Choices, Game, Seat, Seed};

#[test]
fn a_match_opens_with_36_cases_and_a_right_no_may_lay_on_any_in_any_way() {
    let mut right_nos = 0;
    for seed in 0..200 {
        let mut game = BunteKuh::start(&Setup::for_players(2 + (seed % 5) as u8), Seed(seed)).unwrap();
        assert_eq!(game.pyramid().heap().hollows().len(), 36);
        let mut events = Vec::new();
        game.apply(Seat(0), &Action::Throw, 0, &mut events).unwrap();
        game.apply(Seat(1), &Action::Call(Call::No), 1, &mut events).unwrap();
        game.advance(1_000, &mut events).unwrap();
        if events.contains(&Event::WasRight { seat: Seat(1) }) {
            right_nos += 1;
            assert_eq!(game.legal(Seat(1)).len(), 864);
        }
    }
    assert!(right_nos > 0, "no throw of 200 was without a case");
}
