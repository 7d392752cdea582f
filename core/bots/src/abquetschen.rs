//! Abquetschen: lay rows that earn more dice, leave oneself room to go on, and build over the others.
//!
//! Most of a match is the turquoise die's doing, so a robot judges each laying as it lies: playing on in its head
//! wins no more often.

use std::cmp::Reverse;

use empile_games::{
    AnyGame,
    abquetschen::{Abquetschen, Action, HIGHEST_THROW, bonus_of},
    contract::{Choices, Game, Record, Rules, Seat, Viewer},
    pyramid::lattice::{Cell, CellSet, Side},
};

use crate::{
    Level, Luck, Seen,
    advice::{Lead, Reason},
    hindsight::{Outlook, Shares, of_winners, softmax},
};

/// « But du jeu », « Fin du jeu »: the match is over.
const VICTORY: i32 = 10_000;
/// « Fin du jeu »: the match is about to end without room, for better or worse.
const SQUEEZE: i32 = 100;
/// A die laid is worth more than places, which are only a hope.
const DIE: i32 = 12;
const OWN_PLACE: i32 = 2;
const THROW_OF_OTHERS: i32 = 2;
/// The same for who thinks of the dice that the next throws can bring down.
const DIE_AHEAD: i32 = 57;
const OWN_PLACE_AHEAD: i32 = 15;
const OUTLOOK_OF_NEXT: i32 = 19;
const OUTLOOK_OF_LAST: i32 = 6;
/// Of all the ways to lay, somebody who plays for the first time sees so many.
const NOTICED: usize = 20;
/// Whether the others can go on is only looked at for the layings that look best.
const LOOKED_AT: usize = 48;
const LOOKED_AT_CLOSELY: usize = 160;

pub(crate) fn choose(seen: &Seen<'_, Abquetschen>) -> Option<Action> {
    let world = seen.world(0);
    let site = Site { game: &world, seat: seen.seat() };
    let mut layings = layings(seen, &world);
    let best = match seen.level() {
        Level::Gentle => {
            layings.truncate(NOTICED);
            layings.into_iter().min_by_key(|cells| site.tidiness(*cells))
        }
        Level::Clever => {
            site.keep_promising(&mut layings, LOOKED_AT);
            layings.into_iter().max_by_key(|cells| site.promise(*cells) + site.squeeze(*cells))
        }
        Level::Formidable => return advise(seen).map(|(action, _)| action),
    };
    best.map_or_else(|| seen.offered().first().copied(), |cells| Some(site.next_of(cells)))
}

/// What somebody does who thinks of the throws to come, and what speaks for it.
pub(crate) fn advise(seen: &Seen<'_, Abquetschen>) -> Option<(Action, Reason)> {
    let world = seen.world(0);
    let site = Site { game: &world, seat: seen.seat() };
    let mut layings = layings(seen, &world);
    site.keep_promising(&mut layings, LOOKED_AT_CLOSELY);
    let all: Vec<(CellSet, Prospects)> =
        layings.into_iter().map(|cells| (cells, site.prospects(cells))).collect();
    // Nothing to lay: the die is to be thrown, or all are down. Taking back comes last in the list.
    let Some((cells, best)) = all.iter().max_by_key(|(_, prospects)| prospects.worth()) else {
        return seen.offered().first().map(|action| (*action, Reason::OnlyWay));
    };
    Some((site.next_of(*cells), best.reason(&all)))
}

/// All there is to choose from, in no order.
fn layings(seen: &Seen<'_, Abquetschen>, world: &Abquetschen) -> Vec<CellSet> {
    let mut layings = world.layings();
    // « Dé de bonus »: one may do without.
    if !layings.is_empty() && seen.offered().contains(&Action::Done) {
        layings.push(CellSet::EMPTY);
    }
    seen.luck().stream(0).shuffle(&mut layings);
    layings
}

/// Dice less that win e times as often, by the square root of the fewest left: what matches of robots came to.
const SPREAD: f32 = 1.0;
/// A die to expect of the next throw is worth so many that are down already: room for it is room for more.
const OUTLOOK: f32 = 2.0;
/// Seeds that are tried at most until each face has come up once.
const THROWS: u64 = 200;

impl Outlook for Abquetschen {
    /// The turn under way is laid to its end.
    fn shares(&self, past: &Record<AnyGame>) -> Shares {
        let mut end = self.clone();
        let luck = Luck::of(past, self.current());
        while let Some(seat) = end.to_act().iter().next() {
            if seat != self.current() || end.legal(seat).all().any(|action| action == Action::Throw) {
                break;
            }
            let next = choose(&Seen::of(&end, seat, Level::Formidable, luck));
            if next.is_none_or(|action| end.apply_unheard(seat, &action, 0).is_err()) {
                break;
            }
        }
        if let Some(outcome) = end.outcome() {
            return of_winners(&outcome);
        }
        let seats = || Seat::all(end.players());
        let fewest = seats().map(|seat| end.reserve(seat)).min().unwrap_or_default();
        let score = |seat| {
            let outlook = Site { game: &end, seat }.outlook(CellSet::EMPTY, seat) as f32;
            let ahead = OUTLOOK * outlook / f32::from(HIGHEST_THROW);
            (ahead - f32::from(end.reserve(seat))) / (SPREAD * f32::from(fewest + 1).sqrt())
        };
        let scores: Vec<f32> = seats().map(score).collect();
        softmax(&scores)
    }

