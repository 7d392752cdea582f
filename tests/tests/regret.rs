//! What the decisions of robots cost where the truth can be worked out.

use empile_bots::Level;
use empile_tests::regret;

/// So many random turns lead to the tables.
const TURNS: u64 = 60;

#[test]
fn the_best_robot_plays_single_turns_of_pile_poils_within_two_hundredths_of_the_best() {
    let regret = regret::pile_poils(Level::Formidable, TURNS);
    assert!(regret.decisions > 100, "{regret:?}");
    assert!(regret.percent() <= 2.0, "{} %: {regret:?}", regret.percent());
}

#[test]
fn truth_is_never_beaten_and_each_level_comes_nearer_to_it() {
    let [gentle, clever, formidable] = Level::ALL.map(|level| regret::pile_poils(level, TURNS).percent());
    assert!(formidable >= 0.0, "{formidable}");
    assert!(gentle > clever && clever > formidable, "{gentle} {clever} {formidable}");
}
