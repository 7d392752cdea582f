use empile_games::{
    contract::{Game, Viewer},
    pile_poils::{
        Action, CatAstropheCause, Cell, CellId, CellView, Dice, Event, Fault, PilePoils, Placement, Step,
        StopForecast, TURN_DICE, View,
    },
};

use super::{
    buttons::{self, Waiting, question},
    dice::TurnDice,
    help,
    layout::{Layout, dice_on_cell},
    lesson::lesson,
    news,
    nodes::{self, Target},
    preview::preview,
    risk::Risk,
    seats,
};
use crate::{
    Area, Art, CellLook, Cue, DieLook, Help, Ink, Motion, News, Node, NodeId, Role, Scene, Surface, TextBox,
    TextStyle, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    kit,
    lesson::Script,
    trace::Trace,
};

/// Headlines that tell of a lost turn.
const BAD_NEWS: [&str; 4] = [
    "pile-poils-fault-not-linked",
    "pile-poils-fault-no-base",
    "pile-poils-news-gave-up",
    "pile-poils-news-nothing-fits",
];

/// What the table remembers beside the state of the game: which dice are chosen, what was last told, what the
/// player must confirm.
#[derive(Clone, Debug)]
pub(crate) struct PilePoilsBoard {
    dice: TurnDice,
    headline: Option<Words>,
    /// What would lose the turn, waiting for a yes.
    asked: Option<Risk>,
    /// The throw that fitted nowhere, until somebody has looked at it.
    lost: Option<TurnDice>,
}

impl Board for PilePoilsBoard {
    type Game = PilePoils;

    fn preview(game: &PilePoils, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn lesson() -> Script<PilePoils> {
        lesson()
    }

    fn ending(game: &PilePoils, room: Room<'_>) -> Option<Words> {
        news::ending(game, room)
    }

    fn new(game: &PilePoils) -> PilePoilsBoard {
        let dice = TurnDice::of(&game.observe(Viewer::Spectator));
        PilePoilsBoard { dice, headline: None, asked: None, lost: None }
    }

    fn compose(&self, game: &PilePoils, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let layout = Layout::of(room.surface, room.text_scale, &view.board, view.hands.len());
        seats::compose(&view, room, &layout.frame.seats, nodes);
        self.words(game, &view, room, &layout, nodes);
        self.pyramid(game, &view, &layout, nodes);
        self.tray(&layout, nodes);
        let waiting = Waiting { risk: self.asked, for_a_look: self.lost.is_some() };
        buttons::compose(game, &view, waiting, &layout.frame, nodes);
    }

    fn hear(&mut self, game: &PilePoils, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        if gesture.kind != GestureKind::Tap {
            return None;
        }
        let action = self.tap(game, gesture.node)?;
        Some(Ask { seat: game.current(), action })
    }

    fn follow(&mut self, game: &PilePoils, events: &[Event], room: Room<'_>) -> News {
        (self.asked, self.lost) = (None, None);
        self.headline = news::headline(events, game, room);
        for event in events {
            match event {
                Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => self.dice.throw(*dice),
                Event::Placed { cell, dice, .. } => self.dice.place(*cell, *dice),
                Event::CatAstrophe { cause: CatAstropheCause::NothingFits, .. } => {
                    self.lost = Some(self.dice.clone());
                }
                Event::BonusTurn { .. } | Event::TurnPassed { .. } | Event::Ended => {
                    self.dice = TurnDice::of(&game.observe(Viewer::Spectator));
                }
                _ => {}
            }
        }
        let mut cues: Vec<Cue> = events.iter().copied().filter_map(news::cue).collect();
        cues.dedup();
        let narration = events.iter().map(|event| news::line(*event, events, game, room)).collect();
        News { cues, narration }
    }

    fn trace(event: &Event) -> Option<Trace> {
        match *event {
            Event::Bedded { cell, .. } => Some(Trace::came(nodes::cell(cell))),
            _ => None,
        }
    }

    fn advise(game: &PilePoils, action: &Action) -> Option<(Words, Option<Trace>)> {
        Some(match *action {
            Action::Roll => (Words::new("pile-poils-advice-roll"), None),
            Action::Reroll => (Words::new("pile-poils-advice-reroll"), None),
            Action::Place { cell, dice } => {
                let number = game.board().get(cell).map_or(0, |cell| cell.number);
                let words = Words::new("pile-poils-advice-place").text("dice", news::sum(dice));
                (words.number("number", number), Some(Trace::came(nodes::cell(cell))))
            }
            Action::Stop => (Words::new("pile-poils-advice-stop"), None),
            Action::GiveUp => (Words::new("pile-poils-advice-give-up"), None),
        })
    }

    /// A cell takes the chosen dice, or all that were thrown; cats lie on theirs.
    fn would_ask(&self, game: &PilePoils, node: NodeId, _room: Room<'_>) -> Option<Action> {
        let cell = match Target::of(node) {
            Some(Target::Cell(cell)) => cell,
            Some(Target::Die(_)) => return Some(Action::Reroll),
            Some(_) => return None,
            None => nodes::cell_of_cats(node)?,
        };
        let chosen = Some(self.dice.chosen()).filter(|dice| !dice.is_empty());
        let thrown = match game.observe(Viewer::Spectator).step {
            Step::Thrown(dice) => dice,
            _ => Dice::default(),
        };
        Some(Action::Place { cell, dice: chosen.unwrap_or(thrown) })
    }

    fn help(&self, game: &PilePoils, room: Room<'_>) -> Vec<Help> {
        help::now(game, room)
    }
}

impl PilePoilsBoard {
    /// What a tap on a node asks of the game, if anything.
    fn tap(&mut self, game: &PilePoils, node: NodeId) -> Option<Action> {
        let target = Target::of(node)?;
        let asked = self.asked.take();
        match target {
            // A second finger that came down in the turn before throws for nobody.
            Target::Roll if self.lost.is_some() => None,
            Target::Roll => Some(Action::Roll),
            Target::Reroll => Some(Action::Reroll),
            Target::Stop if matches!(game.stop_forecast(), Some(StopForecast::Fails(_))) => {
                self.ask(Risk::Stop)
            }
            Target::Stop => Some(Action::Stop),
            Target::GiveUp => self.ask(Risk::GiveUp),
            Target::Confirm => asked.map(Risk::action),
            Target::KeepOn => None,
            Target::GoOn => {
                self.lost = None;
                None
            }
            Target::Die(index) => {
                self.dice.toggle(index);
                None
            }
            Target::Cell(cell) => self.tap_cell(game, cell),
        }
    }

