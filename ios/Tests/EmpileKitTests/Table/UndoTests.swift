import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct UndoTests {
  private let fixture: Fixture
  private let table: TableModel

  init() async throws {
    fixture = try Fixture.read()
    table = try await fixture.table(in: try await openCore())
  }

  private func undo(tableAgrees: Bool) async {
    table.undo(tableAgrees: tableAgrees)
    await table.settle()
  }

  @Test func atTheBeginningThereIsNothingToTakeBack() async {
    #expect(table.undoNeed == .nothingToUndo)
    await undo(tableAgrees: true)
    #expect(table.error?.code == "nothing-to-undo")
    #expect(table.error?.reason == "Il n'y a rien à reprendre.")
  }

  @Test func placedDiceAreTakenBackFreely() async throws {
    await fixture.play(1, at: table)
    let thrown = try await table.stateJson()
    let scene = table.sight
    table.play(entryJson: fixture.entries[1])
    await table.settle()
    #expect(table.undoNeed == .free)
    #expect(differences(table.sight, scene) != [])
    await undo(tableAgrees: false)
    #expect(table.error == nil)
    #expect(differences(table.sight, scene) == [])
    #expect(try await table.stateJson() == thrown)
  }

  @Test func aThrowIsTakenBackOnlyIfTheTableAgreesAndFallsTheSameAgain() async throws {
    let start = try await table.stateJson()
    await fixture.play(1, at: table)
    let thrown = try await table.stateJson()
    #expect(table.undoNeed == .consent)

    await undo(tableAgrees: false)
    #expect(table.error?.code == "consent-needed")
    #expect(try await table.stateJson() == thrown)
    table.dismissError()

    await undo(tableAgrees: true)
    #expect(table.error == nil)
    #expect(table.undoNeed == .nothingToUndo)
    #expect(try await table.stateJson() == start)

    await fixture.play(1, at: table)
    #expect(try await table.stateJson() == thrown)
  }

  @Test func whatWasFreeWhenItWasAskedAndIsNotWhenItIsDoneIsAskedOfTheTable() async throws {
    await fixture.play(2, at: table)
    #expect(table.undoNeed == .free)
    table.play(entryJson: fixture.entries[2])
    table.requestUndo()
    await table.settle()
    #expect(table.undoNeed == .consent)
    #expect(table.asksConsent && table.error == nil)
    await undo(tableAgrees: true)
    #expect(table.undoNeed == .free)
  }

  @Test func whatIsAskedBeforeAndAfterAnUndoStaysBeforeAndAfter() async throws {
    table.play(entryJson: fixture.entries[0])
    table.undo(tableAgrees: true)
    table.play(entryJson: fixture.entries[0])
    table.play(entryJson: fixture.entries[1])
    table.undo(tableAgrees: false)
    let asked = try await table.stateJson()
    #expect(table.error == nil)

    let plain = try await fixture.table(in: try await openCore())
    await fixture.play(1, at: plain)
    #expect(try await plain.stateJson() == asked)
  }
}
