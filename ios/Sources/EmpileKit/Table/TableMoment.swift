import EmpileCore
import Foundation

/// What an errand led to.
struct TableAnswer: Sendable {
  var frame: Frame?
  var help: [HelpLine]?
  var seal: HelpLine?
  /// Taking a move back needs the table's consent after all.
  var asksConsent = false
  /// How late it is at the table, where that has changed by leaps.
  var clock: TableClock?
  var error: CoreError?
}

extension Core {
  /// Runs an errand, in one call.
  func run(_ errand: TableErrand, at table: any TableProtocol) -> TableAnswer {
    do {
      return try ask { _ in try errand.run(at: table) }
    } catch {
      if case .undoIfFree = errand, error.code == "consent-needed" {
        return TableAnswer(asksConsent: true)
      }
      return TableAnswer(error: error)
    }
  }
}

extension TableClock {
  /// A table's clock, as a frame tells it.
  init(of frame: Frame) {
    self.init(tableMs: frame.clockMs, uptime: ProcessInfo.processInfo.systemUptime)
  }
}

extension TableErrand {
  fileprivate func run(at table: any TableProtocol) throws -> TableAnswer {
    switch self {
    case .touch(let samples):
      return TableAnswer(frame: try table.step(touches: samples))
    case .play(let entryJson):
      return TableAnswer(frame: try table.play(entryJson: entryJson))
    case .undo(let tableAgrees):
      return TableAnswer(frame: try table.undo(tableAgrees: tableAgrees))
    case .undoIfFree:
      return TableAnswer(frame: try table.undo(tableAgrees: false))
    case .resize(let width, let height, let textScale):
      return TableAnswer(
        frame: try table.resize(width: width, height: height, textScale: textScale))
    case .help:
      return TableAnswer(help: try table.help(), seal: try table.seal())
    case .hint:
      return TableAnswer(frame: try table.hint())
    case .news:
      return TableAnswer(frame: try table.news())
    case .whole:
      return TableAnswer(frame: try table.whole())
    case .pause:
      return TableAnswer(frame: try table.pause())
    case .resume:
      let frame = try table.resume()
      return TableAnswer(frame: frame, clock: TableClock(of: frame))
    }
  }
}
