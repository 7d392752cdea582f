import EmpileCore

/// The bones counter of Teckels.
public typealias TeckelsBonesModel = ToolModel<TeckelsBones, BonesSheet>

extension ToolModel<TeckelsBones, BonesSheet> {
  /// A bones counter.
  public convenience init(core: Core) {
    self.init("teckels-bones", core: core)
  }

  /// An empty counter for so many.
  public func open(players: Int) async {
    await open(players: players) { empile in
      let bones = try empile.teckelsBones(players: UInt8(clamping: players))
      return (bones, try bones.sheet())
    }
  }

  /// A round is over: one count per seat.
  public func addRound(_ counts: [TeckelsCount]) async {
    await work { bones in try bones.addRound(counts: counts) }
  }

  /// Takes the last round back.
  public func takeBack() async {
    await work { bones in try bones.takeBack() }
  }
}
