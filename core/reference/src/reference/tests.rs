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
    assert_eq!(reference.page(page, 5), Err(ReferenceProblem::Players { asked: 5, allowed: 2..=4 }));
    let refused = reference.section("pile-poils.yarn", Some(1));
    assert_eq!(refused, Err(ReferenceProblem::Players { asked: 1, allowed: 2..=4 }));
}

#[test]
fn a_rule_that_does_not_exist_is_not_found() {
    let reference = in_french();
    for id in ["pile-poils.nonsense", "nonsense", ""] {
        assert_eq!(reference.section(id, None), Err(ReferenceProblem::NoSuchRule { id: id.into() }));
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
