//! What cannot ask the core which files are ours says the same as the core.

use std::{fs, path::Path};

use empile_app::FileKind;

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

fn of_the_house(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}
