use empile_reference::{Language, Lexicon};
use empile_stage::{Surface, Theme, svg};

fn main() {
    let out = std::env::args().nth(1).unwrap();
    let lexicon = Lexicon::new(Language::ALL[0]).unwrap();
    let game = empile_games::AnyGame::PiloPilo(
        empile_games::contract::Game::start(
            &empile_games::pilo_pilo::Setup::for_players(3),
            empile_games::contract::Seed(1),
        )
        .unwrap(),
    );
    for (name, width, height) in
        [("preview", 328.0, 208.0), ("preview-small", 160.0, 120.0), ("preview-tall", 240.0, 300.0)]
    {
        let scene = empile_stage::preview(&game, Surface { width, height }).unwrap();
        std::fs::write(format!("{out}/{name}.svg"), svg(&scene, Theme::Light, |w| lexicon.words(w))).unwrap();
    }
    for (name, width, height, players) in [
        ("phone3", 360.0, 560.0, 3u8),
        ("phone4", 412.0, 840.0, 4),
        ("phone6", 360.0, 560.0, 6),
        ("lying5", 840.0, 412.0, 5),
        ("tablet4", 1280.0, 760.0, 4),
        ("tablet6", 1280.0, 760.0, 6),
        ("upright6", 800.0, 1200.0, 6),
    ] {
        for (state, scene) in empile_tests::gallery::pilo_pilo::states(players, Surface { width, height }) {
            let theme = if name == "tablet4" { Theme::Dark } else { Theme::Light };
            std::fs::write(format!("{out}/{name}-{state}.svg"), svg(&scene, theme, |w| lexicon.words(w)))
                .unwrap();
        }
    }
}
