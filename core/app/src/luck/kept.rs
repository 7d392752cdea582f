//! A study as the log keeps it.

use empile_bots::{Step, Study};
use empile_games::contract::Seat;
use serde::{Deserialize, Serialize};

/// A study made by another way of thinking is made anew.
const WAY: u32 = 1;
/// Chances are kept to so many parts.
const PARTS: f32 = 10_000.0;

#[derive(Serialize, Deserialize)]
struct Kept {
    way: u32,
    begin: Vec<i32>,
    steps: Vec<KeptStep>,
}

/// Seat, what each can expect, what chance moved and how sure that is, what the decision cost if there was one.
#[derive(Serialize, Deserialize)]
struct KeptStep(Option<Seat>, Vec<i32>, Vec<i32>, i32, Option<i32>);

pub(super) fn written(study: &Study) -> Option<String> {
    let steps = study.steps.iter().map(|step| {
        let cost = step.is_decision.then(|| part(step.cost));
        KeptStep(step.seat, parts(&step.expected), parts(&step.luck), part(step.luck_error), cost)
    });
    let kept = Kept { way: WAY, begin: parts(&study.begin), steps: steps.collect() };
    serde_json::to_string(&kept).ok()
}

/// Nothing if it was made by another way of thinking.
pub(super) fn read(text: &str) -> Option<Study> {
    let Kept { begin, steps, .. } = serde_json::from_str(text).ok().filter(|kept: &Kept| kept.way == WAY)?;
    let step = |KeptStep(seat, expected, luck, error, cost)| Step {
        seat,
        expected: wholes(&expected),
        luck: wholes(&luck),
        luck_error: whole(error),
        cost: cost.map_or(0.0, whole),
        is_decision: cost.is_some(),
    };
    Some(Study { begin: wholes(&begin), steps: steps.into_iter().map(step).collect() })
}

fn part(whole: f32) -> i32 {
    (whole * PARTS).round() as i32
}

fn whole(part: i32) -> f32 {
    part as f32 / PARTS
}

fn parts(wholes: &[f32]) -> Vec<i32> {
    wholes.iter().copied().map(part).collect()
}

fn wholes(parts: &[i32]) -> Vec<f32> {
    parts.iter().copied().map(whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back_and_what_another_way_made_does_not() {
        let step = Step {
            seat: Some(Seat(1)),
            expected: vec![0.25, 0.75],
            luck: vec![-0.125, 0.125],
            luck_error: 0.0123,
            cost: 0.05,
            is_decision: true,
        };
        let study = Study { begin: vec![0.5, 0.5], steps: vec![step] };
        let text = written(&study).unwrap();
        assert_eq!(read(&text), Some(study));
        assert_eq!(read(&text.replacen("\"way\":1", "\"way\":0", 1)), None);
    }
}
