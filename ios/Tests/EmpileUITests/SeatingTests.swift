import EmpileCore
import Observation
import SwiftUI
import Testing

@testable import EmpileKit
@testable import EmpileUI

@MainActor @Suite struct SeatingTests {
  private func seating(_ names: String..., game: String) async throws -> Screenful {
    let app = try await Screenful()
    for name in names { try await app.invite(name) }
    try await app.press("Nouvelle partie")
    try await app.press("game-\(game)")
    try await app.until("the options are there") { app.isShown("Quelles règles") }
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

  /// What a set-up is refused for is told over any screen in the same way.
  @Test func aRefusedSetUpOpensTheRuleThatStandsAgainstIt() async throws {
    let app = try await Screenful()
    let model = Refused()
    let shell = Shell(
      core: try app.core, settings: app.settings, device: app.device, lastLook: .zero)
    let host = ViewHost(
      Text("La table").errors(of: model).environment(shell).themed(by: app.settings))
    defer { host.close() }
    host.render()
    #expect(host.tree.front.kind == "Alert" && host.tree.front.words.contains("Trop de monde."))
    let open = app.texts["reference-open-rule"]
    let way = try #require(host.tree.front.visible.first { $0.press != nil && $0.name == open })
    way.press?()
    let rule = try await app.core.ask { try $0.rule(id: "table.set-up", players: nil) }
    try await app.until("the rule is shown") {
      host.render()
      return host.tree.front.kind == "Sheet" && host.tree.front.words.contains(rule.title)
    }
    #expect(model.error == nil, "the rule is not covered")
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

/// Something that the core has refused by a rule.
@MainActor @Observable private final class Refused: CoreModel {
  var error: CoreError? = CoreError(
    code: "wrong-player-count", reason: "Trop de monde.", rule: "table.set-up")
}
