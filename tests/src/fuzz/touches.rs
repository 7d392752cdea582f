//! Storms of touches on every board, at every size: stamps that go back or far ahead, places that are none, fingers that nobody
//! has. Whatever was heard, the board can be drawn, and the match goes on.

use empile_games::{
    AnyEvent, AnyGame, AnySetup,
    contract::{Entry, Game, Stream},
};
use empile_stage::{Intent, Phase, Point, Stage, Surface, Touch};

use super::{grown_from, seeds};
use crate::{hands::sitters, reach::SCREENS};

const TOUCHES: u32 = 400;
/// A stamp far ahead closes so much at most: a match that nobody ends would be closed for ever.
const MOST_DUE: u32 = 200;
const MOVES_AFTER: u32 = 3;
const STRANGE: [f32; 12] = [
    f32::NAN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::MAX,
    f32::MIN,
    f32::MIN_POSITIVE,
    -0.0,
    0.0,
    1.0,
    -1.0,
    1e9,
    16_777_216.0,
];
const SCALES: [f32; 5] = [1.0, 1.3, 2.0, 0.5, 3.0];

pub(super) fn strange_number(chance: &mut Stream) -> f32 {
    STRANGE[chance.index(STRANGE.len())]
}

/// A board without a log behind it.
struct Board {
    game: AnyGame,
    stage: Stage,
    events: Vec<AnyEvent>,
}

pub(super) fn run(chance: &mut Stream) -> Result<u64, String> {
    thread_local! {
        static SETUPS: Vec<Vec<AnySetup>> = seeds::setups();
    }
    let setup = SETUPS.with(|setups| seeds::a_setup(setups, chance).clone());
    let surface = a_surface(chance);
    storm(&setup, surface, chance).map_err(|loss| format!("{loss}: {setup:?} on {surface:?}"))
}

pub(super) fn again(text: &str) -> Result<u64, String> {
    run(&mut grown_from(text)?)
}

fn storm(setup: &AnySetup, surface: Surface, chance: &mut Stream) -> Result<u64, String> {
    let game = AnyGame::start(setup, chance.seed()).map_err(|refusal| refusal.to_string())?;
    let stage = Stage::new(&game, sitters(game.players()), surface);
    let mut board = Board { game, stage, events: Vec::new() };
    board.answer_world()?;
    let mut last = 0;
    for _ in 0..TOUCHES {
        let touch = a_touch(&board.stage, &mut last, chance);
        board.hear(touch)?;
        if chance.below(150) == 0 {
            let asked =
                board.stage.resize(&board.game, a_surface(chance), SCALES[chance.index(SCALES.len())]);
            asked.into_iter().try_for_each(|intent| board.act(intent))?;
        }
        board.look()?;
    }
    let asked = board.stage.take_fingers_away(&board.game);
    asked.into_iter().try_for_each(|intent| board.act(intent))?;
    board.go_on(chance)?;
    Ok(TOUCHES.into())
}

impl Board {
    fn hear(&mut self, touch: Touch) -> Result<(), String> {
        let touch = touch.within_reason();
        for _ in 0..MOST_DUE {
            let Some(due) = self.game.next_deadline().filter(|due| *due <= touch.stamp) else { break };
            self.enter(&Entry::Clock { at: due })?;
        }
        if self.stage.next_deadline().is_some_and(|due| due <= touch.stamp)
            && let Some(intent) = self.stage.tick(&self.game, touch.stamp)
        {
            self.act(intent)?;
        }
        match self.stage.ask(&self.game, touch) {
            Some(intent) => self.act(intent),
            None => Ok(()),
        }
    }

    /// What fingers ask for may be refused.
    fn act(&mut self, Intent { seat, action, at }: Intent) -> Result<(), String> {
        self.events.clear();
        if self.game.apply(seat, &action, at, &mut self.events).is_err() {
            self.stage.refuse(&self.game);
            return Ok(());
        }
        self.stage.follow(&self.game, &self.events);
        self.answer_world()
    }

