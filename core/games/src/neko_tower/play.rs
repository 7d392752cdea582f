//! « Tour de jeu »: play a card, then perhaps move a cat, then perhaps validate a mission.

use super::{
    Action, ActionCard, Breach, CatOffer, Colour, Ending, Event, Mode, Nakama, Neko, Phase, Place, Play,
    Spot, Wall, highest_step,
};
use crate::contract::{Act, Refusal, Rules, Taken};

impl Rules for Neko {
    type Action = Action;
    type Event = Event;
    type Breach = Breach;

    fn play(&mut self, act: Act<'_, Action>, events: &mut Vec<Event>) -> Taken<Breach> {
        self.check_world_rests(act.action).map_err(Refusal::Rule)?;
        match *act.action {
            Action::Build { card, walls } => self.build(card, walls, events),
            Action::TakeCat { card, cat } => self.take_cat(card, cat, events),
            Action::PutCat { to } => self.put_cat(to, events),
            Action::Forgo { card } => self.forgo(card, events),
            Action::Stroke => self.stroke(events),
            Action::MoveCat { cat, to } => self.move_cat(cat, to, events),
            Action::Validate(claim) => self.validate(claim, events),
            Action::Confirm { holds } => self.confirm(holds, events),
            Action::Renew { mission } => self.renew(mission, events),
            Action::EndTurn => self.end_turn(events),
            Action::StopHere => self.stop_here(events),
            Action::Fell(fall) => self.fell(fall, events),
            Action::PutAway => self.put_away(),
            Action::Slid { cat, to } => self.slid(cat, to, events),
            Action::Blame { seat } => self.blame(seat, events),
            Action::Drop(drop) => self.let_go(drop, events),
            Action::Nudge { to } => self.nudge(to, events),
            Action::Settle => self.settle(events),
            Action::GiveUp => self.give_up(events),
            Action::Answer(ref answer) => self.answered(answer, events),
        }
        .map_err(Refusal::Rule)
    }
}

impl Neko {
    /// Why something is refused in this phase: what must come first, or else that its time is over.
    pub(super) fn not_now(&self, otherwise: Breach) -> Breach {
        match self.phase {
            Phase::Card => Breach::PlayACardFirst,
            Phase::Building { .. } | Phase::Moving { .. } | Phase::Climbing { .. } => Breach::SettleFirst,
            Phase::Placing { .. } => Breach::PutCatFirst,
            Phase::Stroke(_) => Breach::StrokeFirst,
            Phase::Confirming(_) => Breach::ConfirmFirst,
            Phase::Blaming => Breach::SayWhoFirst,
            Phase::Interact | Phase::Mission | Phase::Done | Phase::Over(_) => otherwise,
        }
    }

    /// Something was done to the tower: what falls or slides from now on is another matter.
    pub(super) fn begin_act(&mut self) {
        self.walls_down = 0;
        self.slips = 0;
        self.denied = Default::default();
    }

    fn card_shown(&self, card: u8) -> Result<ActionCard, Breach> {
        if self.phase != Phase::Card {
            return Err(self.not_now(Breach::CardAlreadyPlayed));
        }
        self.shown.get(usize::from(card)).copied().flatten().ok_or(Breach::NoSuchCard { card })
    }

    pub(super) fn check_place(&self, place: Place) -> Result<(), Breach> {
        if !self.tower.has_floor(place.floor) {
            return Err(Breach::NoSuchFloor { floor: place.floor, height: self.tower.height() });
        }
        if place.cell.exists() { Ok(()) } else { Err(Breach::NoSuchCell { cell: place.cell }) }
    }

    /// « Placez les deux tuiles Mur correspondantes et une tuile Étage ».
    fn build(&mut self, place: u8, walls: [Wall; 2], events: &mut Vec<Event>) -> Result<(), Breach> {
        let card = self.card_shown(place)?;
        let asked = card.face().walls.ok_or(Breach::NotABuildCard)?;
        let mut stock = self.stock;
        for (asked, used) in asked.into_iter().zip(walls) {
            if used != asked && stock.count(asked) > 0 {
                return Err(Breach::WrongWall { asked, used });
            }
            stock = stock.without(used).ok_or(Breach::WallOutOfStock { wall: used })?;
        }
        if self.tower.is_complete() {
            return Err(Breach::NoFloorLeft);
        }
        if self.setup.play == Play::OnScreen {
            self.phase = Phase::Building { card: place, walls };
            events.push(Event::StoreyTaken { seat: self.current, walls });
            return Ok(());
        }
        self.finish_storey(place, walls, events)
    }

