use empile_games::contract::{Outcome, Seat};

/// What each seat can expect, as many as a table can have: they add up to one.
pub(crate) type Shares = [f32; 8];

/// A match that has ended: winners share it, and so do all where nobody has won.
pub(crate) fn of_winners(outcome: &Outcome) -> Shares {
    let mut shares = [0.0; 8];
    let winners = outcome.winners();
    let winners: Vec<usize> = if winners.is_empty() {
        (0..outcome.places.len()).collect()
    } else {
        winners.iter().map(Seat::index).collect()
    };
    for winner in &winners {
        if let Some(share) = shares.get_mut(*winner) {
            *share = 1.0 / winners.len() as f32;
        }
    }
    shares
}

/// Chances that grow with what a seat has: whoever has one more than another wins e times as often.
pub(crate) fn softmax(scores: &[f32]) -> Shares {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
    let all: f32 = weights.iter().sum();
    let mut shares = [0.0; 8];
    shares.iter_mut().zip(weights).for_each(|(share, weight)| *share = weight / all);
    shares
}

/// What several worlds come to together, and the standard error of it for a seat.
pub(super) fn mean(all: &[Shares], seat: Seat) -> (Shares, f32) {
    let count = all.len().max(1) as f32;
    let mut mean = [0.0; 8];
    for shares in all {
        mean.iter_mut().zip(shares).for_each(|(mean, share)| *mean += share / count);
    }
    let of = |shares: &Shares| shares.get(seat.index()).copied().unwrap_or_default();
    let squares: f32 = all.iter().map(|shares| (of(shares) - of(&mean)).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
