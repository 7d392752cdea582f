//! What iOS reads before anybody can ask the core: which files are ours, as the core names them, and sentences of its own.

use std::{collections::BTreeSet, fs, path::Path};

use empile_app::FileKind;
use empile_reference::Language;

#[test]
fn an_iphone_knows_our_files_by_the_ending_that_the_core_gives_them() {
    let project = of_the_house("ios/project.yml");
    let ours = FileKind::Log;
    let identifier = ours.uniform_identifier();
    let declared = project.split("UTExportedTypeDeclarations:").nth(1).unwrap_or_default();
    for line in [
        format!("- UTTypeIdentifier: {identifier}\n"),
        format!("public.filename-extension: [{}]\n", ours.ending()),
    ] {
        assert!(declared.contains(&line), "ios/project.yml does not declare « {} »", line.trim());
    }
    let opened = format!("LSItemContentTypes: [{identifier}]\n");
    assert!(project.contains(&opened), "ios/project.yml does not open « {identifier} »");
}

/// iOS ends an app that saves a picture and has no reason to tell; it reads the reason itself, where the core's texts are not.
#[test]
fn an_iphone_can_say_in_every_language_why_a_picture_goes_among_the_photos() {
    let key = "NSPhotoLibraryAddUsageDescription";
    let reason = |language: Language| {
        let strings = of_the_house(&format!("ios/Resources/{}.lproj/InfoPlist.strings", language.tag()));
        let told = strings.lines().find_map(|line| line.strip_prefix(&format!("\"{key}\" = \"")));
        told.and_then(|rest| rest.strip_suffix("\";")).unwrap_or_default().to_owned()
    };
    let reasons: BTreeSet<String> = Language::ALL.into_iter().map(reason).collect();
    assert_eq!(reasons.len(), Language::ALL.len(), "each language has its own: {reasons:?}");
    assert!(!reasons.contains(""), "a language gives no reason: {reasons:?}");
    let first = format!("{key}: {}\n", reason(Language::FIRST));
    assert!(of_the_house("ios/project.yml").contains(&first), "ios/project.yml does not say « {first} »");
}

fn of_the_house(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}
