//! Abquetschen: lay rows that earn more dice, leave oneself room to go on, and build over the others.
//!
//! Most of a match is the turquoise die's doing, so a robot judges each laying as it lies: playing on in its head
//! wins no more often.

use std::cmp::Reverse;

use empile_games::{
    abquetschen::{Abquetschen, Action, HIGHEST_THROW, bonus_of},
    contract::{Game, Seat},
    pyramid::lattice::{Cell, CellSet, Side},
};

use crate::{Level, Seen};

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
/// Whether the others can go on is only looked at for the layings that look best.
const LOOKED_AT: usize = 48;
const LOOKED_AT_CLOSELY: usize = 160;

pub(crate) fn choose(seen: &Seen<'_, Abquetschen>) -> Option<Action> {
    let world = seen.world(0);
    let offered = seen.offered();
    let site = Site { game: &world, seat: seen.seat() };
    let mut layings = world.layings();
    // « Dé de bonus »: one may do without.
    if !layings.is_empty() && offered.contains(&Action::Done) {
        layings.push(CellSet::EMPTY);
    }
    seen.luck().stream(0).shuffle(&mut layings);
    let best = match seen.level() {
        Level::Gentle => layings.into_iter().min_by_key(|cells| site.own_places(*cells)),
        Level::Clever => {
            site.keep_promising(&mut layings, LOOKED_AT);
            layings.into_iter().max_by_key(|cells| site.promise(*cells) + site.squeeze(*cells))
        }
        Level::Formidable => {
            site.keep_promising(&mut layings, LOOKED_AT_CLOSELY);
            layings.into_iter().max_by_key(|cells| site.prospects(*cells))
        }
    };
    // Nothing to lay: the die is to be thrown, or all are down. Taking back comes last in the list.
    best.map_or_else(|| offered.first().copied(), |cells| Some(site.next_of(cells)))
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

    /// Who plays for the first time builds neatly, and leaves hardly a place to go on from.
    fn own_places(&self, cells: CellSet) -> i32 {
        self.places(self.game.dice_of(self.seat) | cells, cells)
    }

    /// The empty cells right on top of some dice, once others are laid.
    fn places(&self, dice: CellSet, cells: CellSet) -> i32 {
        i32::from((on_top_of(dice) - self.game.heap().filled() - cells).len() as u8)
    }

    /// What a laying makes of the match: the dice it brings down, and those that everybody can expect to bring down next.
    fn prospects(&self, cells: CellSet) -> i32 {
        let next = self.seat.left(self.game.players());
        let left = self.reserve_after(cells);
        let wins = self.others().all(|other| i32::from(self.game.reserve(other)) >= left);
        let mut prospects = if left <= 0 { VICTORY } else { 0 };
        prospects += OWN_PLACE_AHEAD * self.own_places(cells) - DIE_AHEAD * left;
        for seat in Seat::all(self.game.players()) {
            let outlook = self.outlook(cells, seat);
            if seat != self.seat {
                prospects -= self.places(self.game.dice_of(seat), cells);
                prospects -= outlook * if seat == next { OUTLOOK_OF_NEXT } else { OUTLOOK_OF_LAST };
            }
            if outlook == 0 {
                let ending = if seat == next { VICTORY } else { SQUEEZE };
                prospects += if wins { ending } else { -ending };
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
