import Accessibility
import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct LessonTests {
  private static let goOn = "node-910003"

  @Test func rulesAndPlayAreOneStepApart() async throws {
    let app = try await Screenful()
    try await app.press("Nouvelle partie")
    try await app.press("game-cui-bono")
    try await app.press("how-to-play")
    try await app.until("the rules are read") { app.isShown("But du jeu") }
    try await app.press("play")
    try await app.until("people sit down") { app.pressable("start") != nil }
  }

  @Test func aFirstMatchOffersItsLessonWhichSpeaksAndGoesOn() async throws {
    let app = try await Screenful()
    try await app.press("Nouvelle partie")
    try await app.press("game-pile-poils")
    try await app.press("learn")
    try await app.until("the lesson begins") { app.pressable(LessonTests.goOn) != nil }
    let before = AccessibilityNotification.Announcement.posted.count
    try await app.press(LessonTests.goOn)
    try await app.until("the dice are asked for") { app.pressable("node-10") != nil }
    try await app.until("it is told") {
      AccessibilityNotification.Announcement.posted.count > before
    }
  }

  @Test func aGameAgainstTheClockIsLearntWithoutThePauseOfASharedTable() async throws {
    let app = try await Screenful()
    try await app.press("Aide-mémoire")
    try await app.press("Pilo Pilo")
    try await app.press("learn")
    try await app.until("the lesson begins") { app.pressable(LessonTests.goOn) != nil }
    #expect(app.pressable("Pause") == nil)
  }
}
