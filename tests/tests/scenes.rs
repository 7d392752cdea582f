//! Every telling moment of every board, on every screen: what was drawn yesterday is drawn today, everything can be
//! read and hit, and nothing is told by colour alone.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    path::PathBuf,
    sync::LazyLock,
};

use empile_reference::{Language, Lexicon};
use empile_stage::{Art, Node, NodeId, PathStep, Reach, Role, Scene, Surface, TextBox, Theme};
use empile_tests::{
    gallery::{self, SCREENS},
    ground::{hidden, inks_below_text, outline, seen, spots_of_line},
    hands::Screen,
};

/// What WCAG asks of text.
const READABLE: f64 = 4.5;
/// Fingers tell apart what is further apart than this: the nearest middle wins.
const CLOSEST: f32 = 18.0;
/// A shadow may touch the edge of the screen.
const SHADOW: f32 = 0.5;
/// In front of everything, between somebody's fingers.
const IN_HAND: u8 = u8::MAX;
const LARGE_TEXT: f32 = 2.0;

struct Shot {
    name: String,
    text_scale: f32,
    players: u8,
    scene: Scene,
}

/// Every number of players of every game on every screen; full tables with large text too.
static SHOTS: LazyLock<Vec<Shot>> = LazyLock::new(|| {
    let mut shots = Vec::new();
    for album in gallery::all() {
        let (fewest, most) = album.players;
        let tables = (fewest..=most).map(|players| (players, 1.0)).chain([(most, LARGE_TEXT)]);
        for surface in SCREENS {
            for (players, text_scale) in tables.clone() {
                let screen = Screen { surface, text_scale };
                shots.extend((album.states)(players, screen).into_iter().map(|(state, scene)| {
                    let Surface { width, height } = surface;
                    let slug = album.game.slug();
                    let name = format!("{slug} {state}, {players} at {width}×{height}, text ×{text_scale}");
                    Shot { name, text_scale, players, scene }
                }));
            }
        }
    }
    shots
});

/// Says all that is wrong at once, each thing once.
fn assert_none(wrong: &BTreeMap<String, String>) {
    let told: Vec<String> = wrong.iter().map(|(what, wher)| format!("{what}   [{wher}]")).collect();
    assert!(told.is_empty(), "{} things:\n{}", told.len(), told.join("\n"));
}

fn texts(scene: &Scene) -> impl Iterator<Item = (usize, &Node, &TextBox)> {
    scene.nodes.iter().enumerate().filter_map(|(index, node)| Some((index, node, node.text.as_ref()?)))
}

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language).expect("sound texts")
}

#[test]
fn every_scene_is_as_it_was() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden/scenes");
    let phone = SCREENS[1];
    let mut changed = Vec::new();
    let mut files = BTreeSet::new();
    for album in gallery::all() {
        for (state, scene) in (album.states)(album.usual_players(), phone.into()) {
            let told = told(&scene);
            let file = folder.join(format!("{}-{state}.txt", album.game.slug()));
            files.insert(file.clone());
            if env::var("EMPILE_GOLDEN").as_deref() == Ok("write") {
                fs::create_dir_all(&folder).expect("the golden directory can be written");
                fs::write(&file, &told).expect("the golden directory can be written");
            }
            let golden = fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}; EMPILE_GOLDEN=write makes it", file.display()));
            if golden != told {
                let first = golden.lines().zip(told.lines()).find(|(was, is)| was != is);
                changed.push(format!("{}: first at {first:?}", file.display()));
            }
        }
    }
    let there = fs::read_dir(&folder).expect("the golden directory").map(|file| file.expect("a file").path());
    assert_eq!(there.collect::<BTreeSet<_>>(), files, "a snapshot for each moment, and no other");
    assert!(changed.is_empty(), "look at them, then EMPILE_GOLDEN=write:\n{}", changed.join("\n"));
}

/// A line per node: what it is, where, what it shows and says.
fn told(scene: &Scene) -> String {
    let mut told = String::new();
    for node in &scene.nodes {
        let area = node.area;
        let _ = write!(told, "{} {:?}", node.id.0, node.role);
        let _ = write!(told, " {:.0},{:.0} {:.0}×{:.0}", area.x, area.y, area.width, area.height);
        if node.turn != 0.0 {
            let _ = write!(told, " turned {:.0}", node.turn);
        }
        if node.depth != 0 {
            let _ = write!(told, " depth {}", node.depth);
        }
        if node.reach != Reach::Box {
            let _ = write!(told, " {:?}", node.reach);
        }
        if let Some(seat) = node.seat {
            let _ = write!(told, " seat {}", seat.0);
        }
        if let Some(art) = node.art {
            let _ = write!(told, " {art:?}");
        }
        if let Some(text) = &node.text {
            let _ = write!(told, " « {} » {:?} {:.0}", text.words.key, text.ink, text.size);
        }
        if let Some(label) = &node.label {
            let _ = write!(told, " label {}", label.key);
        }
        told.push('\n');
    }
    told
}

