//! Players that stay as they are, to measure robots by.

use empile_games::{
    AnyAction, AnyGame, abquetschen,
    contract::{Choices, Game, Seat, Stream, Viewer},
    cui_bono, eintrichtern, pile_poils,
    pyramid::lattice::{Cell, Side},
    wurfelmarsch,
};

/// What yardsticks have of a match, beside what lies on the table.
pub(crate) struct Table {
    pub(crate) chance: Stream,
    /// Eintrichtern's cases that were shown, with their sums.
    pub(crate) shown: Vec<(Cell, u8)>,
}

impl Table {
    /// Remembers what everyone sees.
    pub(crate) fn look(&mut self, state: &AnyGame) {
        if let AnyGame::Eintrichtern(game) = state
            && let eintrichtern::Step::Shown { cell, sum, .. } = game.observe(Viewer::Spectator).step
            && !self.shown.contains(&(cell, sum))
        {
            self.shown.push((cell, sum));
        }
    }
}

/// A way to play that never changes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Yardstick {
    /// Does anything that is legal.
    Chance,
    /// Does what is best at once: Pile-Poils' first sound bedding, Cui bono?'s miser, Würfelmarsch's runner.
    Greedy,
    /// Abquetschen: the longest row that can be laid.
    BonusSeeker,
    /// Eintrichtern: forgets nothing, and lifts whatever is likeliest.
    PerfectMemory,
}

impl Yardstick {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Yardstick::Chance => "chance",
            Yardstick::Greedy => "greedy",
            Yardstick::BonusSeeker => "bonus_seeker",
            Yardstick::PerfectMemory => "perfect_memory",
        }
    }

    pub(crate) fn choose(self, state: &AnyGame, seat: Seat, table: &mut Table) -> Option<AnyAction> {
        let special = match (self, state) {
            (Yardstick::Greedy, AnyGame::PilePoils(game)) => {
                first_sound_bedding(game, seat).map(AnyAction::PilePoils)
            }
            (Yardstick::Greedy, AnyGame::CuiBono(game)) => {
                miser(game, seat, &mut table.chance).map(AnyAction::CuiBono)
            }
            (Yardstick::Greedy, AnyGame::Wurfelmarsch(game)) => {
                runner(game, seat, &mut table.chance).map(AnyAction::Wurfelmarsch)
            }
            (Yardstick::BonusSeeker, AnyGame::Abquetschen(game)) => {
                longest_row(game, &mut table.chance).map(AnyAction::Abquetschen)
            }
            (Yardstick::PerfectMemory, AnyGame::Eintrichtern(game)) => {
                likeliest(game, table).map(AnyAction::Eintrichtern)
            }
            _ => None,
        };
        let legal = state.legal(seat);
        special.or_else(|| legal.nth(table.chance.index(legal.len())))
    }
}

/// Puts the first dice it can on the first cell where they lie well, and goes home with that.
fn first_sound_bedding(game: &pile_poils::PilePoils, seat: Seat) -> Option<pile_poils::Action> {
    if let Some(pile_poils::StopForecast::Beds { .. }) = game.stop_forecast() {
        return Some(pile_poils::Action::Stop);
    }
    let lies_well = |action: &pile_poils::Action| {
        let mut after = game.clone();
        after.apply(seat, action, 0, &mut Vec::new()).is_ok()
            && after.faults().is_empty()
            && after.hand(seat).cat_astrophes == game.hand(seat).cat_astrophes
    };
    game.placements().into_iter().map(pile_poils::Placement::action).find(lies_well)
}

/// Loses as little as can be with the die taken now.
fn miser(game: &cui_bono::CuiBono, seat: Seat, chance: &mut Stream) -> Option<cui_bono::Action> {
    use cui_bono::Action;
    if game.held().is_some() {
        let places = game.places();
        return Some(
            places.nth(chance.index(places.len())).map_or(Action::Keep, |cell| Action::PutBack { cell }),
        );
    }
    let mut takes: Vec<Cell> = game.takeable().iter().collect();
    chance.shuffle(&mut takes);
    let loss = |cell: &Cell| {
        let mut holding = game.clone();
        let done = holding.apply(seat, &Action::Take { cell: *cell }, 0, &mut Vec::new());
        let colour = game.pyramid().piece(*cell).map(|piece| piece.colour);
        if done.is_ok() && !holding.places().is_empty() {
            0
        } else {
            colour.map_or(0, |colour| game.costs().of(colour))
        }
    };
    takes.into_iter().min_by_key(loss).map(|cell| Action::Take { cell })
}

/// Marches on with the foremost die that can.
fn runner(
    game: &wurfelmarsch::Wurfelmarsch,
    seat: Seat,
    chance: &mut Stream,
) -> Option<wurfelmarsch::Action> {
    use wurfelmarsch::{Action, Direction};
    let own = Side::of(seat)?;
    let filled = game.pyramid().heap().filled();
    let mut pivots = Vec::new();
    for cell in game.dice_of(seat) {
        for direction in Direction::ALL.into_iter().filter(|direction| direction.is_forward()) {
            if cell.rolled(direction.roll(own)).is_some_and(|to| !filled.contains(to)) {
                pivots.push((cell.depth(own), Action::Pivot { cell, direction }));
            }
        }
    }
    chance.shuffle(&mut pivots);
    pivots.into_iter().max_by_key(|(depth, _)| *depth).map(|(_, action)| action)
}

/// Lays what has the longest row, wherever it lies.
fn longest_row(game: &abquetschen::Abquetschen, chance: &mut Stream) -> Option<abquetschen::Action> {
    let mut layings = game.layings();
    chance.shuffle(&mut layings);
    let row = |cells: &empile_games::pyramid::lattice::CellSet| {
        let rows = cells.iter().flat_map(|cell| Side::ALL.map(|axis| cell.run_in(*cells, axis).len()));
        rows.max().unwrap_or(0)
    };
    let cells = layings.into_iter().max_by_key(row)?;
    (cells - game.heap().filled()).first().map(|cell| abquetschen::Action::Lay { cell })
}

/// Lifts what it knows to fit; otherwise throws if that is likelier to win, and lifts what it does not know.
fn likeliest(game: &eintrichtern::Eintrichtern, table: &mut Table) -> Option<eintrichtern::Action> {
    use eintrichtern::{Action, Step};
    const WAYS: [u8; 19] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
    let (sum, may_throw): (u8, bool) = match game.observe(Viewer::Spectator).step {
        Step::MayThrow { thrown } => (thrown.iter().sum(), true),
        Step::MustUncover { thrown } => (thrown.iter().sum(), false),
        Step::MustThrow | Step::Shown { .. } | Step::Over => return None,
    };
    let covered = game.covered();
    let known = |sum: u8| table.shown.iter().find(|(cell, seen)| *seen == sum && covered.contains(*cell));
    if let Some((cell, _)) = known(sum) {
        return Some(Action::Uncover { cell: *cell });
    }
    let unknown: Vec<Cell> =
        covered.iter().filter(|cell| table.shown.iter().all(|(seen, _)| seen != cell)).collect();
    let chance = |sum: u8| f32::from(WAYS[usize::from(sum)]) / 216.0;
    let lucky = |sum: u8| if unknown.is_empty() { 0.0 } else { chance(sum) };
    let thrown: f32 =
        (3..=18).map(|sum| chance(sum) * if known(sum).is_some() { 1.0 } else { lucky(sum) }).sum();
    if may_throw && thrown > lucky(sum) {
        return Some(Action::Throw);
    }
    unknown.get(table.chance.index(unknown.len())).map(|cell| Action::Uncover { cell: *cell })
}
