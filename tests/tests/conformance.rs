//! Every game through the conformance kit.

use empile_tests::conformance;

conformance!(abquetschen, empile_games::abquetschen::Abquetschen);
conformance!(pile_poils, empile_games::pile_poils::PilePoils);
conformance!(pilo_pilo, empile_games::pilo_pilo::PiloPilo);
conformance!(teckels, empile_games::teckels::Teckels);
conformance!(wurfelmarsch, empile_games::wurfelmarsch::Wurfelmarsch);
conformance!(neko_tower, empile_games::neko::Neko);
conformance!(raffzahn, empile_games::raffzahn::Raffzahn);
conformance!(bunte_kuh, empile_games::bunte_kuh::BunteKuh);
conformance!(cui_bono, empile_games::cui_bono::CuiBono);
conformance!(eintrichtern, empile_games::eintrichtern::Eintrichtern);
