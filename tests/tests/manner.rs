//! How things move and how texts are set, as Rust, Kotlin and Swift all have it: `tests/fixtures/motion`, plain lines that need
//! no parser. `EMPILE_GOLDEN=write` writes them anew.

use std::{collections::BTreeSet, env, fmt::Write, fs, path::PathBuf};

use empile_stage::{
    Area, Art, Cue, MANNER, Motion, Node, NodeId, Passage, Pose, Shown, Still, Surface, TextStyle, Track,
    Travel, fit, passage, pose,
};

/// Numbers are written with three digits; a processor may round the last one its own way.
const ROUNDING: f32 = 0.0015;

fn hold(name: &str, anew: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/motion").join(name);
    if env::var("EMPILE_GOLDEN").as_deref() == Ok("write") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, anew).unwrap();
    }
    let kept = fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}; EMPILE_GOLDEN=write makes it", file.display()));
    for (kept, anew) in kept.lines().zip(anew.lines()) {
        assert!(is_same(kept, anew), "{name}:\n{kept}\n{anew}");
    }
    assert_eq!(kept.lines().count(), anew.lines().count(), "{name}");
}

fn is_same(kept: &str, anew: &str) -> bool {
    let (kept, anew): (Vec<_>, Vec<_>) = (kept.split(' ').collect(), anew.split(' ').collect());
    let near = |(kept, anew): (&&str, &&str)| match (kept.parse::<f32>(), anew.parse::<f32>()) {
        (Ok(kept), Ok(anew)) => (kept - anew).abs() < ROUNDING,
        _ => kept == anew,
    };
    kept.len() == anew.len() && kept.iter().zip(&anew).all(near)
}

fn travels() -> Vec<(&'static str, Travel)> {
    let own = Motion::ALL.into_iter().map(|motion| (name(motion), motion.travel()));
    own.chain([("fade", MANNER.fade)]).collect()
}

fn name(motion: Motion) -> &'static str {
    match motion {
        Motion::Glide => "glide",
        Motion::Tumble => "tumble",
        Motion::Pivot => "pivot",
        Motion::Flip => "flip",
        Motion::Drop => "drop",
        Motion::Scatter => "scatter",
        Motion::Stick => "stick",
    }
}

fn at(area: [f32; 4], turn: f32, alpha: f32) -> Pose {
    let [x, y, width, height] = area;
    Pose { area: Area::new(x, y, width, height), turn, alpha, breadth: 1.0, shows_before: false }
}

/// Here and there, up and down, growing, shrinking, turning both ways and the short way, appearing and going.
fn ways() -> Vec<(Pose, Pose)> {
    let (here, there) = (at([10.0, 20.0, 40.0, 60.0], 0.0, 1.0), at([210.0, 80.0, 40.0, 60.0], 0.0, 1.0));
    let (low, high) = (at([10.0, 300.0, 48.0, 48.0], 0.0, 1.0), at([10.0, 12.5, 48.0, 48.0], 0.0, 1.0));
    let (small, large) = (at([5.0, 5.0, 20.0, 30.0], 350.0, 1.0), at([50.0, 0.0, 80.0, 120.0], 10.0, 1.0));
    let (mine, yours) = (at([0.0, 400.0, 60.0, 90.0], 0.0, 1.0), at([300.0, 0.0, 60.0, 90.0], 180.0, 1.0));
    let round_and_round = at([0.0, 400.0, 60.0, 90.0], 540.0, 1.0);
    let half = at([100.0, 50.0, 40.0, 60.0], 90.0, 0.5);
    let there_and_back = [(here, there), (low, high), (small, large), (mine, yours), (here.faded(), here)];
    there_and_back
        .into_iter()
        .flat_map(|(from, to)| [(from, to), (to, from)])
        .chain([(half, there), (here, here), (mine, round_and_round)])
        .collect()
}

fn numbers(pose: &Pose) -> String {
    let Area { x, y, width, height } = pose.area;
    [x, y, width, height, pose.turn, pose.alpha].map(short).join(" ")
}

