#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use empile_games::{
    GameId,
    contract::{Measure, Millis, Seat, Stream},
    neko_tower::{ActionCard, Deck, FLOORS, MissionCard, Mode, STEPS, WALLS, Wall, highest_step},
};

use super::{action_words, mission_words};
use crate::{
    Art, CardLook, NekoArt, Words,
    tool::{About, Card, Look, Piece, Row, RowKind, Sheet, Standing, Start, Tool, ToolMove, ToolRefusal},
};

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

/// The decks, the walls, and how high the cats have climbed. Together the missions lie open; in competition each player
/// holds real ones, and only the actions are dealt here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NekoDecks {
    mode: Mode,
    players: u8,
    stream: Stream,
    actions: Deck<ActionCard>,
    actions_shown: Vec<ActionCard>,
    missions: Deck<MissionCard>,
    missions_shown: Vec<MissionCard>,
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
    fn play_action(&mut self, play: &ToolMove) -> Result<ActionCard, ToolRefusal> {
        self.settle();
        let card = place(&mut self.actions_shown, play)?;
        let played = *card;
        *card = self.actions.exchange(played, &mut self.stream).card;
        Ok(played)
    }

    /// « Placez les deux tuiles Mur correspondantes et une tuile Étage ». A wall that is missing is replaced by any other:
    /// only the table knows by which.
    fn build(&mut self, play: &ToolMove) -> Result<(), ToolRefusal> {
        let asked = place(&mut self.actions_shown, play)?.face().walls;
        let asked = asked.ok_or_else(ToolRefusal::no_such_move)?;
        if self.height >= FLOORS {
            return Err(ToolRefusal::out_of_range(i64::from(FLOORS) + 1, 1, FLOORS.into()));
        }
        self.play_action(play)?;
        self.raise(self.height + 1);
        let mut taken = Vec::new();
        for wall in asked {
            if let Some(left) = self.walls[wall as usize].checked_sub(1) {
                self.walls[wall as usize] = left;
                taken.push(wall);
            }
        }
        if let Some(storey) = self.built.last_mut() {
            *storey = taken;
        }
        Ok(())
    }

    /// The tower has so many floors; the walls of those that are gone are in reserve again.
    fn raise(&mut self, height: u8) {
        self.height = height;
        let storeys = usize::from(height.saturating_sub(1));
        let fallen = self.built.split_off(storeys.min(self.built.len()));
        for wall in fallen.into_iter().flatten() {
            self.walls[wall as usize] = self.walls[wall as usize].saturating_add(1).min(WALLS);
        }
        self.built.resize(storeys, Vec::new());
    }

    fn settle(&mut self) {
        for cat in &mut self.cats {
            cat.settle(self.height);
        }
    }

    /// A mission is validated and replaced: Neko climbs as many floors as the card says, or fewer, at most to the top of
    /// the tower.
    fn climb(&mut self, play: &ToolMove) -> Result<(), ToolRefusal> {
        let card = place(&mut self.missions_shown, play)?;
        let climbed = play.number(1, 1..=card.mission().climb())?;
        *card = self.missions.exchange(*card, &mut self.stream).card;
        self.settle();
        let height = self.height;
        if let Some(neko) = self.cats.first_mut() {
            let floor = neko.floor.saturating_add(climbed).min(height.max(neko.floor));
            *neko = Cat { floor, before: neko.best() };
        }
        Ok(())
    }

    /// A cat stands on this floor, so the tower has it. What was set before by mistake is forgotten.
    fn put(&mut self, index: usize, floor: u8) {
        let height = self.height;
        if let Some(cat) = self.cats.get_mut(index) {
            cat.settle(height);
            cat.floor = floor;
        }
        if floor > height {
            self.raise(floor);
        }
    }

    /// « posez Neko dessus »: he is on floor 1 at least; a black cat begins beside the tower.
    fn lowest(&self) -> u8 {
        u8::from(self.mode == Mode::Together)
    }

    /// Whose floor a move tells.
    fn index(&self, play: &ToolMove) -> Result<usize, ToolRefusal> {
        if self.mode == Mode::Together { Ok(0) } else { Ok(play.seat()?.index()) }
    }

    fn best(&self, seat: Seat) -> u8 {
        self.cats.get(seat.index()).map_or(0, |cat| cat.best())
    }

    /// The steps that Neko has reached or passed, the lowest first. Each of them is won for ever.
    fn steps(&self) -> Words {
        let best = self.best(Seat(0));
        let reached: Vec<String> =
            STEPS.iter().filter(|step| **step <= best).map(ToString::to_string).collect();
        if reached.is_empty() {
            Words::new("tool-neko-decks-no-step")
        } else {
            Words::new("tool-neko-decks-steps").text("steps", reached.join(", "))
        }
    }

    fn floors(&self, look: Look<'_>) -> Vec<Vec<Row>> {
        let label = Words::new("tool-neko-decks-height");
        let height = Row::counter("height", label, self.height, 1..=FLOORS, ToolMove::new("height"));
        let mut lines = vec![vec![height]];
        for (index, cat) in (0u8..).zip(&self.cats) {
            let (label, play) = match self.mode {
                Mode::Together => (Words::new("tool-neko-decks-neko"), ToolMove::new("stand")),
                Mode::Competitive => (named(Seat(index), look), ToolMove::new("stand").of(Seat(index))),
            };
            let floor = cat.floor.min(self.height);
            lines.push(vec![Row::counter(
                format!("floor-{index}"),
                label,
                floor,
                self.lowest()..=FLOORS,
                play,
            )]);
        }
        if self.mode == Mode::Together {
            lines.push(vec![Row::new(RowKind::Words, "steps", self.steps())]);
        }
        lines
    }

    /// Ruling « Stock »: how the walls are split is ours, and can be told from one's own box.
    fn stock(&self) -> Vec<Vec<Row>> {
        let counter = |(kind, wall): (u8, &Wall)| {
            let label = Words::new("tool-neko-decks-wall").text("wall", wall.key());
            let left = self.walls[*wall as usize];
            let play = ToolMove::new("walls").with(kind);
            vec![Row::counter(format!("walls-{}", wall.key()), label, left, 0..=WALLS, play)]
        };
        (0..).zip(&Wall::ALL).map(counter).collect()
    }

    /// By whose hand the tower is down, if it is.
    fn felled(&self, look: Look<'_>) -> Vec<Vec<Row>> {
        let hands = Seat::all(self.players).map(|seat| {
            let is_it = self.felled_by == Some(seat);
            let play = if is_it { ToolMove::new("stands") } else { ToolMove::new("felled").of(seat) };
            let row = Row::new(RowKind::Tile, format!("felled-{}", seat.0), named(seat, look));
            row.chosen(is_it).doing(play)
        });
        let title = Row::new(RowKind::Words, "felled", Words::new("tool-neko-decks-felled"));
        vec![vec![title], hands.collect()]
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

fn named(seat: Seat, look: Look<'_>) -> Words {
    Words::new("tools-named").text("name", look.name(seat))
}

/// The card that a move names by its place.
fn place<'a, C>(shown: &'a mut [C], play: &ToolMove) -> Result<&'a mut C, ToolRefusal> {
    let place = play.number(0, 0..=u8::MAX)?;
    let most = i64::try_from(shown.len()).unwrap_or(i64::MAX);
    let missing = ToolRefusal::out_of_range(i64::from(place) + 1, 1, most);
    shown.get_mut(usize::from(place)).ok_or(missing)
}

