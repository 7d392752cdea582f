//! What a partner decides, and where it means to let go what it holds.

use empile_games::{
    AnyAction,
    contract::{Millis, Seat, Stream},
    neko_tower::{Action, Claim, Drop, Held, Mission, Mode, Nakama, Neko, Phase, Piece, Side, View},
};

use super::{
    Errand, Station,
    cats::{Help, best_help, free_place},
    hand::{Skill, skill},
    yard::{self, FURTHEST_OUT, across, levels_on_the_left, misfit, next_of_storey},
};
use crate::{Seen, paced::happens};

/// What a hand means to do: with a piece, where it means to let it go.
enum Deed {
    LetGo(Drop),
    Does(Action),
}

/// Everyone looks at what is decided; a hand that is at work goes on sooner.
const DECIDES: Millis = 100;
const GOES_ON: Millis = 45;

/// In a thousand: who plans nothing overlooks a mission that is fulfilled.
const OVERLOOKS: u32 = 250;
/// In a thousand: in competition a mission that does not come about is renewed.
const RENEWS: u32 = 200;
/// So far ahead of the own climber the tower may be before cats that only begin something are worth a turn.
const AHEAD: u8 = 2;
/// A tower that leans is built back by so much a floor, in tenths of a millimetre.
const BACK: i16 = 12;

pub(super) struct Builder {
    /// A world that could be the true one: what is hidden in it decides nothing here.
    game: Neko,
    seat: Seat,
    missions: Vec<(u8, Mission)>,
    skill: Skill,
    chance: Stream,
}

impl Builder {
    pub(super) fn at(seen: &Seen<'_, Neko>) -> Builder {
        let (seat, skill) = (seen.seat(), skill(seen.level()));
        let missions = missions_in(&seen.view(), seat);
        Builder { game: seen.any_world(), seat, missions, skill, chance: seen.luck().stream(1) }
    }

    pub(super) fn errand(mut self) -> Option<Errand> {
        let deed = self.next_deed()?;
        let (action, way, patience) = match deed {
            Deed::LetGo(meant) => {
                let opens = self.skill.shaken(meant, &mut self.chance);
                let way = self.skill.way(meant, opens, &mut self.chance);
                (Action::Drop(opens), way, GOES_ON)
            }
            Deed::Does(action @ (Action::Settle | Action::EndTurn | Action::GiveUp)) => {
                (action, Vec::new(), GOES_ON)
            }
            Deed::Does(action) => {
                let way = Skill::points(&action);
                (action, way, DECIDES)
            }
        };
        let on_the_way = way.first().map_or(0, |station| station.before);
        let station = |Station { action, before }| Station { action: AnyAction::NekoTower(action), before };
        Some(Errand {
            action: AnyAction::NekoTower(action),
            after: on_the_way + self.skill.thinks(&mut self.chance),
            patience,
            way: way.into_iter().map(station).collect(),
        })
    }

    fn next_deed(&mut self) -> Option<Deed> {
        if self.game.check_settled().is_ok() {
            return Some(Deed::Does(Action::Settle));
        }
        if self.game.can_give_up() {
            return Some(Deed::Does(Action::GiveUp));
        }
        match self.game.phase() {
            Phase::Card => self.card().map(Deed::Does),
            Phase::Building { walls, .. } => {
                let first_is_left = if self.skill.levels {
                    levels_on_the_left(&self.game, walls)
                } else {
                    self.chance.below(2) == 0
                };
                Some(Deed::LetGo(self.storey(first_is_left)))
            }
            Phase::Placing { cat, .. } => self.cat(cat).map(Deed::LetGo),
            Phase::Moving { .. } | Phase::Climbing { .. } => {
                let held = self.game.in_hand().first().copied()?;
                Some(Deed::LetGo(free_place(&self.game, held, held.lowest)))
            }
            Phase::Stroke(cat) => Some(Deed::Does(Action::Nudge { to: self.side_to_stroke(cat) })),
            Phase::Interact | Phase::Mission => Some(Deed::Does(self.mission())),
            Phase::Done => Some(Deed::Does(Action::EndTurn)),
            Phase::Confirming(_) | Phase::Blaming | Phase::Over(_) => None,
        }
    }

    fn storey(&self, first_is_left: bool) -> Drop {
        let out = FURTHEST_OUT - self.skill.inside;
        if let Some(wall) = yard::wall_to_pull_in(&self.game, out - self.skill.inside) {
            return wall;
        }
        let drop = next_of_storey(&self.game, first_is_left, out);
        match drop.piece {
            Piece::Floor(_) if self.skill.sees_lean => {
                let back = across(&self.game, Piece::Floor(1)) - drop.x;
                Drop { x: drop.x + back.clamp(-BACK, BACK), ..drop }
            }
            _ => drop,
        }
    }

