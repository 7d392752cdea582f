use empile_games::{
    GameId,
    contract::{Measure, Seat, Seed, Stream},
    neko::{ActionCard, Deck, FLOORS, Mission, MissionCard, Mode, STEPS, highest_step},
};

use super::{Scores, Standing, ToolProblem, per_seat::check_players};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cat {
    floor: u8,
    best: u8,
}

/// The decks of Neko tower, and how high the cats have climbed. Together the missions lie open; in competition each
/// player holds real ones, and only the actions are dealt here.
#[derive(Clone, Debug, PartialEq)]
pub struct NekoHelper {
    mode: Mode,
    players: u8,
    stream: Stream,
    actions: Deck<ActionCard>,
    actions_shown: Vec<ActionCard>,
    missions: Deck<MissionCard>,
    missions_shown: Vec<MissionCard>,
    /// Neko, or a black cat for each player.
    cats: Vec<Cat>,
    felled_by: Option<Seat>,
}

impl NekoHelper {
    /// Decks as they lie before the first turn.
    pub fn new(mode: Mode, players: u8, seed: Seed) -> Result<NekoHelper, ToolProblem> {
        check_players(GameId::NekoTower, players.into())?;
        let allowed = mode.players();
        if !allowed.contains(&players) {
            let (least, most) = (*allowed.start(), *allowed.end());
            return Err(ToolProblem::Players { asked: players.into(), least, most });
        }
        let mut stream = Stream::new(seed);
        let (first_actions, first_missions, cats) = match mode {
            Mode::Together => (
                ActionCard::FIRST_SHOWN.to_vec(),
                MissionCard::FIRST_SHOWN.to_vec(),
                vec![Cat { floor: 1, best: 1 }],
            ),
            Mode::Competitive => {
                (Vec::new(), Vec::new(), vec![Cat { floor: 0, best: 0 }; usize::from(players)])
            }
        };
        let mut actions =
            Deck::shuffled(ActionCard::all().filter(|card| !first_actions.contains(card)), &mut stream);
        let missions =
            Deck::shuffled(MissionCard::all().filter(|card| !first_missions.contains(card)), &mut stream);
        let mut actions_shown = first_actions;
        while actions_shown.len() < usize::from(mode.actions_shown())
            && let Some(card) = actions.deal()
        {
            actions_shown.push(card);
        }
        Ok(NekoHelper {
            mode,
            players,
            stream,
            actions,
            actions_shown,
            missions,
            missions_shown: first_missions,
            cats,
            felled_by: None,
        })
    }

    /// The action cards face up.
    #[must_use]
    pub fn actions(&self) -> &[ActionCard] {
        &self.actions_shown
    }

    /// The mission cards face up; none in competition.
    #[must_use]
    pub fn mission_cards(&self) -> &[MissionCard] {
        &self.missions_shown
    }

    /// What they ask.
    pub fn missions(&self) -> impl Iterator<Item = Mission> {
        self.missions_shown.iter().map(|card| card.mission())
    }

    /// Plays the action card at this place and draws the next.
    pub fn play_action(&mut self, place: usize) -> Result<ActionCard, ToolProblem> {
        let shown = self.actions_shown.len();
        let card = self.actions_shown.get_mut(place).ok_or_else(|| no_such_card(place, shown))?;
        let played = *card;
        *card = self.actions.exchange(played, &mut self.stream).card;
        Ok(played)
    }

    /// Validates the mission at this place, draws the next, and has Neko climb so many floors, at most to the top of the
    /// tower. Tells where he stands then.
    pub fn validate(&mut self, place: usize, climb: u8, height: u8) -> Result<u8, ToolProblem> {
        let (shown, most) = (self.missions_shown.len(), self.most_floors());
        let card = self.missions_shown.get_mut(place).ok_or_else(|| no_such_card(place, shown))?;
        ToolProblem::check(climb, 1, card.mission().climb())?;
        ToolProblem::check(height, 1, most)?;
        let played = *card;
        *card = self.missions.exchange(played, &mut self.stream).card;
        let floor = self.cats.first().map_or(1, |cat| cat.floor);
        self.put(Seat(0), floor.saturating_add(climb).min(height.max(floor)))
    }

