//! Who of an earlier table sits down again.

use empile_bots::neko_tower::can_reach;
use empile_campaign::{PlayerId, Reader};
use empile_games::GameId;

use crate::{Empile, EmpileError};

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Those of an earlier table, by their ids, who can sit down to this game, as they sat: people first where there is not
    /// room for all, robots only beside a person. Whoever was put aside since, or is of another log, is left out.
    pub fn seats_again(&self, game: GameId, earlier: Vec<String>) -> Result<Vec<PlayerId>, EmpileError> {
        let mut here: Vec<PlayerId> = self.players()?.into_iter().map(|player| player.id).collect();
        // Guests go with the match, and those of an evening with the evening.
        let on = self.read_log(Reader::evening_on)?;
        here.extend(on.into_iter().flat_map(|evening| evening.people).filter(|came| came.is_guest()));
        let mut known: Vec<PlayerId> = Vec::new();
        for id in earlier.iter().filter_map(|id| id.parse().ok()) {
            if (here.contains(&id) || id.is_robot()) && !known.contains(&id) {
                known.push(id);
            }
        }
        let most = usize::from(*game.descriptor().players.end());
        let people: Vec<PlayerId> = known.iter().copied().filter(|id| !id.is_robot()).take(most).collect();
        let room = usize::from(self.most_robots(game)).min(most - people.len());
        // Whoever wants a robot at another table than the usual one says so.
        let is_reached = can_reach(&game.usual_setup(*game.descriptor().players.end()));
        let room = if people.is_empty() || !is_reached { 0 } else { room };
        let robots: Vec<PlayerId> = known.iter().copied().filter(|id| id.is_robot()).take(room).collect();
        known.retain(|id| people.contains(id) || robots.contains(id));
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RobotInfo;

    fn table() -> (Empile, Vec<PlayerId>, Vec<PlayerId>) {
        let app = Empile::open_in_memory("fr").unwrap();
        let people = (0..5).map(|number| app.add_player(format!("P{number}"), number).unwrap().id).collect();
        let robots =
            app.robots().unwrap().iter().filter_map(RobotInfo::usual).map(|robot| robot.id).collect();
        (app, people, robots)
    }

    fn again(app: &Empile, game: GameId, earlier: &[PlayerId]) -> Vec<PlayerId> {
        app.seats_again(game, earlier.iter().map(PlayerId::to_string).collect()).unwrap()
    }

    #[test]
    fn whoever_was_put_aside_does_not_stay_seated() {
        let (app, people, robots) = table();
        let earlier = [people[1], robots[0], people[0]];
        assert_eq!(again(&app, GameId::PilePoils, &earlier), earlier);
        app.archive_player(people[1]).unwrap();
        assert_eq!(again(&app, GameId::PilePoils, &earlier), [robots[0], people[0]]);
        app.archive_player(people[0]).unwrap();
        assert_eq!(again(&app, GameId::PilePoils, &earlier), [], "robots do not play alone");
    }

    #[test]
    fn people_come_first_where_there_is_not_room_for_all() {
        let (app, people, robots) = table();
        let earlier = [robots[0], people[0], people[1], people[2], people[3], people[4]];
        assert_eq!(again(&app, GameId::PilePoils, &earlier), people[..4]);
        assert_eq!(
            again(&app, GameId::NekoTower, &[people[0], robots[0]]),
            [people[0]],
            "it is the real tower"
        );
    }

    #[test]
    fn strangers_and_somebody_named_twice_sit_at_most_once() {
        let (app, people, _) = table();
        let stranger = "01890a5d-ac96-774b-bcce-b302099a8057".to_owned();
        let earlier = [people[0].to_string(), stranger, "nobody".into(), people[0].to_string()];
        assert_eq!(app.seats_again(GameId::PilePoils, earlier.into()).unwrap(), [people[0]]);
    }
}