    /// The floor lies on its walls.
    pub(super) fn finish_storey(
        &mut self,
        place: u8,
        walls: [Wall; 2],
        events: &mut Vec<Event>,
    ) -> Result<(), Breach> {
        let card = self.shown.get(usize::from(place)).copied().flatten();
        let card = card.ok_or(Breach::NoSuchCard { card: place })?;
        let asked = card.face().walls.ok_or(Breach::NotABuildCard)?;
        let mut stock = self.stock;
        for wall in walls {
            stock = stock.without(wall).ok_or(Breach::WallOutOfStock { wall })?;
        }
        let floor = self.tower.raise(walls).ok_or(Breach::NoFloorLeft)?;
        self.stock = stock;
        self.begin_act();
        let seat = self.current;
        events.push(Event::CardPlayed { seat, card });
        events.push(Event::FloorRaised { seat, floor, walls, asked });
        self.replace_card(place, card, events);
        self.phase = self.phase_after_card();
        Ok(())
    }

    /// « Placez un chat Nakama de la couleur correspondante », or of any. « une couleur qui n'est plus en réserve »:
    /// one from the tower, which goes to another floor.
    fn take_cat(&mut self, place: u8, cat: Nakama, events: &mut Vec<Event>) -> Result<(), Breach> {
        let card = self.card_shown(place)?;
        let offer = card.face().cat.ok_or(Breach::NotACatCard)?;
        if !cat.exists() {
            return Err(Breach::NoSuchCat { cat });
        }
        let colour = cat.colour();
        if !offer.allows(colour) {
            return Err(Breach::WrongColour { colour });
        }
        let first = self.layout.first_in_reserve(colour);
        if first.is_some_and(|first| first != cat) {
            return Err(Breach::TakeFromReserve { colour });
        }
        if first.is_none() && !self.has_another_floor() {
            return Err(Breach::NoOtherFloor);
        }
        let from = self.layout.lift(cat);
        if from.is_some() {
            self.begin_act();
        }
        self.phase = Phase::Placing { card: place, cat, from: from.map(|from| from.floor) };
        events.push(Event::CatTaken { seat: self.current, cat, from });
        self.take_from_world(cat);
        Ok(())
    }

    fn put_cat(&mut self, to: Place, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Placing { card: place, cat, from } = self.phase else {
            return Err(self.not_now(Breach::NoCatInHand));
        };
        self.check_place(to)?;
        if from == Some(to.floor) {
            return Err(Breach::SameFloor);
        }
        let to = self.layout.put(cat, to);
        self.finish_placing(place, cat, to, events)
    }

    /// The cat stands where it was put.
    pub(super) fn finish_placing(
        &mut self,
        place: u8,
        cat: Nakama,
        to: Spot,
        events: &mut Vec<Event>,
    ) -> Result<(), Breach> {
        let card = self.shown.get(usize::from(place)).copied().flatten();
        let card = card.ok_or(Breach::NoSuchCard { card: place })?;
        let seat = self.current;
        self.begin_act();
        events.push(Event::CardPlayed { seat, card });
        events.push(Event::CatPlaced { seat, cat, to });
        self.replace_card(place, card, events);
        let stroke = card.face().cat.is_some_and(|offer| offer.stroke);
        self.phase = if stroke { Phase::Stroke(cat) } else { self.phase_after_card() };
        Ok(())
    }

    /// Nothing shown can be played: a card goes, so that another comes.
    fn forgo(&mut self, place: u8, events: &mut Vec<Event>) -> Result<(), Breach> {
        let card = self.card_shown(place)?;
        if self.can_play_something() {
            return Err(Breach::CardCanBePlayed);
        }
        self.discard_unplayed(place, card, events);
        Ok(())
    }