    /// « jette le dé turquoise »: each face as likely as any other.
    fn foreseen(&self, seat: Seat, action: &Action, past: &Record<AnyGame>) -> Option<Shares> {
        if *action != Action::Throw {
            return None;
        }
        let mut by_face: [Option<Shares>; HIGHEST_THROW as usize] = Default::default();
        let luck = Luck::of(past, seat);
        for number in 0..THROWS {
            if by_face.iter().all(Option::is_some) {
                break;
            }
            let mut world = self.imagine(Viewer::Seat(seat), luck.seed(number));
            let mut events = Vec::new();
            world.apply(seat, action, 0, &mut events).ok()?;
            let face = events.iter().flat_map(Self::thrown).next()?;
            let slot = by_face.get_mut(usize::from(face).checked_sub(1)?)?;
            if slot.is_none() {
                let over = world.outcome().map(|outcome| of_winners(&outcome));
                *slot = Some(over.unwrap_or_else(|| world.shares(past)));
            }
        }
        let mut all = [0.0; 8];
        for shares in by_face {
            all.iter_mut().zip(shares?).for_each(|(all, share)| *all += share / f32::from(HIGHEST_THROW));
        }
        Some(all)
    }
}

/// A pyramid on which a seat lays.
struct Site<'a> {
    game: &'a Abquetschen,
    seat: Seat,
}

impl Site<'_> {
    /// From the base up; and with nothing left to lay, done.
    fn next_of(&self, cells: CellSet) -> Action {
        let next = (cells - self.game.heap().filled()).first();
        next.map_or(Action::Done, |cell| Action::Lay { cell })
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.game.players()).filter(move |other| *other != seat)
    }

    /// The dice in the seat's reserve after a laying and the bonus it earns.
    fn reserve_after(&self, cells: CellSet) -> i32 {
        let laid = (cells - self.game.heap().filled()).len() as u8;
        i32::from(self.game.reserve(self.seat)) - i32::from(laid + self.bonus(cells))
    }

    fn bonus(&self, cells: CellSet) -> u8 {
        let rows = cells.iter().flat_map(|cell| Side::ALL.map(|axis| cell.run_in(cells, axis).len()));
        let bonus = bonus_of(rows.max().unwrap_or(0) as u8).min(self.game.reserve(self.seat));
        if bonus > 0 && self.game.could_lay_after(cells, self.seat, bonus) { bonus } else { 0 }
    }

    /// How good a laying looks: the dice it brings down, the places it leaves its owner and takes from the others.
    fn promise(&self, cells: CellSet) -> i32 {
        let left = self.reserve_after(cells);
        let own = self.own_places(cells);
        let of_others: i32 = self.others().map(|other| self.places(self.game.dice_of(other), cells)).sum();
        let victory = if left <= 0 { VICTORY } else { 0 };
        victory - DIE * left + OWN_PLACE * own - of_others
    }

    /// Only so many are looked at closely: those that look best at once.
    fn keep_promising(&self, layings: &mut Vec<CellSet>, most: usize) {
        layings.sort_by_cached_key(|cells| Reverse(self.promise(*cells)));
        layings.truncate(most);
    }

    /// Who plays for the first time likes bonus dice, builds neatly, and leaves hardly a place to go on from.
    fn tidiness(&self, cells: CellSet) -> (i32, i32) {
        (self.reserve_after(cells), self.own_places(cells))
    }

    fn own_places(&self, cells: CellSet) -> i32 {
        self.places(self.game.dice_of(self.seat) | cells, cells)
    }

    /// The empty cells right on top of some dice, once others are laid.
    fn places(&self, dice: CellSet, cells: CellSet) -> i32 {
        i32::from((on_top_of(dice) - self.game.heap().filled() - cells).len() as u8)
    }

    /// What a laying makes of the match: the dice it brings down, and those that everybody can expect to bring down next.
    fn prospects(&self, cells: CellSet) -> Prospects {
        let next = self.seat.left(self.game.players());
        let left = self.reserve_after(cells);
        let wins = self.others().all(|other| i32::from(self.game.reserve(other)) >= left);
        let mut prospects = Prospects {
            wins: left <= 0,
            left,
            own_places: self.own_places(cells),
            next: 0,
            ends: 0,
            others: 0,
            dice: i32::from(self.game.reserve(self.seat)) - left,
        };
        for seat in Seat::all(self.game.players()) {
            let outlook = self.outlook(cells, seat);
            if seat == next {
                prospects.next = outlook;
            } else if seat != self.seat {
                prospects.others -= outlook * OUTLOOK_OF_LAST;
            }
            if seat != self.seat {
                prospects.others -= self.places(self.game.dice_of(seat), cells);
            }
            if outlook == 0 {
                let ending = if seat == next { VICTORY } else { SQUEEZE };
                prospects.ends += if wins { ending } else { -ending };
            }
        }
        prospects
    }

    /// The dice that a seat can expect from its next throw, rows and their bonus included, times six.
    fn outlook(&self, cells: CellSet, seat: Seat) -> i32 {
        let filled = self.game.heap().filled() | cells;
        let own = if seat == self.seat { self.game.dice_of(seat) | cells } else { self.game.dice_of(seat) };
        let row = longest_row_on(filled, on_top_of(own));
        let throws = (1..=HIGHEST_THROW).filter(|dice| self.game.could_lay_after(cells, seat, *dice));
        throws.map(|dice| i32::from(dice + bonus_of(dice.min(row)))).sum()
    }

    /// How much a laying hems in: throws that the others cannot lay, and a match that ends because somebody can lay none.
    fn squeeze(&self, cells: CellSet) -> i32 {
        let throws = |seat: Seat| {
            let possible = (1..=HIGHEST_THROW).filter(|dice| self.game.could_lay_after(cells, seat, *dice));
            i32::from(possible.count() as u8)
        };
        let left = self.reserve_after(cells);
        let wins = self.others().all(|other| i32::from(self.game.reserve(other)) >= left);
        let next = self.seat.left(self.game.players());
        let ending = |seat: Seat| {
            // Who is next ends the match at once; until the others' turn, somebody may make room.
            let end = if seat == next { VICTORY } else { SQUEEZE };
            if wins { end } else { -end }
        };
        let hemmed = |seat: Seat| match throws(seat) {
            0 => ending(seat),
            throws if seat != self.seat => -THROW_OF_OTHERS * throws,
            _ => 0,
        };
        Seat::all(self.game.players()).map(hemmed).sum()
    }
}

