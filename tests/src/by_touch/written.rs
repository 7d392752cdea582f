use std::fmt::Write;

use empile_games::GameId;
use empile_stage::{Phase, Point, Surface, Touch};

use super::ByTouch;

const PHASES: [(Phase, &str); 4] =
    [(Phase::Down, "down"), (Phase::Move, "move"), (Phase::Up, "up"), (Phase::Cancel, "cancel")];

impl ByTouch {
    /// As plain lines.
    #[must_use]
    pub fn written(&self) -> String {
        let ByTouch { game, players, seed, surface: Surface { width, height }, state, .. } = self;
        let mut text = format!("game {}\n", game.slug());
        for (key, value) in &self.options {
            let _ = writeln!(text, "option {key} {value}");
        }
        let _ = writeln!(text, "players {players}");
        if self.robots > 0 {
            let _ = writeln!(text, "robots {}", self.robots);
        }
        let _ = writeln!(text, "seed {seed}\nsurface {width} {height}");
        let lines = [("hold", &self.holds), ("touch", &self.touches)];
        for (word, touch) in
            lines.into_iter().flat_map(|(word, all)| all.iter().map(move |touch| (word, touch)))
        {
            let Touch { pointer, phase, at, stamp, .. } = touch;
            let phase = PHASES.iter().find(|(known, _)| known == phase).map_or("", |(_, word)| word);
            let _ = writeln!(text, "{word} {stamp} {pointer} {phase} {} {}", at.x, at.y);
        }
        let _ = writeln!(text, "state {state}");
        text
    }

    /// The same, read.
    #[must_use]
    pub fn parsed(text: &str) -> ByTouch {
        let mut read = ByTouch {
            game: GameId::PilePoils,
            options: Vec::new(),
            players: 0,
            robots: 0,
            seed: 0,
            surface: Surface { width: 0.0, height: 0.0 },
            holds: Vec::new(),
            touches: Vec::new(),
            state: String::new(),
        };
        for line in text.lines() {
            match line.split_once(' ').expect("a word, then what it says") {
                ("state", state) => state.clone_into(&mut read.state),
                (word, rest) => read.take(word, &rest.split(' ').collect::<Vec<_>>()),
            }
        }
        read
    }

    fn take(&mut self, word: &str, rest: &[&str]) {
        match (word, rest) {
            ("game", [slug]) => {
                let game = GameId::ALL.iter().find(|game| game.slug() == *slug);
                self.game = *game.unwrap_or_else(|| panic!("there is no game {slug}"));
            }
            ("option", [key, value]) => self.options.push(((*key).to_owned(), (*value).to_owned())),
            ("players", [players]) => self.players = number(players),
            ("robots", [robots]) => self.robots = number(robots),
            ("seed", [seed]) => self.seed = number(seed),
            ("surface", [width, height]) => {
                self.surface = Surface { width: number(width), height: number(height) };
            }
            ("hold" | "touch", [stamp, pointer, phase, x, y]) => {
                let known = PHASES.iter().find(|(_, word)| word == phase);
                let (phase, _) = known.unwrap_or_else(|| panic!("fingers do not « {phase} »"));
                let at = Point { x: number(x), y: number(y) };
                let (stamp, pointer) = (number(stamp), number(pointer));
                let all = if word == "hold" { &mut self.holds } else { &mut self.touches };
                all.push(Touch { pointer, phase: *phase, at, stamp, breadth: 0.0 });
            }
            _ => panic!("a fixture has no line « {word} {} »", rest.join(" ")),
        }
    }
}

fn number<N: std::str::FromStr>(text: &str) -> N {
    text.parse().unwrap_or_else(|_| panic!("« {text} » is no number"))
}
