use empile_games::{
    contract::{Game, Measure, Seat, Viewer},
    teckels::{
        Action, Breach, Card, Colour, PILES, PileId, SET_CARDS, Setup, SetupBreach, Spot, Step, TOKENS,
        TeckelId, TeckelView, Teckels, View, set_of,
    },
};

use crate::{
    kit::Conforming,
    refusals::{Told, refused_on_paper, told},
};

impl Conforming for Teckels {
    const SLUG: &'static str = "teckels";

    fn setups() -> Vec<Setup> {
        let ends = [(true, false), (true, true), (false, true)];
        ends.into_iter()
            .flat_map(|(ends_when_stuck, ends_when_all_call)| {
                (2..=4).map(move |players| Setup {
                    ends_when_stuck,
                    ends_when_all_call,
                    ..Setup::for_players(players)
                })
            })
            .collect()
    }

    /// Random players would call every round off at once.
    fn benched() -> Vec<Setup> {
        vec![Setup { ends_when_all_call: false, ..Setup::for_players(4) }]
    }

    fn strange_actions() -> Vec<Action> {
        let play = |card, on| Action::Play { card, on };
        let head = Card::Head { back: Colour::Red };
        let no_trunk = Card::Trunk { front: Colour::Red, back: Colour::Red };
        vec![
            Action::Bark,
            Action::Flip,
            Action::Under,
            Action::Call,
            Action::Hold { pile: PileId(3) },
            Action::Hold { pile: PileId(255) },
            play(head, Spot::New),
            play(head, Spot::Teckel(TeckelId(0))),
            play(no_trunk, Spot::New),
            play(no_trunk, Spot::Teckel(TeckelId(200))),
            play(Card::Tail { front: Colour::Blue, cat: true }, Spot::Teckel(TeckelId(0))),
        ]
    }

    fn refusals() -> Vec<Told> {
        let (pile, teckel) = (PileId(1), TeckelId(4));
        let (card, top) = (Card::Head { back: Colour::Red }, Card::Tail { front: Colour::Blue, cat: true });
        let mut all = told(&[
            Breach::NoRoundOn,
            Breach::RoundOn,
            Breach::HandOnTable,
            Breach::LaidDown,
            Breach::NoSuchPile { pile },
            Breach::PileEmpty { pile },
            Breach::AlreadyHeld { pile },
            Breach::NothingHeld,
            Breach::AlreadyTurned,
            Breach::NothingTurned,
            Breach::NotOnTop { card, top },
            Breach::HeadBeginsAnew,
            Breach::OnlyHeadsBegin,
            Breach::NoSuchTeckel { teckel },
            Breach::Finished { teckel },
            Breach::ColoursDiffer { teckel, open: Colour::Red, front: Colour::Blue },
            Breach::NoCalling,
        ]);
        all.extend(told(&[SetupBreach::SettleTime { asked: 0, most: 1_000 }, SetupBreach::MayNeverEnd]));
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::{BronzeBones, GoldBones, SilverBones};
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(
                None,
                &[(true, 15, &[(GoldBones, 0), (SilverBones, 0), (BronzeBones, 0)]), (false, 6, &[])],
            ),
            on_paper(None, &[(true, 9, &[(GoldBones, 1)]), (false, 6, &[(GoldBones, 1)])]),
            on_paper(None, &[(true, 9, &[]), (false, 5, &[])]),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let view = self.observe(Viewer::Spectator);
        for (seat, seen) in Seat::all(self.players()).zip(&view.seats) {
            let mut set: Vec<Card> = set_of(seat).collect();
            set.sort_unstable();
            if self.census(seat) != set {
                return Err(format!("{seat} does not have its set: {:?}", self.census(seat)));
            }
            let laid = view.teckels.iter().flat_map(|teckel| &teckel.cards).filter(|(_, by)| *by == seat);
            let in_piles: usize = seen.piles.iter().map(Vec::len).sum();
            if in_piles + laid.count() != SET_CARDS || seen.piles.len() != PILES {
                return Err(format!("{seat} has lost or won a card"));
            }
            if seen.turned.is_some() && seen.held.is_none() || seen.reaches.is_some() && seen.turned.is_none()
            {
                return Err(format!("{seat} plays from an empty hand"));
            }
            let tails = view.teckels.iter().filter(|teckel| {
                teckel.cards.last().is_some_and(|(card, by)| *by == seat && matches!(card, Card::Tail { .. }))
            });
            if tails.count() != usize::from(TOKENS - seen.tokens_left) {
                return Err(format!("{seat} has not put one token on each own tail"));
            }
            if view.step == Step::Running && seen.tokens_left == 0 {
                return Err(format!("{seat} laid the sixth token and nobody stopped"));
            }
        }
        view.teckels.iter().try_for_each(check_teckel)?;
        check_bones(&view)
    }
}

fn check_teckel(teckel: &TeckelView) -> Result<(), String> {
    let mut open = None;
    for (place, (card, _)) in teckel.cards.iter().enumerate() {
        if (place == 0) != card.front().is_none() || card.front() != open {
            return Err(format!("{card:?} at place {place} of {teckel:?}"));
        }
        open = match card {
            Card::Head { back } | Card::Trunk { back, .. } => Some(*back),
            Card::Tail { .. } => None,
        };
    }
    let laid_at = |place: Option<&(Card, Seat)>| place.map(|(_, by)| *by);
    let owner = match teckel.cards.last() {
        Some((Card::Tail { cat: true, .. }, _)) => laid_at(teckel.cards.last()),
        Some((Card::Tail { cat: false, .. }, _)) => laid_at(teckel.cards.first()),
        _ => None,
    };
    if teckel.open != open || teckel.owner != owner {
        return Err(format!("open for {open:?}, owned by {owner:?}, but {teckel:?}"));
    }
    Ok(())
}

fn check_bones(view: &View) -> Result<(), String> {
    let rounds = view.round - u8::from(view.step == Step::Running);
    for seat in &view.seats {
        let bones = seat.bones;
        // At most one for the rank and one for a pile per round; only the fourth gets none.
        let heap = bones.gold + bones.silver + bones.bronze;
        if heap > 2 * rounds || view.seats.len() < 4 && heap < rounds {
            return Err(format!("{heap} bones after {rounds} rounds"));
        }
    }
    Ok(())
}
