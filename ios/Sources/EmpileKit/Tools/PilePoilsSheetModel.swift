import EmpileCore

/// The score sheet of Pile-Poils.
public typealias PilePoilsSheetModel = ToolModel<PilePoilsSheet, PilePoilsScores>

extension ToolModel<PilePoilsSheet, PilePoilsScores> {
  /// A score sheet.
  public convenience init(core: Core) {
    self.init("pile-poils-sheet", core: core)
  }

  /// An empty sheet for so many.
  public func open(players: Int) async {
    await open(players: players) { empile in
      let sheet = try empile.pilePoilsSheet(players: UInt8(clamping: players))
      return (sheet, try sheet.scores())
    }
  }

  /// The Winner and the golden cats bedded.
  public func setWinner(seat: Int, goldenCats: Int) async {
    await work { sheet in
      try sheet.setWinner(seat: UInt8(clamping: seat), goldenCats: UInt8(clamping: goldenCats))
    }
  }

  /// Nobody has won: the board was full before anyone was out of cats.
  public func setNoWinner() async {
    await work { sheet in try sheet.setNoWinner() }
  }

  /// So many cats are still awake before a player.
  public func setLeft(seat: Int, cats: Int) async {
    await work { sheet in
      try sheet.setLeft(seat: UInt8(clamping: seat), cats: UInt8(clamping: cats))
    }
  }
}
