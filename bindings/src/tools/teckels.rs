use std::sync::Arc;

use empile_app::tools;
use empile_games::teckels::{Bone, Bones, RoundResult};

use super::bench::Held;
use crate::{Empile, EmpileError};

/// What a bone is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum BoneKind {
    /// Of the first.
    Gold,
    /// Of the second, and of whoever emptied a pile.
    Silver,
    /// Of the third.
    Bronze,
}

impl From<Bone> for BoneKind {
    fn from(bone: Bone) -> BoneKind {
        match bone {
            Bone::Gold => BoneKind::Gold,
            Bone::Silver => BoneKind::Silver,
            Bone::Bronze => BoneKind::Bronze,
        }
    }
}

impl From<BoneKind> for Bone {
    fn from(kind: BoneKind) -> Bone {
        match kind {
            BoneKind::Gold => Bone::Gold,
            BoneKind::Silver => Bone::Silver,
            BoneKind::Bronze => Bone::Bronze,
        }
    }
}

/// What is counted for a player at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TeckelsCount {
    /// Cards in own teckels.
    pub cards: u8,
    /// Was a pile emptied?
    pub emptied_a_pile: bool,
}

/// What a round brought a player.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RoundBones {
    /// Cards in own teckels.
    pub cards: u8,
    /// 1 is most.
    pub rank: u8,
    /// All bones of this round.
    pub bones: Vec<BoneKind>,
}

impl From<&RoundResult> for RoundBones {
    fn from(result: &RoundResult) -> RoundBones {
        let bones = result.bones().map(Into::into).collect();
        RoundBones { cards: result.cards, rank: result.rank, bones }
    }
}

/// The bones of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct BoneHeap {
    /// Of gold.
    pub gold: u8,
    /// Of silver.
    pub silver: u8,
    /// Of bronze.
    pub bronze: u8,
    /// What they are worth together.
    pub value: u16,
}

impl From<Bones> for BoneHeap {
    fn from(bones: Bones) -> BoneHeap {
        let Bones { gold, silver, bronze } = bones;
        BoneHeap { gold, silver, bronze, value: bones.value() }
    }
}

/// All rounds so far.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct BonesSheet {
    /// Round by round, in seat order.
    pub rounds: Vec<Vec<RoundBones>>,
    /// Everybody's bones, in seat order.
    pub heaps: Vec<BoneHeap>,
    /// Are all rounds played?
    pub over: bool,
    /// So many cards can lie in all teckels together at most, and so in those of one player.
    pub most_cards: u32,
}

/// The bones counter of Teckels.
#[derive(uniffi::Object)]
pub struct TeckelsBones {
    held: Held<tools::BonesCounter>,
}

#[uniffi::export]
impl Empile {
    /// A bones counter.
    pub fn teckels_bones(self: Arc<Self>, players: u8) -> Result<Arc<TeckelsBones>, EmpileError> {
        Ok(Arc::new(TeckelsBones { held: Held::new(self, tools::BonesCounter::new(players))? }))
    }
}

#[uniffi::export]
impl TeckelsBones {
    /// A round is over: one count per seat.
    pub fn add_round(&self, counts: Vec<TeckelsCount>) -> Result<BonesSheet, EmpileError> {
        let counts: Vec<(u8, bool)> =
            counts.into_iter().map(|count| (count.cards, count.emptied_a_pile)).collect();
        self.held.work(|bones| bones.add_round(&counts).map(|_| ()))?;
        self.sheet()
    }

    /// Takes the last round back.
    pub fn take_back(&self) -> Result<BonesSheet, EmpileError> {
        self.held.work(tools::BonesCounter::take_back)?;
        self.sheet()
    }

    /// All rounds so far.
    pub fn sheet(&self) -> Result<BonesSheet, EmpileError> {
        Ok(self.held.look(|bones| BonesSheet {
            rounds: bones.rounds().iter().map(|round| round.iter().map(Into::into).collect()).collect(),
            heaps: bones.heaps().into_iter().map(Into::into).collect(),
            over: bones.is_over(),
            most_cards: bones.most_cards(),
        }))
    }

    /// Writes the result into the log, one player per seat. Gives its id.
    pub fn write_down(&self, players: Vec<String>, played_at: i64) -> Result<String, EmpileError> {
        self.held.write_down(&players, played_at)
    }
}
