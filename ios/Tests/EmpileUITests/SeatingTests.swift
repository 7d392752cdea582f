import EmpileKit
import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct SeatingTests {
  private func seating(_ names: String..., game: String) async throws -> Screenful {
    let app = try await Screenful()
    for name in names { try await app.invite(name) }
    try await app.press("Nouvelle partie")
    try await app.press("game-\(game)")
    try await app.until("the options are there") { app.isShown("Comment jouer") }
    return app
  }

  /// Those who sit, in order.
  private func sitting(_ app: Screenful) -> [String] {
    app.front.visible.filter { $0.kind == "Button" && $0.traits.contains(.isSelected) }
      .map(\.name).filter { $0.contains("Léa") || $0.contains("Tom") || $0.contains("Zoé") }
      .map { String($0.prefix(3)) }
  }

  @Test func peopleSitDownGetUpAndChangeSeats() async throws {
    let app = try await seating("Léa", "Tom", "Zoé", game: "pile-poils")
    #expect(app.pressable("start")?.isEnabled == false)
    for name in ["Léa", "Tom", "Zoé"] { try await app.press(name) }
    #expect(sitting(app) == ["Léa", "Tom", "Zoé"])
    let zoé = try #require(app.pressable("Zoé"))
    let earlier = try #require(zoé.actions.first { $0.name == "Une place plus tôt" })
    earlier.run()
    app.refresh()
    #expect(sitting(app) == ["Léa", "Zoé", "Tom"])
    try await app.press("Léa")
    #expect(sitting(app) == ["Zoé", "Tom"])
    try await app.press("start")
    try await app.until("the table is laid") { app.pressable("node-10") != nil }
  }

  @Test func aSeatIsChangedByDrag() async throws {
    let app = try await seating("Léa", "Tom", game: "pile-poils")
    try await app.press("Léa")
    try await app.press("Tom")
    let tom = try #require(app.settings.lastSeats.isEmpty ? app.pressable("Tom") : nil)
    let roster = PlayersModel(core: try app.core)
    await roster.refresh()
    let léa = try #require(roster.roster.first { $0.name == "Léa" })
    tom.drop?(léa.id)
    app.refresh()
    #expect(sitting(app) == ["Tom", "Léa"])
  }

  @Test func anOptionTellsTheRuleBehindIt() async throws {
    let app = try await seating("Léa", game: "pile-poils")
    let rule = try #require(
      app.front.visible.first { $0.kind == "Button" && $0.name.hasPrefix("La règle") })
    rule.press?()
    app.refresh()
    try await app.until("a rule is shown") {
      app.front.kind == "Sheet" && app.front.words.count > 2
    }
    try await app.press("Fermer")
    #expect(app.front.kind != "Sheet")
  }

  @Test func aBoardOfOnesOwnSaysWhatIsWrongWhereItIs() async throws {
    let app = try await seating("Léa", "Tom", game: "pile-poils")
    try await app.press("Léa")
    try await app.press("Tom")
    let own = try #require(
      app.front.visible.first { $0.kind == "Button" && $0.name.lowercased().contains("vôtre") }
        ?? app.front.visible.last { $0.kind == "Button" && $0.name.contains("pyramide") })
    own.press?()
    app.refresh()
    try await app.until("the editor is there") { app.field("Rangée 1") != nil }
    try await app.until("the board is sound") { app.pressable("start")?.isEnabled == true }
    try await app.type("99 1", into: "Rangée 1")
    try await app.until("it is faulty") { app.pressable("start")?.isEnabled == false }
    try await app.press("Ajouter une rangée")
    try await app.press("Enlever le sommet")
  }

  @Test func somebodyNewIsAddedOnTheWay() async throws {
    let app = try await seating("Léa", "Tom", game: "pile-poils")
    try await app.press("Nouvelle personne")
    try await app.type("Zoé", into: "Prénom")
    try await app.press("Ajouter")
    try await app.until("she sits") { self.sitting(app) == ["Zoé"] }
  }
}
