/// Writes down, rule by rule, which breaches of an enum break it and what a message about each is called. The fields named
/// are the facts of the message, each under its own name or, after `as`, under another; what is no field follows in
/// brackets. What else a breach knows of itself comes last.
macro_rules! breaches {
    ($breach:ident { $($rule:literal {
        $($variant:ident $({ $($field:ident $(as $fact:ident)?),+ })? => $code:literal
            $([$($known:ident = $value:expr),+])?,)+
    })+ } $($more:tt)*) => {
        impl $crate::contract::Breach for $breach {
            fn code(&self) -> &'static str {
                match self { $($($breach::$variant { .. } => $code,)+)+ }
            }

            fn rule(&self) -> &'static str {
                match self { $($($breach::$variant { .. })|+ => $rule,)+ }
            }

            #[allow(clippy::match_same_arms, reason = "most messages need no fact")]
            fn facts(&self) -> Vec<(&'static str, $crate::contract::Fact)> {
                match self {
                    $($($breach::$variant { $($($field,)+)? .. } => vec![
                        $($((breaches!(@name $field $($fact)?), $crate::contract::Fact::from(*$field)),)+)?
                        $($((stringify!($known), $crate::contract::Fact::from($value)),)+)?
                    ],)+)+
                }
            }

            $($more)*
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $fact:ident) => { stringify!($fact) };
}

pub(crate) use breaches;
