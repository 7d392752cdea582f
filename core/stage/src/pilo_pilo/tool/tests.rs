use empile_games::pilo_pilo::RefereeRefusal;

use crate::tool::{ToolId, ToolRefusal, testing::Hands};

fn show(hands: &mut Hands, cards: [&str; 3]) {
    for (seat, card) in cards.iter().enumerate() {
        hands.press(&format!("shown-{seat}-{card}"));
    }
}

#[test]
fn the_judge_says_what_was_right_and_counts_down_to_the_winner() {
    let mut hands = Hands::of(ToolId::PiloPiloJudge, 3, 0);
    for _ in 0..12 {
        assert_eq!(hands.standings(), Err(ToolRefusal::not_over()));
        show(&mut hands, ["attacker", "defender", "attacker"]);
        let throw = hands.words("duty-0");
        assert_eq!(throw.key, "tool-pilo-pilo-judge-throw");
        assert_eq!(hands.words("duty-1").key, "tool-pilo-pilo-judge-shield");
        hands.press("was-right-0");
        hands.press("settle");
    }
    assert_eq!(hands.standings().unwrap(), [(true, 0), (false, 12), (false, 12)]);
    hands.used.undo().unwrap();
    assert_eq!(hands.numbers("cards-left"), [1, 12, 12]);
}

#[test]
fn a_throw_names_its_targets() {
    let mut hands = Hands::of(ToolId::PiloPiloJudge, 3, 0);
    show(&mut hands, ["attacker", "defender", "defender"]);
    let named = format!("{:?}", hands.words("duty-0").facts);
    assert!(named.contains("Blaise, Chloé"), "{named}");
}

#[test]
fn with_one_pillow_one_is_right_and_a_second_is_told_why_not() {
    let mut hands = Hands::of(ToolId::PiloPiloJudge, 3, 0);
    show(&mut hands, ["attacker", "defender", "dragon"]);
    hands.press("was-right-0");
    let refused = ToolRefusal::from(RefereeRefusal::MoreRightThanPillows { right: 2, pillows: 1 });
    for other in ["was-right-1", "was-right-2"] {
        assert_eq!(hands.try_press(other), Err(refused.clone()));
    }
    hands.press("was-right-0");
    hands.press("was-right-2");
    hands.press("settle");
    assert_eq!(hands.numbers("cards-left"), [12, 12, 11]);
    show(&mut hands, ["king", "dragon", "attacker"]);
    for seat in 0..3 {
        hands.press(&format!("was-right-{seat}"));
    }
    hands.press("settle");
    assert_eq!(hands.numbers("cards-left"), [11, 11, 10], "everyone may keep still");
}

#[test]
fn everyone_keeps_still_before_a_king_and_apprentices_have_none() {
    let mut hands = Hands::of(ToolId::PiloPiloJudge, 3, 0);
    show(&mut hands, ["king", "dragon", "attacker"]);
    for seat in 0..3 {
        assert_eq!(hands.words(&format!("duty-{seat}")).key, "tool-pilo-pilo-judge-still-king");
    }
    let mut apprentices = Hands::of(ToolId::PiloPiloJudge, 3, 1);
    assert!(apprentices.try_press("shown-0-king").is_err());
}

#[test]
fn a_round_is_settled_when_every_card_is_told() {
    let mut hands = Hands::of(ToolId::PiloPiloJudge, 3, 0);
    hands.press("shown-0-attacker");
    let missing = ToolRefusal::from(RefereeRefusal::WrongCardCount { told: 1, players: 3 });
    assert_eq!(hands.try_press("settle"), Err(missing));
    show(&mut hands, ["attacker", "peeked", "defender"]);
    assert_eq!(hands.words("duty-1").key, "tool-pilo-pilo-judge-sits-out");
    hands.press("was-right-0");
    hands.press("shown-2-dragon");
    hands.press("settle");
    assert_eq!(hands.numbers("cards-left"), [12, 12, 12], "another card is another judgement");
}
