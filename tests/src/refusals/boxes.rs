//! One refusal of each kind that Pile-Poils, Pilo Pilo, Teckels and Neko tower have, wrong options included.

use empile_games::{
    contract::Seat,
    neko,
    pile_poils::{self, BoardProblem, CellId},
    pilo_pilo::{self, Character, Pillow, RefereeProblem},
    teckels::{self, Card, Colour, PileId, TeckelId},
};

use super::{Told, told};

/// All of them.
pub(super) fn all() -> Vec<Told> {
    let refused = [
        of_pile_poils(),
        of_own_boards(),
        of_pilo_pilo(),
        of_the_referee(),
        of_teckels(),
        of_neko_turns(),
        of_neko_pieces(),
        of_neko_falls(),
    ];
    refused.into_iter().flatten().collect()
}

fn of_pile_poils() -> Vec<Told> {
    use pile_poils::Breach;
    let cell = CellId(3);
    told(&[
        Breach::CannotRollNow,
        Breach::NothingToReroll,
        Breach::NoYarn,
        Breach::NothingToPlace,
        Breach::NoSuchCell { cell },
        Breach::CellTaken { cell },
        Breach::NoDiceChosen,
        Breach::DiceNotThrown,
        Breach::WrongSum { cell, number: 6, sum: 5 },
        Breach::CannotStopNow,
        Breach::CannotGiveUpNow,
    ])
}

fn of_own_boards() -> Vec<Told> {
    told(&[
        BoardProblem::RowCount { found: 1 },
        BoardProblem::RowWidth { row: 2, expected: 10, found: 9 },
        BoardProblem::Hole { row: 1, cell: 4 },
        BoardProblem::UnknownNumber { row: 1, cell: 4, number: 13 },
        BoardProblem::TooMuchYarn { found: 13 },
    ])
}

fn of_pilo_pilo() -> Vec<Told> {
    use pilo_pilo::{Breach, SetupBreach};
    let mut refused = told(&[
        Breach::NoRoundOn,
        Breach::RoundOn,
        Breach::AlreadyReady,
        Breach::NoSuchPillow { pillow: Pillow(2) },
        Breach::NoSuchOpponent { seat: Seat(0) },
    ]);
    let options = ["round_ms", "quiet_round_ms", "drag_ms", "settle_ms"];
    let out_of_range = |option| SetupBreach::OutOfRange { option, asked: 1, least: 500, most: 60_000 };
    refused.extend(told(&options.map(out_of_range)));
    refused
}

fn of_the_referee() -> Vec<Told> {
    told(&[
        RefereeProblem::WrongPlayerCount { asked: 2 },
        RefereeProblem::WrongCardCount { told: 3, players: 4 },
        RefereeProblem::KingAmongApprentices,
        RefereeProblem::TooManyOfOne { character: Character::Dragon, left: 1 },
        RefereeProblem::PeekedCannotBeRight { seat: Seat(1) },
        RefereeProblem::NoSuchSeat { seat: Seat(5) },
        RefereeProblem::Over,
    ])
}

fn of_teckels() -> Vec<Told> {
    use teckels::{Breach, SetupBreach};
    let (pile, teckel) = (PileId(1), TeckelId(4));
    let (card, top) = (Card::Head { back: Colour::Red }, Card::Tail { front: Colour::Blue, cat: true });
    let mut refused = told(&[
        Breach::NoRoundOn,
        Breach::RoundOn,
        Breach::HandOnTable,
        Breach::LaidDown,
        Breach::NoSuchPile { pile },
        Breach::PileEmpty { pile },
        Breach::AlreadyHeld { pile },
        Breach::NothingHeld,
        Breach::AlreadyTurned,
        Breach::NothingTurned,
        Breach::NotOnTop { card, top },
        Breach::HeadBeginsAnew,
        Breach::OnlyHeadsBegin,
        Breach::NoSuchTeckel { teckel },
        Breach::Finished { teckel },
        Breach::ColoursDiffer { teckel, open: Colour::Red, front: Colour::Blue },
        Breach::NoCalling,
    ]);
    refused.extend(told(&[SetupBreach::SettleTime { asked: 0, most: 1_000 }, SetupBreach::MayNeverEnd]));
    refused
}

fn of_neko_turns() -> Vec<Told> {
    use neko::Breach;
    told(&[
        Breach::CardAlreadyPlayed,
        Breach::PlayACardFirst,
        Breach::PutCatFirst,
        Breach::NoCatInHand,
        Breach::StrokeFirst,
        Breach::NothingToStroke,
        Breach::ConfirmFirst,
        Breach::NothingToConfirm,
        Breach::SayWhoFirst,
        Breach::NobodyToBlame,
        Breach::CannotStopNow,
        Breach::CardCanBePlayed,
        Breach::CompetitiveOnly,
        Breach::MoveIsOver,
        Breach::CatNotOnYourFloor,
        Breach::NotHigher,
        Breach::MissionIsOver,
        Breach::NoSuchMission { mission: 2 },
        Breach::WrongMissionFloor { floor: 3 },
        Breach::WrongClimb { asked: 2, most: 1 },
        Breach::WrongClimb { asked: 4, most: 3 },
        Breach::MissionNotFulfilled { floor: 3 },
        Breach::AlreadyDenied,
        Breach::NoSuchPlayer { seat: Seat(4) },
    ])
}

fn of_neko_pieces() -> Vec<Told> {
    use neko::{Breach, Cell, Colour, Nakama, Wall};
    let mut refused = told(&[
        Breach::NoSuchCard { card: 2 },
        Breach::NotABuildCard,
        Breach::NotACatCard,
        Breach::NoFloorLeft,
        Breach::NoSuchCat { cat: Nakama(16) },
        Breach::NoOtherFloor,
        Breach::SameFloor,
        Breach::NoSuchFloor { floor: 4, height: 3 },
        Breach::NoSuchCell { cell: Cell(18) },
    ]);
    for wall in Wall::ALL {
        let used = if wall == Wall::Brick { Wall::Angel } else { Wall::Brick };
        refused.extend(told(&[Breach::WrongWall { asked: wall, used }, Breach::WallOutOfStock { wall }]));
    }
    for colour in Colour::ALL {
        refused.extend(told(&[Breach::WrongColour { colour }, Breach::TakeFromReserve { colour }]));
    }
    refused
}

fn of_neko_falls() -> Vec<Told> {
    use neko::Breach;
    told(&[
        Breach::WrongFloorCount { count: 3, height: 3 },
        Breach::WallCannotSlipOut { floor: 2 },
        Breach::CatNotOnTower,
        Breach::BlackCatNotOnTower { of: Seat(1) },
        Breach::SameCell,
        Breach::NothingMoreMoves,
    ])
}
