import EmpileCore
import Foundation
import Testing

@testable import EmpileKit

@MainActor @Suite struct SettingsModelTests {
  @Test func withoutAChoiceTheSystemChoosesAndEverythingHelpful() {
    let settings = SettingsModel(SettingsInMemory())
    #expect((settings.language, settings.theme) == (.system, .system))
    #expect((settings.textSize, settings.language.tag) == (.usual, nil))
    #expect(settings.hasSound && settings.hasHaptics && settings.keepsAwake)
    #expect(!settings.isPatterned && !settings.isCalm)
    #expect(settings.robotPace == .usual)
    #expect(settings.lastSeats == [])
    #expect(settings.campaign == nil)
    #expect(settings.ownBoard == nil)
    #expect(settings.drafts == [])
  }

  @Test func everyChoiceIsThereAgainAfterTheAppWasEnded() {
    let store = SettingsInMemory()
    let before = SettingsModel(store)
    (before.language, before.theme, before.textSize) = (.english, .dark, .largest)
    (before.isPatterned, before.isCalm) = (true, true)
    (before.hasSound, before.hasHaptics, before.keepsAwake) = (false, false, false)
    before.robotPace = .brisk
    before.lastSeats = ["b", "a"]
    before.campaign = "summer"
    before.ownBoard = [[1, 2, 3], [4, 5], [6]]
    before.drafts = [ResultDraft(id: "1", corrects: nil, game: "teckels", playedAt: .distantPast)]

    let after = SettingsModel(store)
    #expect((after.language, after.theme, after.textSize) == (.english, .dark, .largest))
    #expect(after.isPatterned && after.isCalm)
    #expect(!after.hasSound && !after.hasHaptics && !after.keepsAwake)
    #expect(after.robotPace == .brisk)
    #expect(after.lastSeats == ["b", "a"])
    #expect(after.campaign == "summer")
    #expect(after.ownBoard == [[1, 2, 3], [4, 5], [6]])
    #expect(after.drafts == before.drafts)
  }

  @Test func whatIsChosenNoMoreIsForgotten() {
    let store = SettingsInMemory()
    let before = SettingsModel(store)
    before.campaign = "summer"
    before.ownBoard = [[1]]
    (before.campaign, before.ownBoard) = (nil, nil)
    let after = SettingsModel(store)
    #expect(after.campaign == nil)
    #expect(after.ownBoard == nil)
  }

  @Test func whatNobodyUnderstandsIsAsIfNothingWasChosen() {
    let store = SettingsInMemory()
    for key in [
      "language", "theme", "text-size", "sound", "robot-pace", "seats", "own-board", "drafts",
    ] {
      store[key] = "{ nonsense"
    }
    let settings = SettingsModel(store)
    #expect((settings.language, settings.theme) == (.system, .system))
    #expect((settings.textSize, settings.hasSound) == (.usual, true))
    #expect(settings.robotPace == .usual)
    #expect(settings.lastSeats == [])
    #expect(settings.ownBoard == nil)
    #expect(settings.drafts == [])
  }

  @Test func theSystemKeepsChoicesToo() throws {
    let suite = "fr.empile.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    SettingsModel(SettingsInDefaults(defaults)).theme = .light
    #expect(SettingsModel(SettingsInDefaults(defaults)).theme == .light)
  }

  @Test func textGrowsFromSizeToSizeUpToTwiceAsLarge() {
    let factors = TextSize.allCases.map(\.factor)
    #expect(factors == factors.sorted())
    #expect((factors.first, factors.last) == (1, 2))
  }
}
