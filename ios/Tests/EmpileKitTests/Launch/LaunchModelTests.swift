import EmpileCore
import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct LaunchModelTests {
  private let settings = SettingsModel(SettingsInMemory())

  private func launch(_ place: LogPlace, speaking tag: String = "fr-CA") -> LaunchModel {
    LaunchModel(place, settings: settings, systemLanguageTag: tag)
  }

  @Test func theSystemsLanguageIsSpokenUntilAnotherIsChosen() async throws {
    let launch = launch(.memory)
    #expect(launch.core == nil)
    await launch.open()
    #expect(launch.core?.texts.languageTag == "fr")
    settings.language = .english
    await launch.open()
    #expect(launch.core?.texts.languageTag == "en")
  }

  /// When a robot that begins makes its first move, on the table's clock.
  private func firstMove(in launch: LaunchModel) async throws -> UInt64 {
    let core = try #require(launch.core)
    let seats = [try await core.robots()[0].id] + (try await core.seat(1))
    let table = try await TableModel.start(MatchSetup(game: "cui-bono"), seats: seats, in: core)
    try await table.wait { table.canBeTouched }
    return try #require(try await table.acts().first).at
  }

  @Test(.timeLimit(.minutes(10)))
  func robotsPlayAtThePaceThatWasChosenBefore() async throws {
    settings.robotPace = .calm
    let launch = launch(.memory)
    await launch.open()
    #expect(try await firstMove(in: launch) >= 2_000)
  }

  @Test(.timeLimit(.minutes(10)))
  func robotsPlayAtAnotherPaceAsSoonAsItIsChosen() async throws {
    let launch = launch(.memory)
    await launch.open()
    settings.robotPace = .calm
    await launch.paceRobots()
    #expect(try await firstMove(in: launch) >= 2_000)
  }

  @Test func whatIsOpenIsNotOpenedAgain() async throws {
    let launch = launch(.memory)
    await launch.open()
    let core = try #require(launch.core)
    await launch.open()
    #expect(launch.core === core)
  }

  @Test func anotherLanguageReadsTheSameLog() async throws {
    let log = try TemporaryLog()
    let launch = launch(.file(log.file))
    await launch.open()
    _ = try await #require(launch.core).seat(2)
    settings.language = .english
    await launch.open()
    let players = PlayersModel(core: try #require(launch.core))
    await players.refresh()
    #expect(players.roster.map(\.name) == ["Félix", "Laureline"])
  }

  @Test func aLogThatCannotBeOpenedIsToldInWordsAndOpensOnceThatIsMended() async throws {
    let log = try TemporaryLog()
    try Data(String(repeating: "Chère Laureline, ", count: 100).utf8).write(to: log.file)
    let launch = launch(.file(log.file))
    await launch.open()
    guard case .failed(let failed) = launch.stage else {
      Issue.record("a letter was opened as a log")
      return
    }
    #expect(failed.error.code == "log-not-a-database")
    #expect(failed.texts?["retry"] == "Réessayer")

    await launch.retry()
    guard case .failed = launch.stage else {
      Issue.record("a letter was opened as a log at the second try")
      return
    }
    try FileManager.default.removeItem(at: log.file)
    await launch.retry()
    #expect(launch.core != nil)
  }

  @Test func whoOpensTwiceAtOnceGetsTheLastLanguageChosen() async throws {
    let launch = launch(.memory)
    let first = Task { await launch.open() }
    let second = Task {
      settings.language = .english
      await launch.open()
    }
    _ = await (first.value, second.value)
    #expect(launch.core?.texts.languageTag == "en")
  }
}