/// What a laying makes of the match.
struct Prospects {
    /// The reserve is empty.
    wins: bool,
    /// Dice left in the reserve, and those that came down.
    left: i32,
    dice: i32,
    own_places: i32,
    /// Dice that the next player can expect to lay, times six.
    next: i32,
    /// What an end without room is worth, and what else the others have of it.
    ends: i32,
    others: i32,
}

impl Prospects {
    fn worth(&self) -> i32 {
        let victory = if self.wins { VICTORY } else { 0 };
        victory + OWN_PLACE_AHEAD * self.own_places - DIE_AHEAD * self.left - OUTLOOK_OF_NEXT * self.next
            + self.ends
            + self.others
    }

    /// What speaks most for it, beside all that were compared.
    fn reason(&self, all: &[(CellSet, Prospects)]) -> Reason {
        if self.wins {
            return Reason::Wins;
        }
        if self.ends >= VICTORY {
            return Reason::LeavesNoRoom;
        }
        if all.len() < 2 {
            return Reason::OnlyWay;
        }
        let throws = f32::from(HIGHEST_THROW);
        let mean = |pick: fn(&Prospects) -> i32| {
            all.iter().map(|(_, prospects)| pick(prospects) as f32).sum::<f32>() / all.len() as f32
        };
        let dice = (self.dice as f32, mean(|prospects| prospects.dice));
        let places = (self.own_places as f32, mean(|prospects| prospects.own_places));
        let next = (self.next as f32, mean(|prospects| prospects.next));
        let leads = [
            (DIE_AHEAD as f32 * (dice.0 - dice.1), Lead::Dice, dice),
            (OWN_PLACE_AHEAD as f32 * (places.0 - places.1), Lead::OwnPlaces, places),
            (
                OUTLOOK_OF_NEXT as f32 * (next.1 - next.0),
                Lead::NextPlayer,
                (next.0 / throws, next.1 / throws),
            ),
        ];
        let most = leads.into_iter().max_by(|(one, ..), (other, ..)| one.total_cmp(other));
        match most {
            Some((lead, what, (this, mean))) if lead > 0.0 => Reason::Laying { lead: what, this, mean },
            _ => Reason::BestOf(all.len()),
        }
    }
}

/// The cells right on top of some dice: whoever has dice below can go on there.
fn on_top_of(dice: CellSet) -> CellSet {
    dice.iter().fold(CellSet::EMPTY, |all, cell| all | cell.covers())
}

/// The longest row of new dice that can be laid at once, one of them on a foothold: each stands on what lies and on the
/// one before.
fn longest_row_on(filled: CellSet, footholds: CellSet) -> u8 {
    let climb = |first: Cell, axis: Side| {
        let (mut row, mut next) = (CellSet::EMPTY, Some(first));
        while let Some(cell) =
            next.filter(|cell| !filled.contains(*cell) && row.len() < HIGHEST_THROW as usize)
        {
            if !(filled | row).contains_all(cell.supports()) {
                break;
            }
            row = row.with(cell);
            next = cell.above(axis);
        }
        row
    };
    let rows = Cell::all().flat_map(|cell| Side::ALL.map(|axis| climb(cell, axis)));
    rows.filter(|row| row.meets(footholds)).map(|row| row.len() as u8).max().unwrap_or(0)
}
