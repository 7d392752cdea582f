//! Where things go: the tower fills what words, cards and buttons leave.

use crate::{
    Area, Surface,
    kit::{Frame, GAP, Wish},
};

/// Missions in view: « Valider une carte Mission ».
const MISSIONS: usize = 2;
/// A card is so many times as wide as it is high.
const CARD: f32 = 0.72;
const CARD_GAP: f32 = 6.0;
/// Between actions and missions.
const BETWEEN_KINDS: f32 = 16.0;
/// The strip below the tower: the cards, or what is in hand.
const STRIP: (f32, f32) = (68.0, 148.0);
const RAIL: (f32, f32) = (40.0, 64.0);
/// The stock is seen where there is room for it.
const STOCK: f32 = 68.0;
const ROOMY: f32 = 700.0;

/// The parts of the table.
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) rail: Area,
    /// The tower.
    pub(super) view: Area,
    /// Cards, or what is in hand.
    pub(super) strip: Area,
    /// What is left in the box, where there is room.
    pub(super) stock: Option<Area>,
}

impl Layout {
    pub(super) fn of(surface: Surface, text_scale: f32, players: usize) -> Layout {
        let lies = surface.is_landscape();
        let wish = Wish { players, text_scale, tray: lies };
        let frame = Frame::of(surface, wish, |area| area.height.min(area.width));
        let mut rest = frame.board;
        let strip = if lies {
            frame.tray
        } else {
            let width = (rest.width - BETWEEN_KINDS - 4.0 * CARD_GAP) / 5.0;
            rest.take_bottom((width / CARD).min(rest.height * 0.26).clamp(STRIP.0, STRIP.1), GAP)
        };
        let is_roomy = surface.height >= ROOMY && rest.height > 420.0;
        let stock = is_roomy.then(|| rest.take_bottom(STOCK, GAP));
        let rail = rest.take_left((rest.width * 0.12).clamp(RAIL.0, RAIL.1), GAP);
        Layout { frame, rail, view: rest, strip, stock }
    }

    /// The cards in the strip: actions, then missions.
    pub(super) fn cards(&self, actions: usize) -> (Vec<Area>, Vec<Area>) {
        let count = actions + MISSIONS;
        let gaps = CARD_GAP * (count - 2) as f32 + BETWEEN_KINDS;
        let width = ((self.strip.width - gaps) / count as f32).min(self.strip.height * CARD);
        let row = self.strip.middle(width * count as f32 + gaps, width / CARD);
        let card = |index: usize| {
            let aside = if index < actions { 0.0 } else { BETWEEN_KINDS - CARD_GAP };
            Area::new(row.x + index as f32 * (width + CARD_GAP) + aside, row.y, width, row.height)
        };
        ((0..actions).map(card).collect(), (actions..count).map(card).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::screens::{SCREENS, assert_laid_out};

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for screen in SCREENS {
            for (players, scale) in (1..=4).flat_map(|p| [(p, 1.0), (p, 1.3), (p, 2.0)]) {
                let layout = Layout::of(screen, scale, players);
                let frame = &layout.frame;
                let mut parts = frame.seats[..players].to_vec();
                parts.extend([frame.headline, frame.hint, frame.buttons]);
                parts.extend([layout.rail, layout.view, layout.strip]);
                parts.extend(layout.stock);
                assert_laid_out(&parts, screen, (players, scale));
                for actions in [2, 3] {
                    let (shown, missions) = layout.cards(actions);
                    let cards: Vec<Area> = shown.into_iter().chain(missions).collect();
                    assert_laid_out(&cards, screen, (players, scale, actions));
                    let strip = layout.strip;
                    assert!(
                        cards
                            .iter()
                            .all(|card| card.x >= strip.x - 0.1 && card.right() <= strip.right() + 0.1)
                    );
                }
            }
        }
    }

    #[test]
    fn the_tower_has_the_largest_part_and_cards_can_be_told_apart() {
        for screen in SCREENS {
            for players in 1..=4 {
                let layout = Layout::of(screen, 1.0, players);
                let view = layout.view;
                assert!(view.width >= 250.0 && view.height >= 170.0, "{view:?} on {screen:?}");
                let (actions, missions) = layout.cards(3);
                let mut cards = actions.iter().chain(&missions);
                assert!(cards.all(|card| card.width >= 46.0 && card.height >= 64.0), "{screen:?}");
            }
        }
    }
}
