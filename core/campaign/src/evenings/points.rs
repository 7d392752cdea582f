//! The one table of points for places.

use empile_games::GameId;

use crate::{PlayerId, ResultPlace};

/// What a place is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacePoints {
    /// Who.
    pub player: PlayerId,
    /// Among people: 1 is best.
    pub place: u32,
    /// Points for it.
    pub points: u32,
}

/// The first of so many people has so many points, the last one point, and everybody between one more than the next. Whoever shares a
/// place has the points of that place, as a shared rank is the better one. Whoever loses together is last together; where nobody can
/// lose together, one rank without a victory is a draw.
///
/// Robots hold no place: people behind them move up. One person alone plays for no points.
#[must_use]
pub fn place_points(game: GameId, places: &[ResultPlace]) -> Vec<PlacePoints> {
    let people: Vec<&ResultPlace> = places.iter().filter(|place| !place.player.is_robot()).collect();
    if people.len() < 2 {
        return Vec::new();
    }
    let all_lost = game.descriptor().co_operative
        && people.iter().all(|place| place.place.rank == people[0].place.rank && !place.place.won);
    let worth = |seat: &&ResultPlace| {
        let ahead = people.iter().filter(|other| other.place.rank < seat.place.rank).count();
        let ahead = if all_lost { people.len() - 1 } else { ahead };
        PlacePoints { player: seat.player, place: ahead as u32 + 1, points: (people.len() - ahead) as u32 }
    };
    people.iter().map(worth).collect()
}

#[cfg(test)]
mod tests {
    use empile_games::contract::Place;
    use uuid::Uuid;

    use super::*;
    use crate::ROBOTS;

    fn given(game: GameId, ranks: &[(u8, bool)]) -> Vec<PlacePoints> {
        let seats: Vec<ResultPlace> = (1..)
            .zip(ranks)
            .map(|(id, (rank, won))| ResultPlace {
                player: Uuid::from_u128(id).into(),
                place: Place { rank: *rank, won: *won, score: 0, measures: vec![] },
            })
            .collect();
        place_points(game, &seats)
    }

    fn points(ranks: &[(u8, bool)]) -> Vec<u32> {
        given(GameId::NekoTower, ranks).iter().map(|given| given.points).collect()
    }

    #[test]
    fn the_first_has_as_many_points_as_people_sat_and_every_place_one_less() {
        assert_eq!(points(&[(1, true), (2, false), (3, false), (4, false)]), [4, 3, 2, 1]);
        assert_eq!(points(&[(2, false), (1, true)]), [1, 2]);
    }

    #[test]
    fn whoever_shares_a_place_has_the_points_of_that_place() {
        assert_eq!(points(&[(1, true), (1, true), (3, false)]), [3, 3, 1]);
        assert_eq!(points(&[(1, true), (2, false), (2, false)]), [3, 2, 2]);
    }

    #[test]
    fn whoever_wins_together_has_all_points_and_whoever_loses_together_one() {
        assert_eq!(points(&[(1, true); 3]), [3, 3, 3]);
        assert_eq!(points(&[(1, false); 3]), [1, 1, 1]);
        assert!(
            given(GameId::NekoTower, &[(1, false); 3]).iter().all(|given| given.place == 3),
            "nobody was first"
        );
    }

    #[test]
    fn a_draw_where_nobody_loses_together_is_a_shared_first_place() {
        let drawn = given(GameId::Wurfelmarsch, &[(1, false), (1, false)]);
        assert_eq!(
            drawn.iter().map(|given| (given.place, given.points)).collect::<Vec<_>>(),
            [(1, 2), (1, 2)]
        );
    }

    #[test]
    fn robots_hold_no_place_and_nobody_plays_alone_for_points() {
        let seat = |player, rank| ResultPlace {
            player,
            place: Place { rank, won: rank == 1, score: 0, measures: vec![] },
        };
        let [ada, bob] = [1, 2].map(|id| PlayerId::from(Uuid::from_u128(id)));
        let given = place_points(GameId::PilePoils, &[seat(ROBOTS[0].id, 1), seat(ada, 3), seat(bob, 2)]);
        assert_eq!(given.iter().map(|it| (it.player, it.points)).collect::<Vec<_>>(), [(ada, 1), (bob, 2)]);
        assert_eq!(place_points(GameId::PilePoils, &[seat(ada, 1)]), []);
    }
}
