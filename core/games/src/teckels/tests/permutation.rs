//! What counts is when a hand moved, not when the table heard of it. One pair of hands does one thing after the
//! other, so each player's own actions keep their order; those of different players come in any order.

use proptest::{collection::vec, prelude::*};

use super::{super::*, *};
use crate::contract::{Choices, Stream};

type Stamped = (Seat, Action, Millis);

/// A round of four under way, with no card in the air.
fn midgame(chance: &mut Stream, steps: usize) -> (Table, Millis) {
    let mut table = Table::running(4);
    table.game = table.game.imagine(crate::contract::Viewer::Spectator, chance.seed());
    let mut now = 0;
    for _ in 0..steps {
        let seat = Seat(chance.below(4) as u8);
        if let Some(action) = choose(&table.game, seat, chance) {
            table.act(seat, action, now).clock();
            now += table.game.rules.settle_ms + 1;
        }
        if table.game.phase != state::Phase::Running {
            break;
        }
    }
    (table, now)
}

/// An action that neither barks nor stops; a card that can be laid is laid more often than not.
fn choose(game: &Teckels, seat: Seat, chance: &mut Stream) -> Option<Action> {
    let legal: Vec<Action> =
        game.legal(seat).all().filter(|action| !matches!(action, Action::Call | Action::Bark)).collect();
    let plays: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Play { .. })).collect();
    let pool = if plays.is_empty() || chance.below(4) == 0 { legal } else { plays };
    pool.nth(chance.index(Choices::len(&pool)))
}

/// What each player does within one settling time, ending with a card laid if one fits, or with stopping for this
/// round.
fn plans(table: &Table, now: Millis, chance: &mut Stream) -> Vec<Vec<Stamped>> {
    // In some rounds everyone has had enough.
    let all_stop = chance.below(6) == 0;
    let plan = |seat: Seat| {
        let stops_at = if all_stop { chance.below(2) } else { chance.below(40) };
        let mut alone = table.clone();
        let mut at = now;
        let mut plan = Vec::new();
        for step in 0..5 {
            at += u64::from(chance.below(3)) * 5;
            let may_stop = alone.game.legal(seat).all().any(|action| action == Action::Call);
            let stops = step == stops_at && may_stop;
            let chosen = choose(&alone.game, seat, chance);
            let next = if stops { Some(Action::Call) } else { chosen };
            let Some(action) = next else { break };
            alone.act(seat, action, at);
            plan.push((seat, action, at));
        }
        plan
    };
    Seat::all(4).map(plan).collect()
}

/// One way to hear of all of it: `picks` says whose next action arrives next.
fn heard(plans: &[Vec<Stamped>], picks: &[usize]) -> Vec<Stamped> {
    let mut waiting: Vec<_> = plans.iter().map(|plan| plan.iter().copied()).collect();
    let mut order: Vec<Stamped> = picks.iter().filter_map(|seat| waiting[seat % 4].next()).collect();
    order.extend(waiting.into_iter().flatten());
    order
}

/// What comes of it, or nothing if the round was over before all of it was heard: whoever stops can leave a dead end,
/// in which what others do with their piles is no part of the round any more.
fn play(table: &Table, order: &[Stamped]) -> Option<(Teckels, Teckels, Vec<Event>)> {
    let mut table = table.clone();
    for (seat, action, at) in order {
        if table.game.phase != state::Phase::Running {
            assert!(table.game.is_stuck(), "everyone has stopped, but {seat} goes on: {action:?}");
            return None;
        }
        table.act(*seat, *action, *at);
    }
    let heard_of = table.game.clone();
    table.events.clear();
    table.clock();
    Some((heard_of, table.game, table.events))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_order_of_arrival_gives_the_same_table(
        seed in any::<u64>(),
        steps in 0..240usize,
        one in vec(0..4usize, 20),
        other in vec(0..4usize, 20),
    ) {
        let mut chance = Stream::new(Seed(seed));
        let (table, now) = midgame(&mut chance, steps);
        let plans = plans(&table, now, &mut chance);
        let (one, other) = (play(&table, &heard(&plans, &one)), play(&table, &heard(&plans, &other)));
        prop_assume!(one.is_some() && other.is_some());
        prop_assert_eq!(one, other);
    }
}

#[test]
fn the_plans_of_this_test_do_meet_at_one_end_and_do_stop_rounds() {
    let (mut met, mut tied, mut stopped, mut unheard) = (0, 0, 0, 0);
    for seed in 0..1_200 {
        let mut chance = Stream::new(Seed(seed));
        let (table, now) = midgame(&mut chance, 120);
        let plans = plans(&table, now, &mut chance);
        let Some((heard_of, _, events)) = play(&table, &heard(&plans, &[])) else {
            unheard += 1;
            continue;
        };
        stopped += u32::from(heard_of.ended == Some(RoundEnd::Called));
        for event in events {
            if let Event::Beaten { same_moment, .. } = event {
                met += 1;
                tied += u32::from(same_moment);
            }
        }
    }
    assert!(met > 80 && tied > 20, "{met} met, {tied} of them in the same millisecond");
    assert!(
        stopped > 40 && unheard < 80,
        "{stopped} rounds stopped by all, {unheard} not heard to their end"
    );
}

#[test]
fn every_order_of_four_rivals_and_their_stamps_gives_the_same_table() {
    let mut table = Table::running(4);
    let (dog, other) = (table.lay_head(A, Red), table.lay_head(B, Red));
    for seat in Seat::all(4) {
        table.give(seat, &[trunk(Red, Blue), head(Green)]);
    }
    let orders = permutations();
    for stamps in 0..4u64.pow(4) {
        let stamped = |seat: u8| {
            let target = if stamps % 3 == u64::from(seat) { other } else { dog };
            let at = 100 + stamps / 4u64.pow(u32::from(seat)) % 4;
            (Seat(seat), Action::Play { card: trunk(Red, Blue), on: on(target) }, at)
        };
        let results: Vec<_> = orders.iter().map(|order| play(&table, &order.map(stamped))).collect();
        assert!(results.iter().all(|result| *result == results[0]), "stamps {stamps}");
    }
}

fn permutations() -> Vec<[u8; 4]> {
    let all =
        (0..256u16).map(|code| [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6].map(|seat| seat as u8));
    all.filter(|order| (0..4).all(|seat| order.contains(&seat))).collect()
}

#[test]
fn there_are_24_orders_of_four() {
    assert_eq!(permutations().len(), 24);
}