    fn enter(&mut self, entry: &Entry<empile_games::AnyAction>) -> Result<(), String> {
        self.events.clear();
        match entry {
            Entry::Act { seat, action, at } => self.game.apply(*seat, action, *at, &mut self.events),
            Entry::Clock { at } => self.game.advance(*at, &mut self.events),
        }
        .map_err(|refusal| format!("{entry:?} was offered, but {refusal}"))?;
        self.stage.follow(&self.game, &self.events);
        self.answer_world()
    }

    fn answer_world(&mut self) -> Result<(), String> {
        while let Some(action) = self.stage.answer(&self.game) {
            let Some(seat) = self.game.heard().iter().next() else { return Ok(()) };
            self.events.clear();
            self.game
                .apply(seat, &action, 0, &mut self.events)
                .map_err(|refusal| format!("the world answered {action:?}, but {refusal}"))?;
            self.stage.follow(&self.game, &self.events);
        }
        Ok(())
    }

    /// Every node is somewhere.
    fn look(&mut self) -> Result<(), String> {
        let delta = self.stage.changes();
        let nowhere = delta.put.iter().find(|node| {
            let area = node.area;
            ![area.x, area.y, area.width, area.height].iter().all(|number| number.is_finite())
        });
        nowhere.map_or(Ok(()), |node| Err(format!("nowhere: {:?} {:?}", node.id, node.area)))
    }

    /// After a storm people play on.
    fn go_on(&mut self, chance: &mut Stream) -> Result<(), String> {
        let mut now = self.game.next_deadline().unwrap_or(u64::MAX / 2).saturating_sub(1);
        for _ in 0..MOVES_AFTER {
            let Some(entry) = seeds::next_entry(&self.game, now, chance) else { break };
            let (Entry::Act { at, .. } | Entry::Clock { at }) = &entry;
            now = *at;
            self.enter(&entry)?;
        }
        self.look()
    }
}

pub(super) fn a_surface(chance: &mut Stream) -> Surface {
    let strange = |chance: &mut Stream| [0.0, 1.0, 33.0, 100.0, 319.0, 5_000.0][chance.index(6)];
    match chance.below(8) {
        0 => Surface { width: strange(chance), height: strange(chance) },
        _ => SCREENS[chance.index(SCREENS.len())],
    }
}

pub(super) fn a_touch(stage: &Stage, last: &mut u64, chance: &mut Stream) -> Touch {
    let nodes = &stage.scene().nodes;
    let on_a_node = (!nodes.is_empty()).then(|| nodes[chance.index(nodes.len().max(1))].area.centre());
    let at = match (chance.below(10), on_a_node) {
        (0, _) => Point { x: strange_number(chance), y: strange_number(chance) },
        (1, _) | (_, None) => {
            Point { x: chance.below(1_400) as f32 - 50.0, y: chance.below(1_400) as f32 - 50.0 }
        }
        (_, Some(centre)) => centre,
    };
    let stamp = match chance.below(60) {
        0 => 0,
        1 => u64::MAX - u64::from(chance.below(2)),
        2 => last.saturating_sub(u64::from(chance.below(5_000))),
        3 => last.saturating_add(600_000),
        _ => last.saturating_add(u64::from(chance.below(60))),
    };
    // One clock that is far ahead is enough: the others are heard, too.
    *last = if stamp > u64::MAX / 2 { *last } else { stamp };
    let pointer = match chance.below(40) {
        0 => u64::MAX,
        1 => u64::from(chance.below(u32::MAX)),
        _ => u64::from(chance.below(4)),
    };
    let phase = [Phase::Down, Phase::Move, Phase::Up, Phase::Down, Phase::Up, Phase::Cancel][chance.index(6)];
    let breadth = if chance.below(20) == 0 { strange_number(chance) } else { 9.0 };
    Touch { pointer, phase, at, stamp, breadth }
}
