use std::{collections::BTreeMap, sync::LazyLock};

use empile_stage::{Scene, Surface};
use empile_tests::{
    gallery::{self, SCREENS},
    hands::Screen,
};

const LARGE_TEXT: f32 = 2.0;

/// A moment as somebody sees it.
pub(crate) struct Shot {
    pub(crate) name: String,
    pub(crate) text_scale: f32,
    pub(crate) players: u8,
    pub(crate) scene: Scene,
}

/// Every number of players of every game on every screen; full tables with large text too.
pub(crate) static SHOTS: LazyLock<Vec<Shot>> = LazyLock::new(|| {
    let mut shots = Vec::new();
    for album in gallery::all() {
        let (fewest, most) = album.players;
        let tables = (fewest..=most).map(|players| (players, 1.0)).chain([(most, LARGE_TEXT)]);
        for surface in SCREENS {
            for (players, text_scale) in tables.clone() {
                let screen = Screen { surface, text_scale };
                shots.extend((album.states)(players, screen).into_iter().map(|(state, scene)| {
                    let Surface { width, height } = surface;
                    let slug = album.game.slug();
                    let name = format!("{slug} {state}, {players} at {width}×{height}, text ×{text_scale}");
                    Shot { name, text_scale, players, scene }
                }));
            }
        }
    }
    shots
});

/// Says all that is wrong at once, each thing once.
pub(crate) fn assert_none(wrong: &BTreeMap<String, String>) {
    let told: Vec<String> = wrong.iter().map(|(what, wher)| format!("{what}   [{wher}]")).collect();
    assert!(told.is_empty(), "{} things:\n{}", told.len(), told.join("\n"));
}
