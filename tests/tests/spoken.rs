//! Whatever a board shows, tells or offers in random matches can be said in every language with the facts it is given, and
//! every rule it points to can be opened.

use std::{collections::BTreeSet, sync::Arc};

use empile_games::{
    AnyEvent, AnyGame, GameId,
    contract::{Entry, Seed},
};
use empile_reference::{Language, Lexicon, Reference};
use empile_stage::{Sitter, Stage, Surface, Words};
use empile_tests::{
    every_game,
    kit::{Conforming, Driver},
};

const PHONE: Surface = Surface { width: 400.0, height: 720.0 };
const MATCHES: u64 = 3;
/// Long matches say the same things over and over.
const MOST_ENTRIES: usize = 400;

/// Listens to boards, in every language.
struct Listener {
    lexicons: Vec<Lexicon>,
    reference: Reference,
    heard: BTreeSet<&'static str>,
    faults: BTreeSet<String>,
}

impl Listener {
    fn new() -> Listener {
        let lexicons = Language::ALL.into_iter().map(|language| Lexicon::new(language).unwrap()).collect();
        let reference = Reference::new(Arc::new(Lexicon::new(Language::FIRST).unwrap()));
        Listener { lexicons, reference, heard: BTreeSet::new(), faults: BTreeSet::new() }
    }

    fn hear<'a>(&mut self, words: impl IntoIterator<Item = &'a Words>) {
        for words in words {
            self.heard.insert(words.key);
            for lexicon in &self.lexicons {
                if let Err(cause) = lexicon.try_say(words.key, &words.facts) {
                    self.faults.insert(format!("{}: {cause}", lexicon.language().tag()));
                }
            }
        }
    }

    fn look(&mut self, stage: &Stage, game: &AnyGame) {
        for node in &stage.scene().nodes {
            self.hear(node.label.iter().chain(node.text.iter().map(|text| &text.words)));
        }
        for help in stage.help(game) {
            self.hear([&help.words]);
            if let Err(cause) = self.reference.section(help.rule, None) {
                self.faults.insert(cause.to_string());
            }
        }
    }
}

fn listen_to<G: Conforming + Clone>(
    any: fn(G) -> AnyGame,
    any_event: fn(G::Event) -> AnyEvent,
    listener: &mut Listener,
) {
    for (setup, seed) in G::setups().iter().zip((0..MATCHES).cycle()) {
        let mut game = G::start(setup, Seed(seed)).expect("the kit's set-ups are playable");
        let sitter = |index| Sitter { name: format!("Joueuse {index}"), colour: index };
        let sitters = (0..game.players()).map(sitter).collect();
        let mut stage = Stage::new(&any(game.clone()), sitters, PHONE);
        let mut before = stage.clone();
        before.call_muster(&any(game.clone()));
        listener.look(&before, &any(game.clone()));
        let mut driver = Driver::new(Seed(!seed));
        let mut entries = 0;
        while let Some(entry) = driver.next_entry(&game).filter(|_| entries < MOST_ENTRIES) {
            let mut events = Vec::new();
            match &entry {
                Entry::Act { seat, action, at } => game.apply(*seat, action, *at, &mut events),
                Entry::Clock { at } => game.advance(*at, &mut events),
            }
            .expect("the driver plays what is legal");
            let now = any(game.clone());
            let events: Vec<AnyEvent> = events.into_iter().map(any_event).collect();
            listener.hear(&stage.follow(&now, &events).narration);
            listener.look(&stage, &now);
            entries += 1;
        }
    }
}

#[test]
fn whatever_a_board_says_can_be_said() {
    let mut listener = Listener::new();
    macro_rules! listen {
        ($($name:ident: $id:ident, $game:ty;)+) => {
            $(listen_to::<$game>(AnyGame::$id, AnyEvent::$id, &mut listener);)+
        };
    }
    every_game!(listen);
    for game in GameId::ALL {
        let prefix = format!("{}-", game.slug());
        assert!(listener.heard.iter().any(|key| key.starts_with(&prefix)), "{} said something", game.slug());
    }
    assert!(listener.heard.contains("muster-help-hold") && listener.heard.contains("muster-help-touch"));
    assert!(listener.faults.is_empty(), "{:#?}", listener.faults);
}
