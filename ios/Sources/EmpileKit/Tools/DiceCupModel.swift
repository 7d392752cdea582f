import EmpileCore

/// Dice for a table that has lost its own. It shows the last throw.
public typealias DiceCupModel = ToolModel<DiceCup, DiceThrow?>

extension ToolModel<DiceCup, DiceThrow?> {
  /// A cup of dice.
  public convenience init(core: Core) {
    self.init("dice-cup", core: core)
  }

  /// Takes the cup off the shelf.
  public func open() async {
    await open(players: 1) { empile in (try empile.diceCup(), nil) }
  }

  /// Throws all dice of a kind.
  public func throwAll(_ kind: DiceKind) async {
    await work { cup in try cup.throwAll(kind: kind) }
  }

  /// Throws some of them: those that are left of a turn.
  public func throwSome(_ dice: Int, of kind: DiceKind) async {
    await work { cup in try cup.throwSome(kind: kind, dice: UInt8(clamping: dice)) }
  }
}
