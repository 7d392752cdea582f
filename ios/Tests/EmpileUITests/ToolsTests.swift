import EmpileKit
import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct ToolsTests {
  private func tool(_ slug: String, _ names: String...) async throws -> Screenful {
    let app = try await Screenful()
    for name in names { try await app.invite(name) }
    try await app.press("Outils")
    try await app.press("tool-\(slug)")
    for name in names { try await app.press(name) }
    if !names.isEmpty {
      try await app.press("Commencer")
      try await app.until("the tool is open") { app.pressable("Noter dans le carnet") != nil }
    }
    return app
  }

  @Test func diceAreThrownForATableWithoutAny() async throws {
    let app = try await tool("dice-cup")
    try await app.press("Trois dés et leur somme")
    try await app.press("Lancer")
    try await app.until("three dice lie there") {
      app.front.visible.filter { $0.kind == "PieceView" }.count == 3
    }
    #expect(app.isShown("Somme"))
  }

  @Test func aTitleIsFoundForGoldenCats() async throws {
    let app = try await tool("title-finder")
    try await app.until("it asks") { app.isShown("Chats dorés couchés") }
    let stepper = try #require(app.front.visible.first { $0.kind == "Stepper" })
    let before = app.front.words
    for _ in 0..<8 {
      app.front.visible.first { $0.kind == "Stepper" }?.actions.first { $0.name == "+" }?.run()
    }
    try await app.until("another title is told") {
      app.front.words.count >= before.count && app.front.words != before
    }
    _ = stepper
  }

  /// A number can be counted up to the most there can be, and no further.
  @Test func noNumberIsCountedThatTheToolWouldRefuse() async throws {
    let finder = try await tool("title-finder")
    try await finder.until("it knows the most") { finder.isShown("Chats dorés couchés") }
    for _ in 0..<20 { countUp(in: finder) }
    try await finder.until("all golden cats are counted") { finder.isShown("12") }
    countUp(in: finder)
    #expect(finder.isShown("12") && !finder.isShown("13"))
    #expect(finder.front.kind != "Alert")

    let timer = try await tool("raffzahn-timer", "Léa", "Tom", "Zoé")
    for dice in 1...61 {
      countUp(in: timer)
      try await timer.until("\(dice) dice are counted") { timer.isShown("\(dice)") }
    }
    #expect(timer.front.kind != "Alert", "more than sixty dice can be taken")
  }

  private func countUp(in app: Screenful) {
    app.front.visible.first { $0.kind == "Stepper" }?.actions.first { $0.name == "+" }?.run()
    app.refresh()
  }

  @Test func theSheetOfPilePoilsIsWrittenIntoTheLog() async throws {
    let app = try await tool("pile-poils-sheet", "Léa", "Tom")
    let won = try #require(app.front.visible.first { $0.kind == "Toggle" })
    won.press?()
    app.refresh()
    try await app.until("she has won") { app.isShown("Chats dorés") }
    try await app.press("Noter dans le carnet")
    try await app.until("it is written down") { app.isShown("C'est noté") }
    #expect(app.pressable("Noter dans le carnet")?.isEnabled == false)
    app.goBack()
    app.goBack()
    try await app.press("Historique")
    try await app.until("it is in the history") { app.isShown("Pile-Poils") && app.isShown("Léa") }
  }

  @Test(arguments: [
    ("teckels-bones", "Compter cette manche"), ("cui-bono-counter", "Dé rouge"),
    ("eintrichtern-sums", "Compter cet essai"), ("bunte-kuh-timer", "Stop\u{a0}!"),
    ("neko-decks", "Jouer cette carte"), ("pilo-pilo-judge", "Carte montrée"),
    ("raffzahn-timer", "Dé lancé"),
  ])
  func everyToolOpensForThoseWhoPlay(slug: String, deed: String) async throws {
    let app = try await tool(slug, "Léa", "Tom", "Zoé")
    #expect(app.pressable(deed) != nil)
    if app.pressable(deed)?.isEnabled == true { try await app.press(deed) }
    #expect(app.isShown("Léa") && app.isShown("Zoé"))
  }

  @Test func whoBeginsIsAskedForFingers() async throws {
    let app = try await tool("first-player")
    try await app.until("it asks") { app.isShown("Posez chacun un doigt") }
  }
}
