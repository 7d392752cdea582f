//! All games behind one closed type, for storage and for the façade. An eleventh game is one line below.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contract::{
    Breach, Choices, Descriptor, Fact, Game, Millis, Outcome, Refusal, Seat, Seats, Seed, SetupProblem,
    Viewer,
};

macro_rules! games {
    ($($(#[$doc:meta])* $name:ident = $slug:literal, $game:ty;)+) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum GameId { $($(#[$doc])* #[serde(rename = $slug)] $name,)+ }

        impl GameId {
            /// Every game, in the order of the shelf.
            pub const ALL: &'static [GameId] = &[$(GameId::$name,)+];

            /// A stable name: in the log, in files, in keys of texts.
            #[must_use]
            pub fn slug(self) -> &'static str {
                match self { $(GameId::$name => $slug,)+ }
            }

            /// Players, pace, secrets.
            #[must_use]
            pub fn descriptor(self) -> Descriptor {
                match self { $(GameId::$name => <$game>::descriptor(),)+ }
            }
        }

        /// A match of any game.
        #[allow(clippy::large_enum_variant, reason = "a table holds one match: a box would buy nothing")]
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyGame { $($(#[$doc])* #[serde(rename = $slug)] $name($game),)+ }

        /// Players and options of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnySetup { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Game>::Setup),)+ }

        /// An action of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyAction { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Game>::Action),)+ }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyEvent { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Game>::Event),)+ }

        /// What a viewer may know of any game.
        #[allow(clippy::large_enum_variant, reason = "a table holds one match: a box would buy nothing")]
        #[derive(Clone, Debug, PartialEq, Serialize)]
        pub enum AnyView { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Game>::View),)+ }

        /// A rule of any game that was broken.
        #[derive(Clone, Debug, PartialEq, Error, Serialize, Deserialize)]
        pub enum AnyBreach {
            $($(#[$doc])* #[serde(rename = $slug)] #[error(transparent)] $name(<$game as Game>::Breach),)+
            /// The action belongs to another game.
            #[error("this action belongs to another game")]
            WrongGame,
        }

        /// What is wrong with the options of any game.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnySetupBreach {
            $($(#[$doc])* #[error(transparent)] $name(<$game as Game>::SetupBreach),)+
        }

        /// What a seat may do in any game.
        pub enum AnyChoices<'a> { $($(#[$doc])* $name(<$game as Game>::Choices<'a>),)+ }

        impl AnyGame {
            /// Which game this is.
            #[must_use]
            pub fn id(&self) -> GameId {
                match self { $(AnyGame::$name(_) => GameId::$name,)+ }
            }
        }

        impl AnySetup {
            /// Which game this is for.
            #[must_use]
            pub fn id(&self) -> GameId {
                match self { $(AnySetup::$name(_) => GameId::$name,)+ }
            }
        }

        impl Breach for AnyBreach {
            fn code(&self) -> &'static str {
                match self { $(AnyBreach::$name(breach) => breach.code(),)+ AnyBreach::WrongGame => "wrong-game" }
            }
            fn rule(&self) -> &'static str {
                match self { $(AnyBreach::$name(breach) => breach.rule(),)+ AnyBreach::WrongGame => "table.turn-order" }
            }
            fn facts(&self) -> Vec<(&'static str, Fact)> {
                match self { $(AnyBreach::$name(breach) => breach.facts(),)+ AnyBreach::WrongGame => Vec::new() }
            }
        }

        impl Breach for AnySetupBreach {
            fn code(&self) -> &'static str {
                match self { $(AnySetupBreach::$name(breach) => breach.code(),)+ }
            }
            fn rule(&self) -> &'static str {
                match self { $(AnySetupBreach::$name(breach) => breach.rule(),)+ }
            }
            fn facts(&self) -> Vec<(&'static str, Fact)> {
                match self { $(AnySetupBreach::$name(breach) => breach.facts(),)+ }
            }
        }

        impl Choices<AnyAction> for AnyChoices<'_> {
            fn len(&self) -> usize {
                match self { $(AnyChoices::$name(choices) => Choices::len(choices),)+ }
            }
            fn nth(&self, index: usize) -> Option<AnyAction> {
                match self { $(AnyChoices::$name(choices) => Choices::nth(choices, index).map(AnyAction::$name),)+ }
            }
        }

        impl Game for AnyGame {
            type Setup = AnySetup;
            type Action = AnyAction;
            type Event = AnyEvent;
            type Breach = AnyBreach;
            type SetupBreach = AnySetupBreach;
            type View = AnyView;
            type Choices<'a> = AnyChoices<'a>;

            /// What holds for every game of the shelf; ask [`GameId::descriptor`] for one of them.
            fn descriptor() -> Descriptor {
                let all = GameId::ALL.iter().map(|id| id.descriptor());
                Descriptor {
                    players: all.clone().map(|d| *d.players.start()).min().unwrap_or(1)
                        ..=all.clone().map(|d| *d.players.end()).max().unwrap_or(1),
                    pace: crate::contract::Pace::RealTime,
                    has_secrets: all.clone().any(|d| d.has_secrets),
                    co_operative: all.clone().any(|d| d.co_operative),
                }
            }

            fn start(setup: &AnySetup, seed: Seed) -> Result<Self, SetupProblem<AnySetupBreach>> {
                match setup {
                    $(AnySetup::$name(setup) => <$game>::start(setup, seed)
                        .map(AnyGame::$name)
                        .map_err(|problem| problem.map(AnySetupBreach::$name)),)+
                }
            }

            fn players(&self) -> u8 {
                match self { $(AnyGame::$name(game) => game.players(),)+ }
            }

            fn to_act(&self) -> Seats {
                match self { $(AnyGame::$name(game) => game.to_act(),)+ }
            }

            fn legal(&self, seat: Seat) -> AnyChoices<'_> {
                match self { $(AnyGame::$name(game) => AnyChoices::$name(game.legal(seat)),)+ }
            }

            fn apply(
                &mut self,
                seat: Seat,
                action: &AnyAction,
                at: Millis,
                events: &mut Vec<AnyEvent>,
            ) -> Result<(), Refusal<AnyBreach>> {
                match (self, action) {
                    $((AnyGame::$name(game), AnyAction::$name(action)) => {
                        let mut own = Vec::new();
                        game.apply(seat, action, at, &mut own).map_err(|refusal| refusal.map(AnyBreach::$name))?;
                        events.extend(own.into_iter().map(AnyEvent::$name));
                        Ok(())
                    })+
                    _ => Err(Refusal::Rule(AnyBreach::WrongGame)),
                }
            }

            fn advance(&mut self, now: Millis, events: &mut Vec<AnyEvent>) -> Result<(), Refusal<AnyBreach>> {
                match self {
                    $(AnyGame::$name(game) => {
                        let mut own = Vec::new();
                        game.advance(now, &mut own).map_err(|refusal| refusal.map(AnyBreach::$name))?;
                        events.extend(own.into_iter().map(AnyEvent::$name));
                        Ok(())
                    })+
                }
            }

            fn next_deadline(&self) -> Option<Millis> {
                match self { $(AnyGame::$name(game) => game.next_deadline(),)+ }
            }

            fn observe(&self, viewer: Viewer) -> AnyView {
                match self { $(AnyGame::$name(game) => AnyView::$name(game.observe(viewer)),)+ }
            }

            fn imagine(&self, viewer: Viewer, seed: Seed) -> Self {
                match self { $(AnyGame::$name(game) => AnyGame::$name(game.imagine(viewer, seed)),)+ }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyGame::$name(game) => game.outcome(),)+ }
            }

            fn is_free_to_undo(before: &Self, after: &Self) -> bool {
                match (before, after) {
                    $((AnyGame::$name(before), AnyGame::$name(after)) => <$game>::is_free_to_undo(before, after),)+
                    _ => false,
                }
            }
        }
    };
}

