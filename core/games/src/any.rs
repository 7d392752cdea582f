//! All games behind one closed type, for storage and for the façade. An eleventh game is one line below.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contract::{
    Act, Breach, Choices, Chosen, Descriptor, Fact, Game, Measure, Millis, OptionLine, OptionRefusal,
    Options, Outcome, Paper, PaperForm, PaperRefusal, PaperSeat, Place, Refusal, RowSpot, Rules, Seat, Seats,
    Seed, SetupRefusal, Taken, TitleRank, Value, Values, Viewer,
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

            /// What a table may choose before a match.
            #[must_use]
            pub fn options(self) -> Vec<OptionLine> {
                match self { $(GameId::$name => <$game as Options>::options(),)+ }
            }

            /// The set-up for so many players, as chosen.
            pub fn setup(self, players: u8, chosen: &Chosen) -> Result<AnySetup, OptionRefusal> {
                let chosen = Values::of(&self.options(), chosen)?;
                Ok(match self { $(GameId::$name => AnySetup::$name(<$game as Options>::setup(players, &chosen)),)+ })
            }

            /// The set-up for so many players that nobody has changed anything of.
            #[must_use]
            pub fn usual_setup(self, players: u8) -> AnySetup {
                let usual = Values::usual(&self.options());
                match self { $(GameId::$name => AnySetup::$name(<$game as Options>::setup(players, &usual)),)+ }
            }

            /// How a result is entered by hand.
            #[must_use]
            pub fn form(self) -> &'static PaperForm {
                match self { $(GameId::$name => &<$game as Paper>::FORM,)+ }
            }

            /// The places of a result that was entered by hand, if a match with a box like this can end like it; the
            /// usual box where none is named.
            pub fn judge(self, setup: Option<&str>, entered: &[PaperSeat]) -> Result<Vec<Place>, PaperRefusal> {
                match self { $(GameId::$name => <$game as Paper>::judge(setup, entered),)+ }
            }

            /// The stable names of its titles, the humblest first.
            #[must_use]
            pub fn titles(self) -> &'static [&'static str] {
                match self { $(GameId::$name => <$game as Paper>::TITLES,)+ }
            }

            /// Numbers of a measure that are worth reaching, the least first.
            #[must_use]
            pub fn heights(self) -> &'static [(Measure, &'static [u8])] {
                match self { $(GameId::$name => <$game as Paper>::HEIGHTS,)+ }
            }

            /// The scores that earn a winner a title, if any does at a table of the most players.
            #[must_use]
            pub fn scores_of(self, title: TitleRank) -> Option<RangeInclusive<i32>> {
                let most = (self.form().winner.most)(*self.descriptor().players.end());
                let earns = |score: &i32| self.title(true, *score) == Some(title);
                let least = (-most..=most).find(earns)?;
                let most = (-most..=most).rev().find(earns)?;
                Some(least..=most)
            }

            /// The title that a place earns, if the game has titles.
            #[must_use]
            pub fn title(self, won: bool, score: i32) -> Option<TitleRank> {
                match self { $(GameId::$name => <$game as Paper>::title(won, score),)+ }
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
        pub enum AnyAction { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Rules>::Action),)+ }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyEvent { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Rules>::Event),)+ }

        /// What a viewer may know of any game.
        #[allow(clippy::large_enum_variant, reason = "a table holds one match: a box would buy nothing")]
        #[derive(Clone, Debug, PartialEq, Serialize)]
        pub enum AnyView { $($(#[$doc])* #[serde(rename = $slug)] $name(<$game as Game>::View),)+ }

        /// A rule of any game that was broken.
        #[derive(Clone, Debug, PartialEq, Error, Serialize, Deserialize)]
        pub enum AnyBreach {
            $($(#[$doc])* #[serde(rename = $slug)] #[error(transparent)] $name(<$game as Rules>::Breach),)+
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

            /// For how many.
            #[must_use]
            pub fn players(&self) -> u8 {
                match self { $(AnySetup::$name(setup) => setup.players,)+ }
            }

            /// Every option of the game with what was chosen for it.
            #[must_use]
            pub fn chosen(&self) -> Vec<(OptionLine, Value)> {
                let values = match self { $(AnySetup::$name(setup) => <$game as Options>::chosen(setup),)+ };
                self.id().options().into_iter().zip(values).collect()
            }

            /// The same choices for a new match, by the rulings of today.
            #[must_use]
            pub fn renewed(&self) -> AnySetup {
                match self { $(AnySetup::$name(setup) => AnySetup::$name(<$game as Options>::renewed(setup)),)+ }
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
            fn spot(&self) -> RowSpot {
                match self { $(AnySetupBreach::$name(breach) => breach.spot(),)+ }
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

        impl Rules for AnyGame {
            type Action = AnyAction;
            type Event = AnyEvent;
            type Breach = AnyBreach;

            fn play(&mut self, act: Act<'_, AnyAction>, events: &mut Vec<AnyEvent>) -> Taken<AnyBreach> {
                let Act { seat, action, at } = act;
                match (self, action) {
                    $((AnyGame::$name(game), AnyAction::$name(action)) => {
                        let mut own = Vec::new();
                        game.play(Act { seat, action, at }, &mut own)
                            .map_err(|refusal| refusal.map(AnyBreach::$name))?;
                        events.extend(own.into_iter().map(AnyEvent::$name));
                        Ok(())
                    })+
                    _ => Err(Refusal::Rule(AnyBreach::WrongGame)),
                }
            }

            fn play_unheard(&mut self, act: Act<'_, AnyAction>) -> Taken<AnyBreach> {
                let Act { seat, action, at } = act;
                match (self, action) {
                    $((AnyGame::$name(game), AnyAction::$name(action)) => game
                        .play_unheard(Act { seat, action, at })
                        .map_err(|refusal| refusal.map(AnyBreach::$name)),)+
                    _ => Err(Refusal::Rule(AnyBreach::WrongGame)),
                }
            }

            fn is_answer(action: &AnyAction) -> bool {
                match action { $(AnyAction::$name(action) => <$game>::is_answer(action),)+ }
            }

            fn thrown(event: &AnyEvent) -> Vec<u8> {
                match event { $(AnyEvent::$name(event) => <$game>::thrown(event),)+ }
            }

            fn close_due(&mut self, now: Millis, events: &mut Vec<AnyEvent>) {
                match self {
                    $(AnyGame::$name(game) => {
                        let mut own = Vec::new();
                        game.close_due(now, &mut own);
                        events.extend(own.into_iter().map(AnyEvent::$name));
                    })+
                }
            }

            fn decided(&self) -> Millis {
                match self { $(AnyGame::$name(game) => game.decided(),)+ }
            }

            fn decided_for(&self, seat: Seat) -> Millis {
                match self { $(AnyGame::$name(game) => game.decided_for(seat),)+ }
            }
        }

        impl Game for AnyGame {
            type Setup = AnySetup;
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
                    from_memory: all.clone().any(|d| d.from_memory),
                    throws_dice: all.clone().any(|d| d.throws_dice),
                }
            }

            fn start(setup: &AnySetup, seed: Seed) -> Result<Self, SetupRefusal<AnySetupBreach>> {
                match setup {
                    $(AnySetup::$name(setup) => <$game>::start(setup, seed)
                        .map(AnyGame::$name)
                        .map_err(|refusal| refusal.map(AnySetupBreach::$name)),)+
                }
            }

            fn players(&self) -> u8 {
                match self { $(AnyGame::$name(game) => game.players(),)+ }
            }

            fn to_act(&self) -> Seats {
                match self { $(AnyGame::$name(game) => game.to_act(),)+ }
            }

            fn heard(&self) -> Seats {
                match self { $(AnyGame::$name(game) => game.heard(),)+ }
            }

            fn legal(&self, seat: Seat) -> AnyChoices<'_> {
                match self { $(AnyGame::$name(game) => AnyChoices::$name(game.legal(seat)),)+ }
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

impl GameId {
    /// The game of this stable name.
    #[must_use]
    pub fn named(slug: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.slug() == slug)
    }

    /// The places of a result that somebody wrote down who did not say what the box was like. Why it cannot be is what the
    /// usual box says.
    pub fn judge_any(self, entered: &[PaperSeat]) -> Result<Vec<Place>, PaperRefusal> {
        self.judge(self.setup_that_can_end(entered), entered)
    }

    /// The first of the form's set-ups with which a match can end like this: somebody who does not know the box wants to
    /// write it down.
    #[must_use]
    pub fn setup_that_can_end(self, entered: &[PaperSeat]) -> Option<&'static str> {
        self.form().setups.iter().copied().find(|setup| self.judge(Some(setup), entered).is_ok())
    }

    /// Marks those who won where the numbers tell; where somebody has to say it, everything stays as it was said.
    pub fn mark_winners(self, entered: &mut [PaperSeat]) -> Result<(), PaperRefusal> {
        self.form().mark_winners(&self.descriptor().players, entered)
    }
}

#[cfg(test)]
mod tests;

games! {
    /// Cats in a pyramid.
    PilePoils = "pile-poils", crate::pile_poils::PilePoils;
    /// Pillows for those who think fast.
    PiloPilo = "pilo-pilo", crate::pilo_pilo::PiloPilo;
    /// Dachshunds, slice by slice.
    Teckels = "teckels", crate::teckels::Teckels;
    /// A tower of cats.
    NekoTower = "neko-tower", crate::neko_tower::Neko;
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
