import Accessibility
import EmpileCore
import EmpileKit
import EmpileTesting
import SwiftUI
import Testing
import UIKit

@testable import EmpileUI

@MainActor @Suite struct TableTests {
  private func table(_ game: String, _ names: String...) async throws -> Screenful {
    let app = try await Screenful()
    for name in names { try await app.invite(name) }
    try await app.press("Nouvelle partie")
    try await app.press("game-\(game)")
    for name in names { try await app.press(name) }
    try await app.press("start")
    try await app.until("the table is laid") {
      app.front.visible.contains { $0.identifier?.hasPrefix("node-") == true }
    }
    return app
  }

  @Test func whatAScreenReaderTapsIsPlayedDrawnHeardAndFelt() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    let before = AccessibilityNotification.Announcement.posted.count
    try await app.press("node-10")
    try await app.until("the dice are thrown") { app.device.heard.contains(.diceThrown) }
    #expect(app.device.felt.contains(.rattle))
    try await app.until("it is told") {
      AccessibilityNotification.Announcement.posted.count > before
    }
    let drawn = lastFrame(app)
    #expect(drawn.contains("image") || drawn.contains("fill"))
    #expect(drawn.contains { $0.hasPrefix("text ") })
    try await app.press("Journal de la partie")
    #expect(app.front.kind == "Sheet" && !app.isShown("Rien ne s'est encore passé"))
    try await app.press("Fermer")
  }

  /// What the board's canvas was told to draw in its last frame.
  private func lastFrame(_ app: Screenful) -> [String] {
    app.front.visible.first { $0.kind == "Canvas" }?.drawn ?? []
  }

  @Test func aBoardIsPaintedFromPicturesAndNotPathByPath() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    func isPaintedFromPictures() -> Bool {
      let drawn = lastFrame(app)
      return drawn.contains("image") && !drawn.contains("fill") && !drawn.contains("stroke")
    }
    try await app.until("every picture is cut") { isPaintedFromPictures() }
    try await app.press("node-10")
    try await app.until("the dice are thrown") { app.device.heard.contains(.diceThrown) }
    try await app.until("the dice are cut too") { isPaintedFromPictures() }
  }

  @Test func soundAndHapticsCanBeSwitchedOff() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    app.settings.hasSound = false
    app.settings.hasHaptics = false
    try await app.press("node-10")
    try await app.until("the dice are thrown") { app.pressable("node-10") == nil }
    #expect(app.device.heard.isEmpty && app.device.felt.isEmpty)
  }

  @Test func aThrowIsTakenBackOnlyIfTheTableAgrees() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    #expect(app.pressable("Annuler le dernier coup")?.isEnabled == false)
    try await app.press("node-10")
    try await app.press("Annuler le dernier coup")
    #expect(app.isShown("toute la table doit être d'accord"))
    try await app.press("Garder ce coup")
    #expect(app.pressable("node-10") == nil)
    try await app.press("Annuler le dernier coup")
    try await app.press("Tout le monde est d'accord")
    try await app.until("the dice are not thrown") { app.pressable("node-10") != nil }
  }

  @Test func helpNamesWhatMayBeDoneAndOpensItsRule() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    try await app.press("Que puis-je faire\u{a0}?")
    try await app.until("help is shown") { app.isShown("Voir la règle") }
    let line = try #require(
      app.front.visible.first { $0.kind == "Button" && $0.name.contains("Voir la règle") })
    line.press?()
    app.refresh()
    try await app.until("the rule is shown") {
      app.front.kind == "Sheet" && !app.isShown("Voir la règle") && app.front.words.count > 2
    }
    try await app.press("Fermer")
    #expect(app.pressable("node-10") != nil)
  }

  @Test func aWindowThatBecomesBroaderOrNarrowerKeepsItsTable() async throws {
    let app = try await table("teckels", "Léa", "Tom")
    try await app.press("Pause")
    for isTablet in [true, false, true] {
      app.become(tablet: isTablet)
      try await app.until("it is paused as it was") { app.isShown("En pause") }
    }
    try await app.press("Reprendre")
    app.become(tablet: false)
    try await app.until("the table is laid") {
      app.front.visible.contains { $0.identifier?.hasPrefix("node-") == true }
    }
    #expect(!app.isShown("En pause"))
  }

  @Test func aWindowThatChangesItsBreadthOpensItsMatchOnce() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    try await app.press("node-10")
    try await app.until("the dice are thrown") { app.device.heard.contains(.diceThrown) }
    app.become(tablet: true)
    try await app.press("Journal de la partie")
    #expect(!app.isShown("Rien ne s'est encore passé"), "the same table tells the same")
    try await app.press("Fermer")
    #expect(app.device.heard == [.diceThrown], "and nothing is heard twice")
  }

  @Test func aSharedTablePausesWhenTheAppIsOutOfSight() async throws {
    let app = try await table("pilo-pilo", "Léa", "Tom", "Zoé", "Max")
    #expect(!app.isShown("En pause"))
    func isHeard(_ app: Screenful) -> Bool {
      SpokenRules.heard(app.front).contains { $0.identifier?.hasPrefix("node-") == true }
    }
    #expect(isHeard(app))
    app.put(.inactive)
    try await app.until("it is paused") { app.isShown("En pause") }
    #expect(!isHeard(app), "nobody studies the cards meanwhile")
    app.put(.active)
    #expect(app.isShown("En pause"), "somebody must say that everyone is back")
    try await app.press("Reprendre")
    #expect(!app.isShown("En pause"))
    try await app.press("Pause")
    try await app.press("Quitter la table")
    try await app.until("home is shown") { app.isShown("Parties en cours") }
  }

  @Test func aTableOfTurnsWaitsOutOfSightAndGoesOnByItself() async throws {
    let app = try await table("pile-poils", "Léa", "Tom")
    app.put(.background)
    #expect(!app.isShown("En pause"))
    try await app.press("node-10")
    app.put(.active)
    #expect(!app.isShown("En pause"))
    try await app.press("node-10")
    try await app.until("the dice are thrown") { !app.device.heard.isEmpty }
    #expect(app.device.heard == [.diceThrown], "what was touched out of sight was not")
  }

  private func atTheEndOfAMatch() async throws -> Screenful {
    let app = try await Screenful()
    try await app.leaveAMatchBeforeItsLastMove()
    try await app.lookAroundAtHome()
    try await app.playTheLastMove()
    return app
  }

  @Test func theBoardStaysAsTheMatchEndedAndSaysWhoWonAndWhy() async throws {
    let app = try await atTheEndOfAMatch()
    #expect(app.isShown("emporte") && app.isShown("aussi a couché tous ses chats"))
    #expect(app.front.visible.contains { $0.identifier?.hasPrefix("node-") == true })
    #expect(app.pressable("node-10") == nil, "there to be looked at and not to be touched")
    try await app.press("Regarder le plateau")
    #expect(!app.isShown("emporte"))
    try await app.press("Fin de partie")
    #expect(app.isShown("emporte"))
  }

  @Test func aNoteIsWrittenAtTheTable() async throws {
    let app = try await atTheEndOfAMatch()
    try await app.press("Un mot")
    try await app.until("it can be written") { app.front.kind == "Sheet" }
    try await app.type("Sous la pluie", into: "Un mot sur cette partie")
    try await app.press("Enregistrer")
    try await app.until("it is written") { app.front.kind != "Sheet" }
    try await app.press("Un mot")
    try await app.until("it is there again") {
      app.field("Un mot sur cette partie")?.text == "Sous la pluie"
    }
  }

  @Test func thePictureOfTheResultIsHandedOnAndNothingElse() async throws {
    let app = try await atTheEndOfAMatch()
    try await app.press("Partager l'image")
    try await app.until("it is asked to whom") {
      app.front.visible.contains { $0.responder is UIActivityViewController }
    }
    let sheets = app.front.visible.lazy.compactMap { $0.responder as? UIActivityViewController }
    let file = try #require(sheets.first?.offered.first as? URL)
    #expect(sheets.first?.offered.count == 1 && file.lastPathComponent == "empile-pile-poils.png")
    #expect(try !Data(contentsOf: file).isEmpty)
  }

  @Test func aMatchEndsWithItsResultAndGoesOnWithARematch() async throws {
    let app = try await atTheEndOfAMatch()
    try await app.press("Résultat")
    try await app.until("the winner is named") { app.isShown("emporte") }
    try await app.until("the campaign is told of") { app.isShown("Dans le défi") }
    #expect(app.isShown("Cette fois") && app.isShown("Nouveau titre"))
    try await app.press("Revanche")
    try await app.until("the next table is laid") { app.pressable("node-10") != nil }
    app.goBack()
    try await app.until("it waits at home") { app.isShown("Parties en cours") }
  }

  @Test func whyATouchDidNothingIsToldWithItsRule() async throws {
    let app = try await Screenful()
    let table = try await TableModel.start(
      .pilePoils(side: .coussin), seats: try await app.invite("Léa", "Tom"), in: app.core)
    let shell = Shell(
      core: try app.core, settings: app.settings, device: app.device, lastLook: .zero)
    var opened: RuleSection.ID?
    let host = ViewHost(
      BoardView(table: table) { opened = $0 }.environment(shell).themed(by: app.settings))
    defer { host.close() }
    try await app.until("the table is laid") { table.scene.node(10) != nil }
    await table.settle()
    let roll = try #require(table.scene.node(10))
    let fingers: [(UInt64, TouchPhase)] = [(1, .down), (2, .down), (1, .up), (2, .up)]
    table.touch(
      fingers.enumerated().map { order, finger in
        TouchSample(
          pointer: finger.0, phase: finger.1, x: roll.x + roll.width / 2,
          y: roll.y + roll.height / 2, stampMs: UInt64(10 * order))
      })
    await table.settle()
    host.render()
    #expect(host.tree.words.contains("Placez d'abord des dés de ce lancer, ou renoncez."))
    let link = host.tree.visible.first { $0.kind == "Button" && $0.name == "Voir la règle" }
    try #require(link).press?()
    #expect(opened != nil && opened == table.refusal?.rule)
  }

  @Test func everyGameIsLaidWithSomethingToTouch() async throws {
    let app = try await Screenful()
    let seats = try await app.invite("Léa", "Tom", "Zoé", "Max")
    for game in try await games(of: app) {
      let count = min(max(3, Int(game.leastPlayers)), Int(game.mostPlayers))
      let table = try await TableModel.start(
        MatchSetup(game: game.slug), seats: Array(seats.prefix(count)), in: app.core)
      let host = ViewHost(
        BoardView(table: table).themed(by: app.settings))
      for _ in 0..<200 where table.scene.landmarks.isEmpty {
        try await Task.sleep(for: .milliseconds(5))
      }
      await table.settle()
      host.render()
      let nodes = host.tree.visible
      #expect(nodes.contains { $0.press != nil && !$0.name.isEmpty }, "\(game.slug)")
      host.close()
    }
  }

  private func games(of app: Screenful) async throws -> [GameInfo] {
    let shelf = HomeModel(core: try app.core)
    await shelf.refresh()
    #expect(shelf.games.count == 10)
    return shelf.games
  }
}
