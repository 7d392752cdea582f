use std::collections::BTreeSet;

use empile_games::{
    contract::{Choices, Game, Measure, Seat, Stream, Viewer},
    neko_tower::{
        ACTION_CARDS, Action, ActionCard, Answer, Breach, CELLS, Cell, Claim, Colour, Drop, FLOORS, Fall,
        MISSION_CARDS, MissionCard, Mode, NAKAMA, Nakama, Neko, Phase, Piece, Place, Play, Setup, Side, Spot,
        View, WALLS, WALLS_THAT_END_IT, Wall,
    },
};

use crate::{
    kit::Conforming,
    refusals::{Told, refused_on_paper, told},
};

const MISHAP_ONE_IN: u32 = 30;

impl Conforming for Neko {
    const SLUG: &'static str = "neko-tower";

    /// With the box. The tower on the screen has a battery of its own (`tests/tests/neko_on_screen.rs`): each of its matches
    /// asks the simulation a hundred times.
    fn setups() -> Vec<Setup> {
        let setup = |players, mode| Setup { players, mode, play: Play::Companion };
        vec![
            setup(1, Mode::Together),
            setup(2, Mode::Competitive),
            setup(3, Mode::Together),
            setup(4, Mode::Competitive),
            setup(2, Mode::Together),
            setup(3, Mode::Competitive),
            setup(4, Mode::Together),
        ]
    }

    fn benched() -> Vec<Setup> {
        let tower = |mode| Setup { players: 4, mode, play: Play::Companion };
        [Mode::Together, Mode::Competitive].map(tower).into()
    }

    fn strange_actions() -> Vec<Action> {
        let at = |floor, cell| Place { floor, cell: Cell(cell) };
        let claim = |mission, floor, climb| Action::Validate(Claim { mission, floor, climb });
        vec![
            Action::Build { card: 3, walls: [Wall::Brick, Wall::Angel] },
            Action::Build { card: 0, walls: [Wall::Angel, Wall::Brick] },
            Action::Build { card: 1, walls: [Wall::Column, Wall::Column] },
            Action::TakeCat { card: 1, cat: Nakama(3) },
            Action::TakeCat { card: 1, cat: Nakama(NAKAMA) },
            Action::TakeCat { card: 255, cat: Nakama(0) },
            Action::PutCat { to: at(1, CELLS) },
            Action::PutCat { to: at(1, 0) },
            Action::PutCat { to: at(0, 0) },
            Action::PutCat { to: at(25, 0) },
            Action::Forgo { card: 0 },
            Action::Forgo { card: 9 },
            Action::Stroke,
            Action::MoveCat { cat: Nakama(0), to: at(2, 0) },
            Action::MoveCat { cat: Nakama(200), to: at(1, 0) },
            claim(0, 1, 1),
            claim(0, 2, 0),
            claim(1, 2, 5),
            claim(2, 2, 1),
            claim(0, 255, 1),
            Action::Confirm { holds: true },
            Action::Confirm { holds: false },
            Action::Renew { mission: 0 },
            Action::Renew { mission: 2 },
            Action::EndTurn,
            Action::StopHere,
            Action::Fell(Fall::Floors { count: 0 }),
            Action::Fell(Fall::Floors { count: 1 }),
            Action::Fell(Fall::Floors { count: FLOORS }),
            Action::Fell(Fall::Floors { count: 255 }),
            Action::Fell(Fall::FloorsWithWalls { count: 0, walls: 0 }),
            Action::Fell(Fall::FloorsWithWalls { count: 2, walls: 5 }),
            Action::Fell(Fall::FloorsWithWalls { count: 255, walls: 255 }),
            Action::PutAway,
            Action::Fell(Fall::Wall { floor: 1, side: 0 }),
            Action::Fell(Fall::Wall { floor: 2, side: 2 }),
            Action::Fell(Fall::Wall { floor: 200, side: 0 }),
            Action::Fell(Fall::Nakama { cat: Nakama(15) }),
            Action::Fell(Fall::Nakama { cat: Nakama(16) }),
            Action::Fell(Fall::BlackCat { of: Seat(0) }),
            Action::Fell(Fall::BlackCat { of: Seat(7) }),
            Action::Slid { cat: Nakama(0), to: Cell(CELLS) },
            Action::Slid { cat: Nakama(15), to: Cell(0) },
            Action::Slid { cat: Nakama(255), to: Cell(0) },
            Action::Blame { seat: Seat(0) },
            Action::Blame { seat: Seat(4) },
            Action::Drop(Drop { piece: Piece::Floor(1), x: 0, floor: 1, fold: 0 }),
            Action::Drop(Drop { piece: Piece::Wall { floor: 2, side: 0 }, x: i16::MAX, floor: 1, fold: 0 }),
            Action::Drop(Drop { piece: Piece::Wall { floor: 2, side: 0 }, x: 0, floor: 0, fold: 255 }),
            Action::Drop(Drop { piece: Piece::Nakama(Nakama(200)), x: 0, floor: 255, fold: 0 }),
            Action::Nudge { to: Side::Left },
            Action::GiveUp,
            Action::Answer(Box::new(nothing_moved(0))),
            Action::Answer(Box::new(nothing_moved(u32::MAX))),
        ]
    }

