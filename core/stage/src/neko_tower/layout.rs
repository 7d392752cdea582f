//! Where things go: cards, the tower from the side with its ladder, one floor from above.

use empile_games::neko_tower::{COLUMNS, Cell, ROWS};

use crate::{
    Area, Surface,
    kit::{Frame, GAP, Wish},
};

/// Missions that lie open, or in hand.
const MISSIONS: usize = 2;
/// A card is this much wider than high.
const CARD: f32 = 0.72;
const CARD_GAP: f32 = 6.0;
/// Between the action cards and the missions.
const BETWEEN_KINDS: f32 = 18.0;
/// A board higher than this many times its width has its cards in two rows beside the tower.
const TALL: f32 = 1.05;
const TOWER: (f32, f32) = (92.0, 280.0);
const LADDER: (f32, f32) = (38.0, 64.0);
const HEADER: (f32, f32) = (40.0, 56.0);
/// A place on a floor is at most this many times as high as it is wide: stacks of cats need height.
const TALLEST_CELL: f32 = 1.4;
const SHEET_EDGE: f32 = 5.0;
const CELL_GAP: f32 = 2.0;

/// The parts of the table.
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) ladder: Area,
    pub(super) tower: Area,
    pub(super) lower: Area,
    pub(super) floor_name: Area,
    pub(super) higher: Area,
    pub(super) tell: Area,
    pub(super) sheet: Area,
    pub(super) actions: Vec<Area>,
    pub(super) missions: Vec<Area>,
}

impl Layout {
    /// Lays out for a reader who wants text `text_scale` times as large, as far as the floor leaves room for it.
    pub(super) fn of(surface: Surface, text_scale: f32, players: usize, actions: usize) -> Layout {
        let wish = Wish { players, text_scale, tray: true };
        let frame = Frame::of(surface, wish, |area| {
            let sheet = Parts::of(area, actions).sheet;
            sheet.height.min(sheet.width / 2.0)
        });
        let Parts { ladder, tower, header, sheet, actions, missions } = Parts::of(frame.board, actions);
        let mut name = header;
        let side = header.height;
        let lower = name.take_left(side, CARD_GAP);
        let tell = name.take_right(side, CARD_GAP);
        let higher = name.take_right(side, CARD_GAP);
        Layout { frame, ladder, tower, lower, floor_name: name, higher, tell, sheet, actions, missions }
    }

    /// A place on the floor from above; the first row is the front, nearest to the reader.
    pub(super) fn cell(&self, cell: Cell) -> Area {
        let inner = self.sheet.inset(SHEET_EDGE);
        let (width, height) = (inner.width / f32::from(COLUMNS), inner.height / f32::from(ROWS));
        let x = inner.x + f32::from(cell.column()) * width;
        let y = inner.y + f32::from(ROWS - 1 - cell.row().min(ROWS - 1)) * height;
        Area::new(x, y, width, height).inset(CELL_GAP / 2.0)
    }
}

struct Parts {
    ladder: Area,
    tower: Area,
    header: Area,
    sheet: Area,
    actions: Vec<Area>,
    missions: Vec<Area>,
}

impl Parts {
    fn of(mut rest: Area, actions: usize) -> Parts {
        let is_tall = rest.height > TALL * rest.width;
        let mut cards =
            if is_tall { rest } else { rest.take_bottom((rest.height * 0.3).clamp(72.0, 200.0), GAP) };
        let mut tower = rest.take_left((rest.width * 0.27).clamp(TOWER.0, TOWER.1), GAP + 2.0);
        let ladder = tower.take_left((tower.width * 0.34).clamp(LADDER.0, LADDER.1), 4.0);
        if is_tall {
            // Two rows of cards below the floor, as high as their width allows.
            let width = (rest.width - CARD_GAP * 2.0) / 3.0;
            let height = (width / CARD).min(rest.height * 0.28);
            cards = rest.take_bottom(2.0 * height + GAP, GAP);
        }
        let header = rest.take_top((rest.height * 0.16).clamp(HEADER.0, HEADER.1), 4.0);
        let height = rest.height.min(rest.width / f32::from(COLUMNS) * f32::from(ROWS) * TALLEST_CELL);
        let sheet = Area::new(rest.x, rest.y, rest.width, height);
        let (actions, missions) = if is_tall {
            let upper = cards.take_top((cards.height - GAP) / 2.0, GAP);
            (row_of_cards(upper, actions, 0.0), row_of_cards(cards, MISSIONS, 0.0))
        } else {
            let mut all = row_of_cards(cards, actions + MISSIONS, BETWEEN_KINDS - CARD_GAP);
            let mut missions = all.split_off(actions);
            for mission in &mut missions {
                mission.x += BETWEEN_KINDS - CARD_GAP;
            }
            (all, missions)
        };
        Parts { ladder, tower, header, sheet, actions, missions }
    }
}

/// So many cards side by side in the middle, with some room kept beside them.
fn row_of_cards(area: Area, count: usize, kept: f32) -> Vec<Area> {
    let gaps = CARD_GAP * count.saturating_sub(1) as f32 + kept;
    let width = ((area.width - gaps) / count.max(1) as f32).min(area.height * CARD);
    let height = width / CARD;
    let row = width * count as f32 + gaps;
    let left = area.x + (area.width - row) / 2.0;
    let top = area.centre().y - height / 2.0;
    (0..count).map(|i| Area::new(left + i as f32 * (width + CARD_GAP), top, width, height)).collect()
}

#[cfg(test)]
mod tests {
    use empile_games::neko_tower::CELLS;

    use super::*;
    use crate::kit::screens::{SCREENS, assert_laid_out};

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for screen in SCREENS {
            for (players, scale) in (1..=4).flat_map(|p| [(p, 1.0), (p, 1.3), (p, 2.0)]) {
                for actions in [2, 3] {
                    let layout = Layout::of(screen, scale, players, actions);
                    let frame = &layout.frame;
                    let mut parts = frame.seats[..players].to_vec();
                    parts.extend([frame.headline, frame.hint, frame.tray, frame.buttons]);
                    parts.extend([layout.ladder, layout.tower, layout.lower, layout.floor_name]);
                    parts.extend([layout.higher, layout.tell]);
                    parts.extend(layout.actions.iter().chain(&layout.missions));
                    parts.extend((0..CELLS).map(|cell| layout.cell(Cell(cell))));
                    assert_laid_out(&parts, screen, (players, scale, actions));
                }
            }
        }
    }

    #[test]
    fn cards_and_places_are_large_enough_to_be_told_apart_and_touched() {
        for screen in SCREENS {
            for players in 1..=4 {
                let layout = Layout::of(screen, 1.0, players, 3);
                let cards = layout.actions.iter().chain(&layout.missions);
                assert!(cards.clone().all(|card| card.width >= 48.0 && card.height >= 66.0), "{screen:?}");
                let cell = layout.cell(Cell(0));
                assert!(cell.width >= 33.0 && cell.height >= 33.0, "{cell:?} on {screen:?} with {players}");
            }
        }
    }

    #[test]
    fn the_front_row_of_a_floor_is_nearest_to_the_reader() {
        let layout = Layout::of(SCREENS[0], 1.0, 2, 2);
        assert!(layout.cell(Cell(0)).y > layout.cell(Cell(6)).y);
        assert!(layout.cell(Cell(0)).x < layout.cell(Cell(1)).x);
    }
}