    /// A cat that a mission wants, else the floor that levels the tower best, else any cat; who thinks of nothing takes any card.
    fn card(&mut self) -> Option<Action> {
        let game = &self.game;
        let plays: Vec<Action> = (0..3).flat_map(|card| game.plays(card)).collect();
        if !self.skill.levels {
            let builds: Vec<&Action> =
                plays.iter().filter(|play| matches!(play, Action::Build { .. })).collect();
            let is_in_the_mood = self.chance.below(4) > 0;
            let any = plays.get(self.chance.index(plays.len().max(1)));
            let build = builds.get(self.chance.index(builds.len().max(1))).copied();
            return build.filter(|_| is_in_the_mood).or(any).cloned();
        }
        let wanted = plays.iter().filter_map(|play| Some((self.worth_of_a_cat(play)?, play)));
        if let Some((_, cat)) = wanted.min_by_key(|(worth, _)| *worth) {
            return Some(cat.clone());
        }
        let misfit = |play: &Action| match play {
            Action::Build { walls, .. } => misfit(game, *walls),
            Action::TakeCat { cat, .. } if game.layout().spot(*cat).is_none() => 20_000,
            _ => 30_000,
        };
        plays.iter().min_by_key(|play| misfit(play)).cloned()
    }

    /// How much less a cat is worth than one that fulfils the highest mission at once; nothing if it is worth no turn now.
    fn worth_of_a_cat(&self, play: &Action) -> Option<(u8, u8)> {
        let Action::TakeCat { cat, .. } = play else { return None };
        let game = &self.game;
        let own = game.climber(self.seat).floor;
        let stands_well = game.layout().spot(*cat).is_some_and(|spot| spot.floor == own + 1);
        let help = best_help(game, &self.wanted(), *cat, own + 1).filter(|_| !stands_well)?;
        let is_ahead = game.tower().height() >= own + AHEAD;
        (help.missing == 0 || is_ahead && help.missing == 1).then_some((help.missing, u8::MAX - help.climb))
    }

    fn cat(&self, cat: Nakama) -> Option<Drop> {
        let held: Held = self.game.in_hand().first().copied()?;
        let wanted = (self.game.climber(self.seat).floor + 1).min(self.game.tower().height());
        let place = best_help(&self.game, &self.wanted(), cat, wanted).filter(|_| self.skill.plans_missions);
        let place = place.filter(|place| held.floors().any(|floor| floor == place.floor));
        Some(match place {
            Some(Help { x, floor, .. }) => Drop { piece: held.piece, x, floor, fold: 0 },
            None => free_place(&self.game, held, wanted),
        })
    }

    /// Towards the middle of its floor, where it cannot fall.
    fn side_to_stroke(&mut self, cat: Nakama) -> Side {
        let piece = Piece::Nakama(cat);
        let floor = self.game.world().and_then(|world| world.floor_under(piece)).unwrap_or(1);
        if !self.skill.levels {
            return Side::BOTH[self.chance.index(Side::BOTH.len())];
        }
        let is_left = across(&self.game, piece) < across(&self.game, Piece::Floor(floor));
        if is_left { Side::Right } else { Side::Left }
    }

    /// The claim that leads highest. In competition what does not come about is renewed now and then.
    fn mission(&mut self) -> Action {
        let own = |place: u8| self.missions.iter().find(|(own, _)| *own == place);
        let climb = |place: u8| own(place).map_or(1, |(_, mission)| mission.climb());
        let claims = self.game.claims().into_iter();
        let claims = claims.map(|(mission, floor)| Claim { mission, floor, climb: climb(mission) });
        let overlooks = !self.skill.plans_missions && happens(OVERLOOKS, &mut self.chance);
        if let Some(claim) = claims.max_by_key(|claim| claim.climb).filter(|_| !overlooks) {
            return Action::Validate(claim);
        }
        let can_renew = self.game.setup().mode == Mode::Competitive;
        if can_renew && happens(RENEWS, &mut self.chance) {
            return Action::Renew { mission: self.chance.below(self.missions.len().max(1) as u32) as u8 };
        }
        Action::EndTurn
    }

    fn wanted(&self) -> Vec<Mission> {
        self.missions.iter().map(|(_, mission)| *mission).collect()
    }
}

/// The missions that a seat's climber may climb by, as the seat sees them.
fn missions_in(view: &View, seat: Seat) -> Vec<(u8, Mission)> {
    let climber = match view.setup.mode {
        Mode::Together => view.climbers.first(),
        Mode::Competitive => view.climbers.get(seat.index()),
    };
    let cards = (0..).zip(climber.into_iter().flat_map(|climber| climber.missions));
    cards.filter_map(|(place, card)| Some((place, card?.mission()))).collect()
}
