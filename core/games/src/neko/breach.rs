use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Cell, Colour, Nakama, Wall};
use crate::contract::{self, Fact, Seat};

/// The rules an action of Neko tower can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// « Jouer une carte Action »: one a turn.
    #[error("the action card of this turn has been played")]
    CardAlreadyPlayed,
    /// « OBLIGATOIRE »: the card comes before everything else.
    #[error("an action card comes first")]
    PlayACardFirst,
    /// A Nakama was taken and is not yet on the tower.
    #[error("the cat in hand must be placed first")]
    PutCatFirst,
    /// No Nakama was taken.
    #[error("there is no cat in hand to place")]
    NoCatInHand,
    /// « Caressez le chat Nakama placé durant ce tour ».
    #[error("the cat just placed must be stroked first")]
    StrokeFirst,
    /// Only some cards ask for it.
    #[error("there is no cat to stroke")]
    NothingToStroke,
    /// A claim is open.
    #[error("the open claim must be confirmed or denied first")]
    ConfirmFirst,
    /// No claim is open.
    #[error("there is no claim to confirm")]
    NothingToConfirm,
    /// The tower is down and one question is left.
    #[error("first say who made the tower fall")]
    SayWhoFirst,
    /// The tower stands, or it is known who.
    #[error("nobody is to be blamed")]
    NobodyToBlame,
    /// « Vous pouvez continuer la partie »: there must be a victory to stop with, at the start of a turn.
    #[error("one can only stop at the start of a turn, after a step")]
    CannotStopNow,
    /// Fewer cards are shown.
    #[error("no card is shown at place {card}")]
    NoSuchCard {
        /// What was asked for.
        card: u8,
    },
    /// The card has no walls.
    #[error("this card does not build")]
    NotABuildCard,
    /// The card has no cat.
    #[error("this card places no cat")]
    NotACatCard,
    /// The card asks for another wall, and the stock has it.
    #[error("the card asks for {}, which is in stock, not {}", asked.key(), used.key())]
    WrongWall {
        /// What the card shows.
        asked: Wall,
        /// What was used.
        used: Wall,
    },
    /// The stock has none of these.
    #[error("there is no {} in stock", wall.key())]
    WallOutOfStock {
        /// Which.
        wall: Wall,
    },
    /// All floor tiles of the box are built.
    #[error("no floor tile is left")]
    NoFloorLeft,
    /// The box has no such cat.
    #[error("there is no Nakama {}", cat.0)]
    NoSuchCat {
        /// What was asked for.
        cat: Nakama,
    },
    /// The card shows another colour.
    #[error("the card does not allow {}", colour.key())]
    WrongColour {
        /// What was asked for.
        colour: Colour,
    },
    /// « une couleur qui n'est plus en réserve »: only then is a cat taken from the tower.
    #[error("take the first {} Nakama of the reserve", colour.key())]
    TakeFromReserve {
        /// Which colour.
        colour: Colour,
    },
    /// « placez-le à un autre étage »: there must be one.
    #[error("there is no other floor for that cat")]
    NoOtherFloor,
    /// « placez-le à un autre étage ».
    #[error("the cat must go to another floor")]
    SameFloor,
    /// The floor is not built.
    #[error("there is no floor {floor}: the tower has {height}")]
    NoSuchFloor {
        /// What was asked for.
        floor: u8,
        /// The top floor.
        height: u8,
    },
    /// A floor has no such cell.
    #[error("a floor has no cell {}", cell.0)]
    NoSuchCell {
        /// What was asked for.
        cell: Cell,
    },
    /// A card is forgone only when no card shown can be played.
    #[error("a card that can be played is shown")]
    CardCanBePlayed,
    /// « Variante compétitive » only.
    #[error("this is part of the competitive game")]
    CompetitiveOnly,
    /// « Interagir avec des chats »: before the mission, one cat a turn.
    #[error("no cat can be moved any more this turn")]
    MoveIsOver,
    /// « Si votre Chat Noir est sur le même étage ».
    #[error("that Nakama is not on your floor")]
    CatNotOnYourFloor,
    /// « vers l'étage supérieur de votre choix ».
    #[error("a Nakama moves to a higher floor")]
    NotHigher,
    /// One mission a turn.
    #[error("the time for missions is over this turn")]
    MissionIsOver,
    /// There are two.
    #[error("there is no mission at place {mission}")]
    NoSuchMission {
        /// What was asked for.
        mission: u8,
    },
    /// « Seuls les chats Nakama placés sur l'étage au-dessus ».
    #[error("cats on floor {floor} do not count for missions now")]
    WrongMissionFloor {
        /// Which floor was named.
        floor: u8,
    },
    /// « un nombre d'étages égal ou inférieur à celui indiqué ».
    #[error("this mission climbs 1 to {most} floors, not {asked}")]
    WrongClimb {
        /// What was asked for.
        asked: u8,
        /// What the card allows.
        most: u8,
    },
    /// The cats do not stand as the mission asks.
    #[error("the cats on floor {floor} do not fulfil this mission")]
    MissionNotFulfilled {
        /// Which floor was named.
        floor: u8,
    },
    /// The players have looked.
    #[error("the players have seen that it is not so")]
    AlreadyDenied,
    /// At least one floor falls, and never the ground floor.
    #[error("{count} floors cannot fall from a tower of {height}")]
    WrongFloorCount {
        /// What was told.
        count: u8,
        /// The top floor.
        height: u8,
    },
    /// A floor that loses its last wall falls too: tell the floors instead.
    #[error("no wall can slip out there and leave floor {floor} standing")]
    WallCannotSlipOut {
        /// Which floor was named.
        floor: u8,
    },
    /// It is in the reserve.
    #[error("that Nakama is not on the tower")]
    CatNotOnTower,
    /// There is none, or it is beside the tower.
    #[error("{of} has no black cat on the tower")]
    BlackCatNotOnTower {
        /// Whose was named.
        of: Seat,
    },
    /// It slid to where it is.
    #[error("the cat stands there already")]
    SameCell,
    /// After one act no more cats can slide or fall than there are.
    #[error("nothing more can slide or fall by itself before something else is done")]
    NothingMoreMoves,
    /// Not at this table.
    #[error("{seat} does not play")]
    NoSuchPlayer {
        /// Who was named.
        seat: Seat,
    },
}

