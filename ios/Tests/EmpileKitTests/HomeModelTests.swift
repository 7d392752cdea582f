import EmpileCore
import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct HomeModelTests {
  @Test func theShelfHoldsTheGames() async throws {
    let home = HomeModel(core: try await openCore())
    await home.refresh()
    let game = try #require(home.games.first { $0.slug == "pile-poils" })
    #expect(game.name == "Pile-Poils")
    #expect((game.leastPlayers, game.mostPlayers) == (2, 4))
    #expect(home.openMatches == [])
    #expect(home.failure == nil)
  }

  @Test func aMatchThatIsLeftWaitsAndIsResumedWhereItWas() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    let home = HomeModel(core: core)
    await home.start(
      .pilePoils(side: .coussin), seats: try await core.seat(3), seed: fixture.seed)
    let table = try #require(home.table)
    await fixture.play(6, at: table)
    let state = try await table.stateJson()
    await home.leaveTable()
    #expect(home.table == nil)
    #expect(home.openMatches.map(\.id) == [table.id])
    #expect(home.openMatches.first?.names == ["Laureline", "Félix", "Anouk"])

    await home.resume(table.id)
    let resumed = try #require(home.table)
    #expect(resumed !== table)
    #expect(try await resumed.stateJson() == state)
    #expect(resumed.undoNeed == .consent)
  }

  @Test func aFinishedMatchWaitsNoLonger() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    let home = HomeModel(core: core)
    await home.start(
      .pilePoils(side: .coussin), seats: try await core.seat(3), seed: fixture.seed)
    let table = try #require(home.table)
    await fixture.play(at: table)
    await home.leaveTable()
    #expect(home.openMatches == [])
  }

  @Test func anImpatientSecondTouchOpensNoSecondTable() async throws {
    let core = try await openCore()
    let seats = try await core.seat(2)
    let home = HomeModel(core: core)
    async let first: Void = home.start(.pilePoils(side: .panier), seats: seats)
    async let second: Void = home.start(.pilePoils(side: .panier), seats: seats)
    _ = await (first, second)
    #expect(!home.isOpening)
    await home.refresh()
    #expect(home.openMatches.count == 1)
    #expect(home.openMatches.first?.id == home.table?.id)
  }

  @Test func anAbandonedMatchIsGoneFromTheListAndTakesNoMoveAnyMore() async throws {
    let core = try await openCore()
    let home = HomeModel(core: core)
    await home.start(.pilePoils(side: .coussin), seats: try await core.seat(2))
    let table = try #require(home.table)
    await home.refresh()
    #expect(home.openMatches.map(\.id) == [table.id])
    await home.abandon(table.id)
    #expect(home.openMatches == [])
    #expect(home.failure == nil)

    let before = try await table.stateJson()
    try await Hand(at: table, texts: core.texts).make(.roll)
    #expect(
      table.failure
        == CoreFailure(code: "log-match-abandoned", reason: "Cette partie a été mise de côté."))
    #expect(try await table.stateJson() == before)
    #expect(table.undoNeed == .nothingToUndo)
  }

  @Test(arguments: [
    ("", "not-an-id"),
    ("Laureline", "not-an-id"),
    ("00000000-0000-4000-8000-000000000000", "log-no-such-match"),
  ])
  func aMatchThatDoesNotExistIsNotResumed(id: String, code: String) async throws {
    let home = HomeModel(core: try await openCore())
    await home.resume(id)
    #expect(home.table == nil)
    #expect(!home.isOpening)
    #expect(home.failure?.code == code)
    home.dismissFailure()
    #expect(home.failure == nil)
  }

  @Test func aMatchThatCannotBePlayedIsNotStarted() async throws {
    let core = try await openCore()
    let seats = try await core.seat(2)
    let home = HomeModel(core: core)
    let cases: [(MatchSetup, [PlayerInfo.ID], String)] = [
      (.pilePoils(side: .coussin), [], "wrong-player-count"),
      (.pilePoils(side: .coussin), [seats[0], seats[0]], "log-seated-twice"),
      (.pilePoils(side: .coussin), [seats[0], "somebody"], "not-an-id"),
      (.pilePoils(side: .own(rows: [Data([1, 0, 2])])), seats, "pile-poils-board-row-count"),
    ]
    for (setup, seats, code) in cases {
      await home.start(setup, seats: seats)
      #expect(home.table == nil)
      #expect(home.failure?.code == code)
    }
    await home.refresh()
    #expect(home.openMatches == [])
  }
}
