import EmpileKit
import SwiftUI
import Testing

@testable import EmpileUI

/// Every tool used to its end, through the one view.
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

  /// Turns a counter and waits until it shows so.
  private func turn(_ tag: String, to wanted: Int, in app: Screenful) async throws {
    try await app.until("\(tag) can be turned") { self.value(tag, in: app) != nil }
    while let value = self.value(tag, in: app), value < wanted {
      counter(tag, in: app)?.actions.first { $0.name == "+" }?.run()
      try await app.until("\(tag) is \(value + 1)") { self.value(tag, in: app) == value + 1 }
    }
    #expect(value(tag, in: app) == wanted)
  }

  private func counter(_ tag: String, in app: Screenful) -> Node? {
    app.front.visible.first { $0.kind == "Stepper" && $0.identifier == tag }
  }

  private func value(_ tag: String, in app: Screenful) -> Int? {
    counter(tag, in: app)?.words.compactMap { Int($0) }.last
  }

  private func presses(_ tags: String..., in app: Screenful) async throws {
    for tag in tags { try await app.press(tag) }
  }

  private func isWrittenDown(_ app: Screenful, _ game: String, _ player: String) async throws {
    try await app.press("Noter dans le carnet")
    try await app.until("it is written down") { app.isShown("C'est noté") }
    #expect(app.pressable("Noter dans le carnet")?.isEnabled == false)
    app.goBack()
    app.goBack()
    try await app.press("Historique")
    try await app.until("it is in the history") { app.isShown(game) && app.isShown(player) }
  }

  @Test func diceAreThrownForATableWithoutAny() async throws {
    let app = try await tool("dice-cup")
    try await app.press("dice-three")
    try await app.press("throw")
    try await app.until("three dice lie there") {
      app.front.visible.filter { $0.kind == "PieceOnSheet" }.count == 3
    }
    #expect(app.isShown("Somme"))
    try await app.press("Revenir en arrière")
    try await app.until("the throw is taken back") { !app.isShown("Somme") }
  }

  /// A number can be counted up to the most there can be, and no further.
  @Test func aTitleIsFoundForGoldenCats() async throws {
    let app = try await tool("title-finder")
    try await app.until("it asks") { app.isShown("Jongleur Enthousiaste") }
    try await turn("golden", to: 12, in: app)
    try await app.until("the highest title is told") { app.isShown("Grand Architecte du Sommeil") }
    counter("golden", in: app)?.actions.first { $0.name == "+" }?.run()
    app.refresh()
    #expect(value("golden", in: app) == 12)
    #expect(app.front.kind != "Alert")
  }

  @Test func theSheetOfPilePoilsIsWrittenIntoTheLog() async throws {
    let app = try await tool("pile-poils-sheet", "Léa", "Tom")
    try await app.press("winner-0")
    try await turn("golden-0", to: 5, in: app)
    try await turn("left-1", to: 2, in: app)
    try await isWrittenDown(app, "Pile-Poils", "Léa")
  }

  @Test func theJudgeOfPiloPiloSaysWhatEveryoneHadToDo() async throws {
    let app = try await tool("pilo-pilo-judge", "Léa", "Tom", "Zoé")
    try await presses("shown-0-attacker", "shown-1-defender", in: app)
    #expect(app.pressable("settle")?.isEnabled == false)
    try await app.press("shown-2-dragon")
    try await app.until("duties are told") { app.isShown("Dormir sur un oreiller") }
    #expect(app.isShown("(Tom)"))
    try await presses("was-right-2", "settle", in: app)
    try await app.until("a card is gone") { app.isShown("11") }
    for _ in 0..<11 {
      try await presses("shown-0-dragon", "shown-1-dragon", "shown-2-attacker", in: app)
      try await presses("was-right-2", "settle", in: app)
      try await app.until("the round is over") {
        app.pressable("was-right-2") == nil
      }
    }
    try await isWrittenDown(app, "Pilo Pilo", "Zoé")
  }

  @Test func bonesAreCountedOverThreeRounds() async throws {
    let app = try await tool("teckels-bones", "Léa", "Tom")
    for round in 1...3 {
      try await turn("cards-0", to: 2, in: app)
      try await presses("emptied-1", "round", in: app)
      try await app.until("round \(round) is counted") {
        (self.value("cards-0", in: app) ?? 0) == 0
      }
    }
    try await isWrittenDown(app, "Teckels", "Tom")
  }

  @Test func nekoClimbsWithHisMissions() async throws {
    let app = try await tool("neko-decks", "Léa", "Tom")
    try await app.press("play-0")
    try await turn("height", to: 3, in: app)
    try await app.press("climb-1")
    try await app.until("he climbs") { (self.value("floor-0", in: app) ?? 0) > 1 }
    try await turn("floor-0", to: 10, in: app)
    #expect(app.isShown("Paliers atteints"))
    #expect(app.pressable("felled-1") == nil, "together nobody is last")
    try await isWrittenDown(app, "Neko", "Léa")
  }

  @Test func aDieTakenTooLateCostsOneToEachOpponent() async throws {
    let app = try await tool("raffzahn-timer", "Léa", "Tom", "Zoé")
    try await app.press("thrown")
    try await app.until("dice may be taken") { app.isShown("À temps") }
    try await app.press("stop")
    try await app.until("it is over after a moment") { app.isShown("Hors du tour") }
    try await turn("dice-0", to: 4, in: app)
    try await app.press("late-0")
    try await app.until("each has one") { self.value("dice-1", in: app) == 1 }
    try await turn("dice-0", to: 120, in: app)
    try await isWrittenDown(app, "Raffzahn", "Léa")
  }

  @Test func callsMoveDice() async throws {
    let app = try await tool("bunte-kuh-timer", "Léa", "Tom", "Zoé")
    try await app.press("stop")
    try await app.until("the time to point runs") { app.isShown("Montrez la case") }
    try await app.press("wrong-0")
    try await app.until("dice have moved") { app.isShown("22") && app.isShown("19") }
    for left in stride(from: 18, through: 0, by: -1) {
      try await app.press("right-1")
      try await app.until("\(left) are left") { app.isShown("\(left)") }
    }
    try await isWrittenDown(app, "Bunte Kuh", "Tom")
  }

  @Test func keptDiceCostWhatTheirColoursCost() async throws {
    let app = try await tool("cui-bono-counter", "Léa", "Tom")
    for kept in 1...10 {
      try await app.press("keep-1-yellow")
      try await app.until("\(kept) are kept") { app.isShown("\(2 * kept)") }
    }
    #expect(app.pressable("keep-0-red")?.isEnabled == false)
    try await isWrittenDown(app, "Cui bono", "Léa")
  }

  @Test func equalSumsWinTheRedDie() async throws {
    let app = try await tool("eintrichtern-sums", "Léa", "Tom")
    for _ in 1...8 {
      for _ in 1...3 { try await presses("thrown-2", "case-2", in: app) }
      try await app.until("they are equal") { app.isShown("Pareil") }
      try await app.press("uncover-1")
      try await app.until("it is counted") { !app.isShown("Pareil") }
    }
    try await isWrittenDown(app, "Eintrichtern", "Tom")
  }

  @Test func whoBeginsIsAskedForFingers() async throws {
    let app = try await tool("first-player")
    try await app.until("it asks") { app.isShown("Posez chacun un doigt") }
  }

  @Test func whatWasCountedWaitsUntilItIsCleared() async throws {
    let app = try await tool("raffzahn-timer", "Léa", "Tom", "Zoé")
    try await turn("dice-1", to: 2, in: app)
    app.goBack()
    try await app.press("tool-raffzahn-timer")
    try await app.until("it is as it was left") { self.value("dice-1", in: app) == 2 }
    try await app.press("Recommencer")
    try await app.until("it asks") { app.front.kind == "Alert" }
    try await app.press("Recommencer")
    try await app.press("Commencer")
    try await app.until("nothing is counted") { self.value("dice-1", in: app) == 0 }
  }
}