    /// The card goes, and another comes.
    pub(super) fn discard_unplayed(&mut self, place: u8, card: ActionCard, events: &mut Vec<Event>) {
        events.push(Event::CardForgone { seat: self.current, card });
        self.replace_card(place, card, events);
        self.phase = self.phase_after_card();
    }

    pub(super) fn has_another_floor(&self) -> bool {
        self.tower.height() > 1
    }

    pub(super) fn can_play_something(&self) -> bool {
        self.shown.iter().flatten().any(|card| {
            let face = card.face();
            let can_build = face.walls.is_some() && !self.tower.is_complete();
            let is_there =
                |colour| self.layout.first_in_reserve(colour).is_some() || self.has_another_floor();
            let has_cat = |offer: CatOffer| {
                Colour::ALL.into_iter().any(|colour| offer.allows(colour) && is_there(colour))
            };
            can_build || face.cat.is_some_and(has_cat)
        })
    }

    /// « Défaussez la carte Action jouée, puis piochez-en une nouvelle ».
    fn replace_card(&mut self, place: u8, played: ActionCard, events: &mut Vec<Event>) {
        let drawn = self.actions.exchange(played, &mut self.stream);
        if drawn.reshuffled > 0 {
            events.push(Event::ActionsReshuffled { cards: drawn.reshuffled });
        }
        if let Some(shown) = self.shown.get_mut(usize::from(place)) {
            *shown = Some(drawn.card);
        }
        events.push(Event::ActionShown { place, card: drawn.card });
    }

    pub(super) fn phase_after_card(&self) -> Phase {
        match self.setup.mode {
            Mode::Together => Phase::Mission,
            Mode::Competitive => Phase::Interact,
        }
    }

    /// « Touchez-le légèrement du doigt ».
    fn stroke(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Stroke(cat) = self.phase else { return Err(Breach::NothingToStroke) };
        self.begin_act();
        events.push(Event::CatStroked { seat: self.current, cat });
        self.phase = self.phase_after_card();
        Ok(())
    }

    /// « 2 Interagir avec des chats ».
    fn move_cat(&mut self, cat: Nakama, to: Place, events: &mut Vec<Event>) -> Result<(), Breach> {
        if self.setup.mode != Mode::Competitive {
            return Err(Breach::CompetitiveOnly);
        }
        if self.phase != Phase::Interact {
            return Err(self.not_now(Breach::MoveIsOver));
        }
        let seat = self.current;
        let own_floor = self.climber(seat).floor;
        let from = self.layout.spot(cat).filter(|from| from.floor == own_floor);
        let from = from.ok_or(Breach::CatNotOnYourFloor)?;
        self.check_place(to)?;
        if to.floor <= own_floor {
            return Err(Breach::NotHigher);
        }
        let to = self.layout.put(cat, to);
        self.begin_act();
        events.push(Event::CatMoved { seat, cat, from, to });
        self.moved = true;
        self.phase = Phase::Mission;
        Ok(())
    }

    fn end_turn(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !matches!(self.phase, Phase::Interact | Phase::Mission | Phase::Done) {
            return Err(self.not_now(Breach::PlayACardFirst));
        }
        self.begin_act();
        self.moved = false;
        self.current = self.current.left(self.setup.players);
        self.phase = Phase::Card;
        events.push(Event::TurnPassed { to: self.current });
        Ok(())
    }

    /// « Vous pouvez continuer la partie en cours »: or not.
    fn stop_here(&mut self, events: &mut Vec<Event>) -> Result<(), Breach> {
        if !self.can_stop() {
            return Err(Breach::CannotStopNow);
        }
        self.end(Ending::Stopped, events);
        Ok(())
    }

    /// « Vous pouvez continuer la partie »: may the players stop with the steps they have?
    #[must_use]
    pub fn can_stop(&self) -> bool {
        self.setup.mode == Mode::Together
            && self.phase == Phase::Card
            && highest_step(self.climber(self.current).best).is_some()
    }

    pub(super) fn end(&mut self, ending: Ending, events: &mut Vec<Event>) {
        self.phase = Phase::Over(ending);
        events.push(Event::Ended { ending });
    }
}
