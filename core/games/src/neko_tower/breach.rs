use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Cell, Colour, Nakama, Wall};
use crate::contract::{Fact, Seat, breaches};

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
    /// « tombent sur la table »: not more walls than fell, and fewer than end the match.
    #[error("{walls} walls of these floors on the table")]
    WrongWallCount {
        /// What was told.
        walls: u8,
    },
    /// No wall lies on the table.
    #[error("nothing fell that could be put away")]
    NothingToPutAway,
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
    /// The tower stands on a table, and hands place the pieces.
    #[error("this is for a tower on the screen")]
    OnScreenOnly,
    /// The tower stands on the screen, and the simulation tells.
    #[error("this is for a tower on a real table")]
    WithTheBoxOnly,
    /// The world has not yet answered.
    #[error("the tower still moves")]
    TowerMoves,
    /// Nothing was done that the world could answer.
    #[error("the world was not asked anything")]
    NothingAsked,
    /// About other pieces, or about places where no piece can be.
    #[error("this is no answer to what was done")]
    StrangeAnswer,
    /// « Tant que votre action n'est pas terminée ».
    #[error("what was taken in hand must be settled first")]
    SettleFirst,
    /// Something that stands, or a piece of the box.
    #[error("that piece is not in hand")]
    NotInHand,
    /// « Les tuiles Étage doivent être posées sur les dernières tuiles Mur ».
    #[error("the walls come before the floor")]
    WallsFirst,
    /// It may be let go above other floors.
    #[error("that piece does not go to floor {floor}")]
    NotAboveThatFloor {
        /// Which floor was named.
        floor: u8,
    },
    /// There are a few ways only.
    #[error("a wall cannot be folded like that")]
    NoSuchFold {
        /// What was asked for.
        fold: u8,
    },
    /// Beyond the edge of the table.
    #[error("that is too far out")]
    TooFarOut,
    /// Nothing was let go.
    #[error("there is nothing to settle")]
    NothingToSettle,
    /// « Les tuiles Mur doivent être placées debout, verticalement, à partir de l'étage le plus haut ».
    #[error("both walls must stand upright on the top floor")]
    WallNotUpright,
    /// « posées sur les dernières tuiles Mur ajoutées ».
    #[error("the floor must lie on both walls")]
    FloorNotOnWalls,
    /// « de façon à ce que ses Murs ne dépassent pas ».
    #[error("a wall sticks out from under the floor")]
    WallSticksOut,
    /// « Les Chats ne peuvent pas être placés à plat ».
    #[error("a cat may not lie flat")]
    CatLiesFlat,
    /// It lies on the table.
    #[error("the cat does not stand on a floor")]
    CatNotOnFloor,
    /// One must have tried in earnest.
    #[error("it is too early to leave it")]
    TryOnFirst,
    /// Not at this table.
    #[error("{seat} does not play")]
    NoSuchPlayer {
        /// Who was named.
        seat: Seat,
    },
}

