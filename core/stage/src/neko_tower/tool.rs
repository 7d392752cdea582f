#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use empile_games::{
    contract::Stream,
    neko_tower::{ActionCard, Deck, FLOORS, MissionCard, Mode, STEPS, WALLS, Wall, highest_step},
};

use super::{action_words, mission_words};
use crate::{CardLook, NekoArt, tool::prelude::*};

/// Neko, or a black cat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cat {
    /// Where it climbed to last. A lower tower brings it down, but not before the next card: a slip of the finger on a
    /// counter is forgotten when it is put right.
    floor: u8,
    /// How high it had come before that.
    before: u8,
}

impl Cat {
    fn best(self) -> u8 {
        self.before.max(self.floor)
    }

    /// What it climbed so far stays climbed.
    fn settle(&mut self, height: u8) {
        if self.floor > height {
            *self = Cat { floor: height, before: self.best() };
        }
    }
}

/// A deck, and those of its cards that lie open.
#[derive(Clone, Debug, PartialEq)]
struct Dealt<C> {
    deck: Deck<C>,
    shown: Vec<C>,
}

impl<C: Copy + Default + PartialEq> Dealt<C> {
    fn new(all: impl Iterator<Item = C>, shown: Vec<C>, stream: &mut Stream) -> Dealt<C> {
        Dealt { deck: Deck::shuffled(all.filter(|card| !shown.contains(card)), stream), shown }
    }

    fn place(&self, play: &ToolMove) -> Result<usize, ToolRefusal> {
        play.place(self.shown.len())
    }

    /// A card is played, and the next one lies in its place.
    fn replace(&mut self, place: usize, stream: &mut Stream) {
        self.shown[place] = self.deck.exchange(self.shown[place], stream).card;
    }
}

/// The decks, the walls, and how high the cats have climbed. Together the missions lie open; in competition each player
/// holds real ones, and only the actions are dealt here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NekoDecks {
    mode: Mode,
    players: u8,
    stream: Stream,
    actions: Dealt<ActionCard>,
    missions: Dealt<MissionCard>,
    /// How many floors the real tower has.
    height: u8,
    /// The walls under each floor from the second on, as far as cards told.
    built: Vec<Vec<Wall>>,
    /// The walls in reserve, by kind. One's own box may be split otherwise.
    walls: [u8; Wall::ALL.len()],
    /// Neko, or a black cat for each player.
    cats: Vec<Cat>,
    felled_by: Option<Seat>,
}

fn mode(variant: u8) -> Mode {
    if variant == 1 { Mode::Competitive } else { Mode::Together }
}

impl NekoDecks {
    fn play_action(&mut self, place: usize) {
        self.settle();
        self.actions.replace(place, &mut self.stream);
    }

    /// « Placez les deux tuiles Mur correspondantes et une tuile Étage ». A wall that is missing is replaced by any other:
    /// only the table knows by which.
    fn build(&mut self, place: usize) -> Result<(), ToolRefusal> {
        let asked = self.actions.shown[place].face().walls.ok_or_else(ToolRefusal::no_such_move)?;
        if self.height >= FLOORS {
            return Err(ToolRefusal::out_of_range(i64::from(FLOORS) + 1, 1, FLOORS.into()));
        }
        self.play_action(place);
        let mut taken = asked.to_vec();
        taken.retain(|wall| {
            let left = &mut self.walls[*wall as usize];
            let is_there = *left > 0;
            *left -= u8::from(is_there);
            is_there
        });
        self.height += 1;
        self.built.push(taken);
        Ok(())
    }

    /// The tower has so many floors; the walls of those that are gone are in reserve again.
    fn raise(&mut self, height: u8) {
        let storeys = usize::from(height.saturating_sub(1));
        for wall in self.built.drain(storeys.min(self.built.len())..).flatten() {
            self.walls[wall as usize] = self.walls[wall as usize].saturating_add(1).min(WALLS);
        }
        self.built.resize(storeys, Vec::new());
        self.height = height;
    }

    fn settle(&mut self) {
        for cat in &mut self.cats {
            cat.settle(self.height);
        }
    }

    /// A mission is validated and replaced: Neko climbs as many floors as the card says, or fewer, at most to the top of
    /// the tower.
    fn climb(&mut self, play: &ToolMove) -> Result<(), ToolRefusal> {
        let place = self.missions.place(play)?;
        let climbed = play.number(1, 1..=self.missions.shown[place].mission().climb())?;
        self.missions.replace(place, &mut self.stream);
        self.settle();
        let neko = &mut self.cats[0];
        let floor = neko.floor.saturating_add(climbed).min(self.height.max(neko.floor));
        *neko = Cat { floor, before: neko.best() };
        Ok(())
    }