    fn ask(&mut self, risk: Risk) -> Option<Action> {
        self.asked = Some(risk);
        None
    }

    /// Places the chosen dice; with none chosen, the only dice that fit, or else chooses some that do. What could not be
    /// bedded any more is never placed unasked.
    fn tap_cell(&mut self, game: &PilePoils, cell: CellId) -> Option<Action> {
        let fitting: Vec<Placement> =
            game.placements().into_iter().filter(|placement| placement.cell == cell).collect();
        let chosen = self.dice.chosen();
        if let Some(wanted) = fitting.iter().find(|placement| placement.dice == chosen) {
            return self.place(*wanted);
        }
        let hopeful: Vec<&Placement> = fitting.iter().filter(|one| one.can_still_be_bedded).collect();
        if let ([only], true) = (hopeful.as_slice(), chosen.is_empty()) {
            return self.place(**only);
        }
        let fewest = |one: &&Placement| one.dice.len();
        let taken = hopeful.iter().copied().min_by_key(fewest).or(fitting.iter().min_by_key(fewest))?;
        self.dice.choose(taken.dice);
        if taken.can_still_be_bedded { None } else { self.place(*taken) }
    }

    fn place(&mut self, placement: Placement) -> Option<Action> {
        let Placement { cell, dice, can_still_be_bedded } = placement;
        if can_still_be_bedded { Some(placement.action()) } else { self.ask(Risk::Place { cell, dice }) }
    }

    fn words(&self, game: &PilePoils, view: &View, room: Room<'_>, layout: &Layout, nodes: &mut Vec<Node>) {
        if let Some(risk) = self.asked {
            let words = risk.question(&view.board);
            let text = TextBox::new(words.clone(), Ink::Danger, TextStyle::Body, layout.frame.hint_size);
            nodes.push(Node::text(nodes::HEADLINE, question(&layout.frame).0, text).labelled(words));
            return;
        }
        let name = room.name(view.current);
        let turn = if view.turn_dice < TURN_DICE {
            Words::new("pile-poils-bonus-turn").number("dice", view.turn_dice)
        } else {
            Words::new("pile-poils-turn-of")
        };
        let told = news::ending(game, room).or_else(|| self.headline.clone());
        let headline = told.unwrap_or_else(|| turn.text("name", name.clone()));
        let is_bad_news = BAD_NEWS.contains(&headline.key);
        let ink = if is_bad_news { Ink::Danger } else { Ink::Text };
        let hint = (nodes::HINT, self.hint(game, view, room));
        kit::headline(room, &layout.frame, (nodes::HEADLINE, headline, ink), hint, nodes);
    }