/// With three digits at most.
fn short(number: f32) -> String {
    let all = format!("{number:.3}");
    let short = all.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// `pose TRAVEL MOMENT`, then x, y, width, height, turn and alpha of where it comes from, of where it goes, and of what is
/// seen; last how much of its breadth is seen, and whether it still shows what it was. `shake CUE MOMENT OFFSET`.
fn poses() -> String {
    let mut text = String::new();
    for (name, travel) in travels() {
        let all = travel.duration;
        let moments = BTreeSet::from([
            0,
            all / 7,
            all / 3,
            all / 2,
            all * 3 / 4,
            all.saturating_sub(1),
            all,
            all + 1_000,
        ]);
        for (from, to) in ways() {
            for moment in &moments {
                let seen = pose(&travel, &from, &to, *moment);
                let (side, back) = (short(seen.breadth), if seen.shows_before { "back" } else { "front" });
                let (from, to, seen) = (numbers(&from), numbers(&to), numbers(&seen));
                writeln!(text, "pose {name} {moment} {from} {to} {seen} {side} {back}").unwrap();
            }
        }
    }
    for (number, cue) in Cue::ALL.into_iter().enumerate() {
        let Some(shake) = cue.feel().shake else { continue };
        for moment in (0..=shake.duration).step_by(30).chain([shake.duration + 1]) {
            writeln!(text, "shake {number} {moment} {}", short(shake.offset(moment))).unwrap();
        }
    }
    text
}

/// `passage MOTION WHENCE FACE HAND MOOD CUES PASSAGE`: whether it was there (`new`, `there`, `elsewhere`, or `fading` in),
/// whether its picture is the `same` or an`other`, whether it is in a `hand` or on the `table`, for `lively` or `calm` people, and
/// the numbers of the cues, or `-`.
fn passages() -> String {
    let mut text = String::new();
    let cues: [&[Cue]; 4] =
        [&[], &[Cue::DiceThrown], &[Cue::CatAstrophe], &[Cue::CatAstrophe, Cue::DiceThrown]];
    for motion in Motion::ALL {
        for whence in ["new", "there", "elsewhere", "fading"] {
            for face in ["same", "other"] {
                for place in ["table", "hand"] {
                    for mood in ["lively", "calm"] {
                        for cues in cues {
                            // What cues do does not depend on hands.
                            if place == "hand" && !cues.is_empty() {
                                continue;
                            }
                            let way = taken(motion, [whence, face, place, mood], cues);
                            let motion = name(motion);
                            let cues = written(cues);
                            writeln!(text, "passage {motion} {whence} {face} {place} {mood} {cues} {way}")
                                .unwrap();
                        }
                    }
                }
            }
        }
    }
    text
}

fn taken(motion: Motion, [whence, face, place, mood]: [&str; 4], cues: &[Cue]) -> &'static str {
    let depth = if place == "hand" { MANNER.held_depth } else { 1 };
    let node = Node::picture(1, Area::new(50.0, 0.0, 10.0, 10.0), Art::Yarn).moving(motion).at_depth(depth);
    let x = if whence == "elsewhere" { 0.0 } else { 50.0 };
    let art = if face == "same" { Art::Yarn } else { Art::Tray };
    let old = Node::picture(1, Area::new(x, 0.0, 10.0, 10.0), art).moving(motion);
    let alpha = if whence == "fading" { 0.5 } else { 1.0 };
    let shown = Shown { node: &old, pose: Pose { alpha, ..Pose::of(&old) } };
    match passage((whence != "new").then_some(shown), &node, cues, mood == "calm") {
        Passage::Still => "still",
        Passage::Appear => "appear",
        Passage::CrossFade => "cross-fade",
        Passage::Fade => "fade",
        Passage::Travel(motion) => name(motion),
    }
}

fn written(cues: &[Cue]) -> String {
    let numbers: Vec<_> = cues.iter().map(|cue| (*cue as usize).to_string()).collect();
    if numbers.is_empty() { "-".to_owned() } else { numbers.join(",") }
}

/// A wobble, a fall with a whole turn and more, a slow slide of one frame, and nothing at all.
fn tracks() -> Vec<(u64, Track)> {
    let still = |(x, y, turn)| Still { x, y, turn };
    let track = |frames: Vec<(f32, f32, f32)>| Track {
        node: NodeId(1),
        frames: frames.into_iter().map(still).collect(),
        stays: 0,
    };
    let wobble = (0..12).map(|n| (100.0, 200.0, if n % 2 == 0 { 1.5 } else { -1.5 } / (n + 1) as f32));
    let fall = (0..20).map(|n| (40.0 + 3.5 * n as f32, 12.25 + 0.75 * (n * n) as f32, -27.5 * n as f32));
    vec![
        (16, track(wobble.collect())),
        (20, track(fall.collect())),
        (66, track(vec![(0.5, -3.0, 720.0)])),
        (20, track(Vec::new())),
    ]
}

/// `track EVERY FRAMES`, its bytes in hexadecimal as they cross, or `-`; then for that track `rest X Y TURN`, where it rests, and
/// `seen MOMENT X Y TURN`. The node is 40 broad and 60 high.
fn footage() -> String {
    let mut text = String::new();
    for (every, track) in tracks() {
        let numbers = track.frames.iter().flat_map(|still| [still.x, still.y, still.turn]);
        let bytes = numbers.flat_map(f32::to_le_bytes).fold(String::new(), |mut bytes, byte| {
            write!(bytes, "{byte:02x}").unwrap();
            bytes
        });
        writeln!(text, "track {every} {}", if bytes.is_empty() { "-" } else { &bytes }).unwrap();
        let rest = at([128.0, 310.5, 40.0, 60.0], -546.0, 1.0);
        let line = |pose: &Pose| [pose.area.x, pose.area.y, pose.turn].map(short).join(" ");
        writeln!(text, "rest {}", line(&rest)).unwrap();
        let length = track.length(every);
        let moments = (0..length).step_by(7).chain([length.saturating_sub(1), length, length + 1_000]);
        for moment in moments.collect::<BTreeSet<_>>() {
            writeln!(text, "seen {moment} {}", line(&track.pose(every, &rest, moment))).unwrap();
        }
    }
    text
}