    /// Steady hands: now and then something slides or falls.
    fn choose(&self, seat: Seat, chance: &mut Stream) -> Option<Action> {
        let legal = self.legal(seat);
        let is_mishap = legal.deeds() == 0 || chance.below(MISHAP_ONE_IN) == 0;
        legal.nth(chance.index(if is_mishap { legal.len() } else { legal.deeds() }))
    }

    fn refusals() -> Vec<Told> {
        let mut all = told(&[
            Breach::CardAlreadyPlayed,
            Breach::PlayACardFirst,
            Breach::PutCatFirst,
            Breach::NoCatInHand,
            Breach::StrokeFirst,
            Breach::NothingToStroke,
            Breach::ConfirmFirst,
            Breach::NothingToConfirm,
            Breach::SayWhoFirst,
            Breach::NobodyToBlame,
            Breach::CannotStopNow,
            Breach::CardCanBePlayed,
            Breach::CompetitiveOnly,
            Breach::MoveIsOver,
            Breach::CatNotOnYourFloor,
            Breach::NotHigher,
            Breach::MissionIsOver,
            Breach::NoSuchMission { mission: 2 },
            Breach::WrongMissionFloor { floor: 3 },
            Breach::WrongClimb { asked: 2, most: 1 },
            Breach::WrongClimb { asked: 4, most: 3 },
            Breach::MissionNotFulfilled { floor: 3 },
            Breach::AlreadyDenied,
            Breach::NoSuchPlayer { seat: Seat(4) },
        ]);
        all.extend(told(&[
            Breach::NoSuchCard { card: 2 },
            Breach::NotABuildCard,
            Breach::NotACatCard,
            Breach::NoFloorLeft,
            Breach::NoSuchCat { cat: Nakama(16) },
            Breach::NoOtherFloor,
            Breach::SameFloor,
            Breach::NoSuchFloor { floor: 4, height: 3 },
            Breach::NoSuchCell { cell: Cell(18) },
        ]));
        for wall in Wall::ALL {
            let used = if wall == Wall::Brick { Wall::Angel } else { Wall::Brick };
            all.extend(told(&[Breach::WrongWall { asked: wall, used }, Breach::WallOutOfStock { wall }]));
        }
        for colour in Colour::ALL {
            all.extend(told(&[Breach::WrongColour { colour }, Breach::TakeFromReserve { colour }]));
        }
        all.extend(told(&[
            Breach::WrongFloorCount { count: 3, height: 3 },
            Breach::WrongWallCount { walls: 5 },
            Breach::NothingToPutAway,
            Breach::WallCannotSlipOut { floor: 2 },
            Breach::CatNotOnTower,
            Breach::BlackCatNotOnTower { of: Seat(1) },
            Breach::SameCell,
            Breach::NothingMoreMoves,
        ]));
        all.extend(told(&[
            Breach::OnScreenOnly,
            Breach::WithTheBoxOnly,
            Breach::TowerMoves,
            Breach::NothingAsked,
            Breach::StrangeAnswer,
            Breach::SettleFirst,
            Breach::NotInHand,
            Breach::WallsFirst,
            Breach::NotAboveThatFloor { floor: 3 },
            Breach::NoSuchFold { fold: 3 },
            Breach::TooFarOut,
            Breach::NothingToSettle,
            Breach::WallNotUpright,
            Breach::FloorNotOnWalls,
            Breach::WallSticksOut,
            Breach::CatLiesFlat,
            Breach::CatNotOnFloor,
            Breach::TryOnFirst,
        ]));
        all
    }

    fn refusals_on_paper() -> Vec<Told> {
        use Measure::{HighestStep, MissionsValidated, TowersFelled};
        let on_paper = refused_on_paper::<Self>;
        vec![
            on_paper(None, &[(true, 11, &[]), (true, 10, &[])]),
            on_paper(None, &[(false, 0, &[])]),
            on_paper(None, &[(false, 3, &[(TowersFelled, 1)])]),
            on_paper(None, &[(false, 7, &[(HighestStep, 7)])]),
            on_paper(None, &[(true, 9, &[])]),
            on_paper(None, &[(false, 3, &[(MissionsValidated, 0)])]),
            on_paper(Some("competitive"), &[(true, 9, &[]), (false, 4, &[])]),
            on_paper(Some("competitive"), &[(true, 9, &[(TowersFelled, 1)]), (false, 4, &[])]),
            on_paper(Some("competitive"), &[(false, 9, &[]), (false, 4, &[(TowersFelled, 1)])]),
            on_paper(
                Some("competitive"),
                &[(true, 10, &[(HighestStep, 10)]), (false, 4, &[(TowersFelled, 1)])],
            ),
        ]
    }

