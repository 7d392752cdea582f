import EmpileCore
import EmpileKit
import Foundation
import Testing

/// What outlives the models: the log in its file.
@MainActor @Suite struct LogFileTests {
  @Test func aTableThatIsClosedAndReopenedShowsTheSameScene() async throws {
    let log = try TemporaryLog()
    let fixture = try Fixture.read()
    let before = try await Left(after: 11, of: fixture, in: log)

    let core = try await log.open()
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == [before.id])
    let table = try await TableModel.resume(before.id, in: core)
    #expect(differences(table.sight, before.sight) == [])
    #expect(try await table.recordJson() == before.record)
    #expect(table.missingPictures == [])

    for entry in fixture.entries[11..<40] { table.play(entryJson: entry) }
    let neverLeft = try await fixture.table(in: try await openCore())
    await fixture.play(40, at: neverLeft)
    let state = try await neverLeft.stateJson()
    #expect(try await table.stateJson() == state)
  }

  #if os(Linux)
    @Test func theLogIsClosedWhenTheLastModelGoes() async throws {
      let log = try TemporaryLog()
      var table: TableModel? = try await Fixture.read().table(in: try await log.open())
      table?.resize(width: 300, height: 600)
      await table?.settle()
      #expect(log.isHeldOpen)
      table = nil
      #expect(!log.isHeldOpen)
    }
  #endif

  @Test func aResumedTableCanBeTakenBackAsFarAsItWasPlayed() async throws {
    let log = try TemporaryLog()
    let fixture = try Fixture.read()
    let left = try await Left(after: 12, of: fixture, in: log)
    let table = try await TableModel.resume(left.id, in: try await log.open())
    #expect(table.undoNeed == .free)
    for _ in 0..<12 { table.undo(tableAgrees: true) }
    await table.settle()
    #expect(table.error == nil)
    #expect(table.undoNeed == .nothingToUndo)
    await fixture.play(12, at: table)
    #expect(try await table.recordJson() == left.record)
  }

  @Test func aModelThatGoesLetsItsTableGoOnceItsErrandsAreDone() async throws {
    let log = try TemporaryLog()
    let fixture = try Fixture.read()
    let core = try await log.open()
    var table: TableModel? = try await fixture.table(in: core)
    let id = try #require(table?.id)
    for entry in fixture.entries.prefix(9) { table?.play(entryJson: entry) }
    let doing = Task { [table] in await table?.settle() }
    weak var gone = table
    table = nil
    #expect(gone != nil, "errands are under way")
    await doing.value
    #expect(gone == nil)

    let reopened = try await TableModel.resume(id, in: core)
    let plain = try await fixture.table(in: try await openCore())
    await fixture.play(9, at: plain)
    #expect(try await reopened.stateJson() == plain.stateJson())
  }
}

/// A table that was played for a while and left, with everything let go.
@MainActor private struct Left {
  let id: OpenMatchInfo.ID
  let sight: [Sight]
  let record: String

  init(after entries: Int, of fixture: Fixture, in log: TemporaryLog) async throws {
    let table = try await fixture.table(in: try await log.open())
    await fixture.play(entries, at: table)
    id = table.id
    sight = table.sight
    record = try await table.recordJson()
  }
}
