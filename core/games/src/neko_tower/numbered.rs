/// The cards of a box, known and written down by their numbers from 0.
macro_rules! numbered_cards {
    ($card:ident, $count:ident, $otherwise:literal) => {
        impl $card {
            /// Every card of the box.
            pub fn all() -> impl Iterator<Item = $card> {
                (0..$count).map($card)
            }
        }

        impl TryFrom<u8> for $card {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<$card, &'static str> {
                if number < $count { Ok($card(number)) } else { Err($otherwise) }
            }
        }

        impl From<$card> for u8 {
            fn from(card: $card) -> u8 {
                card.0
            }
        }
    };
}

pub(super) use numbered_cards;
