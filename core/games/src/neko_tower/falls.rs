//! « Que faire si un élément tombe ? »: told by the players, or by the simulation.
//!
//! The player whose turn it is can tell in any phase. Floors fall from the top, each with its walls and cats; a wall
//! can slip out alone; a cat that falls alone goes back where it was. Any fall is a few such reports, and any
//! sequence of reports ends: floors and walls run out, and [`MOST_SLIPS`] bounds the rest.

use super::{
    Breach, Cell, Ending, Event, Fall, Mode, NAKAMA, Nakama, Neko, Phase, Place, Play, WALLS_THAT_END_IT,
};
use crate::contract::Seat;

/// Between two acts every cat can slide or fall once, the black ones included.
pub(super) const MOST_SLIPS: u8 = NAKAMA + 4;

impl Neko {
    /// May the player tell of falls now? Not while a question is open, and never of a tower on the screen.
    #[must_use]
    pub fn takes_reports(&self) -> bool {
        self.setup.play == Play::Companion
            && !matches!(self.phase, Phase::Confirming(_) | Phase::Blaming | Phase::Over(_))
    }

    fn check_takes_reports(&self) -> Result<(), Breach> {
        match self.phase {
            Phase::Confirming(_) => Err(Breach::ConfirmFirst),
            Phase::Blaming => Err(Breach::SayWhoFirst),
            _ => Ok(()),
        }
    }

    /// Can a cat have slid or fallen alone since something was last done? Each of them once.
    #[must_use]
    pub fn can_slip(&self) -> bool {
        self.slips < MOST_SLIPS
    }

    fn check_can_slip(&self) -> Result<(), Breach> {
        if self.can_slip() { Ok(()) } else { Err(Breach::NothingMoreMoves) }
    }

    pub(super) fn fell(&mut self, fall: Fall, events: &mut Vec<Event>) -> Result<(), Breach> {
        self.check_takes_reports()?;
        match fall {
            Fall::Floors { count } => self.floors_fell(count, None, events),
            Fall::FloorsWithWalls { count, walls } => self.floors_fell(count, Some(walls), events),
            Fall::Wall { floor, side } => self.wall_fell(floor, side, events),
            Fall::Nakama { cat } => self.nakama_fell(cat, events),
            Fall::BlackCat { of } => self.black_cat_fell(of, events),
        }
    }

    /// Of the walls of so many floors, these may have come down to the table and no more: 0 to one less than this. More
    /// end the match like all of them, and so does a tower that falls entirely.
    #[must_use]
    pub fn wall_counts(&self, count: u8) -> u8 {
        let height = self.tower.height();
        if count == 0 || count + 1 >= height {
            return 0;
        }
        let walls = (height - count + 1..=height).flat_map(|floor| self.tower.walls_under(floor));
        (walls.flatten().count() as u8).min(WALLS_THAT_END_IT)
    }

    /// « replacez chaque élément tombé dans la réserve »: floors, walls and the Nakama that stood there. What counts are
    /// the walls that « tombent sur la table »: all of them, unless the players saw fewer.
    fn floors_fell(
        &mut self,
        count: u8,
        on_the_table: Option<u8>,
        events: &mut Vec<Event>,
    ) -> Result<(), Breach> {
        let height = self.tower.height();
        if count == 0 || count >= height {
            return Err(Breach::WrongFloorCount { count, height });
        }
        if let Some(walls) = on_the_table.filter(|walls| *walls >= self.wall_counts(count)) {
            return Err(Breach::WrongWallCount { walls });
        }
        self.drop_floors(count, on_the_table, events);
        self.check_collapse(events);
        Ok(())
    }

    /// The topmost floors are in the reserve again, with everything on them; of their walls so many lie on the table, or all.
    pub(super) fn drop_floors(&mut self, count: u8, on_the_table: Option<u8>, events: &mut Vec<Event>) {
        let down_before = self.walls_down;
        for _ in 0..count {
            let Some((floor, walls)) = self.tower.drop_top() else { break };
            events.push(Event::FloorFell { seat: self.current, floor, walls });
            for wall in walls.into_iter().flatten() {
                self.stock.put_back(wall);
                self.walls_down += 1;
            }
            for cat in Nakama::all() {
                if self.layout.spot(cat).is_some_and(|spot| spot.floor == floor)
                    && let Some(from) = self.layout.lift(cat)
                {
                    events.push(Event::CatReturned { cat, from });
                }
            }
        }
        if let Some(walls) = on_the_table {
            self.walls_down = down_before + walls;
        }
        self.bring_climbers_down(events);
        if let Phase::Stroke(cat) = self.phase
            && self.layout.spot(cat).is_none()
        {
            self.phase = self.phase_after_card();
        }
    }