impl contract::Breach for Breach {
    fn code(&self) -> &'static str {
        match self {
            Breach::CardAlreadyPlayed => "neko-tower-card-already-played",
            Breach::PlayACardFirst => "neko-tower-play-a-card-first",
            Breach::PutCatFirst => "neko-tower-put-cat-first",
            Breach::NoCatInHand => "neko-tower-no-cat-in-hand",
            Breach::StrokeFirst => "neko-tower-stroke-first",
            Breach::NothingToStroke => "neko-tower-nothing-to-stroke",
            Breach::ConfirmFirst => "neko-tower-confirm-first",
            Breach::NothingToConfirm => "neko-tower-nothing-to-confirm",
            Breach::SayWhoFirst => "neko-tower-say-who-first",
            Breach::NobodyToBlame => "neko-tower-nobody-to-blame",
            Breach::CannotStopNow => "neko-tower-cannot-stop-now",
            Breach::NoSuchCard { .. } => "neko-tower-no-such-card",
            Breach::NotABuildCard => "neko-tower-not-a-build-card",
            Breach::NotACatCard => "neko-tower-not-a-cat-card",
            Breach::WrongWall { .. } => "neko-tower-wrong-wall",
            Breach::WallOutOfStock { .. } => "neko-tower-wall-out-of-stock",
            Breach::NoFloorLeft => "neko-tower-no-floor-left",
            Breach::NoSuchCat { .. } => "neko-tower-no-such-cat",
            Breach::WrongColour { .. } => "neko-tower-wrong-colour",
            Breach::TakeFromReserve { .. } => "neko-tower-take-from-reserve",
            Breach::NoOtherFloor => "neko-tower-no-other-floor",
            Breach::SameFloor => "neko-tower-same-floor",
            Breach::NoSuchFloor { .. } => "neko-tower-no-such-floor",
            Breach::NoSuchCell { .. } => "neko-tower-no-such-cell",
            Breach::CardCanBePlayed => "neko-tower-card-can-be-played",
            Breach::CompetitiveOnly => "neko-tower-competitive-only",
            Breach::MoveIsOver => "neko-tower-move-is-over",
            Breach::CatNotOnYourFloor => "neko-tower-cat-not-on-your-floor",
            Breach::NotHigher => "neko-tower-not-higher",
            Breach::MissionIsOver => "neko-tower-mission-is-over",
            Breach::NoSuchMission { .. } => "neko-tower-no-such-mission",
            Breach::WrongMissionFloor { .. } => "neko-tower-wrong-mission-floor",
            Breach::WrongClimb { .. } => "neko-tower-wrong-climb",
            Breach::MissionNotFulfilled { .. } => "neko-tower-mission-not-fulfilled",
            Breach::AlreadyDenied => "neko-tower-already-denied",
            Breach::WrongFloorCount { .. } => "neko-tower-wrong-floor-count",
            Breach::WallCannotSlipOut { .. } => "neko-tower-wall-cannot-slip-out",
            Breach::CatNotOnTower => "neko-tower-cat-not-on-tower",
            Breach::BlackCatNotOnTower { .. } => "neko-tower-black-cat-not-on-tower",
            Breach::SameCell => "neko-tower-same-cell",
            Breach::NothingMoreMoves => "neko-tower-nothing-more-moves",
            Breach::NoSuchPlayer { .. } => "neko-tower-no-such-player",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Breach::CardAlreadyPlayed
            | Breach::PlayACardFirst
            | Breach::NoSuchCard { .. }
            | Breach::NotABuildCard
            | Breach::NotACatCard
            | Breach::NoFloorLeft
            | Breach::CardCanBePlayed
            | Breach::PutCatFirst
            | Breach::NoCatInHand => "neko-tower.action-cards",
            Breach::WrongWall { .. } | Breach::WallOutOfStock { .. } => "neko-tower.missing-wall",
            Breach::WrongColour { .. }
            | Breach::TakeFromReserve { .. }
            | Breach::NoOtherFloor
            | Breach::SameFloor => "neko-tower.missing-cat",
            Breach::StrokeFirst | Breach::NothingToStroke => "neko-tower.stroke",
            Breach::NoSuchCat { .. } | Breach::NoSuchFloor { .. } | Breach::NoSuchCell { .. } => {
                "neko-tower.placing"
            }
            Breach::CompetitiveOnly
            | Breach::MoveIsOver
            | Breach::CatNotOnYourFloor
            | Breach::NotHigher
            | Breach::SayWhoFirst
            | Breach::NobodyToBlame
            | Breach::NoSuchPlayer { .. } => "neko-tower.competitive",
            Breach::ConfirmFirst
            | Breach::NothingToConfirm
            | Breach::MissionIsOver
            | Breach::NoSuchMission { .. }
            | Breach::WrongMissionFloor { .. }
            | Breach::WrongClimb { .. }
            | Breach::MissionNotFulfilled { .. }
            | Breach::AlreadyDenied => "neko-tower.missions",
            Breach::CannotStopNow => "neko-tower.end",
            Breach::WrongFloorCount { .. }
            | Breach::WallCannotSlipOut { .. }
            | Breach::CatNotOnTower
            | Breach::BlackCatNotOnTower { .. }
            | Breach::SameCell
            | Breach::NothingMoreMoves => "neko-tower.falls",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let number = |value: u8| Fact::Number(value.into());
        let word = |key: &str| Fact::Text(key.into());
        match *self {
            Breach::WrongWall { asked, used } => {
                vec![("asked", word(asked.key())), ("used", word(used.key()))]
            }
            Breach::WallOutOfStock { wall } => vec![("wall", word(wall.key()))],
            Breach::WrongColour { colour } | Breach::TakeFromReserve { colour } => {
                vec![("colour", word(colour.key()))]
            }
            Breach::NoSuchFloor { floor, height } => {
                vec![("floor", number(floor)), ("height", number(height))]
            }
            Breach::WrongFloorCount { count, height } => {
                vec![("count", number(count)), ("height", number(height))]
            }
            Breach::WrongClimb { asked, most } => vec![("asked", number(asked)), ("most", number(most))],
            Breach::WrongMissionFloor { floor }
            | Breach::MissionNotFulfilled { floor }
            | Breach::WallCannotSlipOut { floor } => vec![("floor", number(floor))],
            Breach::BlackCatNotOnTower { of: seat } | Breach::NoSuchPlayer { seat } => {
                vec![("seat", Fact::Number(i64::from(seat.0) + 1))]
            }
            _ => Vec::new(),
        }
    }
}
