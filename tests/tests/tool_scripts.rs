//! Every tool beside a real table, used to its end as `tests/fixtures/tools` tells: Kotlin and Swift do the same through
//! their one view of it, and the tour of pictures shows a tool as it is at the line `picture`.

use std::{fs, path::PathBuf, sync::Arc};

use empile_app::{Empile, StandingTime, ToolDesk, ToolPage, ToolRow};
use empile_campaign::HistoryFilter;

/// Every line as a word and what it is about; what is to be repeated, as often as it is.
fn script(tool: &str) -> Option<Vec<(String, String)>> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/tools/{tool}.txt"));
    let text = fs::read_to_string(file).ok()?;
    let lines = text.lines().map(|line| line.split_once(' ').unwrap_or((line, "")));
    let mut open: Vec<(usize, Vec<(String, String)>)> = vec![(1, Vec::new())];
    for (word, what) in lines {
        match word {
            "repeat" => open.push((what.parse().unwrap(), Vec::new())),
            "end" => {
                let (times, block) = open.pop().unwrap();
                open.last_mut().unwrap().1.extend((0..times).flat_map(|_| block.clone()));
            }
            _ => open.last_mut().unwrap().1.push((word.to_owned(), what.to_owned())),
        }
    }
    let (_, all) = open.pop().unwrap();
    assert!(open.is_empty(), "{tool}: something is repeated without an end");
    Some(all)
}

fn rows(page: &ToolPage) -> impl Iterator<Item = &ToolRow> {
    let cards = page.sections.iter().flat_map(|section| &section.cards);
    cards.flat_map(|card| card.lines.iter().flatten()).chain(&page.buttons)
}

fn can_write(page: &ToolPage) -> Option<&ToolRow> {
    rows(page).find(|row| row.tag == "write-down")
}

fn winners(app: &Empile) -> Vec<String> {
    let mut written = app.history(&HistoryFilter::default(), 9, 0).unwrap();
    assert_eq!(written.len(), 1);
    let places = written.remove(0).places.into_iter();
    let mut names: Vec<String> = places.filter(|place| place.won).map(|place| place.player.name).collect();
    names.sort();
    names
}

fn follow(app: &Arc<Empile>, desk: &ToolDesk, word: &str, what: &str) {
    let page = desk.page().unwrap();
    let (tag, rest) = what.split_once(' ').unwrap_or((what, ""));
    let row = rows(&page).find(|row| row.tag == tag);
    match word {
        "players" => {
            for name in what.split(' ') {
                app.add_player(name.to_owned(), 0).unwrap();
                desk.press(&format!("played-{name}")).unwrap();
            }
            desk.press("tool-begin").unwrap();
        }
        "press" => drop(desk.press(tag).unwrap()),
        "turn" => drop(desk.turn(tag, rest.parse().unwrap()).unwrap()),
        "undo" => drop(desk.press("take-back").unwrap()),
        "wait" => drop(desk.look().unwrap()),
        "says" => {
            let row = row.unwrap();
            assert_eq!(row.number.map_or(row.label.clone(), |number| number.to_string()), rest, "{tag}");
        }
        "shown" => assert!(row.is_some(), "{tag}"),
        "gone" => assert!(row.is_none(), "{tag}"),
        "off" => assert!(row.unwrap().refusal.is_some(), "{tag}"),
        "unfinished" => assert!(can_write(&page).unwrap().refusal.is_some()),
        "won" => {
            assert!(desk.press("write-down").unwrap().written.is_some());
            let mut names: Vec<&str> = what.split(' ').collect();
            names.sort_unstable();
            assert_eq!(winners(app), names);
        }
        "picture" => {}
        _ => panic!("{word} is no word of a script"),
    }
}

#[test]
fn every_tool_is_used_to_its_end() {
    let tools = Empile::open_in_memory("fr").unwrap().tools().unwrap();
    for tool in tools {
        let app = Empile::open_in_memory("fr").unwrap().with_time(Arc::new(StandingTime));
        let app = Arc::new(app);
        let desk = Arc::clone(&app).tool_desk(&tool.slug, None).unwrap();
        let is_about_fingers = desk.page().unwrap().fingers.is_some();
        let script = script(&tool.slug);
        assert_eq!(script.is_none(), is_about_fingers, "{}: tests/fixtures/tools has none", tool.slug);
        let script = script.unwrap_or_default();
        for (number, (word, what)) in script.iter().enumerate() {
            println!("{} {number}: {word} {what}", tool.slug);
            follow(&app, &desk, word, what);
        }
        let has_result = script.last().is_some_and(|(word, _)| word == "won");
        assert_eq!(has_result, can_write(&desk.page().unwrap()).is_some(), "{}", tool.slug);
    }
}
