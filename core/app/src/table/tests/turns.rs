//! The order of a record, where people take turns and where they do not.

use empile_bots::Level;
use empile_games::wurfelmarsch;
use empile_stage::Intent;

use super::*;

/// Lets the seat whose turn it is make any move, stamped as the test says.
fn move_at(table: &Table, at: Millis) {
    table
        .done(false, |seating, reply| {
            let seat = seating.game.state().to_act().iter().next().unwrap();
            let action = empile_bots::choose(&seating.game, seat, Level::Clever).unwrap();
            table.play.act(seating, Intent { seat, action, at }, reply);
            Ok(())
        })
        .unwrap();
}

fn stamps(house: &House) -> Vec<Millis> {
    let at = |entry: Entry<AnyAction>| match entry {
        Entry::Act { at, .. } | Entry::Clock { at } => at,
    };
    house.kept().into_iter().map(at).collect()
}

#[test]
fn an_answer_in_turn_is_no_earlier_than_what_it_answers() {
    let setup = wurfelmarsch::Setup { players: PLAYERS, ..Default::default() };
    let house = House::with(AnySetup::Wurfelmarsch(setup));
    let table = house.table(Arc::new(HandTime::default()));
    move_at(&table, 5_000);
    move_at(&table, 4_996);
    move_at(&table, 5_100);
    assert_eq!(stamps(&house), [5_000, 5_000, 5_100]);
}

#[test]
fn where_everyone_plays_at_once_the_stamp_of_the_touch_decides() {
    let house = House::new();
    let table = house.table(Arc::new(HandTime::default()));
    let ready = |seat, at, table: &Table| {
        let action = AnyAction::PiloPilo(Action::Ready);
        let intent = Intent { seat: Seat(seat), action, at };
        table.done(false, |seating, reply| {
            table.play.act(seating, intent, reply);
            Ok(())
        })
    };
    ready(0, 90, &table).unwrap();
    ready(1, 80, &table).unwrap();
    assert_eq!(stamps(&house), [90, 80]);
}
