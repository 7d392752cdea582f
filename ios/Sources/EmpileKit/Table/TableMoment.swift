import EmpileCore
import Foundation

/// What a table shows at one moment.
struct TableMoment: Sendable {
  let changes: SceneChanges
  /// Is it everything, or only what changed?
  let isFresh: Bool
  let undoNeed: UndoNeed
  let resultSheet: ResultSheet?

  init(of table: Table, fromScratch: Bool) throws {
    changes = try table.changes(fromScratch: fromScratch)
    isFresh = fromScratch
    undoNeed = try table.undoNeed()
    resultSheet = try table.resultSheet()
  }
}

/// What an errand led to.
struct TableAnswer: Sendable {
  var outcome: TouchOutcome?
  var help: [HelpLine]?
  /// Taking a move back needs the table's consent after all.
  var asksConsent = false
  /// How late it is at the table, where that has changed by leaps.
  var clock: TableClock?
  var failure: CoreFailure?
  var moment: TableMoment?
}

extension Core {
  /// Runs an errand and looks at the table afterwards, also when the errand failed: of several
  /// touches, the first may have led to something.
  func run(_ errand: TableErrand, at table: Table) -> TableAnswer {
    var answer: TableAnswer
    do {
      answer = try ask { _ in try errand.run(at: table) }
    } catch {
      answer = TableAnswer(failure: error)
    }
    do {
      answer.moment = try ask { _ in try TableMoment(of: table, fromScratch: errand.isNewLayout) }
    } catch {
      answer.failure = answer.failure ?? error
    }
    return answer
  }
}

extension TableClock {
  /// Reads a table's clock.
  init(of table: Table) throws {
    self.init(tableMs: try table.clockMs(), uptime: ProcessInfo.processInfo.systemUptime)
  }
}

extension TableErrand {
  fileprivate func run(at table: Table) throws -> TableAnswer {
    var answer = TableAnswer()
    switch self {
    case .touch(let samples):
      answer.outcome = try table.touch(samples: samples)
    case .play(let entryJson):
      answer.outcome = try table.play(entryJson: entryJson)
    case .undo(let tableAgrees):
      try table.undo(tableAgrees: tableAgrees)
    case .undoIfFree:
      answer.asksConsent = try table.undoNeed() == .consent
      if !answer.asksConsent { try table.undo(tableAgrees: false) }
    case .resize(let width, let height, let textScale):
      try table.resize(width: width, height: height, textScale: textScale)
    case .help:
      answer.help = try table.help()
    case .news:
      answer.outcome = try table.news()
    case .pause:
      try table.pause()
    case .resume:
      try table.resume()
      answer.clock = try TableClock(of: table)
    }
    return answer
  }

  /// Pictures are drawn to size: a new layout needs none of the old ones.
  fileprivate var isNewLayout: Bool {
    if case .resize = self { true } else { false }
  }
}
