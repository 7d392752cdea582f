import EmpileCore

/// Everything a table shows at one moment.
struct TableMoment: Sendable {
  let scene: TableScene
  /// Are all pictures in the scene, or only the new ones?
  let fromScratch: Bool
  let undoNeed: UndoNeed
  let resultSheet: ResultSheet?

  init(of table: Table, fromScratch: Bool) throws {
    scene = try table.scene(fromScratch: fromScratch)
    self.fromScratch = fromScratch
    undoNeed = try table.undoNeed()
    resultSheet = try table.resultSheet()
  }
}

/// What an errand led to.
struct TableAnswer: Sendable {
  var outcome: TouchOutcome?
  var failure: CoreFailure?
  var moment: TableMoment?
}

extension Core {
  /// Runs an errand and looks at the table afterwards, also when the errand failed: of several
  /// touches, the first may have led to something.
  func run(_ errand: TableErrand, at table: Table) -> TableAnswer {
    var answer = TableAnswer()
    do {
      answer.outcome = try ask { _ in try errand.run(at: table) }
    } catch {
      answer.failure = error
    }
    do {
      answer.moment = try ask { _ in try TableMoment(of: table, fromScratch: errand.isNewLayout) }
    } catch {
      answer.failure = answer.failure ?? error
    }
    return answer
  }
}

extension TableErrand {
  fileprivate func run(at table: Table) throws -> TouchOutcome? {
    switch self {
    case .touch(let samples):
      return try table.touch(samples: samples)
    case .play(let entryJson):
      return try table.play(entryJson: entryJson)
    case .undo(let tableAgrees):
      try table.undo(tableAgrees: tableAgrees)
      return nil
    case .resize(let width, let height):
      try table.resize(width: width, height: height)
      return nil
    }
  }

  /// Pictures are drawn to size: a new layout needs none of the old ones.
  fileprivate var isNewLayout: Bool {
    if case .resize = self { true } else { false }
  }
}
