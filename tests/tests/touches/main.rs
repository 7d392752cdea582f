//! Every board played through touches alone, to the end of its match.

mod abquetschen;
mod bunte_kuh;
mod cui_bono;
mod eintrichtern;
mod neko_tower;
mod neko_tower_on_screen;
mod pile_poils;
mod pilo_pilo;
mod raffzahn;
mod reflex_under_load;
mod sheet_of_ways;
mod since;
mod teckels;
mod unusable;
mod wurfelmarsch;