    /// A cat stands on this floor, so the tower has it. What was set before by mistake is forgotten.
    fn put(&mut self, play: &ToolMove, floor: u8) -> Result<(), ToolRefusal> {
        let index = if self.mode == Mode::Together { 0 } else { play.seat()?.index() };
        self.cats[index].settle(self.height);
        self.cats[index].floor = floor;
        if floor > self.height {
            self.raise(floor);
        }
        Ok(())
    }

    /// « posez Neko dessus »: he is on floor 1 at least; a black cat begins beside the tower.
    fn lowest(&self) -> u8 {
        u8::from(self.mode == Mode::Together)
    }

    fn best(&self, seat: Seat) -> u8 {
        self.cats.get(seat.index()).map_or(0, |cat| cat.best())
    }

    /// The steps that Neko has reached or passed, the lowest first. Each of them is won for ever.
    fn steps(&self) -> Words {
        let reached = STEPS.iter().filter(|step| **step <= self.best(Seat(0)));
        let reached = reached.map(ToString::to_string).collect::<Vec<_>>().join(", ");
        if reached.is_empty() {
            return Words::new("tool-neko-decks-no-step");
        }
        Words::new("tool-neko-decks-steps").text("steps", reached)
    }

    fn floors(&self, look: Look<'_>) -> Vec<Vec<Row>> {
        let play = ToolMove::new("height");
        let mut rows = vec![Row::counter("tool-neko-decks-height", self.height, 1..=FLOORS, play)];
        for (seat, cat) in Seat::all(self.players).zip(&self.cats) {
            let (label, play) = match self.mode {
                Mode::Together => ("tool-neko-decks-neko".into(), ToolMove::new("stand")),
                Mode::Competitive => (look.named(seat), ToolMove::new("stand").of(seat)),
            };
            let counter = Row::counter(label, cat.floor.min(self.height), self.lowest()..=FLOORS, play);
            rows.push(counter.tagged("floor").of(seat));
        }
        if self.mode == Mode::Together {
            rows.push(Row::words("steps", self.steps()));
        }
        stacked(rows)
    }

    /// Ruling « Stock »: how the walls are split is ours, and can be told from one's own box.
    fn stock(&self) -> Vec<Vec<Row>> {
        stacked((0u8..).zip(Wall::ALL).map(|(kind, wall)| {
            let label = Words::new("tool-neko-decks-wall").text("wall", wall.key());
            let play = ToolMove::new("walls").with(kind);
            let counter = Row::counter(label, self.walls[wall as usize], 0..=WALLS, play);
            counter.tagged(format!("walls-{}", wall.key()))
        }))
    }

    /// By whose hand the tower is down, if it is.
    fn felled(&self, look: Look<'_>) -> Vec<Vec<Row>> {
        let hands = Seat::all(self.players).map(|seat| {
            let is_it = self.felled_by == Some(seat);
            let play = if is_it { ToolMove::new("stands") } else { ToolMove::new("felled").of(seat) };
            Row::tile("felled", look.named(seat), play).of(seat).chosen(is_it)
        });
        vec![vec![Row::words("felled", "tool-neko-decks-felled")], hands.collect()]
    }

    fn standing(&self, seat: Seat) -> Standing {
        match self.mode {
            Mode::Together => {
                let best = self.best(Seat(0));
                let step = highest_step(best);
                Standing::new(step.is_some(), best).with(Measure::HighestStep, step.unwrap_or_default())
            }
            Mode::Competitive => {
                let stood = |seat: &Seat| self.felled_by != Some(*seat);
                let highest = Seat::all(self.players).filter(stood).map(|seat| self.best(seat)).max();
                let best = self.best(seat);
                let won = stood(&seat) && best > 0 && Some(best) == highest;
                Standing::new(won, best).with(Measure::TowersFelled, !stood(&seat))
            }
        }
    }
}

fn action_card((number, card): (u8, &ActionCard)) -> Card {
    let face = card.face();
    let build = face.walls.map(|_| ("build", "tool-neko-decks-build"));
    let cat = face.cat.map(|_| ("play", "tool-neko-decks-cat"));
    // « vous pouvez choisir soit l'action située à gauche, soit celle située à droite ».
    let buttons = build.into_iter().chain(cat).zip(["play", "or"]).map(|((verb, label), tag)| {
        let button = Row::button(RowKind::Plain, label, ToolMove::new(verb).with(number));
        button.tagged(format!("{tag}-{number}"))
    });
    let art = NekoArt::Action { card: *card, look: CardLook::Plain };
    face_up(format!("action-{number}"), art, action_words(*card), buttons)
}

