//! A robot's turn: there is nothing to touch, and the board says whom everyone waits for.

use empile_games::contract::{Fact, Seat};

use crate::{Art, Help, Node, Role, Words, board::Room};

/// How the keys of words end that tell a player to play.
const TURN_OF: &str = "-turn-of";
/// What is said of a robot instead.
const TURN: &str = "robot-turn";

/// Do these words only tell who plays next?
pub(crate) fn is_call(words: &Words) -> bool {
    words.key.ends_with(TURN_OF) || words.key == TURN
}

/// Nothing may be done now.
pub(crate) fn help(seat: Seat, room: Room<'_>) -> Help {
    Help::new(named("robot-help", seat, room), "table.robots")
}

/// Takes everything out of reach, and what could only be touched out of sight.
pub(crate) fn hush(nodes: &mut Vec<Node>) {
    let is_button = |node: &Node| node.role == Role::Button && matches!(node.art, Some(Art::Button { .. }));
    nodes.retain(|node| !is_button(node));
    for node in nodes {
        node.role = Role::Picture;
    }
}

/// What a board says above and below: on a robot's turn it speaks of the robot and not to it. What just happened is told
/// as ever.
pub(crate) fn told(room: Room<'_>, headline: Words, hint: Words) -> (Words, Words) {
    let Some(robot) = room.robot else { return (headline, hint) };
    let is_call = headline.key.ends_with(TURN_OF);
    let headline = if is_call { named(TURN, robot, room) } else { headline };
    (headline, named("robot-thinks", robot, room))
}

/// What happened, as everyone hears of it: a robot whose turn it is now is spoken of, and not to.
pub(crate) fn retold(narration: &mut [Words], robot: Option<Seat>, room: Room<'_>) {
    let Some(robot) = robot else { return };
    let name = Fact::Text(room.name(robot));
    let calls_it = |words: &&mut Words| {
        words.key.ends_with(TURN_OF) && words.facts.iter().any(|(key, fact)| *key == "name" && *fact == name)
    };
    for words in narration.iter_mut().filter(calls_it) {
        *words = named(TURN, robot, room);
    }
}

fn named(key: &'static str, seat: Seat, room: Room<'_>) -> Words {
    Words::new(key).text("name", room.name(seat))
}

#[cfg(test)]
mod tests {
    use empile_games::{
        AnyGame,
        contract::{Choices, Fact, Game, Seat, Seats, Seed, Stream},
        pile_poils::{PilePoils, Setup, Side},
    };

    use crate::{Phase, Sitter, Stage, Surface, Touch};

    #[test]
    fn a_robot_is_spoken_of_and_not_to() {
        let setup = Setup { players: 2, side: Side::Coussin };
        let mut game = AnyGame::PilePoils(PilePoils::start(&setup, Seed(1)).unwrap());
        let sitter = |name: &str| Sitter { name: name.to_owned(), colour: 0 };
        let surface = Surface { width: 400.0, height: 720.0 };
        let mut stage = Stage::new(&game, vec![sitter("Ada"), sitter("Robot Moka")], surface);
        stage.seat_robots(&game, Seats::only(Seat(1)));
        let mut chance = Stream::new(Seed(3));
        let (mut to_robot, mut to_person) = (0, 0);
        while let Some(seat) = game.to_act().iter().next().filter(|_| to_robot + to_person < 12) {
            let legal = game.legal(seat);
            let action = legal.nth(chance.index(legal.len())).unwrap();
            let mut events = Vec::new();
            game.apply(seat, &action, 0, &mut events).unwrap();
            for words in stage.follow(&game, &events).narration {
                let of_robot = words.facts.contains(&("name", Fact::Text("Robot Moka".to_owned())));
                assert!(!of_robot || !words.key.ends_with(super::TURN_OF), "{words:?}");
                to_robot += u32::from(words.key == "robot-turn");
                to_person += u32::from(words.key.ends_with(super::TURN_OF));
            }
        }
        assert!(to_robot > 0 && to_person > 0, "{to_robot} and {to_person} turns were told");
    }

    #[test]
    fn a_finger_that_lifts_on_a_robots_turn_does_not_move_for_it() {
        let setup = Setup { players: 2, side: Side::Coussin };
        let game = AnyGame::PilePoils(PilePoils::start(&setup, Seed(1)).unwrap());
        let sitter = |colour| Sitter { name: String::new(), colour };
        let surface = Surface { width: 400.0, height: 720.0 };
        for robots in [Seats::NONE, game.to_act()] {
            let mut stage = Stage::new(&game, vec![sitter(0), sitter(1)], surface);
            let button = stage.scene().nodes.iter().find(|node| node.role.is_touchable()).unwrap();
            let at = button.area.centre();
            let touch = |phase, stamp| Touch { pointer: 1, phase, at, stamp, breadth: 0.0 };
            stage.touch(&game, touch(Phase::Down, 1));
            stage.seat_robots(&game, robots);
            let asked = stage.touch(&game, touch(Phase::Up, 2));
            assert_eq!(asked.is_some(), robots.is_empty(), "{robots:?}");
        }
    }
}
