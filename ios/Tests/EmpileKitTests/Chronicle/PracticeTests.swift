import EmpileCore
import EmpileKit
import EmpileTesting
import Foundation
import Testing

/// One person alone against robots: kept in the history, outside the standings.
@MainActor @Suite struct PracticeTests {
  private let core: Core
  private let fixture: Fixture
  private let people: [PlayerInfo.ID]
  private let robots: [PlayerInfo.ID]

  init() async throws {
    core = try await openCore()
    fixture = try Fixture.read()
    people = try await core.seat(2)
    robots = try await core.robots().map(\.id)
  }

  private func played(_ seats: [PlayerInfo.ID]) async throws -> ResultModel {
    let table = try await TableModel.start(
      .pilePoils(side: .coussin), seats: seats, seed: fixture.seed, in: core)
    await table.holdRobots()
    await fixture.play(at: table)
    #expect(table.isOver && table.error == nil)
    let result = ResultModel(match: table.id, core: core)
    await result.load()
    #expect(result.error == nil)
    return result
  }

  private func standings() async -> [String] {
    let settings = SettingsModel(SettingsInMemory())
    let campaign = CampaignModel(core: core, settings: settings, game: "pile-poils")
    await campaign.refresh()
    return (campaign.standings ?? []).map(\.player.name)
  }

  @Test func practiceChangesNothingInTheCampaignEvenForWhoeverStandsThere() async throws {
    try await core.enter([
      Paper(player: people[0], won: true, amount: 12), Paper(player: people[1], amount: 1),
    ])
    let before = await standings()
    #expect(before.count == 2)
    let result = try await played([people[0], robots[0], robots[1]])
    #expect(result.sheet?.seats.count == 3)
    #expect(result.isPractice)
    #expect(result.changes == [])
    #expect(await standings() == before)
  }

  @Test func twoPeopleWithARobotPlayForTheStandings() async throws {
    let result = try await played([people[0], robots[0], people[1]])
    #expect(!result.isPractice)
    #expect(result.changes.map(\.standing.player.name) == ["Laureline", "Félix"])
    #expect(await standings() == ["Laureline", "Félix"])
  }

  @Test func practiceIsInTheHistoryIsTakenOutAndBroughtBackAsPractice() async throws {
    _ = try await played([people[0], robots[0], robots[1]])
    let history = HistoryModel(core: core)
    await history.refresh()
    let row = try #require(history.rows?.first)
    #expect(row.standing == .practice && row.standing.holds)
    #expect(!history.players.contains { $0.isRobot }, "nobody looks for a robot")

    await history.void(row.id)
    #expect(history.rows == [])
    var filter = HistoryFilter()
    filter.showsAll = true
    await history.show(filter)
    #expect(history.rows?.map(\.standing) == [.void])
    #expect(history.rows?.first?.standing.holds == false)
    await history.restore(row.id)
    #expect(history.rows?.map(\.standing) == [.practice])
    #expect(await standings() == [])
    #expect(history.error == nil)
  }

  @Test func robotsThatHavePlayedAreOnNoListOfPeople() async throws {
    _ = try await played([people[0], robots[0], people[1]])
    let names = ["Félix", "Laureline"]
    let players = PlayersModel(core: core)
    await players.refresh()
    #expect(players.roster.map(\.name) == names)
    #expect(players.archived == [])
    let paper = PaperModel(core: core, settings: SettingsModel(SettingsInMemory()))
    await paper.load(now: .sunday)
    #expect(paper.players.roster.map(\.name) == names)
  }
}