    /// « replacez chaque élément tombé dans la réserve et poursuivez la partie ».
    pub(super) fn put_away(&mut self) -> Result<(), Breach> {
        self.check_takes_reports()?;
        if self.walls_down == 0 {
            return Err(Breach::NothingToPutAway);
        }
        self.walls_down = 0;
        Ok(())
    }

    /// « Si l'étage où Neko se trouvait est également tombé, placez Neko sur l'étage en dessous ».
    fn bring_climbers_down(&mut self, events: &mut Vec<Event>) {
        let top = self.tower.height();
        for (climber, of) in self.climbers.iter_mut().zip(0u8..) {
            if climber.floor > top {
                events.push(Event::BlackCatCameDown { of: Seat(of), from: climber.floor, to: top });
                climber.floor = top;
            }
        }
    }

    fn wall_fell(&mut self, floor: u8, side: u8, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !self.tower.has_floor(floor) {
            return Err(Breach::NoSuchFloor { floor, height: self.tower.height() });
        }
        let spared = if self.tower.can_spare(floor, side) { self.tower.take_wall(floor, side) } else { None };
        let wall = spared.ok_or(Breach::WallCannotSlipOut { floor })?;
        self.stock.put_back(wall);
        self.walls_down += 1;
        events.push(Event::WallFell { seat: self.current, floor, side, wall });
        self.check_collapse(events);
        Ok(())
    }

    /// « Si un chat Nakama ou Neko tombent, replacez-le(s) où il se trouvait ».
    fn nakama_fell(&mut self, cat: Nakama, events: &mut Vec<Event>) -> Result<(), Breach> {
        let to = self.layout.spot(cat).ok_or(Breach::CatNotOnTower)?;
        self.check_can_slip()?;
        self.slips += 1;
        events.push(Event::CatPutBack { cat, to });
        Ok(())
    }

    fn black_cat_fell(&mut self, of: Seat, events: &mut Vec<Event>) -> Result<(), Breach> {
        let climber = self.climbers().get(of.index()).filter(|climber| climber.floor > 0);
        let floor = climber.ok_or(Breach::BlackCatNotOnTower { of })?.floor;
        self.check_can_slip()?;
        self.slips += 1;
        events.push(Event::BlackCatPutBack { of, floor });
        Ok(())
    }

    /// Not a fall: the cat is still on its floor, but stands elsewhere, and missions look at where it stands.
    pub(super) fn slid(&mut self, cat: Nakama, to: Cell, events: &mut Vec<Event>) -> Result<(), Breach> {
        self.check_takes_reports()?;
        let from = self.layout.spot(cat).ok_or(Breach::CatNotOnTower)?;
        if !to.exists() {
            return Err(Breach::NoSuchCell { cell: to });
        }
        if from.cell == to {
            return Err(Breach::SameCell);
        }
        self.check_can_slip()?;
        self.slips += 1;
        // The record has changed: what the players denied may hold now.
        self.denied = Default::default();
        let to = self.layout.put(cat, Place { floor: from.floor, cell: to });
        events.push(Event::CatSlid { cat, from, to });
        Ok(())
    }

    /// « si la tour s'effondre entièrement ou si au moins 5 tuiles Mur tombent sur la table ».
    pub(super) fn check_collapse(&mut self, events: &mut Vec<Event>) {
        if self.walls_down < WALLS_THAT_END_IT && self.tower.height() > 1 {
            return;
        }
        match (self.setup.mode, self.setup.play) {
            (Mode::Together, _) => self.end(Ending::Collapsed, events),
            // A real tower can fall by anybody's elbow; in a simulation only the player touches it.
            (Mode::Competitive, Play::Companion) => self.phase = Phase::Blaming,
            (Mode::Competitive, Play::OnScreen) => self.felled(self.current, events),
        }
    }

    /// « Le joueur qui fait tomber la tour termine dernier ».
    pub(super) fn blame(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Breach> {
        if self.phase != Phase::Blaming {
            return Err(Breach::NobodyToBlame);
        }
        if seat.0 >= self.setup.players {
            return Err(Breach::NoSuchPlayer { seat });
        }
        self.felled(seat, events);
        Ok(())
    }

    fn felled(&mut self, by: Seat, events: &mut Vec<Event>) {
        self.felled_by = Some(by);
        events.push(Event::TowerFelled { by });
        self.end(Ending::Collapsed, events);
    }
}
