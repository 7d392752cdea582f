use std::ops::RangeInclusive;

use empile_games::contract::Millis;

use super::{
    About, Look, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal, dice_cup::DiceCup,
    first_player::FirstPlayer,
};
use crate::{
    Touch,
    bunte_kuh::BunteKuhTimer,
    cui_bono::CuiBonoCounter,
    eintrichtern::EintrichternSums,
    neko_tower::NekoDecks,
    pile_poils::{PilePoilsSheet, TitleFinder},
    pilo_pilo::PiloPiloJudge,
    raffzahn::RaffzahnTimer,
    teckels::TeckelsBones,
};

macro_rules! tools {
    ($($tool:ident;)+) => {
        /// Which tool.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is documented where it is")]
        pub enum ToolId { $($tool,)+ }

        impl ToolId {
            /// Every tool, those for any game first.
            pub const ALL: &'static [ToolId] = &[$(ToolId::$tool,)+];

            /// What it is.
            #[must_use]
            pub fn about(self) -> About {
                match self { $(ToolId::$tool => $tool::ABOUT,)+ }
            }

            /// For how many it is in one of its ways; nothing where it does not ask who plays.
            #[must_use]
            pub fn players(self, variant: u8) -> Option<RangeInclusive<u8>> {
                match self { $(ToolId::$tool => $tool::players(variant),)+ }
            }
        }

        #[derive(Clone, Debug, PartialEq)]
        pub(super) enum AnyTool { $($tool($tool),)+ }

        impl AnyTool {
            pub(super) fn begin(id: ToolId, start: Start) -> Result<AnyTool, ToolRefusal> {
                Ok(match id { $(ToolId::$tool => AnyTool::$tool($tool::begin(start)?),)+ })
            }

            pub(super) fn play(&mut self, play: &ToolMove, at: Millis) -> Result<(), ToolRefusal> {
                match self { $(AnyTool::$tool(tool) => tool.play(play, at),)+ }
            }

            pub(super) fn sheet(&self, look: Look<'_>) -> Sheet {
                match self { $(AnyTool::$tool(tool) => Sheet::of(tool, look),)+ }
            }

            pub(super) fn is_over(&self) -> Option<bool> {
                match self { $(AnyTool::$tool(tool) => Tool::is_over(tool),)+ }
            }

            pub(super) fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
                match self { $(AnyTool::$tool(tool) => tool.standings(),)+ }
            }

            pub(super) fn hear(&mut self, touch: Touch) {
                match self { $(AnyTool::$tool(tool) => tool.hear(touch),)+ }
            }

            pub(super) fn pass(&mut self, now: Millis) {
                match self { $(AnyTool::$tool(tool) => tool.pass(now),)+ }
            }
        }
    };
}

tools! {
    FirstPlayer;
    DiceCup;
    TitleFinder;
    PilePoilsSheet;
    PiloPiloJudge;
    TeckelsBones;
    NekoDecks;
    RaffzahnTimer;
    BunteKuhTimer;
    CuiBonoCounter;
    EintrichternSums;
}

impl ToolId {
    /// The tool of this name.
    #[must_use]
    pub fn named(slug: &str) -> Option<ToolId> {
        ToolId::ALL.iter().copied().find(|tool| tool.about().slug() == slug)
    }
}
