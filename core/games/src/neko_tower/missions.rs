//! « Valider une carte Mission », and in competition « Renouveler une Mission ».

use super::{
    Breach, Claim, Event, Evidence, Mission, MissionCard, Mode, Neko, Phase, Play, STEPS, company::Seen,
    state::MISSIONS_EACH,
};

impl Neko {
    fn mission_at(&self, place: u8) -> Result<MissionCard, Breach> {
        let missions = self.climber(self.current).missions;
        let mission = missions.get(usize::from(place)).copied().flatten();
        mission.ok_or(Breach::NoSuchMission { mission: place })
    }

    /// The missions the player may validate now, place by place.
    pub(super) fn own_missions(&self) -> impl Iterator<Item = (u8, Mission)> {
        let missions = self.climber(self.current).missions;
        (0u8..).zip(missions).filter_map(|(place, card)| Some((place, card?.mission())))
    }

    /// « Seuls les chats Nakama placés sur l'étage au-dessus »; in competition « sur n'importe quel étage au-dessus ».
    pub(super) fn mission_floors(&self) -> std::ops::RangeInclusive<u8> {
        let above = self.climber(self.current).floor + 1;
        match self.setup.mode {
            Mode::Together => above..=above.min(self.tower.height()),
            Mode::Competitive => above..=self.tower.height(),
        }
    }

    pub(super) fn is_denied(&self, place: u8, floor: u8) -> bool {
        self.denied.get(usize::from(place)).is_some_and(|floors| floors >> floor & 1 == 1)
    }

    fn check_mission_phase(&self) -> Result<(), Breach> {
        if matches!(self.phase, Phase::Interact | Phase::Mission) {
            Ok(())
        } else {
            Err(self.not_now(Breach::MissionIsOver))
        }
    }

    /// « Valider une carte Mission »: derived from the record; on a real table the players look as well.
    pub(super) fn validate(&mut self, claim: Claim, events: &mut Vec<Event>) -> Result<(), Breach> {
        self.check_mission_phase()?;
        let card = self.mission_at(claim.mission)?;
        let floor = claim.floor;
        if !self.tower.has_floor(floor) {
            return Err(Breach::NoSuchFloor { floor, height: self.tower.height() });
        }
        if !self.mission_floors().contains(&floor) {
            return Err(Breach::WrongMissionFloor { floor });
        }
        let most = card.mission().climb();
        if !(1..=most).contains(&claim.climb) {
            return Err(Breach::WrongClimb { asked: claim.climb, most });
        }
        if self.is_denied(claim.mission, floor) {
            return Err(Breach::AlreadyDenied);
        }
        let cats = self.evidence(card.mission(), floor).ok_or(Breach::MissionNotFulfilled { floor })?;
        match self.setup.play {
            Play::Companion => {
                self.phase = Phase::Confirming(claim);
                events.push(Event::MissionClaimed { seat: self.current, mission: card, floor, cats });
            }
            Play::OnScreen => {
                self.count_validated(claim, card, cats, events);
                let to =
                    self.climber(self.current).floor.saturating_add(claim.climb).min(self.tower.height());
                self.phase = Phase::Climbing { claim, to };
            }
        }
        Ok(())
    }

    /// The cats of this floor that fulfil it, as the players recorded them or as the simulation found them.
    pub(super) fn evidence(&self, mission: Mission, floor: u8) -> Option<Evidence> {
        match self.world() {
            None => mission.evidence(&self.layout, floor),
            Some(world) => mission.evidence(&Seen { layout: &self.layout, world }, floor),
        }
    }

    pub(super) fn is_fulfilled(&self, mission: Mission, floor: u8) -> bool {
        match self.world() {
            None => mission.holds(&self.layout, floor),
            Some(world) => mission.holds(&Seen { layout: &self.layout, world }, floor),
        }
    }

    /// What the app cannot see: do they really touch, does the one really stand on the other?
    pub(super) fn confirm(&mut self, holds: bool, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Phase::Confirming(claim) = self.phase else { return Err(Breach::NothingToConfirm) };
        let card = self.mission_at(claim.mission)?;
        if holds {
            let evidence = self.evidence(card.mission(), claim.floor);
            let cats = evidence.ok_or(Breach::MissionNotFulfilled { floor: claim.floor })?;
            self.fulfil(claim, card, cats, events);
            return Ok(());
        }
        if let Some(floors) = self.denied.get_mut(usize::from(claim.mission)) {
            *floors |= 1 << claim.floor;
        }
        // Nothing was done: whoever could still move a cat still can.
        self.phase = if self.moved { Phase::Mission } else { self.phase_after_card() };
        events.push(Event::ClaimDenied { seat: self.current, mission: card, floor: claim.floor });
        Ok(())
    }

