use empile_games::{
    neko::{ActionCard, MissionCard},
    pyramid::Colour,
};
use empile_stage::{Art, CardLook, DieLook, NekoArt, PiloArt, PyramidArt, Surface, TeckelsArt};

use crate::{BoneKind, DieColour, EmpileError, PiloCharacter, ScenePicture};

/// A piece that a shell shows outside a table: on a card, in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Piece {
    /// A seat's colour and symbol.
    Badge {
        /// Which of the eight.
        colour: u8,
    },
    /// A cat asleep.
    Cat {
        /// Which of the six coats.
        coat: u8,
        /// Golden instead.
        golden: bool,
    },
    /// A ball of wool.
    Yarn,
    /// A die.
    Die {
        /// What it shows.
        face: u8,
    },
    /// A die of the pyramid, as it lies after a throw.
    PyramidDie {
        /// Its colour.
        colour: DieColour,
        /// What it shows.
        face: u8,
    },
    /// The turquoise die.
    TurquoiseDie {
        /// What it shows.
        face: u8,
    },
    /// A card of Pilo Pilo.
    PiloCard {
        /// Who is on it.
        character: PiloCharacter,
    },
    /// A bone of Teckels.
    Bone {
        /// What it is made of.
        kind: BoneKind,
    },
    /// An action card of Neko tower; its back if the box has no such card.
    NekoAction {
        /// Its number in the box.
        number: u8,
    },
    /// A mission card of Neko tower; its back if the box has no such card.
    NekoMission {
        /// Its number in the box.
        number: u8,
    },
}

/// Draws a piece at this size, in density-independent pixels.
#[uniffi::export]
pub fn piece_picture(piece: Piece, width: f32, height: f32) -> Result<ScenePicture, EmpileError> {
    let art = match piece {
        Piece::Badge { colour } => Art::Badge { seat: colour },
        Piece::Cat { coat, golden } => {
            Art::Cats { coat, count: 1, golden: u8::from(golden), side_by_side: false }
        }
        Piece::Yarn => Art::Yarn,
        Piece::Die { face } => Art::Die { face, look: DieLook::Plain },
        Piece::PyramidDie { colour, face } => {
            Art::Pyramid(PyramidArt::Thrown { colour: Colour::from(colour).into(), face })
        }
        Piece::TurquoiseDie { face } => {
            Art::Pyramid(PyramidArt::Thrown { colour: empile_stage::DieColour::Turquoise, face })
        }
        Piece::PiloCard { character } => Art::Pilo(PiloArt::Card { character: character.into() }),
        Piece::Bone { kind } => Art::Teckels(TeckelsArt::Bone(kind.into())),
        Piece::NekoAction { number } => {
            let card = ActionCard::try_from(number);
            let face = card.map(|card| NekoArt::Action { card, look: CardLook::Plain });
            Art::Neko(face.unwrap_or(NekoArt::ActionBack))
        }
        Piece::NekoMission { number } => {
            let mission = MissionCard::try_from(number).map(MissionCard::mission);
            let face = mission.map(|mission| NekoArt::Mission { mission, look: CardLook::Plain });
            Art::Neko(face.unwrap_or(NekoArt::MissionBack))
        }
    };
    Ok(ScenePicture::of(0, &art.draw(Surface { width, height })))
}
