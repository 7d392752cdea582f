import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct PlayersTests {
  @Test func somebodyJoinsWithANameAndAColour() async throws {
    let app = try await Screenful()
    try await app.press("Joueurs")
    try await app.until("nobody is there") { app.isShown("Personne autour de la table") }
    #expect(app.pressable("Ajouter")?.isEnabled == false)
    try await app.type("Léa", into: "Prénom")
    try await app.press("vert, carré")
    #expect(app.pressable("vert, carré")?.traits.contains(.isSelected) == true)
    try await app.press("Ajouter")
    try await app.until("she is there") { app.pressable("Léa") != nil }
    #expect(app.field("Prénom")?.text == "")
  }

  @Test func aNameThatIsTakenIsRefusedInWords() async throws {
    let app = try await Screenful()
    try await app.invite("Léa")
    try await app.press("Joueurs")
    try await app.type("Léa", into: "Prénom")
    try await app.press("Ajouter")
    try await app.press("J'ai compris")
    try await app.until("the alert is gone") { !app.isShown("Oups") }
  }

  @Test func somebodyIsRenamedRecolouredPutAsideAndBroughtBack() async throws {
    let app = try await Screenful()
    try await app.invite("Léa", "Tom")
    try await app.press("Joueurs")
    try await app.press("Léa")
    try await app.type("Léana", into: "Prénom")
    try await app.press("Enregistrer")
    try await app.until("the name is changed") { app.front.words.contains("Léana") }
    try await app.press("or, étoile")
    try await app.until("the colour is changed") {
      app.pressable("or, étoile")?.traits.contains(.isSelected) == true
    }
    try await app.press("Mettre de côté")
    try await app.until("she is put aside") { app.isShown("Mis de côté") }
    try await app.press("Remettre à table")
    try await app.until("she is back") {
      app.pressable("Léana") != nil && !app.isShown("Mis de côté")
    }
  }

  @Test func somebodyChoosesAFaceOnTheSheetAndHasAPage() async throws {
    let app = try await Screenful()
    try await app.invite("Léa", "Tom")
    try await app.press("Joueurs")
    try await app.press("Léa")
    try await app.press("teckel")
    try await app.until("the face is chosen") {
      app.pressable("teckel")?.traits.contains(.isSelected) == true
    }
    try await app.press("Voir sa page")
    try await app.until("her page is there") { app.isShown("Rien à raconter") }
  }

  @Test func twoNamesOfOnePersonBecomeOneAndTwoAgain() async throws {
    let app = try await Screenful()
    try await app.invite("Léa", "Tom")
    try await app.press("Joueurs")
    try await app.press("Léa")
    try await app.press("Tom")
    #expect(app.isShown("Réunir Léa et Tom"))
    try await app.press("Réunir deux noms")
    try await app.press("Séparer de Tom")
    try await app.until("both are there") { app.pressable("Tom") != nil }
  }
}