games! {
    /// Cats in a pyramid.
    PilePoils = "pile-poils", crate::pile_poils::PilePoils;
    /// Pillows for those who think fast.
    PiloPilo = "pilo-pilo", crate::pilo_pilo::PiloPilo;
    /// Dachshunds, slice by slice.
    Teckels = "teckels", crate::teckels::Teckels;
    /// A tower of cats.
    NekoTower = "neko-tower", crate::neko::Neko;
    /// Dice of the pyramid: build it, n dice at a time.
    Abquetschen = "abquetschen", crate::abquetschen::Abquetschen;
    /// Dice of the pyramid: grab them off it.
    Raffzahn = "raffzahn", crate::raffzahn::Raffzahn;
    /// Dice of the pyramid: cases whose faces add up to the throw.
    BunteKuh = "bunte-kuh", crate::bunte_kuh::BunteKuh;
    /// Dice of the pyramid: pull them out of its foot.
    CuiBono = "cui-bono", crate::cui_bono::CuiBono;
    /// Dice of the pyramid: remember the sums under the red ones.
    Eintrichtern = "eintrichtern", crate::eintrichtern::Eintrichtern;
    /// Dice of the pyramid: five of them march across the base.
    Wurfelmarsch = "wurfelmarsch", crate::wurfelmarsch::Wurfelmarsch;
}
