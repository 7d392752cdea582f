//! Every game through the conformance kit.

use empile_tests::conformance;

conformance!(abquetschen, empile_games::pyramid::abquetschen::Abquetschen);
conformance!(pile_poils, empile_games::pile_poils::PilePoils);
conformance!(pilo_pilo, empile_games::pilo_pilo::PiloPilo);
conformance!(teckels, empile_games::teckels::Teckels);
conformance!(wurfelmarsch, empile_games::pyramid::wurfelmarsch::Wurfelmarsch);
conformance!(neko_tower, empile_games::neko::Neko);