const TEXTS: [&str; 12] = [
    "12",
    "À vous",
    "Zoé",
    "Lancer les dés",
    "Pile-Poils",
    "Qui commence\u{a0}?",
    "Choisissez des dés dont la somme est libre",
    "Posez un chat\u{a0}: il dort où il veut",
    "Everybody holds the own zone, then three, two, one",
    "Première ligne\nSeconde ligne",
    "Anticonstitutionnellement",
    "Le plus long des mots est anticonstitutionnellement, dit le chat qui dort encore",
];

const BOXES: [(f32, f32); 8] = [
    (36.0, 24.0),
    (64.0, 20.0),
    (90.0, 60.0),
    (120.0, 28.0),
    (150.0, 72.0),
    (200.0, 24.0),
    (240.0, 120.0),
    (330.0, 48.0),
];

/// Size to aim for, and the reader's text scale.
const SIZES: [(f32, f32); 4] = [(13.0, 1.0), (15.0, 2.0), (17.0, 1.3), (22.0, 1.0)];

/// Kerning brings letters closer by a few parts in a hundred, and lines are rounded to whole pixels; a box that hangs on
/// so little is left out, so that whoever measures as its system does comes to the same lines at the same size.
const HAIR: f32 = 0.05;

/// `letter STYLE NUMBER WIDTH`: how wide a letter of size 1 is, for whoever has no font to measure with.
/// `box STYLE SIZE SCALE WIDTH HEIGHT FITTED whole|cut`, then its `words` and each `line`; `\n` is a new line.
fn texts() -> String {
    let mut text = String::new();
    let letters: BTreeSet<char> = TEXTS.iter().flat_map(|words| words.chars()).chain(['…']).collect();
    let styles = [("display", TextStyle::Display), ("body", TextStyle::Body)];
    for (name, style) in styles {
        for letter in letters.iter().filter(|letter| **letter != '\n') {
            let alone = fit(&letter.to_string(), style, 1_000.0, Surface { width: 9_000.0, height: 9_000.0 });
            writeln!(text, "letter {name} {} {:.6}", u32::from(*letter), alone.lines[0].1 / 1_000.0).unwrap();
        }
    }
    for (name, style) in styles {
        for words in TEXTS {
            for (size, scale) in SIZES {
                for (width, height) in BOXES {
                    let set = |by: f32| {
                        let room = Surface { width: width * by, height: height * by };
                        fit(words, style, size * scale, room)
                    };
                    let fitted = set(1.0);
                    let lines =
                        |by: f32| -> Vec<String> { set(by).lines.into_iter().map(|(l, _)| l).collect() };
                    let holds = |by: f32| {
                        let other = set(by);
                        let same_size = (other.size - fitted.size).abs() < 1e-4;
                        same_size
                            && other.is_cut == fitted.is_cut
                            && (fitted.is_cut || lines(by) == lines(1.0))
                    };
                    if !holds(1.0 - HAIR) || !holds(1.0 + HAIR) {
                        continue;
                    }
                    let cut = if fitted.is_cut { "cut" } else { "whole" };
                    let fits = short(fitted.size);
                    writeln!(text, "box {name} {size} {scale} {width} {height} {fits} {cut}").unwrap();
                    writeln!(text, "words {}", words.replace('\n', "\\n")).unwrap();
                    for line in lines(1.0) {
                        writeln!(text, "line {line}").unwrap();
                    }
                }
            }
        }
    }
    text
}

#[test]
fn every_travel_is_seen_as_the_fixture_has_it() {
    hold("poses.txt", &poses());
}

#[test]
fn what_moves_by_itself_is_seen_as_the_fixture_has_it() {
    hold("footage.txt", &footage());
}

#[test]
fn everything_takes_the_way_that_the_fixture_has() {
    hold("passages.txt", &passages());
}

#[test]
fn every_text_stands_in_its_box_as_the_fixture_has_it() {
    hold("texts.txt", &texts());
}

#[test]
fn the_fixture_has_texts_of_every_kind() {
    let texts = texts();
    let boxes: Vec<&str> = texts.lines().filter(|line| line.starts_with("box ")).collect();
    let sized = |line: &&&str| {
        let numbers: Vec<f32> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        (numbers[0] * numbers[1] - numbers[4]).abs() > 0.01
    };
    assert!(boxes.iter().filter(|line| line.ends_with("cut")).count() >= 5, "cut");
    assert!(boxes.iter().filter(sized).count() >= 40, "smaller than it aims for");
    assert!(texts.contains("\nline ") && boxes.len() >= 150, "{}", boxes.len());
}
