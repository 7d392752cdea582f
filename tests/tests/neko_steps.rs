//! Steps of Neko tower are kept for ever in the log, like the stickers on the box.

use empile_campaign::{Log, NewMatch, NewPlayer, PlayerId};
use empile_games::{
    AnyAction, AnySetup, GameId,
    contract::{Entry, Game, Measure, Outcome, Seed},
    neko_tower::{Mode, Neko, Play, Setup},
};
use empile_tests::kit::playout;

const SETUP: Setup = Setup { players: 2, mode: Mode::Together, play: Play::Companion };

fn highest_step(outcome: &Outcome) -> i32 {
    let measures = &outcome.places[0].measures;
    measures.iter().find(|(measure, _)| *measure == Measure::HighestStep).map_or(0, |(_, step)| *step)
}

/// The first random match whose highest step is as wished, with its entries.
fn match_where(wished: impl Fn(i32) -> bool) -> (Seed, Vec<Entry<AnyAction>>, Outcome) {
    let played = (0..).map(Seed).map(|seed| {
        let mut entries = Vec::new();
        let game = playout::<Neko>(&SETUP, seed, |_, _, entry| {
            entries.push(match entry.clone() {
                Entry::Act { seat, action, at } => {
                    Entry::Act { seat, action: AnyAction::NekoTower(action), at }
                }
                Entry::Clock { at } => Entry::Clock { at },
            });
        });
        (seed, entries, game.outcome().expect("the match is over"))
    });
    played.into_iter().find(|(_, _, outcome)| wished(highest_step(outcome))).expect("some match ends so")
}

fn write_down(
    log: &mut Log,
    seats: &[PlayerId],
    (seed, entries, outcome): (Seed, Vec<Entry<AnyAction>>, Outcome),
) {
    let campaign = log.default_campaign();
    let new = NewMatch { campaign, setup: AnySetup::NekoTower(SETUP), seed, seats: seats.to_vec() };
    let id = log.start_match(new).unwrap();
    let (last, before) = entries.split_last().unwrap();
    for (index, entry) in before.iter().enumerate() {
        log.append(id, index as u32, entry).unwrap();
    }
    log.append_final(id, before.len() as u32, last, &outcome).unwrap();
}

#[test]
fn a_step_once_reached_stays_whatever_falls_later() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.db");
    let reached = match_where(|step| step >= 10);
    let step = highest_step(&reached.2);
    assert!([10, 13, 15, 17, 20].contains(&step));
    {
        let mut log = Log::open(&path).unwrap();
        let seats: Vec<PlayerId> = ["Inès", "Malo"]
            .map(|name| log.add_player(NewPlayer { name: name.into(), colour: 0 }).unwrap().id)
            .to_vec();
        write_down(&mut log, &seats, reached);
        write_down(&mut log, &seats, match_where(|step| step == 0));
    }
    let log = Log::open(&path).unwrap();
    let standings = log.campaign_totals(log.default_campaign(), GameId::NekoTower).unwrap();
    assert_eq!(standings.len(), 2);
    for total in standings {
        assert_eq!(total.games, 2);
        assert_eq!(total.measures[&Measure::HighestStep].most, step);
    }
}
