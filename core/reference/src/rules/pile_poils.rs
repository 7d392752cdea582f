use empile_games::{
    contract::Fact,
    pile_poils::{
        BONUS_ROWS, FEWEST_ROWS, GOLDEN_CATS, HIGHEST_NUMBER, MOST_YARN, PAIR_NUMBER, STACK_NUMBER,
        STANDARD_CATS, Setup, TURN_DICE, Title, WIDEST_ROW, YARN_NUMBER, cats_dealt, cats_of,
    },
};

use super::{Facts, Heading, Kind, Section, number};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("pile-poils.goal", Kind::Goal),
    Section::new("pile-poils.material", Kind::Material),
    Section::new("pile-poils.set-up", Kind::Setup),
    Section::new("pile-poils.turn", Kind::Turn),
    Section::new("pile-poils.place", Kind::Turn),
    Section::new("pile-poils.continue-or-stop", Kind::Turn),
    Section::new("pile-poils.bedding", Kind::Turn).figures(&["bedding-right", "bedding-wrong"]),
    Section::new("pile-poils.cats-per-cell", Kind::Turn),
    Section::new("pile-poils.example", Kind::Turn),
    Section::new("pile-poils.cat-astrophe", Kind::Special),
    Section::new("pile-poils.yarn", Kind::Special),
    Section::new("pile-poils.bonus-turns", Kind::Special),
    Section::new("pile-poils.winning", Kind::End),
    Section::new("pile-poils.end", Kind::End),
    Section::new("pile-poils.score", Kind::Score),
    Section::new("pile-poils.titles", Kind::Score),
    Section::new("pile-poils.challenge", Kind::Score),
    Section::new("pile-poils.dispute-in-the-air", Kind::Dispute),
    Section::new("pile-poils.dispute-old-cats", Kind::Dispute),
    Section::new("pile-poils.dispute-all-dice", Kind::Dispute),
    Section::new("pile-poils.dispute-reroll-part", Kind::Dispute),
    Section::new("pile-poils.own-board", Kind::Ruling),
    Section::new("pile-poils.ruling-board", Kind::Ruling),
    Section::new("pile-poils.ruling-contact", Kind::Ruling),
    Section::new("pile-poils.ruling-single-cell", Kind::Ruling),
    Section::new("pile-poils.ruling-giving-up", Kind::Ruling),
    Section::new("pile-poils.ruling-last-yarn", Kind::Ruling),
    Section::new("pile-poils.ruling-no-dice-left", Kind::Ruling),
    Section::new("pile-poils.ruling-warning", Kind::Ruling),
    Section::new("pile-poils.ruling-order", Kind::Ruling),
    Section::new("pile-poils.ruling-full-board", Kind::Ruling),
    Section::new("pile-poils.ruling-short-supply", Kind::Ruling),
    Section::new("pile-poils.ruling-second-out", Kind::Ruling),
    Section::new("pile-poils.ruling-no-winner", Kind::Ruling),
    Section::new("pile-poils.ruling-own-board-for-two", Kind::Ruling),
    Section::new("pile-poils.ruling-bonus-turn", Kind::Ruling),
    Section::new("pile-poils.ruling-new-yarn", Kind::Ruling),
    Section::new("pile-poils.ruling-first-player", Kind::Ruling),
];

pub(super) const HEADINGS: &[Heading] = &[
    ("Matériel", &["pile-poils.material"]),
    ("Mise en place", &["pile-poils.set-up"]),
    ("But de la partie", &["pile-poils.goal", "pile-poils.winning"]),
    ("Déroulement de la partie", &["pile-poils.turn"]),
    ("1. Lancer les cinq dés", &["pile-poils.turn"]),
    ("2. Choisir une case libre du plateau", &["pile-poils.place"]),
    ("3. Continuer ou arrêter", &["pile-poils.continue-or-stop"]),
    ("Continuer", &["pile-poils.continue-or-stop"]),
    ("Arrêter", &["pile-poils.continue-or-stop", "pile-poils.bedding"]),
    ("4. Coucher les chats", &["pile-poils.bedding", "pile-poils.cats-per-cell"]),
    (
        "Règles de couchage",
        &["pile-poils.bedding", "pile-poils.dispute-in-the-air", "pile-poils.dispute-old-cats"],
    ),
    ("Cat-astrophe !", &["pile-poils.cat-astrophe"]),
    ("Pelotes de laine", &["pile-poils.yarn", "pile-poils.dispute-reroll-part"]),
    ("Tours bonus", &["pile-poils.bonus-turns"]),
    ("Exemples de tours", &["pile-poils.example", "pile-poils.ruling-giving-up"]),
    ("Remporter la partie", &["pile-poils.winning"]),
    ("Fin de partie", &["pile-poils.end", "pile-poils.score", "pile-poils.titles", "pile-poils.challenge"]),
];