#[test]
fn nothing_leaves_the_screen_and_everything_that_can_be_touched_has_a_name() {
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, .. } in SHOTS.iter() {
        let ids: BTreeSet<NodeId> = scene.nodes.iter().map(|node| node.id).collect();
        assert_eq!(ids.len(), scene.nodes.len(), "{name}: every node has its own id");
        for node in &scene.nodes {
            let area = outline(node);
            let is_inside = area.x >= -SHADOW
                && area.y >= -SHADOW
                && area.right() <= scene.surface.width + SHADOW
                && area.bottom() <= scene.surface.height + SHADOW;
            // Somebody may carry a thing off the table; a wedge reaches from there to the edge and beyond.
            if !is_inside && node.depth < IN_HAND && !matches!(node.reach, Reach::Wedge { .. }) {
                wrong.insert(format!("{:?} leaves the screen: {area:?}", node.id), name.clone());
            }
            if node.role.is_touchable() && node.label.is_none() {
                wrong.insert(format!("{:?} has no name", node.id), name.clone());
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn no_two_things_are_taken_for_each_other() {
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, .. } in SHOTS.iter() {
        let touchable: Vec<&Node> = scene.nodes.iter().filter(|node| node.role.is_touchable()).collect();
        for (index, node) in touchable.iter().enumerate() {
            for other in touchable.iter().skip(index + 1) {
                let apart = node.area.distance_to_centre(other.area.centre());
                if apart < CLOSEST && outline(node).overlaps(outline(other)) {
                    wrong.insert(format!("{:?} and {:?}: {apart:.0}", node.id, other.id), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_text_is_read_in_full_in_every_language() {
    let mut wrong = BTreeMap::new();
    for lexicon in Language::ALL.map(lexicon) {
        for Shot { name, scene, text_scale, .. } in SHOTS.iter() {
            for (_, node, text) in texts(scene) {
                let words = lexicon.words(&text.words);
                if node.fitted(text, &words, *text_scale).is_cut {
                    wrong.insert(format!("{:?} « {words} »", node.id), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_text_stands_out_from_what_lies_behind_it_in_every_theme() {
    let lexicon = lexicon(Language::FIRST);
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, text_scale, .. } in SHOTS.iter() {
        for (index, node, text) in texts(scene) {
            let fitted = node.fitted(text, &lexicon.words(&text.words), *text_scale);
            let lines = node.line_areas(text, &fitted).into_iter();
            let spots: Vec<_> = lines.flat_map(|line| spots_of_line(node, line)).collect();
            let mut below = inks_below_text(scene, index, &spots);
            below.dedup();
            for inks in &below {
                for theme in Theme::ALL {
                    let ratio = text.ink.colour(theme).contrast(seen(inks, theme));
                    if ratio < READABLE {
                        let top = inks.last().expect("the table is below everything");
                        let key = text.words.key;
                        let what = format!("{:?} on {top:?} in {theme:?}, « {key} »: {ratio:.1}", text.ink);
                        wrong.insert(what, name.clone());
                    }
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn a_text_is_seen_whole_or_hidden_whole_and_crosses_no_other() {
    let lexicon = lexicon(Language::FIRST);
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, text_scale, .. } in SHOTS.iter() {
        let mut seen_lines = Vec::new();
        for (index, node, text) in texts(scene).filter(|(_, node, _)| node.depth < IN_HAND) {
            let fitted = node.fitted(text, &lexicon.words(&text.words), *text_scale);
            let lines = node.line_areas(text, &fitted);
            let spots: Vec<_> = lines.iter().flat_map(|line| spots_of_line(node, *line)).collect();
            let hidden = hidden(scene, index, &spots);
            if hidden > 0 && hidden < spots.len() {
                wrong.insert(format!("{:?} « {} » is half hidden", node.id, text.words.key), name.clone());
            }
            if hidden == 0 {
                // Letters do not fill the height of their line.
                let of_letters = |line: &empile_stage::Area| line.middle(line.width, line.height * 0.6);
                let turned = lines.iter().map(|line| {
                    let centre = line.centre().turned_around(node.area.centre(), node.turn);
                    let line = of_letters(line);
                    let moved = empile_stage::Area::new(
                        centre.x - line.width / 2.0,
                        centre.y - line.height / 2.0,
                        line.width,
                        line.height,
                    );
                    outline(&Node::place(0, moved, Role::Picture).turned(node.turn))
                });
                seen_lines.extend(turned.map(|line| (node.id, line)));
            }
        }
        for (index, (id, line)) in seen_lines.iter().enumerate() {
            for (other, across) in &seen_lines[index + 1..] {
                if id != other && line.overlaps(*across) {
                    wrong.insert(format!("{id:?} and {other:?} cross"), name.clone());
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn sitters_are_told_apart_by_their_symbol_alone() {
    let size = Surface { width: 48.0, height: 48.0 };
    let symbol = |seat: u8| -> Vec<Vec<PathStep>> {
        Art::Badge { seat }.draw(size).layers.into_iter().map(|layer| layer.path).collect()
    };
    for seat in 0..8 {
        for other in 0..seat {
            assert_ne!(symbol(seat), symbol(other), "{seat} and {other} have the same shapes");
        }
    }
    let mut wrong = BTreeMap::new();
    for Shot { name, scene, players, .. } in SHOTS.iter() {
        let shown: BTreeSet<u8> = scene
            .nodes
            .iter()
            .filter_map(|node| match node.art {
                Some(Art::Badge { seat }) => Some(seat),
                _ => None,
            })
            .collect();
        // Behind the curtain there is one player alone.
        let is_curtain = scene.nodes.iter().any(|node| node.art == Some(Art::Curtain));
        if shown != (0..*players).collect() && !is_curtain {
            wrong.insert(format!("only {shown:?} of {players} are shown"), name.clone());
        }
    }
    assert_none(&wrong);
}
