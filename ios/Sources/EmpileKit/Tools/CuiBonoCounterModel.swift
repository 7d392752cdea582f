import EmpileCore

/// The counter of Cui bono?.
public typealias CuiBonoCounterModel = ToolModel<CuiBonoCounter, CuiBonoSheet>

extension ToolModel<CuiBonoCounter, CuiBonoSheet> {
  /// A counter.
  public convenience init(core: Core) {
    self.init("cui-bono-counter", core: core)
  }

  /// A counter for so many, at these costs or the usual ones.
  public func open(players: Int, costs: CuiBonoCosts? = nil) async {
    await open(players: players) { empile in
      let costs = try costs ?? empile.cuiBonoCosts()
      let counter = try empile.cuiBonoCounter(players: UInt8(clamping: players), costs: costs)
      return (counter, try counter.sheet())
    }
  }

  /// A player keeps a die.
  public func keep(seat: Int, _ colour: DieColour) async {
    await work { counter in try counter.keep(seat: UInt8(clamping: seat), colour: colour) }
  }

  /// Takes the last die back.
  public func takeBack() async {
    await work { counter in try counter.takeBack() }
  }
}