pub(super) fn facts(setup: &Setup) -> Facts {
    let players = setup.players;
    let mut facts = vec![
        ("table", Fact::Text(table(players).to_owned())),
        number("dice", TURN_DICE),
        number("bonus-dice", TURN_DICE - 1),
        number("bonus-rows", BONUS_ROWS),
        number("standard", STANDARD_CATS),
        number("golden", GOLDEN_CATS),
        number("yarn", MOST_YARN),
        number("yarn-cell", YARN_NUMBER),
        number("pair-cell", PAIR_NUMBER),
        number("pair-cats", cats_of(PAIR_NUMBER)),
        number("pile-cell", STACK_NUMBER),
        number("pile-cats", cats_of(STACK_NUMBER)),
        number("least-rows", FEWEST_ROWS),
        number("most-rows", WIDEST_ROW),
        number("most-number", HIGHEST_NUMBER),
        number("covered", STANDARD_CATS - cats_dealt(2).iter().sum::<u8>()),
    ];
    // Whoever begins, those in between (who all have the same), and the last.
    let (cats, pair) = (cats_dealt(players), cats_dealt(2));
    facts.extend(dealt([("first", cats.first()), ("middle", cats.get(1)), ("last", cats.last())]));
    facts.extend(dealt([("pair-first", pair.first()), ("pair-last", pair.last())]));
    facts.extend(Title::ALL.map(|title| (title_fact(title), Fact::Text(golden_cats(title)))));
    facts
}

/// Which of the three deals the set-up tells.
fn table(players: u8) -> &'static str {
    match players {
        2 => "two",
        3 => "three",
        _ => "four",
    }
}

fn dealt<const N: usize>(
    cats: [(&'static str, Option<&u8>); N],
) -> impl Iterator<Item = (&'static str, Fact)> {
    cats.into_iter().filter_map(|(name, cats)| Some(number(name, *cats?)))
}

fn title_fact(title: Title) -> &'static str {
    match title {
        Title::EnthusiasticJuggler => "juggler",
        Title::AmateurWhisperer => "whisperer",
        Title::LullabySinger => "singer",
        Title::BedtimeSpecialist => "specialist",
        Title::NapSorcerer => "sorcerer",
        Title::DreamWeaver => "weaver",
        Title::GreatArchitectOfSleep => "architect",
    }
}

/// The golden cats that earn a title: « 3–4 ».
fn golden_cats(title: Title) -> String {
    let mut earning = (0..=GOLDEN_CATS).filter(|cats| Title::for_golden_cats(*cats) == title);
    let fewest = earning.next().unwrap_or_default();
    earning.next_back().map_or_else(|| fewest.to_string(), |most| format!("{fewest}–{most}"))
}

#[cfg(test)]
mod tests {
    use empile_games::pile_poils::Side;

    use super::*;

    #[test]
    fn titles_are_told_with_the_golden_cats_that_earn_them() {
        let told = Title::ALL.map(golden_cats);
        assert_eq!(told, ["0", "1–2", "3–4", "5–6", "7–8", "9–11", "12"]);
    }

    #[test]
    fn two_players_cover_twenty_one_places_and_get_twenty_six_and_twenty_five_cats() {
        let facts = facts(&Setup { players: 2, side: Side::Coussin });
        for told in [number("covered", 21), number("first", 26), number("last", 25)] {
            assert!(facts.contains(&told), "{told:?}");
        }
    }

    #[test]
    fn everyone_between_the_first_and_the_last_player_is_dealt_the_same() {
        for players in [3, 4] {
            let dealt = cats_dealt(players);
            assert!(dealt[1..dealt.len() - 1].iter().all(|cats| *cats == dealt[1]), "{players}");
        }
    }
}
