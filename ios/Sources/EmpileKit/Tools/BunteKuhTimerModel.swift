import EmpileCore

/// The timer of Bunte Kuh, which counts dice too.
public typealias BunteKuhTimerModel = ToolModel<BunteKuhTimer, BunteKuhTable>

/// Everybody's dice, and until when somebody has to point.
public struct BunteKuhTable: Hashable, Sendable {
  /// Everybody's dice.
  public internal(set) var dice: BunteKuhSheet
  /// The last instant to point at a case, on the stopwatch; nothing while nobody has to.
  public internal(set) var deadlineMs: UInt64?
}

extension ToolModel<BunteKuhTimer, BunteKuhTable> {
  /// A timer.
  public convenience init(core: Core) {
    self.init("bunte-kuh-timer", core: core)
  }

  /// A timer for so many, everyone with an equal share of the dice.
  public func open(players: Int) async {
    await open(players: players) { empile in
      let timer = try empile.bunteKuhTimer(players: UInt8(clamping: players))
      return (timer, BunteKuhTable(dice: try timer.sheet()))
    }
  }

  /// Somebody said « Stop ! » at this instant of the stopwatch: the time to point at a case runs.
  public func stopCalled(atMs instant: UInt64) async {
    await work { timer in
      try timer.stopCalled(nowMs: instant)
      let left = try timer.timeToPoint(nowMs: instant)
      return BunteKuhTable(dice: try timer.sheet(), deadlineMs: left.map { instant + $0 })
    }
  }

  /// Is it too late to point at this instant?
  public func isTooLate(atMs instant: UInt64) async -> Bool {
    await look { timer in try timer.isTooLate(nowMs: instant) } ?? false
  }

  /// The call was right: a die goes into the pyramid.
  public func right(seat: Int) async {
    await work { timer in BunteKuhTable(dice: try timer.right(seat: UInt8(clamping: seat))) }
  }

  /// The call was wrong or too late: one die from each opponent.
  public func wrong(seat: Int) async {
    await work { timer in BunteKuhTable(dice: try timer.wrong(seat: UInt8(clamping: seat))) }
  }
}
