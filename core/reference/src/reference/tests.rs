use std::{fs, path::Path, sync::Arc};

use empile_games::{AnySetup, GameId, cui_bono, eintrichtern};

use super::*;
use crate::Language;

fn in_french() -> Reference {
    Reference::new(Arc::new(Lexicon::new(Language::FIRST).unwrap()))
}

#[test]
fn a_page_is_for_as_many_as_can_play() {
    let reference = in_french();
    let page = Topic::Game(GameId::PilePoils);
    assert!(reference.page(page, 2).is_ok());
    assert_eq!(reference.page(page, 5), Err(ReferenceError::Players { asked: 5, allowed: 2..=4 }));
    let refused = reference.section("pile-poils.yarn", Some(1));
    assert_eq!(refused, Err(ReferenceError::Players { asked: 1, allowed: 2..=4 }));
}

#[test]
fn a_rule_that_does_not_exist_is_not_found() {
    let reference = in_french();
    for id in ["pile-poils.nonsense", "nonsense", ""] {
        assert_eq!(reference.section(id, None), Err(ReferenceError::NoSuchRule { id: id.into() }));
    }
}

#[test]
fn what_holds_at_every_table_reads_the_same_for_any_number() {
    let reference = in_french();
    assert_eq!(reference.section("table.turn-order", Some(7)), reference.section("table.turn-order", None));
}

#[test]
fn a_page_leaves_out_what_does_not_apply_but_a_hit_opens_it() {
    let reference = in_french();
    let (page, competition) = (Topic::Game(GameId::NekoTower), "neko-tower.competitive-turn");
    let shows = |players| reference.page(page, players).unwrap().iter().any(|entry| entry.id == competition);
    assert_eq!([1, 2].map(shows), [false, true]);
    assert_eq!(reference.section(competition, None), reference.section(competition, Some(2)));
}

#[test]
fn set_up_is_read_for_exactly_so_many() {
    let reference = in_french();
    let set_up = |players| -> String {
        let entry = reference.section("pilo-pilo.set-up", Some(players)).unwrap();
        entry.body.iter().flat_map(Block::lines).collect()
    };
    assert!(set_up(4).contains("distribuez 12 cartes") && !set_up(4).contains("distribuez 8 cartes"));
    assert!(set_up(6).contains("distribuez 8 cartes") && !set_up(6).contains("distribuez 12 cartes"));
}

#[test]
fn rulings_of_ours_are_marked_and_come_last_on_the_page_of_a_game() {
    let page = in_french().page(Topic::Game(GameId::PilePoils), 3).unwrap();
    let is_ours = |entry: &Entry| entry.share == Share::Whole;
    let first_ruling = page.iter().position(is_ours).unwrap();
    assert!(first_ruling > 5);
    assert!(page.iter().skip(first_ruling).all(is_ours));
}

#[test]
fn every_section_that_is_named_alone_says_something() {
    let reference = in_french();
    for topic in Topic::all() {
        for section in topic.sections() {
            let entry = reference.section(section.id(), None).unwrap();
            assert!(!entry.body.is_empty(), "{}", section.id());
        }
    }
}

fn words(entry: &Entry) -> String {
    entry.body.iter().flat_map(Block::lines).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_section_read_at_a_table_has_that_table_s_numbers() {
    let reference = in_french();
    let costs = cui_bono::Costs { red: 4, yellow: 5, pearl: 2 };
    let table = AnySetup::CuiBono(cui_bono::Setup { costs, ..cui_bono::Setup::for_players(5) });
    for id in ["cui-bono.score", "cui-bono.ruling-costs"] {
        let told = words(&reference.section_at(id, &table).unwrap());
        let usual = words(&reference.section(id, Some(5)).unwrap());
        assert_ne!(told, usual, "{id}");
        for number in ["4", "5", "2"] {
            assert!(told.contains(number), "{id}: {told}");
        }
        assert!(!told.contains('3'), "{id}: {told}");
    }
    let end = words(&reference.section_at("cui-bono.end", &table).unwrap());
    assert!(end.contains("À 5") && end.contains("7 dés"), "{end}");
}

#[test]
fn times_that_a_table_chose_are_told_where_they_are_named() {
    let reference = in_french();
    let told = |id, setup: AnySetup| words(&reference.section_at(id, &setup).unwrap());
    let show = eintrichtern::Setup { show_ms: 2_500, ..eintrichtern::Setup::for_players(2) };
    assert!(told("eintrichtern.ruling-show", AnySetup::Eintrichtern(show)).contains("2,5 secondes"));
}

#[test]
fn a_match_from_before_a_ruling_is_told_that_it_goes_on_without_it() {
    let reference = in_french();
    let old = cui_bono::Setup { edition: cui_bono::Edition::First, ..cui_bono::Setup::for_players(2) };
    for id in ["cui-bono.ruling-circles", "cui-bono.ruling-row"] {
        let told = words(&reference.section_at(id, &AnySetup::CuiBono(old)).unwrap());
        assert!(told.contains("Cette partie a commencé"), "{id}: {told}");
        let usual = words(&reference.section(id, None).unwrap());
        assert!(!usual.contains("Cette partie a commencé"), "{id}: {usual}");
    }
}

#[test]
fn other_pages_read_the_same_at_any_table() {
    let reference = in_french();
    let table = GameId::CuiBono.usual_setup(4);
    for id in ["glossary.row", "table.undo", "pile-poils.yarn"] {
        assert_eq!(reference.section_at(id, &table), reference.section(id, None));
    }
    assert!(reference.section_at("cui-bono.nonsense", &table).is_err());
}

/// What the rulings page decides stands on the pages of its game as ours, wholly or in part.
#[test]
fn what_we_decided_is_called_ours() {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/ours");
    let files = fs::read_dir(ours).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let decided: Vec<String> =
        files.flat_map(|file| file.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    assert!(decided.len() > 50);
    for id in decided {
        let (_, section) = Topic::section(&id).unwrap_or_else(|| panic!("there is no {id}"));
        assert_ne!(section.share(), Share::None, "{id}");
    }
}

/// « we play », « our », in the reader's language: whoever says so must be marked.
#[test]
fn a_section_that_speaks_of_us_is_called_ours() {
    let reference = in_french();
    let ours =
        ["nous jou", "nous compt", "nous jug", "nous tir", "nos cartes", "notre lecture", "notre livret"];
    for topic in Topic::all() {
        for section in topic.sections() {
            let told = words(&reference.section(section.id(), None).unwrap()).to_lowercase();
            if ours.iter().any(|phrase| told.contains(phrase)) {
                assert_ne!(section.share(), Share::None, "{}: {told}", section.id());
            }
        }
    }
}

#[test]
fn no_page_of_raffzahn_says_that_the_faces_of_others_are_hidden() {
    let reference = in_french();
    for id in ["raffzahn.set-up", "raffzahn.question-peek", "raffzahn.ruling-sight"] {
        let told = words(&reference.section(id, None).unwrap());
        assert!(!told.contains("ne voit que") && !told.contains("ne montre que"), "{id}: {told}");
    }
}