fn action_card(number: u8, card: ActionCard) -> Card {
    let face = card.face();
    let build = face.walls.map(|_| ("build", "tool-neko-decks-build"));
    let cat = face.cat.map(|_| ("play", "tool-neko-decks-cat"));
    let ways = build.into_iter().chain(cat);
    // « vous pouvez choisir soit l'action située à gauche, soit celle située à droite ».
    let tags = ["play", "or"].map(|tag| format!("{tag}-{number}"));
    let buttons = ways.zip(tags).map(|((verb, label), tag)| {
        Row::new(RowKind::Plain, tag, Words::new(label)).doing(ToolMove::new(verb).with(number))
    });
    let art = NekoArt::Action { card, look: CardLook::Plain };
    face_up(format!("action-{number}"), art, action_words(card), buttons.collect())
}

/// « d'un nombre d'étages égal ou inférieur à celui indiqué »: all of them first.
fn mission_card(number: u8, card: MissionCard) -> Card {
    let mission = card.mission();
    let climb = |floors: u8| {
        let label = Words::new("tool-neko-decks-climb").number("floors", floors);
        let is_all = floors == mission.climb();
        let tag = if is_all { format!("climb-{number}") } else { format!("climb-{number}-{floors}") };
        Row::new(RowKind::Plain, tag, label).doing(ToolMove::new("climb").with(number).with(floors))
    };
    let art = NekoArt::Mission { mission, look: CardLook::Plain };
    let buttons = (1..=mission.climb()).rev().map(climb).collect();
    face_up(format!("mission-{number}"), art, mission_words(mission), buttons)
}

