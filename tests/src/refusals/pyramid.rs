//! One refusal of each kind that the games of the dice pyramid have, wrong options included.

use empile_games::{
    abquetschen,
    bunte_kuh::{self, BunteKuh, Timing},
    contract::{Game, Seed},
    cui_bono::{self, Costs, CuiBono},
    eintrichtern::{self, Eintrichtern},
    pyramid::lattice::Cell,
    raffzahn::{self, Raffzahn},
    wurfelmarsch::{self, Wurfelmarsch},
};

use super::{Told, told};

/// All of them.
pub(super) fn all() -> Vec<Told> {
    let cell = Cell::at(1, 2, 3).expect("the pyramid has this cell");
    let refused = [
        of_abquetschen(cell),
        of_raffzahn(cell),
        of_bunte_kuh(cell),
        of_cui_bono(cell),
        of_eintrichtern(cell),
        of_wurfelmarsch(cell),
        wrong_options(),
    ];
    refused.into_iter().flatten().collect()
}

fn of_abquetschen(cell: Cell) -> Vec<Told> {
    use abquetschen::Breach;
    told(&[
        Breach::CannotThrowNow,
        Breach::NothingToLay,
        Breach::AllLaid { dice: 2 },
        Breach::CellTaken { cell },
        Breach::NoSupport { cell },
        Breach::EdgeCell { cell },
        Breach::DeadEnd { cell, dice: 2 },
        Breach::NotLaidNow { cell },
        Breach::NotFree { cell },
        Breach::NotAllLaid { left: 2 },
    ])
}

fn of_raffzahn(cell: Cell) -> Vec<Told> {
    use raffzahn::Breach;
    told(&[
        Breach::CannotThrowNow,
        Breach::NotThrown,
        Breach::NothingThere { cell },
        Breach::NotFree { cell },
        Breach::NotFreeThen { cell },
        Breach::WrongFace { cell, face: 1, thrown: 2 },
        Breach::AlreadyLate { cell },
        Breach::NotTheRoller,
        Breach::NothingToStop,
    ])
}

fn of_bunte_kuh(cell: Cell) -> Vec<Told> {
    use bunte_kuh::Breach;
    told(&[
        Breach::CannotThrowNow,
        Breach::NothingToCall,
        Breach::NothingToPointAt,
        Breach::NothingToLay,
        Breach::NoCase { cell },
        Breach::NotTheCaseShown { pointed: cell },
    ])
}

fn of_cui_bono(cell: Cell) -> Vec<Told> {
    use cui_bono::Breach;
    told(&[
        Breach::AlreadyTaken,
        Breach::NothingThere { cell },
        Breach::NotOnTheBase { cell },
        Breach::TooHidden { cell, visible: 1 },
        Breach::NothingInHand,
        Breach::OnTheBase { cell },
        Breach::NoCase { cell },
        Breach::TwoColours { cell },
        Breach::SameColour { cell },
        Breach::RowOfOneColour { cell, dice: 3 },
    ])
}

fn of_eintrichtern(cell: Cell) -> Vec<Told> {
    use eintrichtern::Breach;
    told(&[Breach::AlreadyThrown, Breach::MustThrow, Breach::NoRedDie { cell }])
}

fn of_wurfelmarsch(cell: Cell) -> Vec<Told> {
    use wurfelmarsch::Breach;
    told(&[
        Breach::NoDieThere { cell },
        Breach::NotYourDie { cell },
        Breach::OffTheBase { cell },
        Breach::CellTaken { cell },
        Breach::SameFaces { cell },
    ])
}

fn wrong_options() -> Vec<Told> {
    let late = raffzahn::Setup { late_ms: 0, ..raffzahn::Setup::default() };
    let timing = Timing::default();
    let point = bunte_kuh::Setup { players: 2, timing: Timing { point_ms: 0, ..timing } };
    let settle = bunte_kuh::Setup { players: 2, timing: Timing { settle_ms: 0, ..timing } };
    let cost = cui_bono::Setup { players: 2, costs: Costs { red: 0, ..Costs::default() } };
    let show = eintrichtern::Setup { players: 2, show_ms: 0 };
    let march = wurfelmarsch::Setup::default();
    vec![
        refused::<Raffzahn>(&late),
        refused::<BunteKuh>(&point),
        refused::<BunteKuh>(&settle),
        refused::<CuiBono>(&cost),
        refused::<Eintrichtern>(&show),
        refused::<Wurfelmarsch>(&wurfelmarsch::Setup { repetitions: 0, ..march }),
        refused::<Wurfelmarsch>(&wurfelmarsch::Setup { quiet_turns: 0, ..march }),
    ]
}

fn refused<G: Game>(setup: &G::Setup) -> Told {
    let problem = G::start(setup, Seed(0)).expect_err("an option out of range is refused");
    Told::of(&problem)
}
