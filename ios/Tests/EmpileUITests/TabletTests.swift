import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct TabletTests {
  @Test func theWaysAreBesideTheScreenAndLeaveTheTableAlone() async throws {
    let app = try await Screenful(isTablet: true)
    func sidebar() -> Node? { app.everything.first { $0.kind == "Sidebar" } }
    let rules = try #require(
      sidebar()?.visible.first { $0.kind == "Button" && $0.name == "Aide-mémoire" })
    rules.press?()
    app.refresh()
    try await app.until("the rules are shown") { app.pressable("Teckels") != nil }
    sidebar()?.visible.first { $0.kind == "Button" && $0.name == "Accueil" }?.press?()
    try await app.press("new-match")
    try await app.press("game-pile-poils")
    try await app.press("start")
    try await app.until("the table has the screen") {
      app.pressable("node-10") != nil && sidebar() == nil
    }
    app.goBack()
    try await app.until("the ways are back") { sidebar() != nil }
  }

  @Test func theWayOneCameIsWrittenAndReadAgain() async throws {
    let app = try await Screenful()
    let shell = Shell(
      core: try app.core, settings: app.settings, device: app.device, lastLook: .zero)
    shell.path = [.newMatch, .seating(game: "teckels"), .paper(corrects: nil)]
    let written = shell.writtenPath
    shell.goHome()
    shell.writtenPath = written
    #expect(shell.path == [.newMatch, .seating(game: "teckels"), .paper(corrects: nil)])
    shell.writtenPath = "nonsense"
    #expect(shell.path.isEmpty)
  }
}
