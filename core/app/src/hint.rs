//! « Que ferait Redoutable ? », in words.

use empile_bots::{Lead, Reason, TurnOdds};
use empile_games::contract::Fact;
use empile_reference::Lexicon;
use empile_stage::Words;

/// What the best robot would do in somebody's place, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Hint {
    /// What: it is marked on the board, where it has a place.
    pub action: String,
    /// What speaks for it, in a sentence.
    pub reason: String,
}

impl Hint {
    pub(crate) fn of(action: &Words, reason: &Reason, lexicon: &Lexicon) -> Hint {
        let action = lexicon.say("hint-told", &[("action", Fact::Text(lexicon.words(action)))]);
        Hint { action, reason: Telling { lexicon }.reason(reason) }
    }
}

/// How often hints were asked for in a match; nothing where nobody did.
pub(crate) fn with_hints(hints: u32, lexicon: &Lexicon) -> Option<String> {
    (hints > 0).then(|| lexicon.say("hint-count", &[("hints", Fact::Number(hints.into()))]))
}

struct Telling<'a> {
    lexicon: &'a Lexicon,
}

impl Telling<'_> {
    fn reason(&self, reason: &Reason) -> String {
        let say = |key, facts: &[(&str, Fact)]| self.lexicon.say(key, facts);
        match *reason {
            Reason::Wins => say("hint-wins", &[]),
            Reason::WinsByStopping => say("hint-wins-by-stopping", &[]),
            Reason::BestOf(count) => say("hint-best-of", &[("count", number(count))]),
            Reason::Turn { this, other } => self.turn(this, other),
            Reason::Laying { lead, this, mean } => {
                let key = match lead {
                    Lead::Dice => "hint-laying-dice",
                    Lead::OwnPlaces => "hint-laying-own-places",
                    Lead::NextPlayer => "hint-laying-next-player",
                };
                say(key, &[("this", self.tenths(this)), ("mean", self.tenths(mean))])
            }
            Reason::LeavesNoRoom => say("hint-leaves-no-room", &[]),
            Reason::WinsMoreOften { this, other, worlds } => say(
                "hint-wins-more-often",
                &[("this", number(this)), ("other", number(other)), ("worlds", number(worlds))],
            ),
            Reason::Points { gain, worlds } => {
                say("hint-points", &[("gain", self.tenths(gain)), ("worlds", number(worlds))])
            }
            Reason::Throwing { this, other } => {
                say("hint-throwing", &[("this", percent(this)), ("other", percent(other))])
            }
            Reason::Lifting { this, .. } if this >= SURE => say("hint-lifting-sure", &[]),
            Reason::Lifting { this, throwing: Some(throwing), .. } => {
                say("hint-lifting-or-throwing", &[("this", percent(this)), ("throwing", percent(throwing))])
            }
            Reason::Lifting { this, other: Some(other), .. } => {
                say("hint-lifting", &[("this", percent(this)), ("other", percent(other))])
            }
            Reason::OnlyWay | Reason::Lifting { .. } => say("hint-only-way", &[]),
            Reason::Captures { dice, lost } => {
                say("hint-captures", &[("dice", number(dice)), ("lost", number(lost))])
            }
            Reason::WinsSoon { turns } => say("hint-wins-soon", &[("turns", turns.into())]),
            Reason::Prevents { losing, of, turns } => say(
                "hint-prevents",
                &[("losing", number(losing)), ("of", number(of)), ("turns", turns.into())],
            ),
            Reason::Ahead { dice, turns } => {
                say("hint-ahead", &[("dice", self.tenths(dice)), ("turns", turns.into())])
            }
        }
    }

    /// What the turn may come to, beside the next best: what is told is what differs as it is read, and for the better.
    fn turn(&self, this: TurnOdds, other: TurnOdds) -> String {
        let facts = [
            ("cats", self.tenths(this.cats)),
            ("other-cats", self.tenths(other.cats)),
            ("lost", percent(this.lost)),
            ("other-lost", percent(other.lost)),
            ("first", percent(this.out_first)),
            ("other-first", percent(other.out_first)),
        ];
        let tenths = |odds: TurnOdds| (odds.cats * TENTHS).round() as i64;
        let hundredths = |chance: f32| (chance * HUNDRED).round() as i64;
        let cats = tenths(this) - tenths(other);
        let risk = hundredths(this.lost) - hundredths(other.lost);
        let first = hundredths(this.out_first) - hundredths(other.out_first);
        let key = match (cats, risk) {
            (0.., ..=0) if (cats, risk) != (0, 0) => "hint-turn-better",
            (..0, ..0) => "hint-turn-safer",
            (1.., 1..) => "hint-turn-bolder",
            _ if first > 0 => "hint-turn-race",
            _ => "hint-turn-level",
        };
        self.lexicon.say(key, &facts)
    }

    /// With one decimal.
    fn tenths(&self, number: f32) -> Fact {
        let tenths = (number * TENTHS).round() as i64;
        let mark = self.lexicon.say("decimal-mark", &[]);
        let sign = if tenths < 0 { "−" } else { "" };
        Fact::Text(format!("{sign}{}{mark}{}", tenths.abs() / 10, tenths.abs() % 10))
    }
}

const TENTHS: f32 = 10.0;
const HUNDRED: f32 = 100.0;
/// Nothing that is not sure is told as sure.
const SURE: f32 = 0.9999;

fn percent(chance: f32) -> Fact {
    Fact::Number((chance * HUNDRED).round() as i64)
}

fn number(count: impl TryInto<i64>) -> Fact {
    Fact::Number(count.try_into().unwrap_or(i64::MAX))
}
