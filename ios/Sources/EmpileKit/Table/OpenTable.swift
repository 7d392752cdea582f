import EmpileCore

/// A table that was just opened, with its first moment.
struct OpenTable: Sendable {
  let table: Table
  let id: String
  let game: GameInfo
  let clock: TableClock
  let moment: TableMoment

  init(_ table: Table, in empile: Empile) throws {
    self.table = table
    id = try table.id()
    let slug = try table.game()
    guard let game = try empile.games().first(where: { $0.slug == slug }) else {
      throw GameIsNotOnTheShelf()
    }
    self.game = game
    clock = try TableClock(of: table)
    moment = try TableMoment(of: table, fromScratch: true)
  }
}

/// A fault of ours: the core has a table of a game that it does not name.
private struct GameIsNotOnTheShelf: Error {}
