import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct ReferenceTests {
  @Test func aRuleIsFoundByItsWords() async throws {
    let app = try await Screenful()
    try await app.press("Aide-mémoire")
    try await app.until("the pages are listed") { app.pressable("Pile-Poils") != nil }
    try await app.type("pelote de laine", into: "Chercher une règle")
    try await app.until("something is found") {
      app.front.visible.contains { $0.kind == "Hits" && $0.words.count > 2 }
    }
    let hit = try #require(
      app.front.visible.first { $0.kind == "Hits" }?.visible.first { $0.kind == "Button" })
    hit.press?()
    app.refresh()
    try await app.until("the rule is shown") {
      app.front.kind == "Sheet" && app.front.visible.contains { $0.kind == "RuleText" }
    }
    try await app.press("Fermer")
    try await app.type("zzzzzz", into: "Chercher une règle")
    try await app.until("nothing is found") { app.isShown("Rien trouvé") }
    try await app.type("", into: "Chercher une règle")
    try await app.until("the pages are back") { app.pressable("Pile-Poils") != nil }
  }

  @Test func aPageIsReadForSoManyPlayersWithItsFigures() async throws {
    let app = try await Screenful()
    try await app.press("Aide-mémoire")
    try await app.press("Pile-Poils")
    try await app.until("it is read") { app.isShown("But du jeu") }
    try await app.press("3")
    try await app.until("it is for three") {
      app.pressable("3")?.traits.contains(.isSelected) == true
    }
    try await app.until("its figures are drawn") {
      app.front.visible.contains {
        $0.kind == "FigureView" && $0.visible.contains { !$0.drawn.isEmpty }
      }
    }
  }
}
