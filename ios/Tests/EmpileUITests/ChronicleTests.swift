import EmpileCore
import EmpileKit
import Foundation
import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct ChronicleTests {
  /// Writes a result of Pile-Poils down by hand, as a family does after a real game.
  private func writeDown(_ app: Screenful, winner: String, cats: String, others: [String: String])
    async throws
  {
    try await app.press("Noter une partie")
    try await app.until("the form is there") { app.isShown("À quel jeu") }
    try await app.press("Pile-Poils")
    for name in [winner] + others.keys.sorted() { try await app.press(name) }
    try await app.until("everybody is asked") { self.cards(app).count == others.count + 1 }
    let won = try #require(cards(app).first?.visible.first { $0.kind == "Toggle" })
    won.press?()
    app.refresh()
    try await app.until("she has won") { self.fields(app).count >= others.count + 1 }
    for (order, number) in ([cats] + others.sorted { $0.key < $1.key }.map(\.value)).enumerated() {
      let field = try #require(
        self.cards(app)[safe: order]?.visible.first { $0.kind == "TextField" })
      field.write?(number)
      app.refresh()
    }
    try await app.press("Enregistrer le résultat")
    try await app.until("it is in the history") { app.isShown("Historique") }
  }

  private func cards(_ app: Screenful) -> [Node] {
    app.front.visible.filter { $0.kind == "PlaceCard" }
  }

  private func fields(_ app: Screenful) -> [Node] {
    cards(app).flatMap(\.visible).filter { $0.kind == "TextField" }
  }

  private func family() async throws -> Screenful {
    let app = try await Screenful()
    try await app.invite("Léa", "Tom")
    try await app.press("Historique")
    try await app.until("nothing was played yet") { app.isShown("Rien à montrer ici") }
    return app
  }

  @Test func aResultWrittenDownByHandIsInTheHistoryAndInTheCampaign() async throws {
    let app = try await family()
    try await writeDown(app, winner: "Léa", cats: "4", others: ["Tom": "4"])
    try await app.until("it is shown") { app.isShown("Léa") && app.isShown("Tom") }
    try await writeDown(app, winner: "Léa", cats: "2", others: ["Tom": "2"])
    app.goBack()
    try await app.press("Défi")
    try await app.until("the standings are shown") { app.isShown("Classement") }
    #expect(app.isShown("2 parties") && app.isShown("2 victoires"))
    #expect(app.isShown("Au fil des parties"))
    let curves = try #require(app.front.visible.first { $0.kind == "ScoreCurves" })
    let plot = try #require(curves.visible.first { $0.kind == "Canvas" })
    #expect(plot.label?.contains("Léa") == true && plot.label?.contains("Tom") == true)
    #expect(plot.drawn.filter { $0 == "fill" }.count == 2, "a dot at the end of each line")
    #expect(plot.drawn.contains("text 0") && plot.drawn.contains("text 15 nov."), "the axes")
    try await app.until("they are compared") { app.isShown("Léa 2 fois, Tom 0 fois") }
  }

  @Test func theDayIsChosenOnACalendarAndTheSeatsAreNumbered() async throws {
    let app = try await family()
    try await app.press("Noter une partie")
    try await app.until("the form is there") { app.isShown("À quel jeu") }
    let picker = try #require(app.front.visible.first { $0.kind == "DatePicker" })
    picker.write?(Date.sunday.addingTimeInterval(-20 * 86_400))
    app.refresh()
    try await app.until("another day") { app.isShown("26 octobre 2026") }
    app.front.visible.first { $0.kind == "DatePicker" }?.write?(Date.distantFuture)
    app.refresh()
    #expect(app.isShown("26 octobre 2026"), "none that is yet to come")
    try await app.press("Pile-Poils")
    try await app.press("Tom")
    try await app.press("Léa")
    try await app.until("who sat where") {
      app.pressable("Tom")?.name.hasSuffix("1") == true
        && app.pressable("Léa")?.name.hasSuffix("2") == true
    }
  }

  @Test func whatWasPlayedIsToldOnThePagesOfTheFamilyAndOfEachPerson() async throws {
    let app = try await family()
    try await writeDown(app, winner: "Léa", cats: "4", others: ["Tom": "4"])
    app.goBack()
    try await app.press("Joueurs")
    try await app.press("La famille")
    try await app.until("everybody is on the page") {
      app.isShown("Tout le monde") && app.isShown("Parties par mois")
    }
    let bars = try #require(app.front.visible.first { $0.kind == "Bars" })
    let plot = try #require(bars.visible.first { $0.kind == "Canvas" })
    #expect(plot.drawn.contains("fill") && plot.drawn.contains("text nov. 2026"))
    #expect(plot.label?.contains("nov. 2026") == true)
    try await app.press("Tom")
    try await app.until("it is his page") { !app.isShown("Tout le monde") && app.isShown("Léa") }
    #expect(app.isShown("Pile-Poils"))
  }

  @Test func whatWasTypedIsRefusedAboveTheMost() async throws {
    let app = try await family()
    try await app.press("Noter une partie")
    try await app.press("Pile-Poils")
    try await app.press("Léa")
    try await app.press("Tom")
    try await app.until("both are asked") { self.cards(app).count == 2 }
    let field = try #require(fields(app).first)
    field.write?("9999")
    app.refresh()
    try await app.until("the most is said") { app.isShown("Au plus") }
    #expect(app.pressable("Enregistrer le résultat")?.isEnabled == false)
    let day = try #require(app.front.visible.first { $0.kind == "DayRow" })
    #expect(day.words.contains("15 novembre 2026"))
    #expect(app.pressable("Un jour plus tard")?.isEnabled == false, "no day to come")
    try await app.press("Un jour plus tôt")
    #expect(app.isShown("14 novembre 2026"))
    #expect(app.pressable("Un jour plus tard")?.isEnabled == true)
  }

  @Test func aResultIsNotedTakenOutBroughtBackAndCorrected() async throws {
    let app = try await family()
    try await writeDown(app, winner: "Léa", cats: "4", others: ["Tom": "4"])
    func openResult() async throws {
      try await app.until("the result is listed") {
        app.front.visible.contains { $0.kind == "ResultCard" }
      }
      app.front.visible.first { node in
        node.kind == "Button"
          && node.children.flatMap(\.visible).contains { $0.kind == "ResultCard" }
      }?.press?()
      try await app.until("it is opened") { app.front.kind == "Sheet" }
    }
    try await openResult()
    try await app.type("Chez mamie", into: "Un mot sur cette partie")
    try await app.press("Enregistrer")
    try await app.press("Ne plus compter")
    try await app.until("it is gone") { app.front.kind != "Sheet" && app.isShown("Rien à montrer") }
    try await app.press("Montrer aussi ce qui ne compte plus")
    try await openResult()
    #expect(app.isShown("Annulé"))
    try await app.press("Compter de nouveau")
    try await app.press("Corriger")
    try await app.until("it is being corrected") { app.isShown("Corriger un résultat") }
    try await app.until("what was written is there") {
      self.fields(app).contains { $0.text == "4" }
    }
    for order in 0...1 {
      let field = try #require(
        self.cards(app)[safe: order]?.visible.first { $0.kind == "TextField" })
      field.write?("7")
      app.refresh()
    }
    try await app.press("Enregistrer le résultat")
    try await app.until("both are shown") { app.isShown("Corrigé") }
  }

  @Test func aFinishedMatchIsShownAgainStepByStep() async throws {
    let app = try await Screenful()
    try await app.leaveAMatchBeforeItsLastMove()
    try await app.lookAroundAtHome()
    try await app.playTheLastMove()
    try await app.press("Résultat")
    try await app.press("Accueil")
    try await app.press("Historique")
    try await app.until("it is listed") { app.front.visible.contains { $0.kind == "ResultCard" } }
    app.front.visible.first { node in
      node.kind == "Button" && node.children.flatMap(\.visible).contains { $0.kind == "ResultCard" }
    }?.press?()
    try await app.press("Revoir la partie")
    try await app.until("it begins") { app.isShown("Étape 0 sur") }
    #expect(!app.isShown("Graine "))
    try await app.press("Montrer la graine")
    #expect(app.isShown("Graine "))
    #expect(app.pressable("Étape précédente")?.isEnabled == false)
    try await app.press("Étape suivante")
    try await app.until("a step was shown") { app.isShown("Étape 1 sur") }
    let slider = try #require(app.front.visible.first { $0.kind == "Slider" })
    slider.write?(40.0)
    app.refresh()
    try await app.until("it is further on") { app.isShown("Étape 40 sur") }
    try await app.press("× ½")
    try await app.press("Lecture")
    try await app.press("Pause")
    #expect(app.pressable("Lecture") != nil)
  }

  @Test func aCampaignIsOpenedRenamedAndClosed() async throws {
    let app = try await Screenful()
    try await app.press("Défi")
    try await app.press("Tous les défis")
    try await app.type("Vacances", into: "Nom du défi")
    try await app.press("Lancer ce défi")
    try await app.press("Terminer ce défi")
    try await app.press("Rouvrir ce défi")
    try await app.until("it is open") { app.pressable("Terminer ce défi") != nil }
    try await app.press("Fermer")
    try await app.until("it is shown") { app.isShown("Vacances") }
    #expect(app.isShown("comptent ici"))
    try await app.press("Teckels")
    #expect(app.isShown("Pas encore de partie terminée"))
  }
}

extension RandomAccessCollection {
  /// The element there, if there is one.
  fileprivate subscript(safe place: Int) -> Element? {
    guard place >= 0, place < count else { return nil }
    return self[index(startIndex, offsetBy: place)]
  }
}
