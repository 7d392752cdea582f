use empile_stage::{Surface, Theme};
use empile_tests::{
    gallery::{Album, SCREENS},
    hands::Screen,
};

/// How a moment is looked at.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) name: &'static str,
    pub(crate) screen: Screen,
    pub(crate) theme: Theme,
    most_players: bool,
}

const NAMES: [&str; 5] = ["small-phone", "phone", "lying-phone", "tablet", "upright-tablet"];
const LARGE_TEXT: f32 = 2.0;

impl View {
    /// The three that the documents show: a phone by day, a tablet by lamplight, and a phone with patterns.
    pub(crate) fn shown() -> [View; 3] {
        let [_, phone, _, tablet, _] = SCREENS;
        let view =
            |name, surface: Surface, theme| View { name, screen: surface.into(), theme, most_players: false };
        [
            view("phone-light", phone, Theme::Light),
            View { most_players: true, ..view("tablet-dark", tablet, Theme::Dark) },
            view("phone-patterned", phone, Theme::PatternedLight),
        ]
    }

    /// Every screen, by day and by lamplight, plain and at 200 % text, full tables.
    pub(crate) fn all() -> Vec<View> {
        let mut views = Vec::new();
        for (name, surface) in NAMES.into_iter().zip(SCREENS) {
            for (text_scale, theme) in [(1.0, Theme::Light), (LARGE_TEXT, Theme::PatternedDark)] {
                views.push(View { name, screen: Screen { surface, text_scale }, theme, most_players: true });
            }
        }
        views
    }

    pub(crate) fn players(self, album: &Album) -> u8 {
        if self.most_players { album.players.1 } else { album.usual_players() }
    }

    /// The name of the picture, without its ending.
    pub(crate) fn file(self, album: &Album, state: &str) -> String {
        let size = if self.screen.text_scale > 1.0 { "-large-text" } else { "" };
        format!("{}-{state}-{}{size}", album.game.slug(), self.name)
    }
}
