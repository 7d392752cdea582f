//! How each game plugs into the kit.

mod abquetschen;
mod bunte_kuh;
mod cui_bono;
mod dice_box;
mod eintrichtern;
mod neko_tower;
mod pile_poils;
mod pilo_pilo;
mod raffzahn;
mod teckels;
mod wurfelmarsch;

use empile_games::GameId;

use crate::{bunte_kuh_hands, pilo_pilo_hands, raffzahn_hands, reach::Reflexes, teckels_pack};

/// Hands the list of games to a macro: a name, the game's id and its type, one line each. It is the one list of the
/// tests that need to know types.
#[macro_export]
macro_rules! every_game {
    ($with:ident) => {
        $with! {
            pile_poils: PilePoils, empile_games::pile_poils::PilePoils;
            pilo_pilo: PiloPilo, empile_games::pilo_pilo::PiloPilo;
            teckels: Teckels, empile_games::teckels::Teckels;
            neko_tower: NekoTower, empile_games::neko_tower::Neko;
            abquetschen: Abquetschen, empile_games::abquetschen::Abquetschen;
            raffzahn: Raffzahn, empile_games::raffzahn::Raffzahn;
            bunte_kuh: BunteKuh, empile_games::bunte_kuh::BunteKuh;
            cui_bono: CuiBono, empile_games::cui_bono::CuiBono;
            eintrichtern: Eintrichtern, empile_games::eintrichtern::Eintrichtern;
            wurfelmarsch: Wurfelmarsch, empile_games::wurfelmarsch::Wurfelmarsch;
        }
    };
}

/// The games at which everyone plays at once, one line each.
pub const REFLEXES: &[Reflexes] = &[
    Reflexes { game: GameId::PiloPilo, tables: pilo_pilo_hands::tables, reaches: pilo_pilo_hands::reaches },
    Reflexes { game: GameId::Raffzahn, tables: raffzahn_hands::tables, reaches: raffzahn_hands::tried },
    Reflexes { game: GameId::BunteKuh, tables: bunte_kuh_hands::tables, reaches: bunte_kuh_hands::tried },
    Reflexes { game: GameId::Teckels, tables: teckels_pack::tables, reaches: teckels_pack::tried },
];

#[cfg(test)]
mod tests {
    use empile_games::GameId;

    use crate::kit::Conforming;

    #[test]
    fn every_game_of_the_shelf_is_plugged_in() {
        macro_rules! ids {
            ($($name:ident: $id:ident, $game:ty;)+) => {
                [$((GameId::$id, <$game>::SLUG),)+]
            };
        }
        let plugged = every_game!(ids);
        assert!(plugged.iter().all(|(game, slug)| game.slug() == *slug), "{plugged:?}");
        assert!(plugged.iter().map(|(game, _)| game).eq(GameId::ALL), "{plugged:?}");
    }
}