    /// What may be done now.
    fn hint(&self, game: &PilePoils, view: &View, room: Room<'_>) -> Words {
        let name = room.name(view.current);
        match view.step {
            Step::Ready if self.lost.is_some() => Words::new("pile-poils-hint-look").text("name", name),
            Step::Ready => match view.winner {
                Some(winner) => Words::new("pile-poils-hint-golden").text("name", room.name(winner)),
                None => Words::new("pile-poils-hint-roll"),
            },
            Step::Thrown(_) => self.hint_for_throw(&game.placements()),
            Step::Placed => match game.stop_forecast() {
                Some(StopForecast::Beds { cats, bonus_dice: None, .. }) => {
                    Words::new("pile-poils-hint-can-bed").number("cats", cats)
                }
                Some(StopForecast::Beds { cats, bonus_dice: Some(dice), .. }) => {
                    Words::new("pile-poils-hint-can-bed-bonus").number("cats", cats).number("dice", dice)
                }
                Some(StopForecast::Fails(faults)) => {
                    let fault = faults.first().map(|fault| news::fault_words(*fault, &view.board));
                    fault.unwrap_or_else(|| Words::new("pile-poils-hint-roll")).text("name", name)
                }
                None => Words::new("pile-poils-hint-roll"),
            },
            Step::Over => Words::new("pile-poils-hint-over"),
        }
    }

    /// Cells are lit where the dice can still be bedded, and only then is there talk of lit cells.
    fn hint_for_throw(&self, placements: &[Placement]) -> Words {
        let chosen = self.dice.chosen();
        let fitting: Vec<&Placement> =
            placements.iter().filter(|one| chosen.is_empty() || one.dice == chosen).collect();
        let is_hopeful = fitting.iter().any(|placement| placement.can_still_be_bedded);
        let total = |key| Words::new(key).number("sum", chosen.sum());
        match (placements.is_empty(), chosen.is_empty(), fitting.is_empty()) {
            (true, ..) => Words::new("pile-poils-hint-only-yarn"),
            (_, true, _) if is_hopeful => Words::new("pile-poils-hint-choose"),
            (_, true, _) => Words::new("pile-poils-hint-all-in-vain"),
            (_, _, true) => total("pile-poils-hint-no-cell"),
            _ if is_hopeful => total("pile-poils-hint-place"),
            _ => total("pile-poils-hint-place-in-vain"),
        }
    }

    fn pyramid(&self, game: &PilePoils, view: &View, layout: &Layout, nodes: &mut Vec<Node>) {
        let placements = game.placements();
        let chosen = self.dice.chosen();
        let faults = game.faults();
        for (id, cell) in view.board.cells() {
            let area = layout.pyramid.cell(cell);
            let lies = view.cells[id.index()];
            if lies.cats > 0 {
                nodes.push(Node::picture(nodes::cell(id), area, Art::Cell { look: CellLook::Free }));
                nodes.push(cats(id, cell.number, lies, area));
                continue;
            }
            let fitting = placements
                .iter()
                .filter(|placement| placement.cell == id && (chosen.is_empty() || placement.dice == chosen));
            let fitting: Vec<&Placement> = fitting.collect();
            let look = cell_look(id, lies, &fitting, chosen, &faults);
            let mut node = Node::picture(nodes::cell(id), area, Art::Cell { look });
            if lies.dice.is_empty() {
                let ink = match look {
                    CellLook::Lit => Ink::OnCellLit,
                    _ => Ink::OnCell,
                };
                node = node.written(number(cell, area, ink));
            }
            let key = match look {
                _ if !lies.dice.is_empty() => "pile-poils-label-diced-cell",
                CellLook::Lit => "pile-poils-label-lit-cell",
                CellLook::InVain => "pile-poils-label-vain-cell",
                _ => "pile-poils-label-free-cell",
            };
            node = node.labelled(Words::new(key).number("number", cell.number).number("row", cell.row + 1));
            if !fitting.is_empty() {
                node = node.touchable(Role::Button);
            }
            nodes.push(node);
            if lies.yarn {
                let side = area.width.min(area.height) * 0.42;
                let corner = Area::new(area.right() - side, area.bottom() - side, side, side);
                nodes.push(Node::picture(nodes::yarn(id), corner, Art::Yarn));
            }
        }
        self.placed_dice(view, layout, nodes);
    }

