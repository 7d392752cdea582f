use empile_games::{
    AnyGame,
    contract::{Entry, Fact, Game, Record, Rules},
};
use empile_reference::Lexicon;

use super::{
    Seal,
    evenness::{Evenness, Faces},
};
use crate::{
    BarPlot, EmpileError, HelpLine, PageFact, PlotBar, PlotTick, Table, chronicle::axes::RoundNumbers,
};

/// The section of the quick reference that says what a seal is.
const RULE: &str = "table.dice";

/// All dice of a match, for whoever wants to check them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DiceSheet {
    /// How they compare with fair dice.
    pub verdict: String,
    /// How often each face fell.
    pub plot: BarPlot,
    /// Seal, seed, how many throws and dice.
    pub facts: Vec<PageFact>,
    /// What that proves, what it does not, and how to recompute it: a paragraph each.
    pub proof: Vec<String>,
    /// All throws in order, each with its dice.
    pub throws: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Table {
    /// What the dice of this match are sealed with, to be written down at its beginning; nothing where none are thrown.
    pub fn seal(&self) -> Result<Option<HelpLine>, EmpileError> {
        let throws_dice = self.game().descriptor().throws_dice;
        Ok(throws_dice.then(|| {
            let seal = Fact::Text(Seal::of(self.seed()).to_string());
            HelpLine { text: self.lexicon().say("table-seal", &[("seal", seal)]), rule: RULE.to_owned() }
        }))
    }
}

impl DiceSheet {
    /// The dice of a record; nothing if it does not replay.
    pub(crate) fn of(record: &Record<AnyGame>, lexicon: &Lexicon) -> Option<DiceSheet> {
        let throws = throws(record)?;
        let faces = Faces::of(throws.iter().flatten().copied());
        let fact = |label: &str, value: String| PageFact { label: lexicon.say(label, &[]), value };
        let number =
            |number: usize| lexicon.say("number", &[("number", Fact::Number((number as u32).into()))]);
        let told: Vec<String> = throws.iter().map(|dice| told(dice)).collect();
        Some(DiceSheet {
            verdict: verdict(faces.evenness(), lexicon),
            plot: plot(faces, lexicon),
            facts: vec![
                fact("dice-throws", number(throws.len())),
                fact("dice-count", number(faces.total() as usize)),
                fact("dice-seal", Seal::of(record.seed).to_string()),
                fact("dice-seed", record.seed.0.to_string()),
            ],
            proof: ["dice-proof", "dice-no-proof", "dice-recompute"].map(|key| lexicon.say(key, &[])).into(),
            throws: told.join(" · "),
        })
    }
}

/// The dice of every throw, in order.
fn throws(record: &Record<AnyGame>) -> Option<Vec<Vec<u8>>> {
    let mut game = AnyGame::start(&record.setup, record.seed).ok()?;
    let (mut throws, mut events) = (Vec::new(), Vec::new());
    for entry in &record.entries {
        match entry {
            Entry::Act { seat, action, at } => game.apply(*seat, action, *at, &mut events).ok()?,
            Entry::Clock { at } => game.advance(*at, &mut events).ok()?,
        }
        throws.extend(events.drain(..).map(|event| AnyGame::thrown(&event)).filter(|dice| !dice.is_empty()));
    }
    Some(throws)
}

fn told(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn verdict(evenness: Evenness, lexicon: &Lexicon) -> String {
    let say = |key: &str, number: u32| lexicon.say(key, &[("number", Fact::Number(number.into()))]);
    match evenness {
        Evenness::Unknown => lexicon.say("dice-too-few", &[]),
        Evenness::Usual { of_a_hundred } => say("dice-usual", of_a_hundred),
        Evenness::Uneven { one_in } => say("dice-uneven", one_in),
        Evenness::Rare { one_in } => say("dice-rare", one_in),
        Evenness::Rarest { one_in } => say("dice-rarest", one_in),
    }
}

/// A bar for each face; its foot reaches as far as is to be expected of a fair die.
fn plot(faces: Faces, lexicon: &Lexicon) -> BarPlot {
    let expected = faces.total() as f32 / 6.0;
    let scale = RoundNumbers::around(faces.0.iter().map(|count| (*count).into()));
    let height = |number: f32| scale.height(0) + number * (scale.height(1) - scale.height(0));
    let bar = |(face, count): (i64, &u32)| {
        let named = [("face", Fact::Number(face)), ("times", Fact::Number((*count).into()))];
        let whole = scale.height((*count).into());
        PlotBar { whole, foot: height(expected).min(whole), words: lexicon.say("dice-face", &named) }
    };
    let label = |face: u8| PlotTick { at: (f32::from(face) - 0.5) / 6.0, label: face.to_string() };
    let rounded = Fact::Number(expected.round() as i64);
    BarPlot {
        heading: lexicon.say("dice-title", &[]),
        bars: (1..).zip(&faces.0).map(bar).collect(),
        labels: (1..=6).map(label).collect(),
        numbers: scale.ticks(lexicon),
        legend: Some(lexicon.say("dice-legend", &[("times", rounded)])),
    }
}

#[cfg(test)]
mod tests {
    use empile_games::{GameId, contract::Seed};

    use super::*;
    use crate::{Empile, chronicle::testing::played};

    #[test]
    fn a_sheet_has_the_seal_of_the_beginning_and_every_die() {
        let app = Empile::open_in_memory("fr").unwrap();
        let table = played(&app, GameId::Abquetschen, Seed(5));
        let sheet = app.hindsight(table.id()).unwrap().dice.unwrap();
        let fact = |label: &str| sheet.facts.iter().find(|fact| fact.label == label).unwrap().value.clone();
        assert!(table.seal().unwrap().unwrap().text.ends_with(&fact("Sceau")));
        assert_eq!(fact("Graine"), "5");
        let dice: usize = sheet.throws.split(" · ").map(|throw| throw.split(' ').count()).sum();
        assert_eq!(fact("Dés lancés"), dice.to_string());
        assert_eq!(sheet.plot.bars.len(), 6);
        assert!(sheet.plot.bars.iter().all(|bar| bar.foot <= bar.whole && bar.whole <= 1.0));
    }

    #[test]
    fn nothing_is_told_of_the_dice_of_a_match_that_has_not_ended() -> Result<(), EmpileError> {
        let app = Empile::open_in_memory("fr")?;
        let seats = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let table = app.start_match(GameId::PilePoils.usual_setup(2), seats.into(), Some(Seed(5)))?;
        assert!(table.seal()?.is_some());
        assert_eq!(app.hindsight(table.id())?.dice, None);
        Ok(())
    }

    #[test]
    fn where_no_dice_are_thrown_there_is_neither_seal_nor_sheet() -> Result<(), EmpileError> {
        let app = Empile::open_in_memory("fr")?;
        let seats = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 0).unwrap().id);
        let table = app.start_match(GameId::Teckels.usual_setup(2), seats.into(), Some(Seed(5)))?;
        assert_eq!(table.seal()?, None);
        assert_eq!(app.hindsight(table.id())?.dice, None);
        Ok(())
    }
}
