import EmpileKit
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

  /// Small and large, upright and lying, half a window of a tablet.
  @Test(
    arguments: [
      (320, 480, false), (390, 760, false), (844, 390, false), (932, 430, true),
      (507, 1_100, false),
      (1_024, 1_366, true), (1_366, 1_024, true),
    ] as [(CGFloat, CGFloat, Bool)])
  func aTableIsLaidForTheRoomThereIs(width: CGFloat, height: CGFloat, isBroad: Bool) async throws {
    let app = try await Screenful()
    let seats = try await app.invite("Léa", "Tom")
    let table = try await TableModel.start(
      .pilePoils(side: .panier), seats: seats, in: app.core)
    let host = ViewHost(BoardView(table: table).themed(by: app.settings))
    defer { host.close() }
    for size in [CGSize(width: 600, height: 600), CGSize(width: width, height: height)] {
      host.environment.horizontalSizeClass = isBroad ? .regular : .compact
      host.environment.room = size
      host.render()
      for _ in 0..<500 where !table.scene.fits(size) {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(table.scene.fits(size), "\(table.scene.right) × \(table.scene.bottom) in \(size)")
    }
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

extension LiveScene {
  fileprivate var right: Float { nodes.map { $0.x + $0.width }.max() ?? 0 }
  fileprivate var bottom: Float { nodes.map { $0.y + $0.height }.max() ?? 0 }

  /// Nothing stands outside, and the room is used.
  fileprivate func fits(_ size: CGSize) -> Bool {
    let (width, height) = (Float(size.width), Float(size.height))
    return right <= width && bottom <= height && right > width / 2 && bottom > height / 2
  }
}
