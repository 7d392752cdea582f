import EmpileCore

/// A table that was just opened, or that was open already, with all there is to see of it.
struct OpenTable: Sendable {
  let table: Table
  let id: String
  let game: GameInfo
  let frame: Frame
  let clock: TableClock

  init(_ table: Table, hearing ear: TableEar, in empile: Empile) throws {
    self.table = table
    id = try table.id()
    let slug = try table.game()
    guard let game = try empile.games().first(where: { $0.slug == slug }) else {
      throw GameIsNotOnTheShelf()
    }
    self.game = game
    // It is told that nobody listens any more when the ear's stream has ended.
    _ = try table.listen(listener: ear)
    frame = try table.whole()
    clock = TableClock(of: frame)
  }
}

/// A fault of ours: the core has a table of a game that it does not name.
private struct GameIsNotOnTheShelf: Error {}
