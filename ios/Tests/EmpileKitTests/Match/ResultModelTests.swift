import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct ResultModelTests {
  private let core: Core
  private let fixture: Fixture

  init() async throws {
    core = try await openCore()
    fixture = try Fixture.read()
  }

  private func finishedMatch() async throws -> OpenMatchInfo.ID {
    let table = try await fixture.table(in: core)
    await fixture.play(at: table)
    #expect(table.isOver)
    return table.id
  }

  private func result(of match: OpenMatchInfo.ID) async -> ResultModel {
    let result = ResultModel(match: match, core: core)
    await result.load()
    return result
  }

  @Test func itTellsHowTheMatchEndedAndWhatChangedInTheCampaign() async throws {
    let result = await result(of: try await finishedMatch())
    #expect(result.error == nil)
    #expect(result.sheet?.headline == "Laureline l'emporte\u{a0}!")
    #expect(result.changes.map(\.standing.player.name) == ["Laureline", "Félix", "Anouk"])
    #expect(result.changes.map(\.place) == [1, 2, 3])
    #expect(result.changes.map(\.won) == [true, false, false])
    let winner = try #require(result.changes.first)
    #expect(winner.newTitle == result.sheet?.seats.first?.title)
    #expect(winner.newTitle != nil)
    #expect(!winner.isBest, "the first score of all is no record")
    #expect(result.changes.allSatisfy { $0.standing.games == 1 })
  }

  @Test func onlyThoseWhoPlayedChange() async throws {
    let match = try await finishedMatch()
    let players = PlayersModel(core: core)
    let basile = try #require(await players.add(name: "Basile", colour: 3))
    let laureline = try #require(players.roster.first { $0.name == "Laureline" })
    try await core.enter([
      Paper(player: basile.id, won: true, amount: 12), Paper(player: laureline.id, amount: 1),
    ])
    let result = await result(of: match)
    let names = Set(result.changes.map(\.standing.player.name))
    #expect(names == ["Laureline", "Félix", "Anouk"])
    #expect(result.changes.map(\.place).max() == 4, "places count everybody")
    let winner = try #require(result.changes.first { $0.won })
    #expect(winner.isBest, "better than one cat left awake")
  }

  @Test func aMatchThatGoesOnHasNoResultYet() async throws {
    let result = await result(of: try await fixture.table(in: core).id)
    #expect(result.sheet == nil)
    #expect(result.changes == [])
    #expect(result.error == nil)
  }

  @Test func aMatchThatDoesNotExistIsAFailure() async throws {
    #expect(await result(of: "Laureline").error?.code == "not-an-id")
  }

  @Test func inARematchTheNextAroundTheTableBegins() async throws {
    let result = await result(of: try await finishedMatch())
    let one = Task { await result.rematch(seed: 3) }
    let other = Task { await result.rematch(seed: 3) }
    let started = await [one.value, other.value].compactMap { $0 }
    #expect(started.count == 1, "an impatient second touch starts no second match")
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == started)
    #expect(home.openMatches?.first?.names == ["Félix", "Anouk", "Laureline"])
  }
}
