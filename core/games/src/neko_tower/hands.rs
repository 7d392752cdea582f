//! « Règles de placement », where the tower stands on the screen: pieces are let go, the world answers, and until « C'est
//! posé » one's own new piece may be moved again.

use super::{
    Action, Breach, Claim, Deed, Drop, Event, FLOOR_WIDTH, FOLDS, Mode, Nakama, Neko, Phase, Piece, Play,
    Pose, Side, Wall, World, layout::Places, turn,
};
use crate::contract::Seat;

/// Pieces are let go at most so far from the middle of the table, in tenths of a millimetre. Beyond the floors there is
/// only the table.
pub const FURTHEST_DROP: i16 = 1_000;
/// So often one must have tried before one may leave it.
pub const TRIES_BEFORE_GIVING_UP: u8 = 8;
/// « debout, verticalement »: a wall that leans further has toppled over. Hundredths of a degree.
pub(super) const UPRIGHT_WALL: i32 = 3_000;
/// « Les Chats ne peuvent pas être placés à plat ». Hundredths of a degree.
pub(super) const UPRIGHT_CAT: i32 = 4_500;
/// On a floor that tilts further nothing stands: it has come down. Hundredths of a degree.
pub(super) const LEVEL_FLOOR: i32 = 1_200;

/// Something the player may let go now, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// What.
    pub piece: Piece,
    /// Which wall, if it is one.
    pub wall: Option<Wall>,
    /// The lowest floor it may be let go above.
    pub lowest: u8,
    /// The highest.
    pub highest: u8,
    /// A floor between them where it may not.
    pub but: Option<u8>,
    /// In how many ways it can be folded: 1 where there is nothing to fold.
    pub folds: u8,
}

impl Held {
    fn cat(piece: Piece, lowest: u8, highest: u8, but: Option<u8>) -> Held {
        Held { piece, wall: None, lowest, highest, but, folds: 1 }
    }

    /// The floors it may be let go above.
    pub fn floors(self) -> impl Iterator<Item = u8> {
        (self.lowest..=self.highest).filter(move |floor| self.but != Some(*floor))
    }

    fn places(self) -> Places {
        Places { lowest: self.lowest, highest: self.highest, but: self.but }
    }

    /// In how many ways it can be let go.
    pub(super) fn ways(self) -> usize {
        self.places().floors() * usize::from(self.folds) * WIDTHS
    }

    pub(super) fn way(self, index: usize) -> Drop {
        let (x, rest) = (index % WIDTHS, index / WIDTHS);
        let folds = usize::from(self.folds.max(1));
        let floor = self.places().nth_floor(rest / folds);
        Drop {
            piece: self.piece,
            x: (x as u16).cast_signed() - FURTHEST_DROP,
            floor,
            fold: (rest % folds) as u8,
        }
    }
}

/// From the one end to the other.
const WIDTHS: usize = 2 * FURTHEST_DROP.unsigned_abs() as usize + 1;

impl Neko {
    /// The world of a tower on the screen.
    #[must_use]
    pub fn world(&self) -> Option<&World> {
        self.world.as_deref()
    }

