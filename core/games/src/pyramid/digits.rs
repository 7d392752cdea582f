//! Cells and dice are written as the three digits that people say.

/// Writes a type as three digits and reads it back: `$digits` gives them, `$from_digits` takes them or refuses.
macro_rules! written_in_three_digits {
    ($type:ty, $error:ident, $digits:path, $from_digits:path) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let [u, v, w] = $digits(*self);
                write!(f, "{u}{v}{w}")
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $type {
            type Err = $error;

            fn from_str(text: &str) -> Result<$type, $error> {
                let digits: Option<[u8; 3]> = text.as_bytes().try_into().ok();
                let digits = digits.map(|digits| digits.map(|digit| digit.wrapping_sub(b'0')));
                digits.and_then($from_digits).ok_or_else(|| $error(text.to_owned()))
            }
        }

        impl TryFrom<String> for $type {
            type Error = $error;

            fn try_from(text: String) -> Result<$type, $error> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(written: $type) -> String {
                written.to_string()
            }
        }
    };
}

pub(super) use written_in_three_digits;
