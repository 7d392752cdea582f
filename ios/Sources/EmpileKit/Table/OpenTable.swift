import EmpileCore

/// A table that was just opened, with its first moment.
struct OpenTable: Sendable {
  let table: Table
  let id: String
  let game: String
  let moment: TableMoment

  init(_ table: Table) throws {
    self.table = table
    id = try table.id()
    game = try table.game()
    moment = try TableMoment(of: table, fromScratch: true)
  }
}