    /// Every piece of the tower on the screen at rest, fallen ones and those not settled included.
    pub fn poses(&self) -> impl Iterator<Item = (Piece, Pose)> + '_ {
        self.world().into_iter().flat_map(World::bodies).map(|body| (body.piece, body.pose))
    }

    /// Does the world have to answer before anybody can do anything?
    #[must_use]
    pub fn awaits_the_world(&self) -> bool {
        self.world().is_some_and(|world| world.awaited().is_some())
    }

    /// Which wall this is: one that stands, or one in hand.
    #[must_use]
    pub fn wall_of(&self, piece: Piece) -> Option<Wall> {
        let Piece::Wall { floor, side } = piece else { return None };
        let side = usize::from(side);
        match self.phase {
            Phase::Building { walls, .. } if floor == self.tower.height() + 1 => walls.get(side).copied(),
            _ => self.tower.walls_under(floor).get(side).copied().flatten(),
        }
    }

    /// Is this piece the player's own new one, which may still be moved?
    #[must_use]
    pub fn is_loose(&self, piece: Piece) -> bool {
        match (self.phase, piece) {
            (Phase::Building { .. }, Piece::Floor(floor) | Piece::Wall { floor, .. }) => {
                floor > self.tower.height()
            }
            (Phase::Placing { cat, .. } | Phase::Moving { cat, .. }, Piece::Nakama(own)) => cat == own,
            (Phase::Climbing { .. }, Piece::Black(seat)) => seat == self.own_climber(),
            _ => false,
        }
    }

    /// When the first piece is put elsewhere, does the second come off with it? A floor lies on the walls one moves.
    #[must_use]
    pub fn comes_along(&self, moved: Piece, other: Piece) -> bool {
        matches!((moved, other), (Piece::Wall { .. }, Piece::Floor(_)))
            && self.is_loose(moved)
            && self.is_loose(other)
    }

    pub(super) fn own_climber(&self) -> Seat {
        match self.setup.mode {
            Mode::Together => Seat(0),
            Mode::Competitive => self.current,
        }
    }

    /// What the player whose turn it is may let go now; what was let go and is not settled included.
    #[must_use]
    pub fn in_hand(&self) -> Vec<Held> {
        if self.awaits_the_world() || self.setup.play != Play::OnScreen {
            return Vec::new();
        }
        let height = self.tower.height();
        match self.phase {
            Phase::Building { walls, .. } => self.storey_in_hand(height, walls),
            Phase::Placing { cat, from, .. } => vec![Held::cat(Piece::Nakama(cat), 1, height, from)],
            Phase::Interact => {
                let own = self.climber(self.current).floor;
                let cats = self.layout.on_floor(own).filter(|_| own < height);
                cats.map(|(cat, _)| Held::cat(Piece::Nakama(cat), own + 1, height, None)).collect()
            }
            Phase::Moving { cat, .. } => {
                let own = self.climber(self.current).floor;
                vec![Held::cat(Piece::Nakama(cat), (own + 1).min(height), height, None)]
            }
            Phase::Climbing { to, .. } => vec![Held::cat(Piece::Black(self.own_climber()), to, to, None)],
            _ => Vec::new(),
        }
    }

    /// « Les tuiles Étage doivent être posées sur les dernières tuiles Mur »: walls first.
    fn storey_in_hand(&self, height: u8, walls: [Wall; 2]) -> Vec<Held> {
        let floor = height + 1;
        let wall = |(side, wall): (u8, Wall)| Held {
            piece: Piece::Wall { floor, side },
            wall: Some(wall),
            lowest: height,
            highest: height,
            but: None,
            folds: FOLDS.len() as u8,
        };
        let mut held: Vec<Held> = (0u8..).zip(walls).map(wall).collect();
        let is_there = |held: &Held| self.world().is_some_and(|world| world.body(held.piece).is_some());
        if held.iter().all(is_there) {
            held.push(Held::cat(Piece::Floor(floor), floor, floor, None));
        }
        held
    }

    fn world_mut(&mut self) -> Result<&mut World, Breach> {
        self.world.as_deref_mut().ok_or(Breach::OnScreenOnly)
    }

    /// Nothing is done while the tower moves.
    pub(super) fn check_world_rests(&self, action: &Action) -> Result<(), Breach> {
        match (action, self.setup.play) {
            (Action::Answer(_), _) => Ok(()),
            (
                Action::PutCat { .. }
                | Action::MoveCat { .. }
                | Action::Stroke
                | Action::Confirm { .. }
                | Action::Fell(_)
                | Action::PutAway
                | Action::Slid { .. }
                | Action::Blame { .. },
                Play::OnScreen,
            ) => Err(Breach::WithTheBoxOnly),
            (Action::Drop(_) | Action::Nudge { .. } | Action::Settle | Action::GiveUp, Play::Companion) => {
                Err(Breach::OnScreenOnly)
            }
            _ if self.awaits_the_world() => Err(Breach::TowerMoves),
            _ => Ok(()),
        }
    }

    /// « Vous pouvez utiliser une ou deux mains pour placer un élément sur la tour ».
    pub(super) fn let_go(&mut self, drop: Drop, events: &mut Vec<Event>) -> Result<(), Breach> {
        let hand = self.in_hand();
        if hand.is_empty() {
            return Err(self.not_now(Breach::NotInHand));
        }
        let held = hand.iter().find(|held| held.piece == drop.piece);
        let held = held.ok_or(match drop.piece {
            Piece::Floor(_) if hand.iter().any(|held| held.wall.is_some()) => Breach::WallsFirst,
            _ => Breach::NotInHand,
        })?;
        if !held.floors().any(|floor| floor == drop.floor) {
            return Err(Breach::NotAboveThatFloor { floor: drop.floor });
        }
        if drop.fold >= held.folds {
            return Err(Breach::NoSuchFold { fold: drop.fold });
        }
        if !(-FURTHEST_DROP..=FURTHEST_DROP).contains(&drop.x) {
            return Err(Breach::TooFarOut);
        }
        if let (Phase::Interact, Piece::Nakama(cat)) = (self.phase, drop.piece)
            && let Some(from) = self.layout.lift(cat)
        {
            self.phase = Phase::Moving { cat, from };
        }
        self.begin_act();
        let own_floor = Piece::Floor(self.tower.height() + 1);
        let takes_it_off = self.comes_along(drop.piece, own_floor);
        let world = self.world_mut()?;
        if takes_it_off {
            world.remove(own_floor);
        }
        world.count_try();
        world.ask(Deed::Drop(drop));
        events.push(Event::LetGo { seat: self.current, piece: drop.piece, floor: drop.floor });
        Ok(())
    }

    /// « Touchez-le légèrement du doigt ».
    pub(super) fn nudge(&mut self, to: Side, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Stroke(cat) = self.phase else { return Err(Breach::NothingToStroke) };
        self.begin_act();
        let world = self.world_mut()?;
        world.forget_tries();
        world.ask(Deed::Nudge { cat, to });
        events.push(Event::CatStroked { seat: self.current, cat });
        self.phase = self.phase_after_card();
        Ok(())
    }

    /// A cat was taken from the tower: what stood on it, or was kept in balance by it, moves.
    pub(super) fn take_from_world(&mut self, cat: Nakama) {
        if let Some(world) = self.world.as_deref_mut()
            && world.remove(Piece::Nakama(cat))
        {
            world.forget_tries();
            world.ask(Deed::Rest);
        }
    }

    /// « C'est posé ».
    pub(super) fn settle(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        self.check_settled()?;
        match self.phase {
            Phase::Building { card, walls } => {
                self.finish_storey(card, walls, events)?;
            }
            Phase::Placing { card, cat, .. } => {
                self.place_in_layout(true);
                let to = self.layout.spot(cat).ok_or(Breach::CatNotOnFloor)?;
                self.finish_placing(card, cat, to, events)?;
            }
            Phase::Moving { cat, from } => {
                self.place_in_layout(true);
                let to = self.layout.spot(cat).ok_or(Breach::CatNotOnFloor)?;
                events.push(Event::CatMoved { seat: self.current, cat, from, to });
                self.moved = true;
                self.phase = Phase::Mission;
            }
            Phase::Climbing { claim, to } => self.finish_climb(claim, to, events)?,
            _ => return Err(Breach::NothingToSettle),
        }
        if let Some(world) = self.world.as_deref_mut() {
            world.forget_tries();
        }
        Ok(())
    }

    /// May the player say « C'est posé »? If not, why not.
    pub fn check_settled(&self) -> Result<(), Breach> {
        let world = self.world().ok_or(Breach::OnScreenOnly)?;
        match self.phase {
            Phase::Building { .. } => self.check_storey(world),
            Phase::Placing { cat, from, .. } => {
                let floor = self.check_cat(world, Piece::Nakama(cat))?;
                if from == Some(floor) { Err(Breach::SameFloor) } else { Ok(()) }
            }
            Phase::Moving { cat, .. } => {
                let floor = self.check_cat(world, Piece::Nakama(cat))?;
                if floor <= self.climber(self.current).floor { Err(Breach::NotHigher) } else { Ok(()) }
            }
            Phase::Climbing { to, .. } => {
                let floor = self.check_cat(world, Piece::Black(self.own_climber()))?;
                if floor == to { Ok(()) } else { Err(Breach::NotAboveThatFloor { floor }) }
            }
            _ => Err(Breach::NothingToSettle),
        }
    }

    /// « Les Chats ne peuvent pas être placés à plat ». The floor where it stands.
    fn check_cat(&self, world: &World, cat: Piece) -> Result<u8, Breach> {
        let body = world.body(cat).ok_or(Breach::NothingToSettle)?;
        let floor = world.floor_under(cat).filter(|floor| self.tower.has_floor(*floor));
        let floor = floor.ok_or(Breach::CatNotOnFloor)?;
        if body.pose.turn.abs() > UPRIGHT_CAT { Err(Breach::CatLiesFlat) } else { Ok(floor) }
    }

    /// « Pour valider l'installation en cours, le joueur actif doit placer son Étage de façon à ce que ses Murs ne
    /// dépassent pas ».
    fn check_storey(&self, world: &World) -> Result<(), Breach> {
        let below = self.tower.height();
        let own = Piece::Floor(below + 1);
        let floor = world.body(own).ok_or(Breach::NothingToSettle)?.pose;
        for side in 0..2 {
            let piece = Piece::Wall { floor: below + 1, side };
            let wall = world.body(piece).ok_or(Breach::NothingToSettle)?;
            if wall.pose.turn.abs() > UPRIGHT_WALL || !world.rests_on(piece, Piece::Floor(below)) {
                return Err(Breach::WallNotUpright);
            }
            if !world.rests_on(own, piece) || floor.turn.abs() > LEVEL_FLOOR {
                return Err(Breach::FloorNotOnWalls);
            }
            let [across, up] = piece.half_size(self.wall_of(piece), wall.fold).map(i64::from);
            let (sine, cosine) = (turn::sine(wall.pose.turn), turn::cosine(wall.pose.turn));
            let reach = (across * cosine + up * sine.abs()) / turn::ONE;
            let room = i64::from(FLOOR_WIDTH / 2) * turn::cosine(floor.turn) / turn::ONE;
            if i64::from((wall.pose.x - floor.x).abs()) + reach > room {
                return Err(Breach::WallSticksOut);
            }
        }
        Ok(())
    }

    /// May the player leave it?
    #[must_use]
    pub fn can_give_up(&self) -> bool {
        let Some(world) = self.world().filter(|world| world.awaited().is_none()) else { return false };
        let has_tried = world.tries() >= TRIES_BEFORE_GIVING_UP;
        match self.phase {
            Phase::Building { .. } | Phase::Placing { .. } | Phase::Climbing { .. } => has_tried,
            // The floors above may have fallen meanwhile.
            Phase::Moving { .. } => has_tried || self.climber(self.current).floor >= self.tower.height(),
            _ => false,
        }
    }

    /// Ruling: what does not stand after many a try is taken away, so that a match cannot come to a stop.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !self.can_give_up() {
            return Err(Breach::TryOnFirst);
        }
        events.push(Event::GaveUp { seat: self.current });
        let own: Vec<Piece> =
            self.poses().map(|(piece, _)| piece).filter(|piece| self.is_loose(*piece)).collect();
        let mut deed = Deed::Rest;
        match self.phase {
            Phase::Building { card: place, .. } | Phase::Placing { card: place, .. } => {
                let card = self.shown.get(usize::from(place)).copied().flatten();
                let card = card.ok_or(Breach::NoSuchCard { card: place })?;
                self.discard_unplayed(place, card, events);
            }
            Phase::Moving { cat, from } => {
                events.push(Event::CatReturned { cat, from });
                self.moved = true;
                self.phase = Phase::Mission;
            }
            Phase::Climbing { claim, .. } => deed = self.climb_in_vain(claim, events)?,
            _ => return Err(Breach::NothingToSettle),
        }
        let world = self.world_mut()?;
        world.forget_tries();
        let was_there = !own.is_empty();
        for piece in own {
            world.remove(piece);
        }
        if was_there || deed != Deed::Rest {
            world.ask(deed);
        }
        Ok(())
    }

    /// The mission is spent, and the cat stands where it stood.
    fn climb_in_vain(&mut self, claim: Claim, events: &mut Vec<Event>) -> Result<Deed, Breach> {
        let floor = self.climber(self.current).floor;
        let piece = Piece::Black(self.own_climber());
        self.spend_mission(claim, events)?;
        Ok(if floor == 0 { Deed::Rest } else { Deed::PutBack(vec![Drop { piece, x: 0, floor, fold: 0 }]) })
    }

    /// Writes into the record where the simulation has the cats: on which floor, in which stack from the left, how high.
    /// A cat that is not settled has no place yet; one that is being put back has its own.
    pub(super) fn place_in_layout(&mut self, is_settled: bool) {
        let Some(world) = self.world.as_deref() else { return };
        let mut found: Vec<(i32, Nakama, u8)> = Nakama::all()
            .filter_map(|cat| {
                let piece = Piece::Nakama(cat);
                if let Some(drop) = world.dropped(piece) {
                    return Some((i32::from(drop.x) * 10, cat, drop.floor));
                }
                // What it stood on may be on its way back: until the world has answered, it is where it was.
                let was = || self.layout.spot(cat).map(|spot| spot.floor);
                Some((world.body(piece)?.pose.x, cat, world.floor_under(piece).or_else(was)?))
            })
            .filter(|(_, cat, floor)| {
                self.tower.has_floor(*floor) && (is_settled || !self.is_loose(Piece::Nakama(*cat)))
            })
            .collect();
        found.sort_unstable();
        let under = |cat: Nakama| {
            world.under(Piece::Nakama(cat)).find_map(|lower| match lower {
                Piece::Nakama(lower) => Some(lower),
                _ => None,
            })
        };
        let on_a_floor = |cat: Nakama| {
            world.under(Piece::Nakama(cat)).any(|lower| matches!(lower, Piece::Floor(_) | Piece::Black(_)))
        };
        self.layout.arrange(&found, |cat| under(cat).filter(|_| !on_a_floor(cat)));
    }
}
