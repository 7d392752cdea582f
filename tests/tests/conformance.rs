//! Every game through the conformance kit.

use empile_tests::conformance;

conformance!(pile_poils, empile_games::pile_poils::PilePoils);
conformance!(raffzahn, empile_games::raffzahn::Raffzahn);
conformance!(bunte_kuh, empile_games::bunte_kuh::BunteKuh);
conformance!(cui_bono, empile_games::cui_bono::CuiBono);
conformance!(eintrichtern, empile_games::eintrichtern::Eintrichtern);
