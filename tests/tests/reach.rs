//! Whose hand it was, on every layout that is offered and with every number of players: a straight reach is never heard for
//! anybody else, nor is one that ends a little beside it. `--nocapture` shows the table.

use empile_games::contract::Seat;
use empile_stage::Surface;
use empile_tests::{
    hands::{Hands, Screen},
    plugs::REFLEXES,
    reach::{Reflexes, SCREENS, seats_heard, table},
};

#[test]
fn no_straight_reach_is_heard_for_anybody_else() {
    println!("{}", table());
    let mut misheard = Vec::new();
    for reflexes in REFLEXES {
        for (surface, players) in layouts(reflexes) {
            let told = reflexes.try_all(players, surface.into()).told;
            misheard.extend(
                told.into_iter().map(|told| format!("{:?}, {players} on {surface:?}: {told}", reflexes.game)),
            );
        }
    }
    assert!(
        misheard.is_empty(),
        "{} reaches:\n{}",
        misheard.len(),
        misheard[..misheard.len().min(20)].join("\n")
    );
}

/// A board that hears nobody would pass the other test: at one of its moments at least everyone is heard.
#[test]
fn everyone_is_heard_at_every_table_that_is_offered() {
    for reflexes in REFLEXES {
        for (surface, players) in layouts(reflexes) {
            let tables = (reflexes.tables)(players, surface.into());
            for seat in Seat::all(players) {
                let is_heard = |table: &Hands| {
                    let mut own = (reflexes.reaches)(table).into_iter().filter(|reach| reach.seat == seat);
                    own.any(|reach| seats_heard(table, reach, 0.0).contains(&seat))
                };
                assert!(tables.iter().any(is_heard), "{:?}, {players} on {surface:?}: {seat}", reflexes.game);
            }
        }
    }
}

/// Phones and tablets as people have them take everyone whom the box is for.
#[test]
fn every_number_of_players_is_offered_on_usual_screens() {
    for reflexes in REFLEXES {
        let offered: Vec<(Surface, u8)> = layouts(reflexes).collect();
        for surface in SCREENS.into_iter().filter(|surface| surface.width.min(surface.height) >= 360.0) {
            for players in reflexes.game.descriptor().players {
                assert!(
                    offered.contains(&(surface, players)),
                    "{:?}, {players} on {surface:?}",
                    reflexes.game
                );
            }
        }
    }
}

/// Every layout that is offered.
fn layouts(reflexes: &Reflexes) -> impl Iterator<Item = (Surface, u8)> {
    let all = SCREENS
        .into_iter()
        .flat_map(|screen| reflexes.game.descriptor().players.map(move |players| (screen, players)));
    all.filter(|(surface, players)| reflexes.is_offered(*players, Screen::from(*surface)))
}
