//! Every game through the conformance kit.

use empile_tests::conformance;

conformance!(abquetschen, empile_games::pyramid::abquetschen::Abquetschen);
conformance!(pile_poils, empile_games::pile_poils::PilePoils);
conformance!(wurfelmarsch, empile_games::pyramid::wurfelmarsch::Wurfelmarsch);
