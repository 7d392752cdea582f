import EmpileCore
import Observation

/// A match under way, as a view shows it.
///
/// What is asked is done in the order it was asked. The native table is let go with the model, once
/// everything asked is done: no touch is lost.
@MainActor @Observable public final class TableModel: Identifiable {
  /// The match's id in the log.
  public nonisolated let id: String
  /// The game's stable name.
  public nonisolated let game: String
  /// The board, from the back to the front.
  public private(set) var nodes: [SceneNode] = []
  /// The pictures on it.
  public private(set) var pictures = PictureBook()
  /// What taking back the last move needs.
  public private(set) var undoNeed = UndoNeed.nothingToUndo
  /// How the match ended, once it has.
  public private(set) var resultSheet: ResultSheet?
  /// Why the last touch was not taken, until one is or it is dismissed.
  public private(set) var refusal: Refusal?
  /// What went wrong, until it is dismissed.
  public private(set) var failure: CoreFailure?

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let table: Table
  @ObservationIgnored private let cueBoard = CueBoard()
  @ObservationIgnored private var errands = TableErrands()
  @ObservationIgnored private var running: Task<Void, Never>?

  /// Starts a match; the first of `seats` plays first. Without a seed, chance chooses one.
  public static func start(
    _ setup: MatchSetup, seats: [PlayerInfo.ID], seed: UInt64? = nil, in core: Core
  ) async throws(CoreFailure) -> TableModel {
    TableModel(
      try await core.ask { empile in
        try OpenTable(empile.startMatch(setup: setup, seats: seats, seed: seed))
      }, in: core)
  }

  /// Takes a match up where it was left.
  public static func resume(
    _ id: OpenMatchInfo.ID, in core: Core
  ) async throws(CoreFailure) -> TableModel {
    TableModel(try await core.ask { empile in try OpenTable(empile.resumeMatch(id: id)) }, in: core)
  }

  private init(_ opened: OpenTable, in core: Core) {
    id = opened.id
    game = opened.game
    table = opened.table
    self.core = core
    show(opened.moment)
  }

  /// Is the match over?
  public var isOver: Bool { resultSheet != nil }

  /// What there is to hear and feel, from now on. Every listener hears everything.
  public func cues() -> AsyncStream<TableCue> {
    cueBoard.listen()
  }

  /// Hears touches.
  public func touch(_ samples: [TouchSample]) {
    ask(.touch(samples))
  }

  /// Performs one entry of a record, as JSON.
  public func play(entryJson: String) {
    ask(.play(entryJson: entryJson))
  }

  /// Takes back the last move.
  public func undo(tableAgrees: Bool) {
    refusal = nil
    ask(.undo(tableAgrees: tableAgrees))
  }

  /// Lays the table out for a surface, in points.
  public func resize(width: Float, height: Float) {
    ask(.resize(width: width, height: height))
  }

  /// The player has read why.
  public func dismissRefusal() {
    refusal = nil
  }

  /// The player has read what went wrong.
  public func dismissFailure() {
    failure = nil
  }

  /// Waits until everything asked so far is done.
  public func settle() async {
    await running?.value
  }

  /// The state, written down: equal states are equal texts, on every device.
  public func stateJson() async throws(CoreFailure) -> String {
    await settle()
    return try await core.ask { [table] _ in try table.stateJson() }
  }

  /// The record of the match: the bug report, and what a replay plays.
  public func recordJson() async throws(CoreFailure) -> String {
    await settle()
    return try await core.ask { [table] _ in try table.recordJson() }
  }

  private func ask(_ errand: TableErrand) {
    errands.add(errand)
    guard running == nil else { return }
    running = Task {
      while let errand = errands.next() {
        accept(await core.run(errand, at: table))
      }
      running = nil
    }
  }

  private func accept(_ answer: TableAnswer) {
    if let moment = answer.moment { show(moment) }
    if let failure = answer.failure { self.failure = failure }
    guard let outcome = answer.outcome else { return }
    if outcome.refusal != nil || !outcome.cues.isEmpty { refusal = outcome.refusal }
    cueBoard.tell(outcome.cues)
  }

  private func show(_ moment: TableMoment) {
    if moment.fromScratch {
      pictures.startOver(with: moment.scene.pictures)
    } else if !moment.scene.pictures.isEmpty {
      pictures.add(moment.scene.pictures)
    }
    nodes = moment.scene.nodes
    undoNeed = moment.undoNeed
    resultSheet = moment.resultSheet
  }
}
