import EmpileCore
import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct HomeModelTests {
  @Test func theShelfHoldsTheGames() async throws {
    let home = HomeModel(core: try await openCore())
    #expect(home.openMatches == nil, "nobody has asked the log yet")
    await home.refresh()
    let game = try #require(home.games.first { $0.slug == "pile-poils" })
    #expect(home.name(of: game.slug) == "Pile-Poils")
    #expect(game.players == 2...4)
    #expect(home.openMatches == [])
    #expect(home.error == nil)
  }

  @Test func aMatchThatIsLeftWaitsAndIsResumedWhereItWas() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    let table = try await fixture.table(in: core)
    await fixture.play(6, at: table)
    let state = try await table.stateJson()
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == [table.id])
    #expect(home.openMatches?.first?.names == ["Laureline", "Félix", "Anouk"])

    let door = Door<TableModel>(match: table.id, core: core)
    await door.open()
    let resumed = try #require(door.room)
    #expect(resumed !== table)
    #expect(try await resumed.stateJson() == state)
    #expect(resumed.undoNeed == .consent)
  }

  @Test func aFinishedMatchWaitsNoLonger() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    await fixture.play(at: try await fixture.table(in: core))
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches == [])
  }

  @Test func anImpatientSecondTouchOpensNoSecondTable() async throws {
    let core = try await openCore()
    let match = try await Fixture.read().table(in: core).id
    let door = Door<TableModel>(match: match, core: core)
    let first = Task { await door.open() }
    let second = Task { await door.open() }
    _ = await (first.value, second.value)
    let table = try #require(door.room)
    #expect(!door.isOpening)
    await door.open()
    #expect(door.room === table)
  }

  @Test func anAbandonedMatchIsGoneFromTheListAndTakesNoMoveAnyMore() async throws {
    let core = try await openCore()
    let home = HomeModel(core: core)
    let table = try await TableModel.start(
      .pilePoils(side: .coussin), seats: try await core.seat(2), in: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == [table.id])
    await home.abandon(table.id)
    #expect(home.openMatches == [])
    #expect(home.error == nil)

    let before = try await table.stateJson()
    try await Hand(at: table, texts: core.texts).make(.roll)
    #expect(
      table.error
        == CoreError(code: "log-match-abandoned", reason: "Cette partie a été abandonnée."))
    #expect(try await table.stateJson() == before)
    #expect(table.undoNeed == .nothingToUndo)
  }

  @Test func whatCannotBeAbandonedIsAFailureUntilItIsDismissed() async throws {
    let home = HomeModel(core: try await openCore())
    await home.abandon("Laureline")
    #expect(home.error?.code == "not-an-id")
    #expect(home.openMatches == [], "the list is looked up all the same")
    home.dismissError()
    #expect(home.error == nil)
  }

  @Test(arguments: [
    ("", "not-an-id"),
    ("Laureline", "not-an-id"),
    ("00000000-0000-4000-8000-000000000000", "log-no-such-match"),
  ])
  func aMatchThatDoesNotExistIsNotResumed(id: String, code: String) async throws {
    let door = Door<TableModel>(match: id, core: try await openCore())
    await door.open()
    #expect(door.room == nil)
    #expect(!door.isOpening)
    #expect(door.error?.code == code)
  }

  @Test func aMatchThatCannotBePlayedIsNotStarted() async throws {
    let core = try await openCore()
    let seats = try await core.seat(2)
    let cases: [(MatchSetup, [PlayerInfo.ID], String)] = [
      (.pilePoils(side: .coussin), [], "wrong-player-count"),
      (.pilePoils(side: .coussin), [seats[0], seats[0]], "log-seated-twice"),
      (.pilePoils(side: .coussin), [seats[0], "somebody"], "not-an-id"),
      (.pilePoils(side: .own(rows: [Data([1, 0, 2])])), seats, "pile-poils-board-row-count"),
    ]
    for (setup, seats, code) in cases {
      do {
        _ = try await TableModel.start(setup, seats: seats, in: core)
        Issue.record("\(code) was not noticed")
      } catch {
        #expect(error.code == code)
      }
    }
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches == [])
  }
}