/// « d'un nombre d'étages égal ou inférieur à celui indiqué »: all of them first.
fn mission_card((number, card): (u8, &MissionCard)) -> Card {
    let mission = card.mission();
    let buttons = (1..=mission.climb()).rev().map(|floors| {
        let (label, play) = (Words::new("tool-neko-decks-climb"), ToolMove::new("climb").with(number));
        let button = Row::button(RowKind::Plain, label.number("floors", floors), play.clone().with(floors));
        if floors == mission.climb() { button.tagged(play.tag()) } else { button }
    });
    let art = NekoArt::Mission { mission, look: CardLook::Plain };
    face_up(format!("mission-{number}"), art, mission_words(mission), buttons)
}

fn face_up(tag: String, art: NekoArt, words: Words, buttons: impl Iterator<Item = Row>) -> Card {
    let piece = Piece { art: Art::Neko(art), width: 72.0, height: 100.0 };
    Card::of_the_table(stacked([Row::words(tag, words).showing([piece])].into_iter().chain(buttons)))
}

impl Tool for NekoDecks {
    const ABOUT: About = About::counting("tool-neko-decks", GameId::NekoTower)
        .with_variants(&["tool-neko-decks-together", "tool-neko-decks-competitive"]);

    fn players(variant: u8) -> Option<RangeInclusive<u8>> {
        Some(mode(variant).players())
    }

    /// Decks as they lie before the first turn.
    fn begin(start: Start) -> Result<NekoDecks, ToolRefusal> {
        let (mode, players, mut stream) = (mode(start.variant), start.players, Stream::new(start.seed));
        let (actions, missions, floor, cats) = match mode {
            Mode::Together => (ActionCard::FIRST_SHOWN.to_vec(), MissionCard::FIRST_SHOWN.to_vec(), 1, 1),
            Mode::Competitive => (Vec::new(), Vec::new(), 0, players),
        };
        let mut actions = Dealt::new(ActionCard::all(), actions, &mut stream);
        let missions = Dealt::new(MissionCard::all(), missions, &mut stream);
        let missing = usize::from(mode.actions_shown()) - actions.shown.len();
        actions.shown.extend((0..missing).filter_map(|_| actions.deck.deal()));
        let cats = vec![Cat { floor, before: floor }; cats.into()];
        let (walls, built) = (Wall::ALL.map(Wall::in_the_box), Vec::new());
        let (height, felled_by) = (1, None);
        Ok(NekoDecks { mode, players, stream, actions, missions, height, built, walls, cats, felled_by })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "play" => self.play_action(self.actions.place(play)?),
            "build" => self.build(self.actions.place(play)?)?,
            "climb" => self.climb(play)?,
            "height" => self.raise(play.number(0, 1..=FLOORS)?),
            "walls" => self.walls[play.place(Wall::ALL.len())?] = play.number(1, 0..=WALLS)?,
            "stand" => self.put(play, play.number(0, self.lowest()..=FLOORS)?)?,
            // As an older app noted it: there Neko could be beside the tower.
            "put" => self.put(play, play.number(0, 0..=FLOORS)?.max(self.lowest()))?,
            "felled" => self.felled_by = Some(play.seat()?),
            "stands" => self.felled_by = None,
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let actions = (0..).zip(&self.actions.shown).map(action_card);
        let missions = (0..).zip(&self.missions.shown).map(mission_card);
        let mut sheet = Sheet::default().section(Some("tool-neko-decks-actions".into()), actions);
        if self.mode == Mode::Together {
            sheet = sheet.section(Some("tool-neko-decks-missions".into()), missions);
        }
        let sheet = sheet
            .section(Some("tool-neko-decks-floor".into()), [Card::of_the_table(self.floors(look))])
            .section(Some("tool-neko-decks-walls".into()), [Card::of_the_table(self.stock())]);
        // Together nobody is last.
        if self.mode == Mode::Competitive { sheet.flat(self.felled(look)) } else { sheet }
    }

    /// Together the table stops when it wants to: it may be written down at any time. A competition is over when the
    /// tower is down, or when no cat can climb any higher.
    fn standings(&self) -> Result<Vec<Standing>, ToolRefusal> {
        let at_the_top = Seat::all(self.players).all(|seat| self.best(seat) == FLOORS);
        if self.mode == Mode::Competitive && self.felled_by.is_none() && !at_the_top {
            return Err(ToolRefusal::not_over());
        }
        Ok(Seat::all(self.players).map(|seat| self.standing(seat)).collect())
    }
}
