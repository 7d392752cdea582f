//! What every tool beside a real table owes: whatever its sheet offers can be done, whatever it does not offer is refused
//! and changes nothing, and its record is all there is to it.

use std::collections::BTreeSet;

use empile_games::contract::{Seat, Seed, Stream};
use empile_reference::{Language, Lexicon};
use empile_stage::{
    Sitter, Words,
    tool::{Look, Row, RowKind, Sheet, Start, ToolId, ToolMove, ToolRecord, ToolRefusal, UsedTool},
};

const MOVES: u64 = 120;

/// Every tool in every one of its ways, for the fewest and for the most.
fn starts() -> impl Iterator<Item = (ToolId, Start)> {
    ToolId::ALL.iter().flat_map(|tool| {
        let variants = 0..tool.about().variants.len().max(1) as u8;
        variants.flat_map(move |variant| {
            let players = tool
                .players(variant)
                .map_or(BTreeSet::from([0]), |room| BTreeSet::from([*room.start(), *room.end()]));
            players
                .into_iter()
                .map(move |players| (*tool, Start { players, variant, seed: Seed(u64::from(players) + 7) }))
        })
    })
}

fn sitters(players: u8) -> Vec<Sitter> {
    (0..players).map(|colour| Sitter { name: format!("Personne {colour}"), colour }).collect()
}

/// What can be turned, and within which limits.
fn counters(sheet: &Sheet) -> impl Iterator<Item = (&Row, i32, ToolMove)> {
    sheet.rows().filter(|row| row.kind == RowKind::Counter).map(|row| {
        let value = i32::try_from(row.number.unwrap()).unwrap();
        (row, value, row.play.clone().unwrap())
    })
}

/// What can be pressed.
fn buttons(sheet: &Sheet) -> impl Iterator<Item = (&Row, ToolMove)> {
    let rows = sheet.rows().filter(|row| row.kind != RowKind::Counter);
    rows.filter_map(|row| Some((row, row.play.clone()?)))
}

/// What the sheet offers now: what can be pressed and is not refused, and its counters one up and one down.
fn offered(sheet: &Sheet) -> Vec<ToolMove> {
    let pressed = buttons(sheet).filter(|(row, _)| row.refusal.is_none()).map(|(_, play)| play);
    let turned = counters(sheet).flat_map(|(row, value, play)| {
        let fits = |value: &i32| (row.least..=row.most).contains(&i64::from(*value));
        [value - 1, value + 1]
            .into_iter()
            .filter(fits)
            .map(|value| play.clone().with(value))
            .collect::<Vec<_>>()
    });
    pressed.chain(turned).collect()
}

