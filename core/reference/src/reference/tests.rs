use std::sync::Arc;

use empile_games::GameId;

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
    let first_ruling = page.iter().position(Entry::is_ours).unwrap();
    assert!(first_ruling > 5);
    assert!(page.iter().skip(first_ruling).all(Entry::is_ours));
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
