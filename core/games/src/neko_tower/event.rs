use serde::{Deserialize, Serialize};

use super::{ActionCard, Ending, Evidence, MissionCard, Nakama, Piece, Spot, Wall};
use crate::contract::Seat;

/// What happened at the table. Nothing here is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A card was played and discarded.
    CardPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        card: ActionCard,
    },
    /// A card that nothing could be done with was discarded.
    CardForgone {
        /// Who.
        seat: Seat,
        /// Which.
        card: ActionCard,
    },
    /// The next action card lies face up.
    ActionShown {
        /// At which place of the row.
        place: u8,
        /// Which.
        card: ActionCard,
    },
    /// The discarded action cards became a new pile.
    ActionsReshuffled {
        /// How many.
        cards: u8,
    },
    /// The tower grew.
    FloorRaised {
        /// Who.
        seat: Seat,
        /// The number of the new floor.
        floor: u8,
        /// What it stands on.
        walls: [Wall; 2],
        /// What the card asked for; it differs where the stock had run out.
        asked: [Wall; 2],
    },
    /// On the screen: two walls and the next floor were taken in hand.
    StoreyTaken {
        /// Who.
        seat: Seat,
        /// Which walls.
        walls: [Wall; 2],
    },
    /// On the screen: a piece was let go, and the world has yet to answer.
    LetGo {
        /// Who.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Above which floor.
        floor: u8,
    },
    /// On the screen: one's own new piece lies on the table, and may be taken up again.
    OwnPieceFell {
        /// Who.
        seat: Seat,
        /// What.
        piece: Piece,
    },
    /// On the screen: after many a try a player left it.
    GaveUp {
        /// Who.
        seat: Seat,
    },
    /// A Nakama was taken in hand to be placed.
    CatTaken {
        /// Who.
        seat: Seat,
        /// Which.
        cat: Nakama,
        /// Where it stood, when the reserve had none of its colour.
        from: Option<Spot>,
    },
    /// A Nakama was placed with a card.
    CatPlaced {
        /// Who.
        seat: Seat,
        /// Which.
        cat: Nakama,
        /// Where it is.
        to: Spot,
    },
    /// The Nakama placed this turn was stroked.
    CatStroked {
        /// Who.
        seat: Seat,
        /// Which.
        cat: Nakama,
    },
    /// A Nakama was moved up from its mover's own floor.
    CatMoved {
        /// Who.
        seat: Seat,
        /// Which.
        cat: Nakama,
        /// Where it was.
        from: Spot,
        /// Where it is.
        to: Spot,
    },
    /// A mission was laid open for the players to confirm.
    MissionClaimed {
        /// Who.
        seat: Seat,
        /// Which.
        mission: MissionCard,
        /// On which floor.
        floor: u8,
        /// The cats that fulfil it, as recorded.
        cats: Evidence,
    },
    /// The players looked, and it is not so.
    ClaimDenied {
        /// Who had claimed.
        seat: Seat,
        /// Which.
        mission: MissionCard,
        /// On which floor.
        floor: u8,
    },
    /// A mission is fulfilled and discarded.
    MissionValidated {
        /// Who.
        seat: Seat,
        /// Which.
        mission: MissionCard,
        /// On which floor.
        floor: u8,
        /// The cats that fulfil it.
        cats: Evidence,
    },
    /// A mission was discarded for another.
    MissionRenewed {
        /// Who.
        seat: Seat,
        /// Which, laid down face up.
        mission: MissionCard,
    },
    /// A new mission was drawn.
    MissionDrawn {
        /// Who.
        seat: Seat,
        /// At which of the two places.
        place: u8,
        /// Which, if it lies open; a secret one is for its owner's eyes.
        mission: Option<MissionCard>,
    },
    /// The discarded mission cards became a new pile.
    MissionsReshuffled {
        /// How many.
        cards: u8,
    },
    /// Neko, or the black cat of the seat, climbed.
    Climbed {
        /// Who.
        seat: Seat,
        /// From which floor; 0 is beside the tower.
        from: u8,
        /// To which.
        to: u8,
        /// How many floors were asked for; fewer were climbed when the tower was not high enough.
        asked: u8,
    },
    /// « Palier réussi »: kept for ever.
    StepReached {
        /// 10, 13, 15, 17 or 20.
        step: u8,
    },
    /// A Nakama slid on its floor.
    CatSlid {
        /// Which.
        cat: Nakama,
        /// Where it was.
        from: Spot,
        /// Where it is.
        to: Spot,
    },
    /// A floor fell, with its walls.
    FloorFell {
        /// Who was playing.
        seat: Seat,
        /// Its number.
        floor: u8,
        /// What it stood on.
        walls: [Option<Wall>; 2],
    },
    /// A single wall fell.
    WallFell {
        /// Who was playing.
        seat: Seat,
        /// The floor it carried.
        floor: u8,
        /// 0 is left, 1 is right.
        side: u8,
        /// Which.
        wall: Wall,
    },
    /// A Nakama fell with its floor and is back in the reserve.
    CatReturned {
        /// Which.
        cat: Nakama,
        /// Where it was.
        from: Spot,
    },
    /// A Nakama fell alone and must be put back where it was.
    CatPutBack {
        /// Which.
        cat: Nakama,
        /// Where.
        to: Spot,
    },
    /// Neko or a black cat lost its floor and stands on the one below.
    BlackCatCameDown {
        /// Whose; the first seat's when all play together.
        of: Seat,
        /// From which floor.
        from: u8,
        /// To which.
        to: u8,
    },
    /// Neko or a black cat fell alone and must be put back where it was.
    BlackCatPutBack {
        /// Whose; the first seat's when all play together.
        of: Seat,
        /// On which floor.
        floor: u8,
    },
    /// The tower is down.
    TowerFelled {
        /// Who did it.
        by: Seat,
    },
    /// The turn goes on.
    TurnPassed {
        /// To whom.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// How.
        ending: Ending,
    },
}
