//! Towers on the screen that nobody but robots builds, with the real simulation and without their pauses.

use empile_bots::{
    Level, Luck,
    neko_tower::{errand, errand_of},
};
use empile_games::{
    AnyAction, AnyGame, AnySetup,
    contract::{Entry, Game, Match, Seat, Seed, Viewer},
    neko_tower::{Action, Mode, Neko, Phase, Play, Setup},
};

/// No match between partners has more entries.
pub const MOST_ENTRIES: usize = 6_000;

/// Partners of one level at a tower.
pub struct Partners {
    table: Match<AnyGame>,
    level: Level,
}

impl Partners {
    /// Before the first card.
    #[must_use]
    pub fn at(players: u8, mode: Mode, level: Level, seed: u64) -> Partners {
        let setup = AnySetup::NekoTower(Setup { players, mode, play: Play::OnScreen });
        let table = Match::start(setup, Seed(seed)).expect("a playable set-up");
        Partners { table, level }
    }

    /// The match so far.
    #[must_use]
    pub fn table(&self) -> &Match<AnyGame> {
        &self.table
    }

    /// The match as it stands.
    #[must_use]
    pub fn game(&self) -> &Neko {
        match self.table.state() {
            AnyGame::NekoTower(game) => game,
            other => panic!("{other:?} is another game"),
        }
    }

    /// One deed, or what the world makes of one; `false` when the match is over.
    pub fn go_on(&mut self) -> bool {
        let game = self.game();
        if matches!(game.phase(), Phase::Over(_)) {
            return false;
        }
        let seat = game.current();
        let action = match empile_tower::answer(game) {
            Some((answer, _)) => AnyAction::NekoTower(Action::Answer(Box::new(answer))),
            None => {
                errand(&self.table, seat, self.level).expect("whoever is asked has something to do").action
            }
        };
        let entry = Entry::Act { seat, action, at: 0 };
        let taken = self.table.enter(entry.clone(), &mut Vec::new());
        taken.unwrap_or_else(|refusal| panic!("{entry:?} in {:?}: {refusal}", self.game().phase()));
        assert!(
            self.table.record().entries.len() < MOST_ENTRIES,
            "the match stands still in {:?}",
            self.game().phase()
        );
        true
    }

    /// Builds until the tower comes down, the match ends or so many floors stand; gives the height that was reached.
    #[must_use]
    pub fn build_to(mut self, floors: u8) -> u8 {
        let mut highest = self.game().tower().height();
        while highest < floors && self.go_on() {
            highest = highest.max(self.game().tower().height());
        }
        highest
    }

    /// What the seat whose turn it is cannot see changes nothing of what it is about; says whether anything was hidden.
    pub fn sees_only_its_view(&self) -> bool {
        let (state, record) = (self.table.state(), self.table.record());
        let mut something_was_hidden = false;
        for seat in Seat::all(state.players()) {
            let luck = Luck::of(record, seat);
            let own = errand_of(state, seat, self.level, luck);
            for seed in 0..3 {
                let twin = state.imagine(Viewer::Seat(seat), Seed(seed));
                something_was_hidden |= &twin != state;
                assert_eq!(errand_of(&twin, seat, self.level, luck), own, "{seat} knows more than it sees");
            }
        }
        something_was_hidden
    }
}

/// How high partners of a level build, one tower for each number; so high at most.
pub fn heights(level: Level, towers: u64, floors: u8) -> impl Iterator<Item = u8> {
    (0..towers).map(move |seed| Partners::at(2, Mode::Together, level, 90_000 + seed).build_to(floors))
}