/// Plays what is offered at random and looks at every sheet on the way.
fn roam(mut each: impl FnMut(ToolId, &UsedTool, &Sheet, Look<'_>)) {
    for (tool, start) in starts() {
        let sitters = sitters(start.players);
        let mut used = UsedTool::begin(tool, start).unwrap();
        let mut chance = Stream::new(start.seed);
        for turn in 0..MOVES {
            let look = Look { now: turn * 700, sitters: &sitters };
            let sheet = used.sheet(look);
            each(tool, &used, &sheet, look);
            let moves = offered(&sheet);
            if moves.is_empty() {
                break;
            }
            let play = moves[chance.index(moves.len())].clone();
            assert_eq!(used.play(play.clone(), look.now), Ok(()), "{tool:?}: {play:?}");
        }
    }
}

fn refused(tool: ToolId, used: &UsedTool, play: &ToolMove, now: u64) -> ToolRefusal {
    let mut tried = used.clone();
    let refusal = tried.play(play.clone(), now).expect_err("it is not offered");
    assert_eq!(tried, *used, "{tool:?}: {play:?}");
    refusal
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    roam(|tool, used, sheet, look| {
        for (row, play) in buttons(sheet) {
            if let Some(why) = &row.refusal {
                assert_eq!(refused(tool, used, &play, look.now), *why, "{tool:?}: {}", row.tag);
            }
        }
        for (row, value, play) in counters(sheet) {
            assert!((row.least..=row.most).contains(&i64::from(value)), "{tool:?}: {}", row.tag);
            for beyond in [row.least - 1, row.most + 1] {
                let play = play.clone().with(i32::try_from(beyond).unwrap());
                let limits = ToolRefusal::out_of_range(beyond, row.least, row.most);
                assert_eq!(refused(tool, used, &play, look.now), limits, "{tool:?}: {}", row.tag);
            }
        }
        let strange = [
            ToolMove::new("nonsense"),
            ToolMove::new("nonsense").of(Seat(0)),
            ToolMove::new("left").of(Seat(200)).with(1),
            ToolMove::new("put").with(i32::MAX),
        ];
        for play in strange {
            refused(tool, used, &play, look.now);
        }
    });
}

#[test]
fn every_limit_of_a_counter_can_be_reached() {
    roam(|tool, used, sheet, look| {
        for (row, _, play) in counters(sheet) {
            for edge in [row.least, row.most] {
                let reached = used.clone().play(play.clone().with(i32::try_from(edge).unwrap()), look.now);
                assert_eq!(reached, Ok(()), "{tool:?}: {} to {edge}", row.tag);
            }
        }
    });
}

#[test]
fn a_record_played_again_is_the_same_tool_and_undo_is_one_move_less() {
    let mut before: Option<UsedTool> = None;
    roam(|tool, used, sheet, look| {
        let written = serde_json::to_string(used.record()).expect("a record can be written");
        let read: ToolRecord = serde_json::from_str(&written).expect("and read");
        let again = UsedTool::replay(tool, read).expect("and played");
        assert_eq!((&again, &again.sheet(look)), (used, sheet), "{tool:?}");
        if used.record().entries.is_empty() {
            let refusal = used.clone().undo().expect_err("nothing was done");
            assert_eq!(refusal, ToolRefusal::nothing_to_take_back());
        } else {
            let mut undone = used.clone();
            undone.undo().expect("something was done");
            assert_eq!(Some(undone), before, "{tool:?}");
        }
        before = Some(used.clone());
    });
}

#[test]
fn tags_are_their_own_and_pressing_does_what_the_button_does() {
    roam(|tool, used, sheet, look| {
        let mut tags = BTreeSet::new();
        for row in sheet.rows() {
            assert!(tags.insert(&row.tag), "{tool:?}: {} is there twice", row.tag);
        }
        for (row, play) in buttons(sheet) {
            let (mut pressed, mut played) = (used.clone(), used.clone());
            assert_eq!(pressed.press(&row.tag, look), played.play(play, look.now));
            assert_eq!(pressed, played, "{tool:?}: {}", row.tag);
        }
    });
}

fn words(sheet: &Sheet) -> impl Iterator<Item = &Words> {
    let titles = sheet.sections.iter().filter_map(|section| section.title.as_ref());
    titles.chain(sheet.rows().flat_map(|row| [Some(&row.label), row.detail.as_ref()]).flatten())
}

#[test]
fn everything_on_a_sheet_can_be_said_in_every_language() {
    let lexicons: Vec<Lexicon> = Language::ALL.into_iter().map(|tag| Lexicon::new(tag).unwrap()).collect();
    let must_say = |key: &str, facts: &[_]| {
        for lexicon in &lexicons {
            let said = lexicon.try_say(key, facts);
            assert!(said.is_ok(), "{}: {said:?}", lexicon.language().tag());
        }
    };
    for tool in ToolId::ALL {
        let about = tool.about();
        must_say(about.key, &[]);
        must_say(&format!("{}-detail", about.key), &[]);
        about.variants.iter().for_each(|key| must_say(key, &[]));
    }
    roam(|_, used, sheet, _| {
        words(sheet).for_each(|words| must_say(words.key, &words.facts));
        let refusals = sheet.rows().filter_map(|row| row.refusal.clone());
        for refusal in refusals.chain(used.standings().err()) {
            must_say(&format!("error-{}", refusal.code), &refusal.facts);
        }
    });
}

#[test]
fn a_tool_is_taken_only_by_as_many_as_it_is_for() {
    for (tool, start) in starts() {
        let Some(room) = tool.players(start.variant) else { continue };
        for players in [0, room.start() - 1, room.end() + 1] {
            let refused = UsedTool::begin(tool, Start { players, ..start });
            assert!(room.contains(&players) || refused.is_err(), "{tool:?} for {players}");
        }
    }
}

#[test]
fn a_result_has_a_standing_for_everyone_and_somebody_who_could_win_it() {
    let mut results = BTreeSet::new();
    roam(|tool, used, _, _| {
        let Ok(standings) = used.standings() else { return };
        assert!(tool.about().keeps_score, "{tool:?}");
        assert_eq!(standings.len(), usize::from(used.record().start.players), "{tool:?}");
        results.insert(tool.about().slug());
    });
    assert!(results.len() > 4, "some matches came to their end: {results:?}");
}