    /// Puts a cat on a floor: Neko whoever is named, in competition the named player's black cat. Tells the floor.
    pub fn put(&mut self, seat: Seat, floor: u8) -> Result<u8, ToolProblem> {
        if seat.0 >= self.players {
            return Err(ToolProblem::NoSuchSeat { seat });
        }
        ToolProblem::check(floor, 0, self.most_floors())?;
        let index = match self.mode {
            Mode::Together => 0,
            Mode::Competitive => seat.index(),
        };
        if let Some(cat) = self.cats.get_mut(index) {
            *cat = Cat { floor, best: cat.best.max(floor) };
        }
        Ok(floor)
    }

    /// So many floors are in the box: no tower is higher.
    #[must_use]
    pub fn most_floors(&self) -> u8 {
        FLOORS
    }

    /// The floor on which a player's cat stands.
    pub fn floor(&self, seat: Seat) -> Result<u8, ToolProblem> {
        self.cat(seat).map(|cat| cat.floor)
    }

    /// The floor of every player's cat, in seat order.
    #[must_use]
    pub fn floors(&self) -> Vec<u8> {
        Seat::all(self.players).filter_map(|seat| self.floor(seat).ok()).collect()
    }

    /// The steps that Neko has reached or passed, the lowest first. Each of them is won for ever.
    pub fn steps(&self) -> impl Iterator<Item = u8> {
        let best = self.cats.first().map_or(0, |cat| cat.best);
        let is_together = self.mode == Mode::Together;
        STEPS.into_iter().filter(move |step| is_together && *step <= best)
    }

    /// By whose hand the tower is down, if it is.
    pub fn set_felled_by(&mut self, felled_by: Option<Seat>) -> Result<(), ToolProblem> {
        if let Some(seat) = felled_by {
            self.cat(seat)?;
        }
        self.felled_by = felled_by;
        Ok(())
    }

    fn cat(&self, seat: Seat) -> Result<Cat, ToolProblem> {
        let index = match self.mode {
            Mode::Together => 0,
            Mode::Competitive => seat.index(),
        };
        let cat = self.cats.get(index).filter(|_| seat.0 < self.players);
        cat.copied().ok_or(ToolProblem::NoSuchSeat { seat })
    }

    fn standing(&self, seat: Seat) -> Result<Standing, ToolProblem> {
        let best = self.cat(seat)?.best;
        Ok(match self.mode {
            Mode::Together => {
                let step = highest_step(best);
                let extras = vec![(Measure::HighestStep, step.unwrap_or_default().into())];
                Standing { won: step.is_some(), amount: best.into(), extras }
            }
            Mode::Competitive => {
                let stood = |seat: Seat| self.felled_by != Some(seat);
                let standing = |(seat, cat): (Seat, &Cat)| stood(seat).then_some(cat.best);
                let highest = Seat::all(self.players).zip(&self.cats).filter_map(standing).max();
                let won = stood(seat) && best > 0 && Some(best) == highest;
                let extras = vec![(Measure::TowersFelled, i32::from(!stood(seat)))];
                Standing { won, amount: best.into(), extras }
            }
        })
    }
}

fn no_such_card(place: usize, shown: usize) -> ToolProblem {
    let count = |cards: usize| i64::try_from(cards).unwrap_or(i64::MAX);
    ToolProblem::OutOfRange { amount: count(place).saturating_add(1), least: 1, most: count(shown) }
}

impl Scores for NekoHelper {
    fn game(&self) -> GameId {
        GameId::NekoTower
    }

    /// The table stops when it wants to: it may be written down at any time.
    fn standings(&self) -> Result<Vec<Standing>, ToolProblem> {
        Seat::all(self.players).map(|seat| self.standing(seat)).collect()
    }
}
