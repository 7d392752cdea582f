import EmpileCore
import Foundation
import Observation

/// The table's own board as it is being written, row by row from the bottom.
@MainActor @Observable public final class OwnBoardModel {
  /// What is written in each row: numbers with spaces between.
  public private(set) var lines: [String] = []
  /// The first thing wrong with it, as far as it was checked.
  public private(set) var fault: RefusedRows?

  /// What is being pasted, as long as it cannot be read.
  public private(set) var pasted = ""
  /// Why it cannot be read, and where.
  public private(set) var pasteFault: RefusedRows?

  private var checked: [[UInt8]]?
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let game: GameInfo.ID
  @ObservationIgnored private let settings: SettingsModel

  init(core: Core, game: GameInfo.ID, settings: SettingsModel) {
    self.core = core
    self.game = game
    self.settings = settings
  }

  /// The numbers that are written, from the bottom up. What is too large to be a number of a board
  /// is as large as can be, so that it is found faulty.
  public var rows: [[UInt8]] {
    lines.map { line in line.split(separator: " ").map { UInt8($0) ?? .max } }
  }

  /// Can what is written now be played?
  public var isSound: Bool { checked == rows && fault == nil }

  /// Writes a row. Only digits and spaces are taken.
  public func write(_ text: String, inRow row: Int) async {
    guard lines.indices.contains(row) else { return }
    lines[row] = text.filter { $0 == " " || ("0"..."9").contains($0) }
    await check()
  }

  /// Takes a board out of a text in JSON; what it has wrong by the rules is then said in its rows.
  public func paste(_ text: String) async {
    pasted = text
    let found = try? await core.ask { [game] empile in
      try empile.pasteRows(game: game, text: text)
    }
    // What was pasted later is answered last.
    guard let found, pasted == text else { return }
    let isEmpty = !text.contains { !$0.isWhitespace }
    pasteFault = found.rows.isEmpty && !isEmpty ? found.fault : nil
    guard !found.rows.isEmpty else { return }
    lines = found.rows.map { row in row.map { String($0) }.joined(separator: " ") }
    pasted = ""
    await check()
  }

  /// One more row on top.
  public func addRow() async {
    lines.append("")
    await check()
  }

  /// Takes the top row away.
  public func removeTopRow() async {
    _ = lines.popLast()
    await check()
  }

  /// Begins from the board that was kept, or from one of ours.
  func load() async throws(CoreError) {
    guard lines.isEmpty else { return }
    let rows: [[UInt8]] =
      if let kept = settings.ownBoard {
        kept
      } else {
        try await core.ask { [game] empile in
          try empile.rowsToBeginWith(game: game).map(Array.init)
        }
      }
    lines = rows.map { row in row.map(String.init).joined(separator: " ") }
    await check()
  }

  /// Keeps it for the next match.
  func keep() {
    settings.ownBoard = rows
  }

  private func check() async {
    let now = rows
    // A board that could not be checked stays unsound until it is written again.
    let found = await core.faults(of: now, in: game)
    // What was written meanwhile is checked by whoever wrote it.
    guard let found, now == rows else { return }
    (fault, checked) = (found.first, now)
  }
}

extension Core {
  /// What is wrong with a board, at most one thing; nothing if it could not be checked.
  fileprivate func faults(of rows: [[UInt8]], in game: GameInfo.ID) -> [RefusedRows]? {
    try? ask { empile in
      let fault = try empile.rowsRefusal(game: game, rows: rows.map { Data($0) })
      return fault.map { [$0] } ?? []
    }
  }
}