    fn placed_dice(&self, view: &View, layout: &Layout, nodes: &mut Vec<Node>) {
        for (id, cell) in view.board.cells() {
            let on_cell = self.dice.all().iter().enumerate().filter(|(_, die)| die.on == Some(id));
            let on_cell: Vec<(usize, u8)> =
                on_cell.map(|(index, die)| (index, die.face.unwrap_or(0))).collect();
            for (area, (index, face)) in
                dice_on_cell(layout.pyramid.cell(cell), on_cell.len()).into_iter().zip(on_cell)
            {
                nodes.push(Node::picture(nodes::die(index), area, Art::Die { face, look: DieLook::Plain }));
            }
        }
    }

    fn tray(&self, layout: &Layout, nodes: &mut Vec<Node>) {
        nodes.push(Node::picture(nodes::TRAY, layout.frame.tray, Art::Tray));
        let shown = self.lost.as_ref().unwrap_or(&self.dice);
        let in_hand: Vec<_> = shown.all().iter().enumerate().filter(|(_, die)| die.on.is_none()).collect();
        for (area, (index, die)) in layout.tray_dice(in_hand.len()).into_iter().zip(in_hand) {
            let node = match die.face {
                None => Node::picture(nodes::die(index), area, Art::Die { face: 0, look: DieLook::Unthrown }),
                Some(face) => {
                    let look = if die.chosen { DieLook::Chosen } else { DieLook::Plain };
                    let die_node = Node::picture(nodes::die(index), area, Art::Die { face, look })
                        .moving(Motion::Tumble)
                        .labelled(Words::new("pile-poils-label-die").number("face", face));
                    match self.lost {
                        None => die_node.touchable(Role::Choice { chosen: die.chosen }),
                        Some(_) => die_node,
                    }
                }
            };
            nodes.push(node);
        }
    }
}

fn cell_look(id: CellId, lies: CellView, fitting: &[&Placement], chosen: Dice, faults: &[Fault]) -> CellLook {
    let has_dice = !lies.dice.is_empty();
    if has_dice || fitting.is_empty() {
        bedding_look(id, has_dice, faults)
    } else if fitting.iter().any(|placement| placement.can_still_be_bedded) {
        CellLook::Lit
    } else if !chosen.is_empty() {
        CellLook::InVain
    } else {
        bedding_look(id, has_dice, faults)
    }
}

/// How a cell stands with the bedding rules: with dice on it, or missing below others.
pub(super) fn bedding_look(id: CellId, has_dice: bool, faults: &[Fault]) -> CellLook {
    let is_faulty = |fault: &Fault| match fault {
        Fault::NotLinked { cell } | Fault::NoBase { cell, .. } => *cell == id,
    };
    let is_missing = |fault: &Fault| matches!(fault, Fault::NoBase { missing, .. } if *missing == id);
    match has_dice {
        true if faults.iter().any(is_faulty) => CellLook::Fault,
        true => CellLook::Diced,
        false if faults.iter().any(is_missing) => CellLook::Missing,
        false => CellLook::Free,
    }
}

/// The number on a free cell.
pub(super) fn number(cell: Cell, area: Area, ink: Ink) -> TextBox {
    let number = Words::new("number").number("number", cell.number);
    let size = (area.height * 0.6).min(area.width / f32::from(cell.width) * 0.58);
    TextBox::new(number, ink, TextStyle::Display, size)
}

pub(super) fn cats(id: CellId, number: u8, lies: CellView, area: Area) -> Node {
    let side_by_side = number == 10;
    let art =
        Art::Cats { coat: id.0.wrapping_mul(5) % 6, count: lies.cats, golden: lies.golden, side_by_side };
    let key = if lies.golden > 0 { "pile-poils-label-golden-cats" } else { "pile-poils-label-cats" };
    let label =
        Words::new(key).number("cats", lies.cats).number("golden", lies.golden).number("number", number);
    Node::picture(nodes::cats(id), area.inset(1.0), art).labelled(label)
}
