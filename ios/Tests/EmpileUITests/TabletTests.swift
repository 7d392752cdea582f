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

  @Test func aPageStandsBesideItsListAndAnotherTakesItsPlace() async throws {
    let app = try await Screenful(isTablet: true)
    try await app.press("Aide-mémoire")
    try await app.until("nothing is chosen yet") { app.isShown(app.texts["beside-nothing"]) }
    try await app.press("Pile-Poils")
    try await app.until("the page is there") { app.pressable("learn") != nil }
    #expect(app.pressable("Teckels") != nil, "beside its list")
    try await app.press("Teckels")
    try await app.until("the other page is there") { app.pressable("learn") != nil }
    app.become(tablet: false)
    try await app.until("a narrow window shows the page alone") {
      app.pressable("learn") != nil && app.pressable("Pile-Poils") == nil
    }
    app.become(tablet: true)
    try await app.until("a broad one both") {
      app.pressable("learn") != nil && app.pressable("Pile-Poils") != nil
    }
  }

  @Test func aListAndAPageNeedRoomForTheirWords() async throws {
    let app = try await Screenful(isTablet: true)
    try await app.press("Aide-mémoire")
    let beside = app.texts["beside-nothing"]
    try await app.until("both are there") { app.isShown(beside) }
    app.become(CGSize(width: 932, height: 430))
    try await app.until("a phone that lies has no room") { !app.isShown(beside) }
    app.become(CGSize(width: 1_024, height: 768))
    try await app.until("a tablet has") { app.isShown(beside) }
    app.settings.textSize = .largest
    try await app.until("with large words it has none") { !app.isShown(beside) }
  }

  @Test func whatIsHalfFilledInStaysWhenTheWindowChanges() async throws {
    let app = try await Screenful()
    func chosen() -> [String] {
      app.front.visible.filter { $0.kind == "Button" && $0.traits.contains(.isSelected) }
        .map(\.name)
    }
    let name = app.texts["evenings-name"]
    try await app.invite("Léa", "Tom")
    try await app.press("way-evenings")
    try await app.press("Léa")
    try await app.press("evening-guest")
    try await app.until("both come") { app.pressable("evening-begin")?.isEnabled == true }
    try await app.type("Chez mamie", into: name)
    let before = chosen()
    app.become(tablet: true)
    try await app.until("they are there again") { chosen() == before }
    #expect(app.field(name)?.text == "Chez mamie")
    try await app.press("evening-begin")
    try await app.until("it has begun with both") { app.isShown("Chez mamie") }
  }

  @Test func fromAListTheWayGoesOnWhereTheListIs() async throws {
    let app = try await Screenful()
    let shell = Shell(
      core: try app.core, settings: app.settings, device: app.device, lastLook: .zero)
    shell.isBroad = true
    shell.path = [.rules]
    shell.go(to: .rulePage("teckels"))
    shell.go(to: .rulePage("pile-poils"))
    #expect(shell.path == [.rules, .rulePage("pile-poils")])
    #expect(shell.stack == [.rules] && shell.beside == .rulePage("pile-poils"))
    shell.stack = shell.stack
    #expect(shell.beside == .rulePage("pile-poils"), "nothing was left")
    shell.stack = []
    #expect(shell.path.isEmpty, "the list's way back leaves both")
    shell.path = [.table(match: "m"), .rulePage("teckels")]
    #expect(shell.beside == nil, "no list is below it")
    shell.isBroad = false
    shell.path = [.rules, .rulePage("teckels")]
    #expect(shell.stack == shell.path)
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