    fn count_validated(&mut self, claim: Claim, card: MissionCard, cats: Evidence, events: &mut Vec<Event>) {
        let seat = self.current;
        self.begin_act();
        events.push(Event::MissionValidated { seat, mission: card, floor: claim.floor, cats });
        if let Some(validated) = self.validated.get_mut(seat.index()) {
            *validated += 1;
        }
    }

    fn fulfil(&mut self, claim: Claim, card: MissionCard, cats: Evidence, events: &mut Vec<Event>) {
        self.count_validated(claim, card, cats, events);
        let to = self.climber(self.current).floor.saturating_add(claim.climb);
        self.climb_and_draw(claim, card, to, events);
    }

    /// On the screen: the cat was carried up and stands there.
    pub(super) fn finish_climb(
        &mut self,
        claim: Claim,
        to: u8,
        events: &mut Vec<Event>,
    ) -> Result<(), Breach> {
        let card = self.mission_at(claim.mission)?;
        self.begin_act();
        self.climb_and_draw(claim, card, to, events);
        Ok(())
    }

    fn climb_and_draw(&mut self, claim: Claim, card: MissionCard, to: u8, events: &mut Vec<Event>) {
        self.climb(to, claim.climb, events);
        self.replace_mission(claim.mission, card, events);
        self.phase = Phase::Done;
        if let Some(ending) = self.ending_at_the_top() {
            self.end(ending, events);
        }
    }

    /// The mission goes without a climb.
    pub(super) fn spend_mission(&mut self, claim: Claim, events: &mut Vec<Event>) -> Result<(), Breach> {
        let card = self.mission_at(claim.mission)?;
        self.replace_mission(claim.mission, card, events);
        self.phase = Phase::Done;
        Ok(())
    }

    /// « Que faire si l'on doit placer Neko sur un étage qui n'existe pas ? »: he stops at the top floor.
    fn climb(&mut self, to: u8, asked: u8, events: &mut Vec<Event>) {
        let (seat, height, mode) = (self.current, self.tower.height(), self.setup.mode);
        let index = self.climber_index(seat);
        let Some(climber) = self.climbers.get_mut(index) else { return };
        let (from, best) = (climber.floor, climber.best);
        climber.floor = to.min(height);
        climber.best = best.max(climber.floor);
        let to = climber.floor;
        events.push(Event::Climbed { seat, from, to, asked });
        if mode == Mode::Together {
            let reached = STEPS.into_iter().filter(|step| (best + 1..=to).contains(step));
            events.extend(reached.map(|step| Event::StepReached { step }));
        }
    }

    /// « Renouveler une Mission ».
    pub(super) fn renew(&mut self, place: u8, events: &mut Vec<Event>) -> Result<(), Breach> {
        if self.setup.mode != Mode::Competitive {
            return Err(Breach::CompetitiveOnly);
        }
        self.check_mission_phase()?;
        let card = self.mission_at(place)?;
        events.push(Event::MissionRenewed { seat: self.current, mission: card });
        self.replace_mission(place, card, events);
        self.phase = Phase::Done;
        Ok(())
    }

    /// « Défaussez la carte Mission jouée, puis piochez-en une nouvelle ».
    fn replace_mission(&mut self, place: u8, played: MissionCard, events: &mut Vec<Event>) {
        let seat = self.current;
        let drawn = self.missions.exchange(played, &mut self.stream);
        if drawn.reshuffled > 0 {
            events.push(Event::MissionsReshuffled { cards: drawn.reshuffled });
        }
        let index = self.climber_index(seat);
        let missions: Option<&mut [_; MISSIONS_EACH]> = self.climbers.get_mut(index).map(|c| &mut c.missions);
        if let Some(mission) = missions.and_then(|missions| missions.get_mut(usize::from(place))) {
            *mission = Some(drawn.card);
        }
        let lies_open = self.setup.mode == Mode::Together;
        events.push(Event::MissionDrawn { seat, place, mission: lies_open.then_some(drawn.card) });
    }
}
