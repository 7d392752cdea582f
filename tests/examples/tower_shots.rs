use empile_games::neko_tower::{Mode, Phase};
use empile_reference::{Language, Lexicon};
use empile_stage::{Surface, Theme, svg};
use empile_tests::neko_screen_hands::ScreenHands;
fn main() {
    let lexicon = Lexicon::new(Language::FIRST).unwrap();
    for seed in 0..16u64 {
        let mut t = ScreenHands::at(1, Mode::Together, seed, Surface { width: 412.0, height: 840.0 });
        let (mut n, mut best, mut cats, mut strokes, mut early_cats) = (0, 0, 0, 0, 0);
        while !t.hands.is_over() && n < 700 {
            match t.game().phase() {
                Phase::Placing { .. } => {
                    cats += 1;
                    if t.game().tower().height() < 4 {
                        early_cats += 1
                    }
                }
                Phase::Stroke(_) => strokes += 1,
                _ => {}
            }
            t.step();
            n += 1;
            best = best.max(t.game().tower().height());
        }
        if seed < 2 {
            std::fs::write(
                format!("/tmp/tower_{seed}_end.svg"),
                svg(t.hands.scene(), Theme::Dark, |w| lexicon.words(w)),
            )
            .unwrap();
        }
        println!(
            "seed {seed}: steps {n} best height {best} neko best {} cats {cats} strokes {strokes} early {early_cats} {:?}",
            t.game().climber(empile_games::contract::Seat(0)).best,
            t.game().phase()
        );
    }
}
