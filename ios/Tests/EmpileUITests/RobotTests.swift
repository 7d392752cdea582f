import Accessibility
import EmpileCore
import EmpileKit
import SwiftUI
import Testing

@testable import EmpileUI

/// Robots, as somebody meets them on the screens.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RobotTests {
  private func seating(_ names: String..., game: String) async throws -> Screenful {
    let app = try await Screenful()
    for name in names { try await app.invite(name) }
    try await app.press("Nouvelle partie")
    try await app.press("game-\(game)")
    try await app.until("the options are there") { app.isShown("Quelles règles") }
    return app
  }

  /// The table is laid, and somebody other than a robot may touch it.
  private func isMyTurn(_ app: Screenful) -> Bool {
    app.front.visible.contains { $0.identifier?.hasPrefix("node-") == true && $0.press != nil }
  }

  @Test func theirPaceIsChosenInTheSettings() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    #expect(app.isShown("Allure des robots"))
    try await app.press("Posée")
    #expect(app.settings.robotPace == .calm)
    #expect(app.pressable("Posée")?.traits.contains(.isSelected) == true)
    #expect(app.pressable("Vive")?.traits.contains(.isSelected) == false)
    #expect(app.settings.textSize == .usual)
  }

  @Test func theySitDownWithPeopleAndOnlyWithThem() async throws {
    let app = try await seating("Léa", "Tom", game: "pile-poils")
    #expect(app.isShown("Des robots à table"))
    let robot = try #require(try await app.robots().first?.name)
    try await app.press(robot)
    try await app.until("it says who is missing") { app.isShown("Ajoutez au moins une personne") }
    #expect(app.pressable("start")?.isEnabled == false)
    #expect(app.pressable(robot)?.traits.contains(.isSelected) == true)
    try await app.press("Léa")
    try await app.until("nobody is missing") { !app.isShown("Ajoutez au moins une personne") }
    let seated = app.front.visible.filter { $0.name.hasPrefix(robot) }
    let later = seated.flatMap(\.actions).first { $0.name == "Une place plus tard" }
    try #require(later).run()
    app.refresh()
    try await app.press("start")
    try await app.until("Léa begins") { self.isMyTurn(app) }
    #expect(app.settings.lastSeats.count == 2)
  }

  @Test func besideARealTowerItIsSaidWhyTheyDoNotPlay() async throws {
    let app = try await seating("Léa", game: "neko-tower")
    let robot = try #require(try await app.robots().first?.name)
    try await app.press("Léa")
    try await app.press(robot)
    try await app.until("it says why not") {
      app.isShown("Un robot n'a pas de mains pour la vraie tour")
    }
    #expect(app.pressable("start")?.isEnabled == false)
  }

  @Test func theyMoveByThemselves() async throws {
    let app = try await seating("Léa", "Tom", game: "cui-bono")
    app.settings.robotPace = .brisk
    let robot = try #require(try await app.robots().first?.name)
    try await app.press(robot)
    try await app.press("Léa")
    let before = AccessibilityNotification.Announcement.posted.count
    try await app.press("start")
    try await app.until("it has moved") { self.isMyTurn(app) }
    try await app.press("Depuis votre tour")
    try await app.until("the journal tells it all") { app.front.kind == "Sheet" }
    let told = app.front.words.filter { $0.contains(robot) }
    #expect(!told.isEmpty)
    // Whoever listens has heard every line of it.
    let heard = AccessibilityNotification.Announcement.posted.dropFirst(before)
    for line in told { #expect(heard.contains { $0.contains(line) }, "\(line)") }
  }

  @Test func whoeverPractisesAsksWhatTheBestOfThemWouldDo() async throws {
    let app = try await seating("Léa", game: "cui-bono")
    let robot = try #require(try await app.robots().first?.name)
    try await app.press("Léa")
    try await app.press(robot)
    try await app.press("start")
    try await app.until("Léa begins") { self.isMyTurn(app) }
    try await app.press(app.texts["table-help"])
    try await app.until("it can be asked") { app.pressable("hint") != nil }
    let before = AccessibilityNotification.Announcement.posted.count
    try await app.press("hint")
    let advice = "conseille\u{a0}: "
    try await app.until("the advice is there") { app.isShown(advice) }
    #expect(app.front.kind != "Sheet", "the board is in sight")
    let heard = AccessibilityNotification.Announcement.posted.dropFirst(before)
    #expect(heard.contains { $0.contains(advice) && $0.contains("\n") }, "with its reason")
    let node = try #require(
      app.front.visible.first { $0.identifier?.hasPrefix("node-") == true && $0.press != nil })
    node.press?()
    try await app.until("a finger came down") { !app.isShown(advice) }
  }

  @Test func theResultOfAMatchAgainstThemIsPractice() async throws {
    let app = try await Screenful()
    let match = try await app.practise()
    let shell = Shell(
      core: try app.core, settings: app.settings, device: app.device, lastLook: .zero)
    let host = ViewHost(
      ResultView(match: match, shell: shell).environment(shell).themed(by: app.settings))
    defer { host.close() }
    func isShown(_ words: String) -> Bool { host.tree.words.contains { $0.contains(words) } }
    try await app.until("practice is told") {
      host.render()
      return isShown("Entraînement contre des robots")
    }
    #expect(isShown("Robot") && isShown("Laureline"))
    #expect(!isShown(app.texts["result-campaign"]))
  }

  @Test func aMatchAgainstThemIsInTheHistoryAndTheyAreOnNoList() async throws {
    let app = try await Screenful()
    _ = try await app.practise()
    try await app.press("Joueurs")
    try await app.until("people are listed") { app.isShown("Laureline") }
    #expect(!app.isShown("Robot"))
    app.goBack()

    try await app.press("Historique")
    try await app.until("it is listed") { app.isShown("Entraînement contre des robots") }
    app.front.visible.first { node in
      node.kind == "Button" && node.children.flatMap(\.visible).contains { $0.kind == "ResultCard" }
    }?.press?()
    try await app.until("it is opened") { app.front.kind == "Sheet" }
    #expect(app.isShown("Entraînement contre des robots"))
    #expect(app.pressable("Corriger") == nil, "what was played here ended as it ended")
    try await app.press("Retirer de l'historique")
    try await app.until("it is gone") { app.front.kind != "Sheet" && app.isShown("Rien à montrer") }

    try await app.press("Noter une partie")
    try await app.until("the form is there") {
      app.isShown("À quel jeu") && app.isShown("Laureline")
    }
    #expect(!app.isShown("Robot"))
  }
}