    fn check_invariants(&self) -> Result<(), String> {
        let view = self.observe(Viewer::Spectator);
        tiles_are_conserved(&view)?;
        cats_stand_where_they_can(&view)?;
        open_cards_are_in_one_place(self, &view)?;
        // The cards to draw are nobody's to see, so only the match itself can count them.
        self.check_sound().map_err(|unsound| unsound.to_string())?;
        if view.walls_down >= WALLS_THAT_END_IT && !matches!(view.phase, Phase::Blaming | Phase::Over(_)) {
            return Err(format!("the match goes on with {} walls on the table", view.walls_down));
        }
        Ok(())
    }
}

fn nothing_moved(deed: u32) -> Answer {
    Answer { deed, poses: vec![], on_the_table: vec![], touching: vec![], resting: vec![], digest: 0 }
}

fn tiles_are_conserved(view: &View) -> Result<(), String> {
    if !(1..=FLOORS).contains(&view.tower.height()) {
        return Err(format!("a tower of {} floors", view.tower.height()));
    }
    let mut total = 0;
    for kind in Wall::ALL {
        let built = view.tower.walls().filter(|(_, _, wall)| *wall == kind).count();
        let in_stock = usize::from(view.stock.count(kind));
        if built + in_stock != usize::from(kind.in_the_box()) {
            return Err(format!("{built} of {kind:?} built and {in_stock} in stock"));
        }
        total += built + in_stock;
    }
    if total != usize::from(WALLS) {
        return Err(format!("{total} walls in all"));
    }
    let floating = (2..=view.tower.height()).find(|floor| view.tower.walls_under(*floor) == [None, None]);
    floating.map_or(Ok(()), |floor| Err(format!("floor {floor} floats")))
}

fn cats_stand_where_they_can(view: &View) -> Result<(), String> {
    let standing: Vec<(Nakama, Spot)> = view.layout.standing().collect();
    for (cat, spot) in &standing {
        if !view.tower.has_floor(spot.floor) || !spot.cell.exists() {
            return Err(format!("{cat:?} stands at {spot:?}"));
        }
        if standing.iter().any(|(other, at)| other != cat && at == spot) {
            return Err(format!("{cat:?} shares {spot:?}"));
        }
        if spot.level > 0 && !standing.iter().any(|(_, below)| spot.rests_on(*below)) {
            return Err(format!("{cat:?} hangs in the air at {spot:?}"));
        }
    }
    let in_reserve: u8 =
        empile_games::neko_tower::Colour::ALL.iter().map(|colour| view.layout.in_reserve(*colour)).sum();
    if usize::from(in_reserve) + standing.len() != usize::from(NAKAMA) {
        return Err(format!("{in_reserve} cats in reserve and {} on the tower", standing.len()));
    }
    let lost = view.climbers.iter().find(|c| c.floor > view.tower.height() || c.best < c.floor);
    lost.map_or(Ok(()), |climber| Err(format!("a black cat is lost: {climber:?}")))
}

/// Hidden piles are counted; what each seat sees of its own is put together with what all see.
fn open_cards_are_in_one_place(game: &Neko, view: &View) -> Result<(), String> {
    let shown: BTreeSet<ActionCard> = view.shown.iter().chain(&view.actions_played).copied().collect();
    let open = view.shown.len() + view.actions_played.len();
    if shown.len() != open || open + usize::from(view.actions_left) != usize::from(ACTION_CARDS) {
        return Err(format!(
            "action cards: {:?} {:?} {}",
            view.shown, view.actions_played, view.actions_left
        ));
    }
    let mut seen: Vec<MissionCard> = view.missions_played.clone();
    for (index, _) in view.climbers.iter().enumerate() {
        let own = game.observe(Viewer::Seat(Seat(index as u8)));
        seen.extend(own.climbers[index].missions.iter().flatten());
    }
    let different: BTreeSet<MissionCard> = seen.iter().copied().collect();
    let dealt = view.climbers.len() * 2;
    if different.len() != seen.len()
        || seen.len() != dealt + view.missions_played.len()
        || seen.len() + usize::from(view.missions_left) != usize::from(MISSION_CARDS)
    {
        return Err(format!("mission cards: {seen:?} seen and {} left", view.missions_left));
    }
    Ok(())
}
