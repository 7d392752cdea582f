import EmpileCore
import EmpileTesting
import Testing

@testable import EmpileKit

extension ByTouch {
  /// A table at which it is about to be played: everyone has come.
  @MainActor func table(in core: Core) async throws -> TableModel {
    let table = try await openTable(in: core)
    await sitDown(at: table)
    return table
  }

  /// The same, before anybody has come.
  @MainActor func openTable(in core: Core) async throws -> TableModel {
    try await TableModel.start(
      setup, seats: try await core.seat(players), seed: seed, in: core)
  }

  /// Everyone comes to a table that was just opened, or that goes on after a pause.
  @MainActor func sitDown(at table: TableModel) async {
    table.resize(width: surface.width, height: surface.height)
    let opened = table.clock.tableMs
    table.touch(
      holds.map { hold in
        var hold = hold
        hold.stampMs += opened
        return hold
      })
    await table.settle()
  }
}