breaches!(Breach {
    "neko-tower.action-cards" {
        CardAlreadyPlayed => "neko-tower-card-already-played",
        PlayACardFirst => "neko-tower-play-a-card-first",
        PutCatFirst => "neko-tower-put-cat-first",
        NoCatInHand => "neko-tower-no-cat-in-hand",
        NoSuchCard => "neko-tower-no-such-card",
        NotABuildCard => "neko-tower-not-a-build-card",
        NotACatCard => "neko-tower-not-a-cat-card",
        NoFloorLeft => "neko-tower-no-floor-left",
        CardCanBePlayed => "neko-tower-card-can-be-played",
    }
    "neko-tower.stroke" {
        StrokeFirst => "neko-tower-stroke-first",
        NothingToStroke => "neko-tower-nothing-to-stroke",
    }
    "neko-tower.missions" {
        ConfirmFirst => "neko-tower-confirm-first",
        NothingToConfirm => "neko-tower-nothing-to-confirm",
        MissionIsOver => "neko-tower-mission-is-over",
        NoSuchMission => "neko-tower-no-such-mission",
        WrongMissionFloor { floor } => "neko-tower-wrong-mission-floor",
        WrongClimb { asked, most } => "neko-tower-wrong-climb",
        MissionNotFulfilled { floor } => "neko-tower-mission-not-fulfilled",
        AlreadyDenied => "neko-tower-already-denied",
    }
    "neko-tower.competitive" {
        SayWhoFirst => "neko-tower-say-who-first",
        NobodyToBlame => "neko-tower-nobody-to-blame",
        CompetitiveOnly => "neko-tower-competitive-only",
        MoveIsOver => "neko-tower-move-is-over",
        CatNotOnYourFloor => "neko-tower-cat-not-on-your-floor",
        NotHigher => "neko-tower-not-higher",
        NoSuchPlayer { seat } => "neko-tower-no-such-player",
    }
    "neko-tower.end" {
        CannotStopNow => "neko-tower-cannot-stop-now",
    }
    "neko-tower.missing-wall" {
        WrongWall { asked, used } => "neko-tower-wrong-wall",
        WallOutOfStock { wall } => "neko-tower-wall-out-of-stock",
    }
    "neko-tower.placing" {
        NoSuchCat => "neko-tower-no-such-cat",
        NoSuchFloor { floor, height } => "neko-tower-no-such-floor",
        NoSuchCell => "neko-tower-no-such-cell",
    }
    "neko-tower.ruling-two-ways" {
        OnScreenOnly => "neko-tower-on-screen-only",
        WithTheBoxOnly => "neko-tower-with-the-box-only",
        TowerMoves => "neko-tower-tower-moves",
        NothingAsked => "neko-tower-nothing-asked",
        StrangeAnswer => "neko-tower-strange-answer",
        SettleFirst => "neko-tower-settle-first",
        NotInHand => "neko-tower-not-in-hand",
        WallsFirst => "neko-tower-walls-first",
        NotAboveThatFloor { floor } => "neko-tower-not-above-that-floor",
        NoSuchFold => "neko-tower-no-such-fold",
        TooFarOut => "neko-tower-too-far-out",
        NothingToSettle => "neko-tower-nothing-to-settle",
        WallNotUpright => "neko-tower-wall-not-upright",
        FloorNotOnWalls => "neko-tower-floor-not-on-walls",
        WallSticksOut => "neko-tower-wall-sticks-out",
        CatLiesFlat => "neko-tower-cat-lies-flat",
        CatNotOnFloor => "neko-tower-cat-not-on-floor",
        TryOnFirst => "neko-tower-try-on-first",
    }
    "neko-tower.missing-cat" {
        WrongColour { colour } => "neko-tower-wrong-colour",
        TakeFromReserve { colour } => "neko-tower-take-from-reserve",
        NoOtherFloor => "neko-tower-no-other-floor",
        SameFloor => "neko-tower-same-floor",
    }
    "neko-tower.falls" {
        WrongFloorCount { count, height } => "neko-tower-wrong-floor-count",
        WrongWallCount { walls } => "neko-tower-wrong-wall-count",
        NothingToPutAway => "neko-tower-nothing-to-put-away",
        WallCannotSlipOut { floor } => "neko-tower-wall-cannot-slip-out",
        CatNotOnTower => "neko-tower-cat-not-on-tower",
        BlackCatNotOnTower { of as seat } => "neko-tower-black-cat-not-on-tower",
        SameCell => "neko-tower-same-cell",
        NothingMoreMoves => "neko-tower-nothing-more-moves",
    }
});

impl From<Wall> for Fact {
    fn from(wall: Wall) -> Fact {
        Fact::from(wall.key())
    }
}

impl From<Colour> for Fact {
    fn from(colour: Colour) -> Fact {
        Fact::from(colour.key())
    }
}
