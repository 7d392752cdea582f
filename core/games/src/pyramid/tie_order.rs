use serde::{Deserialize, Serialize};

use crate::contract::{Millis, Seat, Stream};

const MOST_PLAYERS: usize = 8;

/// Who is first among hands of the same millisecond. Drawn before any hand moves, so that it cannot depend on the
/// order in which touches arrive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TieOrder([u8; MOST_PLAYERS]);

impl TieOrder {
    /// A new order, each as likely as any other.
    pub(crate) fn draw(stream: &mut Stream) -> TieOrder {
        let mut ranks = std::array::from_fn(|index| index as u8);
        stream.shuffle(&mut ranks);
        TieOrder(ranks)
    }

    /// Is the first hand before the second?
    pub(crate) fn is_before(self, first: (Millis, Seat), second: (Millis, Seat)) -> bool {
        let key = |(at, seat): (Millis, Seat)| (at, self.0.get(seat.index()).copied());
        key(first) < key(second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Seed;

    #[test]
    fn the_earlier_stamp_is_first_and_equal_stamps_have_one_first_either_way_round() {
        let order = TieOrder::draw(&mut Stream::new(Seed(1)));
        assert!(order.is_before((1, Seat(0)), (2, Seat(1))) && order.is_before((1, Seat(1)), (2, Seat(0))));
        for (a, b) in [(0, 1), (3, 5), (7, 2)].map(|(a, b)| ((9, Seat(a)), (9, Seat(b)))) {
            assert_ne!(order.is_before(a, b), order.is_before(b, a));
        }
        assert!(!order.is_before((4, Seat(2)), (4, Seat(2))));
    }

    #[test]
    fn every_seat_wins_ties_about_as_often() {
        let mut stream = Stream::new(Seed(2));
        let wins =
            (0..1_000).filter(|_| TieOrder::draw(&mut stream).is_before((0, Seat(0)), (0, Seat(1)))).count();
        assert!((440..560).contains(&wins), "{wins} of 1,000");
    }
}
