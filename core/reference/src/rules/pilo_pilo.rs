use empile_games::{
    contract::{Game, Millis},
    pilo_pilo::{Character, HUSH_MS, PiloPilo, Setup, cards_each, deck, pillows},
};

use super::{Facts, Heading, Kind, Section, number, seconds};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("pilo-pilo.goal", Kind::Goal),
    Section::new("pilo-pilo.material", Kind::Material),
    Section::new("pilo-pilo.set-up", Kind::Setup),
    Section::new("pilo-pilo.round", Kind::Turn),
    Section::new("pilo-pilo.who-does-what", Kind::Turn).figures(&["pilo-duties"]),
    Section::new("pilo-pilo.attacker", Kind::Turn),
    Section::new("pilo-pilo.defender", Kind::Turn),
    Section::new("pilo-pilo.dragon", Kind::Turn),
    Section::new("pilo-pilo.king", Kind::Turn),
    Section::new("pilo-pilo.resolution", Kind::Turn),
    Section::new("pilo-pilo.example", Kind::Turn),
    Section::new("pilo-pilo.peeking", Kind::Special),
    Section::new("pilo-pilo.touching", Kind::Special),
    Section::new("pilo-pilo.apprentices", Kind::Special),
    Section::new("pilo-pilo.care", Kind::Special),
    Section::new("pilo-pilo.end", Kind::End),
    Section::new("pilo-pilo.dispute-shield-after-hit", Kind::Dispute),
    Section::new("pilo-pilo.dispute-thrown-pillow", Kind::Dispute),
    Section::new("pilo-pilo.dispute-brushed", Kind::Dispute),
    Section::new("pilo-pilo.dispute-no-pillow-left", Kind::Dispute),
    Section::new("pilo-pilo.dispute-several-targets", Kind::Dispute),
    Section::new("pilo-pilo.ruling-on-screen", Kind::Ruling),
    Section::new("pilo-pilo.ruling-whose-hand", Kind::Ruling),
    Section::new("pilo-pilo.ruling-ready", Kind::Ruling),
    Section::new("pilo-pilo.ruling-hush", Kind::Ruling),
    Section::new("pilo-pilo.timing", Kind::Ruling),
    Section::new("pilo-pilo.ruling-first-touch", Kind::Ruling),
    Section::new("pilo-pilo.ruling-equal-touch", Kind::Ruling),
    Section::new("pilo-pilo.ruling-drag", Kind::Ruling),
    Section::new("pilo-pilo.ruling-cancel", Kind::Ruling),
    Section::new("pilo-pilo.ruling-false-start", Kind::Ruling),
    Section::new("pilo-pilo.ruling-gone-pillow", Kind::Ruling),
    Section::new("pilo-pilo.ruling-second-pillow", Kind::Ruling),
    Section::new("pilo-pilo.ruling-ranking", Kind::Ruling),
    Section::new("pilo-pilo.ruling-memory", Kind::Ruling),
    Section::new("pilo-pilo.ruling-referee", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("Matériel", &["pilo-pilo.material", "pilo-pilo.care"]),
    ("But du jeu", &["pilo-pilo.goal"]),
    ("Mise en place", &["pilo-pilo.set-up", "pilo-pilo.care"]),
    ("Déroulement du jeu", &["pilo-pilo.round"]),
    ("1- Phase d'actions", &["pilo-pilo.round", "pilo-pilo.peeking", "pilo-pilo.who-does-what"]),
    ("Le chevalier attaquant", &["pilo-pilo.attacker"]),
    ("Le chevalier défensif", &["pilo-pilo.defender", "pilo-pilo.dispute-shield-after-hit"]),
    ("Le dragon endormi", &["pilo-pilo.dragon"]),
    ("Le roi du silence", &["pilo-pilo.king"]),
    ("Attention !", &["pilo-pilo.touching", "pilo-pilo.dispute-thrown-pillow", "pilo-pilo.dispute-brushed"]),
    ("2- Phase de résolution", &["pilo-pilo.resolution"]),
    ("Exemple d'un tour de jeu", &["pilo-pilo.example"]),
    ("Exemple d'un tour de jeu ultérieur", &["pilo-pilo.example", "pilo-pilo.king"]),
    ("Fin de la partie", &["pilo-pilo.end"]),
    ("Mode apprentis chevaliers", &["pilo-pilo.apprentices"]),
];

/// On the label of the pillows, and no rule: no engine knows it.
const WASH_CELSIUS: u8 = 40;

pub(super) fn facts(setup: &Setup) -> Facts {
    let players = setup.players;
    let most_players = *PiloPilo::descriptor().players.end();
    let cards = deck(false).count();
    let dealt_from = deck(setup.apprentices).count();
    let timing = setup.timing;
    let tenths = |milliseconds: Millis| milliseconds / 100;
    vec![
        number("pillows-in-box", pillows(most_players)),
        number("cards", cards),
        number("apprentice-cards", deck(true).count()),
        number("attackers", Character::Attacker.in_the_box()),
        number("defenders", Character::Defender.in_the_box()),
        number("dragons", Character::Dragon.in_the_box()),
        number("kings", Character::King.in_the_box()),
        number("pillows", pillows(players)),
        number("each", cards_each(players)),
        number(
            "left-over",
            dealt_from.saturating_sub(usize::from(cards_each(players)) * usize::from(players)),
        ),
        number("wash", WASH_CELSIUS),
        number("hush-least", tenths(*HUSH_MS.start())),
        number("hush-most", tenths(*HUSH_MS.end())),
        seconds("round", timing.round_ms),
        seconds("quiet", timing.quiet_round_ms),
        number("drag", tenths(timing.drag_ms)),
        number("settle", timing.settle_ms),
    ]
}

#[cfg(test)]
mod tests {
    use empile_games::pilo_pilo::Timing;

    use super::*;

    #[test]
    fn times_are_told_in_tenths_of_a_second_without_loss() {
        for time in [Timing::default().drag_ms, *HUSH_MS.start(), *HUSH_MS.end()] {
            assert_eq!(time % 100, 0, "{time}");
        }
    }

    #[test]
    fn cards_that_are_not_dealt_stay_in_the_box() {
        let left = [3, 4, 5, 6].map(|players| {
            facts(&Setup::for_players(players)).iter().find(|(name, _)| *name == "left-over").cloned()
        });
        assert_eq!(left, [20, 8, 16, 8].map(|cards| Some(number("left-over", cards))));
    }
}
