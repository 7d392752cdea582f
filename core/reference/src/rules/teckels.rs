use empile_games::{
    contract::{Fact, Seat},
    teckels::{
        Bone, Bones, Card, Colour, MOST_PLAYERS, PILE_CARDS, PILES, ROUNDS, SET_CARDS, Setup, TOKENS, set_of,
    },
};

use super::{Facts, Heading, Kind, Section, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("teckels.goal", Kind::Goal),
    Section::new("teckels.material", Kind::Material),
    Section::new("teckels.set-up", Kind::Setup),
    Section::new("teckels.round", Kind::Turn),
    Section::new("teckels.piles", Kind::Turn),
    Section::new("teckels.joining", Kind::Turn).figures(&["teckels-contact"]),
    Section::new("teckels.heads", Kind::Turn),
    Section::new("teckels.trunks", Kind::Turn),
    Section::new("teckels.tails", Kind::Turn),
    Section::new("teckels.owner", Kind::Turn),
    Section::new("teckels.tips", Kind::Special),
    Section::new("teckels.round-end", Kind::End),
    Section::new("teckels.next-round", Kind::End),
    Section::new("teckels.end", Kind::End),
    Section::new("teckels.bones", Kind::Score),
    Section::new("teckels.score", Kind::Score),
    Section::new("teckels.dispute-short", Kind::Dispute),
    Section::new("teckels.dispute-token", Kind::Dispute),
    Section::new("teckels.dispute-must-play", Kind::Dispute),
    Section::new("teckels.same-time", Kind::Ruling),
    Section::new("teckels.ruling-same-instant", Kind::Ruling),
    Section::new("teckels.ruling-too-late", Kind::Ruling),
    Section::new("teckels.ruling-hand", Kind::Ruling),
    Section::new("teckels.ruling-cards", Kind::Ruling),
    Section::new("teckels.ruling-bones-supply", Kind::Ruling),
    Section::new("teckels.ruling-changing-piles", Kind::Ruling),
    Section::new("teckels.ruling-turning", Kind::Ruling),
    Section::new("teckels.ruling-bark", Kind::Ruling),
    Section::new("teckels.ruling-last-token", Kind::Ruling),
    Section::new("teckels.ruling-dead-end", Kind::Ruling),
    Section::new("teckels.ruling-calling", Kind::Ruling),
    Section::new("teckels.ruling-ties", Kind::Ruling),
    Section::new("teckels.ruling-empty-piles", Kind::Ruling),
    Section::new("teckels.ruling-shared-win", Kind::Ruling),
    Section::new("teckels.ruling-memory", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("Matériel", &["teckels.material"]),
    ("Mise en place", &["teckels.set-up"]),
    ("Aux pieds !", &["teckels.round"]),
    ("Jouer des cartes", &["teckels.piles", "teckels.joining"]),
    ("Têtes", &["teckels.heads"]),
    ("Troncs", &["teckels.trunks"]),
    ("Queues", &["teckels.tails", "teckels.owner"]),
    (
        "Fin de la manche et distribution des os",
        &["teckels.round-end", "teckels.owner", "teckels.bones", "teckels.next-round"],
    ),
    ("Fin de la partie et score final", &["teckels.end", "teckels.score"]),
    ("Quelques notes", &["teckels.tips", "teckels.dispute-short"]),
];

pub(super) fn facts(players: u8) -> Facts {
    let Bones { gold, silver, bronze } = Bones::IN_THE_BOX;
    let worth = |bones: Bones| bones.value();
    vec![
        ("spare", Fact::Text(if usize::from(players) < MOST_PLAYERS { "some" } else { "none" }.to_owned())),
        ("last-gets", Fact::Text(bone_of_the_last(players).to_owned())),
        number("rounds", ROUNDS),
        number("sets", MOST_PLAYERS),
        number("set", SET_CARDS),
        number("cards", MOST_PLAYERS * SET_CARDS),
        number("heads", in_a_set(|card| matches!(card, Card::Head { .. }))),
        number("trunks", in_a_set(|card| matches!(card, Card::Trunk { .. }))),
        number("cat-tails", in_a_set(|card| matches!(card, Card::Tail { cat: true, .. }))),
        number("plain-tails", in_a_set(|card| matches!(card, Card::Tail { cat: false, .. }))),
        number("colours", Colour::ALL.len()),
        number("tokens", TOKENS),
        number("tokens-in-box", MOST_PLAYERS * usize::from(TOKENS)),
        number("piles", PILES),
        number("pile", PILE_CARDS),
        number("bones", gold + silver + bronze),
        number("gold-bones", gold),
        number("silver-bones", silver),
        number("bronze-bones", bronze),
        number("gold", worth(Bones { gold: 1, ..Bones::default() })),
        number("silver", worth(Bones { silver: 1, ..Bones::default() })),
        number("bronze", worth(Bones { bronze: 1, ..Bones::default() })),
        number("settle", Setup::for_players(players).settle_ms),
    ]
}

fn in_a_set(is: fn(&Card) -> bool) -> usize {
    set_of(Seat(0)).filter(is).count()
}

/// What whoever comes last of so many gets.
fn bone_of_the_last(players: u8) -> &'static str {
    match Bone::for_rank(players) {
        Some(Bone::Gold) => "gold",
        Some(Bone::Silver) => "silver",
        Some(Bone::Bronze) => "bronze",
        None => "nothing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_of_four_gets_no_bone() {
        assert_eq!([2, 3, 4].map(bone_of_the_last), ["silver", "bronze", "nothing"]);
    }
}
