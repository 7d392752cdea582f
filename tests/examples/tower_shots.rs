use empile_games::neko_tower::Mode;
use empile_reference::{Language, Lexicon};
use empile_stage::{Surface, Theme, svg};
use empile_tests::neko_screen_hands::ScreenHands;
fn main() {
    let lexicon = Lexicon::new(Language::FIRST).unwrap();
    for seed in 0..3u64 {
        let mut t = ScreenHands::at(2, Mode::Together, seed, Surface { width: 412.0, height: 840.0 });
        let mut n = 0;
        let save = |t: &ScreenHands, name: &str| {
            std::fs::write(
                format!("/tmp/tower_{seed}_{name}.svg"),
                svg(t.hands.scene(), Theme::Light, |w| lexicon.words(w)),
            )
            .unwrap();
        };
        save(&t, "start");
        let mut last = 0;
        while !t.hands.is_over() && n < 900 {
            t.step();
            n += 1;
            if n == 3 || n == 5 || n == 8 {
                save(&t, &format!("step{n}"));
            }
            let h = t.game().tower().height();
            if h != last && h % 3 == 0 {
                save(&t, &format!("floor{h:02}"));
                last = h;
            }
        }
        save(&t, "end");
        println!(
            "seed {seed}: steps {n} height {} neko {:?} phase {:?}",
            t.game().tower().height(),
            t.game().climber(empile_games::contract::Seat(0)),
            t.game().phase()
        );
    }
}
