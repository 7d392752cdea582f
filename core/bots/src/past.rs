use empile_games::contract::{Entry, Game, Record, Seat, Viewer};

/// What a seat has seen of a match, oldest first: the table at the beginning and after each entry. People remember some
/// of it, and so may a robot.
pub(crate) fn views<G: Game>(past: &Record<G>, seat: Seat) -> Vec<G::View> {
    let Ok(mut game) = G::start(&past.setup, past.seed) else { return Vec::new() };
    let viewer = Viewer::Seat(seat);
    let mut views = vec![game.observe(viewer)];
    let mut events = Vec::new();
    for entry in &past.entries {
        events.clear();
        let entered = match entry {
            Entry::Act { seat, action, at } => game.apply(*seat, action, *at, &mut events),
            Entry::Clock { at } => game.advance(*at, &mut events),
        };
        // A record of a match under way always replays.
        if entered.is_err() {
            break;
        }
        views.push(game.observe(viewer));
    }
    views
}
