use empile_games::{
    contract::{Game, Viewer},
    pile_poils::{
        Action, Cell, CellId, CellView, Dice, Event, Fault, PilePoils, Placement, Step, StopForecast, View,
    },
};

use super::{
    dice::TurnDice,
    help,
    layout::{Layout, dice_on_cell},
    news,
    nodes::{self, Target},
    preview::preview,
    seats,
};
use crate::{
    Area, Art, ButtonLook, CellLook, Cue, DieLook, Help, Ink, Motion, News, Node, NodeId, Role, Scene,
    Surface, TextBox, TextStyle, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    kit::{self, Button, buttons},
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
    /// An action that would lose the turn, waiting for a second touch.
    to_confirm: Option<Target>,
}

impl Board for PilePoilsBoard {
    type Game = PilePoils;

    fn preview(game: &PilePoils, surface: Surface) -> Scene {
        preview(game, surface)
    }

    fn new(game: &PilePoils) -> PilePoilsBoard {
        let dice = TurnDice::of(&game.observe(Viewer::Spectator));
        PilePoilsBoard { dice, headline: None, to_confirm: None }
    }

    fn compose(&self, game: &PilePoils, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let layout = Layout::of(room.surface, room.text_scale, &view.board, view.hands.len());
        seats::compose(&view, room, &layout.frame.seats, nodes);
        self.words(game, &view, room, &layout, nodes);
        self.pyramid(game, &view, &layout, nodes);
        self.tray(&layout, nodes);
        buttons(layout.frame.buttons, self.buttons(game, &view), nodes);
    }

    fn hear(&mut self, game: &PilePoils, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        if gesture.kind != GestureKind::Tap {
            return None;
        }
        let action = self.tap(game, gesture.node)?;
        Some(Ask { seat: game.current(), action })
    }

    fn follow(&mut self, game: &PilePoils, events: &[Event], room: Room<'_>) -> News {
        self.to_confirm = None;
        self.headline = news::headline(events, game.board(), room);
        for event in events {
            match event {
                Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => self.dice.throw(*dice),
                Event::Placed { cell, dice, .. } => self.dice.place(*cell, *dice),
                Event::BonusTurn { .. } | Event::TurnPassed { .. } | Event::Ended => {
                    self.dice = TurnDice::of(&game.observe(Viewer::Spectator));
                }
                _ => {}
            }
        }
        let mut cues: Vec<Cue> = events.iter().copied().filter_map(news::cue).collect();
        cues.dedup();
        let narration = events.iter().map(|event| news::line(*event, events, game.board(), room)).collect();
        News { cues, narration }
    }

    fn help(&self, game: &PilePoils, room: Room<'_>) -> Vec<Help> {
        help::now(game, room)
    }
}

impl PilePoilsBoard {
    /// What a tap on a node asks of the game, if anything.
    fn tap(&mut self, game: &PilePoils, node: NodeId) -> Option<Action> {
        let target = Target::of(node)?;
        let confirmed = self.to_confirm.take() == Some(target);
        match target {
            Target::Roll => Some(Action::Roll),
            Target::Reroll => Some(Action::Reroll),
            Target::Stop => {
                let fails = matches!(game.stop_forecast(), Some(StopForecast::Fails(_)));
                self.unless_to_confirm(fails && !confirmed, target, Action::Stop)
            }
            Target::GiveUp => self.unless_to_confirm(!confirmed, target, Action::GiveUp),
            Target::Die(index) => {
                self.dice.toggle(index);
                None
            }
            Target::Cell(cell) => self.tap_cell(game, cell),
        }
    }

    fn unless_to_confirm(&mut self, to_confirm: bool, target: Target, action: Action) -> Option<Action> {
        if to_confirm {
            self.to_confirm = Some(target);
            return None;
        }
        Some(action)
    }

    /// Places the chosen dice; with none chosen, the only dice that fit, or else chooses some that do.
    fn tap_cell(&mut self, game: &PilePoils, cell: CellId) -> Option<Action> {
        let fitting: Vec<Dice> = game
            .placements()
            .into_iter()
            .filter(|placement| placement.cell == cell)
            .map(|p| p.dice)
            .collect();
        let chosen = self.dice.chosen();
        if fitting.contains(&chosen) {
            return Some(Action::Place { cell, dice: chosen });
        }
        match fitting.as_slice() {
            [] => None,
            [dice] if chosen.is_empty() => Some(Action::Place { cell, dice: *dice }),
            _ => {
                let fewest = fitting.iter().min_by_key(|dice| dice.len()).copied().unwrap_or_default();
                self.dice.choose(fewest);
                None
            }
        }
    }

    fn words(&self, game: &PilePoils, view: &View, room: Room<'_>, layout: &Layout, nodes: &mut Vec<Node>) {
        let name = room.name(view.current);
        let turn = if view.turn_dice < 5 {
            Words::new("pile-poils-bonus-turn").number("dice", view.turn_dice)
        } else {
            Words::new("pile-poils-turn-of")
        };
        let headline = self.headline.clone().unwrap_or_else(|| turn.text("name", name.clone()));
        let is_bad_news = BAD_NEWS.contains(&headline.key);
        let ink = if is_bad_news { Ink::Danger } else { Ink::Text };
        let hint = (nodes::HINT, self.hint(game, view, name));
        kit::headline(room, &layout.frame, (nodes::HEADLINE, headline, ink), hint, nodes);
    }