fn face_up(tag: String, art: NekoArt, words: Words, buttons: Vec<Row>) -> Card {
    let piece = Piece { art: Art::Neko(art), width: 72.0, height: 100.0 };
    let card = Row::new(RowKind::Words, tag, words).showing(piece);
    Card {
        seat: None,
        is_raised: true,
        lines: [card].into_iter().chain(buttons).map(|row| vec![row]).collect(),
    }
}

impl Tool for NekoDecks {
    const ABOUT: About = About::counting("tool-neko-decks", GameId::NekoTower)
        .with_variants(&["tool-neko-decks-together", "tool-neko-decks-competitive"]);

    fn players(variant: u8) -> Option<RangeInclusive<u8>> {
        Some(mode(variant).players())
    }

    /// Decks as they lie before the first turn.
    fn begin(start: Start) -> Result<NekoDecks, ToolRefusal> {
        let (mode, players) = (mode(start.variant), start.players);
        let mut stream = Stream::new(start.seed);
        let (mut actions_shown, missions_shown, cats) = match mode {
            Mode::Together => (
                ActionCard::FIRST_SHOWN.to_vec(),
                MissionCard::FIRST_SHOWN.to_vec(),
                vec![Cat { floor: 1, before: 1 }],
            ),
            Mode::Competitive => (Vec::new(), Vec::new(), vec![Cat { floor: 0, before: 0 }; players.into()]),
        };
        let mut actions =
            Deck::shuffled(ActionCard::all().filter(|card| !actions_shown.contains(card)), &mut stream);
        let missions =
            Deck::shuffled(MissionCard::all().filter(|card| !missions_shown.contains(card)), &mut stream);
        while actions_shown.len() < usize::from(mode.actions_shown())
            && let Some(card) = actions.deal()
        {
            actions_shown.push(card);
        }
        Ok(NekoDecks {
            mode,
            players,
            stream,
            actions,
            actions_shown,
            missions,
            missions_shown,
            height: 1,
            built: Vec::new(),
            walls: Wall::ALL.map(Wall::in_the_box),
            cats,
            felled_by: None,
        })
    }

    fn play(&mut self, play: &ToolMove, _at: Millis) -> Result<(), ToolRefusal> {
        match play.verb.as_str() {
            "play" => drop(self.play_action(play)?),
            "build" => self.build(play)?,
            "climb" => self.climb(play)?,
            "height" => self.raise(play.number(0, 1..=FLOORS)?),
            "walls" => {
                let kind: u8 = play.number(0, 0..=Wall::ALL.len() as u8 - 1)?;
                self.walls[usize::from(kind)] = play.number(1, 0..=WALLS)?;
            }
            "stand" => self.put(self.index(play)?, play.number(0, self.lowest()..=FLOORS)?),
            // As an older app noted it: there Neko could be beside the tower.
            "put" => {
                let floor: u8 = play.number(0, 0..=FLOORS)?;
                self.put(self.index(play)?, floor.max(self.lowest()));
            }
            "felled" => self.felled_by = Some(play.seat()?),
            "stands" => self.felled_by = None,
            _ => return Err(ToolRefusal::no_such_move()),
        }
        Ok(())
    }

    fn sheet(&self, look: Look<'_>) -> Sheet {
        let actions = (0..).zip(&self.actions_shown).map(|(number, card)| action_card(number, *card));
        let missions = (0..).zip(&self.missions_shown).map(|(number, card)| mission_card(number, *card));
        let mut sheet = Sheet::default().section(Some(Words::new("tool-neko-decks-actions")), actions);
        if !self.missions_shown.is_empty() {
            sheet = sheet.section(Some(Words::new("tool-neko-decks-missions")), missions);
        }
        let floors = Card { seat: None, is_raised: true, lines: self.floors(look) };
        let stock = Card { seat: None, is_raised: true, lines: self.stock() };
        let sheet = sheet
            .section(Some(Words::new("tool-neko-decks-floor")), [floors])
            .section(Some(Words::new("tool-neko-decks-walls")), [stock]);
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
