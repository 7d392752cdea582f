use std::{collections::BTreeSet, env, fmt::Write as _, fs, path::PathBuf};

use empile_stage::{Reach, Scene};
use empile_tests::gallery::{self, SCREENS};

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