    /// What may be done now.
    fn hint(&self, game: &PilePoils, view: &View, name: String) -> Words {
        match (view.step, self.to_confirm) {
            (_, Some(Target::GiveUp)) => Words::new("pile-poils-hint-confirm-give-up"),
            (_, Some(_)) => Words::new("pile-poils-hint-confirm-stop"),
            (Step::Ready, _) => Words::new("pile-poils-hint-roll").text("name", name),
            (Step::Thrown(_), _) => {
                let chosen = self.dice.chosen();
                let fits = game.placements().iter().any(|placement| placement.dice == chosen);
                match (chosen.is_empty(), game.placements().is_empty(), fits) {
                    (_, true, _) => Words::new("pile-poils-hint-only-yarn"),
                    (true, ..) => Words::new("pile-poils-hint-choose"),
                    (false, _, true) => Words::new("pile-poils-hint-place").number("sum", chosen.sum()),
                    (false, _, false) => Words::new("pile-poils-hint-no-cell").number("sum", chosen.sum()),
                }
            }
            (Step::Placed, _) => match game.stop_forecast() {
                Some(StopForecast::Beds { cats, bonus_dice: None, .. }) => {
                    Words::new("pile-poils-hint-can-bed").number("cats", cats)
                }
                Some(StopForecast::Beds { cats, bonus_dice: Some(dice), .. }) => {
                    Words::new("pile-poils-hint-can-bed-bonus").number("cats", cats).number("dice", dice)
                }
                Some(StopForecast::Fails(faults)) => faults
                    .first()
                    .map_or_else(
                        || Words::new("pile-poils-hint-roll"),
                        |fault| news::fault_words(*fault, &view.board),
                    )
                    .text("name", name),
                None => Words::new("pile-poils-hint-roll").text("name", name),
            },
            (Step::Over, _) => Words::new("pile-poils-hint-over"),
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
                    CellLook::Lit | CellLook::LitInVain => Ink::OnCellLit,
                    _ => Ink::OnCell,
                };
                node = node.written(number(cell, area, ink));
            }
            let key = match look {
                _ if !lies.dice.is_empty() => "pile-poils-label-diced-cell",
                CellLook::Lit => "pile-poils-label-lit-cell",
                CellLook::LitInVain => "pile-poils-label-vain-cell",
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
        let in_hand: Vec<_> =
            self.dice.all().iter().enumerate().filter(|(_, die)| die.on.is_none()).collect();
        for (area, (index, die)) in layout.tray_dice(in_hand.len()).into_iter().zip(in_hand) {
            let node = match die.face {
                None => Node::picture(nodes::die(index), area, Art::Die { face: 0, look: DieLook::Unthrown }),
                Some(face) => {
                    let look = if die.chosen { DieLook::Chosen } else { DieLook::Plain };
                    Node::picture(nodes::die(index), area, Art::Die { face, look })
                        .moving(Motion::Tumble)
                        .labelled(Words::new("pile-poils-label-die").number("face", face))
                        .touchable(Role::Choice { chosen: die.chosen })
                }
            };
            nodes.push(node);
        }
    }

    fn buttons(&self, game: &PilePoils, view: &View) -> Vec<Button> {
        let roll = |key, look| Button::new(nodes::ROLL, Words::new(key).number("dice", view.dice_left), look);
        let asked = |target| self.to_confirm == Some(target);
        match view.step {
            Step::Ready => vec![roll("pile-poils-roll", ButtonLook::Primary)],
            Step::Thrown(_) => {
                let yarn = view.hands.get(view.current.index()).map_or(0, |hand| hand.yarn);
                let give_up = if asked(Target::GiveUp) {
                    Button::new(nodes::GIVE_UP, Words::new("pile-poils-give-up-confirm"), ButtonLook::Danger)
                } else {
                    Button::new(nodes::GIVE_UP, Words::new("pile-poils-give-up"), ButtonLook::Quiet)
                };
                let reroll = Button::new(
                    nodes::REROLL,
                    Words::new("pile-poils-reroll").number("yarn", yarn),
                    ButtonLook::Secondary,
                );
                if yarn > 0 { vec![give_up, reroll] } else { vec![give_up] }
            }
            Step::Placed => match game.stop_forecast() {
                Some(StopForecast::Beds { cats, .. }) => vec![
                    roll("pile-poils-continue", ButtonLook::Secondary),
                    Button::new(
                        nodes::STOP,
                        Words::new("pile-poils-stop").number("cats", cats),
                        ButtonLook::Primary,
                    ),
                ],
                _ if asked(Target::Stop) => vec![
                    roll("pile-poils-continue", ButtonLook::Primary),
                    Button::new(nodes::STOP, Words::new("pile-poils-stop-confirm"), ButtonLook::Danger),
                ],
                _ => vec![
                    Button::new(nodes::STOP, Words::new("pile-poils-stop-anyway"), ButtonLook::Quiet),
                    roll("pile-poils-continue", ButtonLook::Primary),
                ],
            },
            Step::Over => Vec::new(),
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
        CellLook::LitInVain
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
