use empile_games::pile_poils::{CellId, Dice, Step, View};

/// One of the turn's dice: the rules do not tell dice apart, but a player's eye does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Die {
    /// What it shows; nothing before it is thrown.
    pub(super) face: Option<u8>,
    /// Where it was placed.
    pub(super) on: Option<CellId>,
    pub(super) chosen: bool,
}

/// The dice of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TurnDice {
    dice: Vec<Die>,
}

impl TurnDice {
    /// The dice as the table shows them.
    pub(super) fn of(view: &View) -> TurnDice {
        let placed = view.board.cells().flat_map(|(id, _)| {
            let faces = view.cells[id.index()].dice.faces();
            faces.map(move |face| Die { face: Some(face), on: Some(id), chosen: false })
        });
        let mut dice: Vec<Die> = placed.collect();
        match view.step {
            Step::Thrown(thrown) => {
                dice.extend(thrown.faces().map(|face| Die { face: Some(face), ..Die::default() }));
            }
            _ => dice.resize(usize::from(view.turn_dice), Die::default()),
        }
        TurnDice { dice }
    }

    pub(super) fn all(&self) -> &[Die] {
        &self.dice
    }

    /// The dice not placed show a new throw.
    pub(super) fn throw(&mut self, thrown: Dice) {
        let mut faces = thrown.faces();
        for die in self.dice.iter_mut().filter(|die| die.on.is_none()) {
            *die = Die { face: faces.next(), ..Die::default() };
        }
    }

    /// Dice go to a cell: the chosen ones first. The rest are back in the hand.
    pub(super) fn place(&mut self, cell: CellId, dice: Dice) {
        for face in dice.faces() {
            let matching = |die: &&mut Die| die.on.is_none() && die.face == Some(face);
            let chosen =
                self.dice.iter().position(|die| die.on.is_none() && die.face == Some(face) && die.chosen);
            let found = match chosen {
                Some(index) => self.dice.get_mut(index),
                None => self.dice.iter_mut().find(matching),
            };
            if let Some(die) = found {
                die.on = Some(cell);
            }
        }
        for die in &mut self.dice {
            die.chosen = false;
            if die.on.is_none() {
                die.face = None;
            }
        }
    }

    /// Chooses a die, or puts it back.
    pub(super) fn toggle(&mut self, index: usize) {
        if let Some(die) = self.dice.get_mut(index).filter(|die| die.face.is_some() && die.on.is_none()) {
            die.chosen = !die.chosen;
        }
    }

    /// Chooses exactly these.
    pub(super) fn choose(&mut self, dice: Dice) {
        let mut wanted: Vec<u8> = dice.faces().collect();
        for die in self.dice.iter_mut().filter(|die| die.on.is_none()) {
            let found = wanted.iter().position(|face| Some(*face) == die.face);
            die.chosen = found.is_some();
            found.map(|index| wanted.swap_remove(index));
        }
    }

    /// What is chosen.
    pub(super) fn chosen(&self) -> Dice {
        let faces: Vec<u8> = self.dice.iter().filter(|die| die.chosen).filter_map(|die| die.face).collect();
        Dice::of(&faces).unwrap_or_default()
    }
}
