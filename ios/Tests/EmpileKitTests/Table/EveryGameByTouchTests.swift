import EmpileCore
import EmpileKit
import EmpileTesting
import Testing

/// Every game, played from the first touch to the last as a view does it: the same touches that
/// Rust and Kotlin play, to the state that Rust wrote down.
@MainActor @Suite struct EveryGameByTouchTests {
  private let core: Core

  init() async throws {
    core = try await Core.open(.rehearsal, languageTag: "fr")
  }

  @Test func theyAreAllThereAre() async throws {
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(!Shelf.games.isEmpty && !Shelf.towers.isEmpty)
    #expect(home.games.map(\.slug) == Shelf.games)
  }

  @Test(arguments: Shelf.games + Shelf.towers) func isPlayedToItsEnd(game: GameInfo.ID) async throws
  {
    let match = try ByTouch.read(game)
    let table = try await match.table(in: core)
    for touch in match.touches {
      table.touch([touch])
      await table.settle()
      #expect(table.error == nil)
      try #require(table.refusal == nil, "\(touch)")
    }
    #expect(table.isOver)
    #expect(table.missingPictures == [])
    #expect(table.undoNeed == .nothingToUndo)
    #expect(try await table.stateJson() == match.state)
    #expect(!table.journal.lines.isEmpty)
    let seats = try #require(table.resultSheet).seats
    #expect(seats.count == match.players)

    let result = ResultModel(match: table.id, core: core)
    await result.load()
    #expect(result.sheet == table.resultSheet)
    #expect(result.changes.count == match.players)
    let history = HistoryModel(core: core)
    await history.refresh()
    #expect(history.rows?.map(\.matchId) == [table.id])
  }

  @Test(arguments: Shelf.matches)
  func isTheSameWhenNobodyWaitsForAnAnswer(game: GameInfo.ID) async throws {
    let match = try ByTouch.read(game)
    let table = try await match.table(in: core)
    for touch in match.touches { table.touch([touch]) }
    #expect(try await table.stateJson() == match.state)
    #expect(table.error == nil)
    #expect(table.missingPictures == [])
  }

  @Test(arguments: Shelf.matches) func isReplayedStepByStep(game: GameInfo.ID) async throws {
    let match = try ByTouch.read(game)
    let table = try await match.table(in: core)
    table.touch(match.touches)
    await table.settle()
    let replay = try await ReplayModel.open(table.id, in: core)
    await replay.resize(width: match.surface.width, height: match.surface.height)
    #expect(replay.seed == match.seed)
    #expect(replay.length > 0)
    await replay.go(to: replay.length)
    #expect(replay.error == nil)
    #expect(!replay.told.isEmpty)
  }
}
