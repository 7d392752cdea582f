import EmpileCore

/// The timer of Raffzahn, which counts dice too.
public typealias RaffzahnTimerModel = ToolModel<RaffzahnTimer, RaffzahnSheet>

extension ToolModel<RaffzahnTimer, RaffzahnSheet> {
  /// A timer.
  public convenience init(core: Core) {
    self.init("raffzahn-timer", core: core)
  }

  /// A timer for the three players.
  public func open() async {
    await open(players: 3) { empile in
      let timer = try empile.raffzahnTimer()
      return (timer, try timer.sheet())
    }
  }

  /// The turquoise die was thrown: dice may be taken.
  public func thrown() async {
    await work { timer in
      try timer.thrown()
      return try timer.sheet()
    }
  }

  /// The roller said « Stop ! » at this instant of the stopwatch.
  public func stopCalled(atMs instant: UInt64) async {
    await work { timer in
      try timer.stopCalled(nowMs: instant)
      return try timer.sheet()
    }
  }

  /// What taking a die at this instant is.
  public func judge(atMs instant: UInt64) async -> RaffzahnTake? {
    await look { timer in try timer.judge(nowMs: instant) }
  }

  /// So many dice lie before a player now.
  public func setDice(seat: Int, dice: Int) async {
    await work { timer in
      try timer.setDice(seat: UInt8(clamping: seat), dice: UInt8(clamping: dice))
    }
  }

  /// A die was taken too late: it is back, and costs a die to each opponent.
  public func late(seat: Int) async {
    await work { timer in try timer.late(seat: UInt8(clamping: seat)) }
  }
}
