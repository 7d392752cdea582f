import EmpileCore
import Foundation

/// The judge of Pilo Pilo.
public typealias PiloPiloJudgeModel = ToolModel<PiloPiloJudge, PiloPiloRound>

/// Where a match of Pilo Pilo stands, and what everyone had to do in the round that is judged.
public struct PiloPiloRound: Hashable, Sendable {
  /// Where the match stands.
  public internal(set) var counts: PiloCounts
  /// What was put on the table, in seat order; nothing between rounds.
  public internal(set) var shown: [PiloShown] = []
  /// What everyone had to do, in seat order; nothing between rounds.
  public internal(set) var judgements: [PiloJudgement] = []
}

extension ToolModel<PiloPiloJudge, PiloPiloRound> {
  /// A judge.
  public convenience init(core: Core) {
    self.init("pilo-pilo-judge", core: core)
  }

  /// A judge at a table that has just dealt; apprentices play without the kings.
  public func open(players: Int, apprentices: Bool) async {
    await open(players: players) { empile in
      let judge = try empile.piloPiloJudge(
        players: UInt8(clamping: players), apprentices: apprentices)
      return (judge, PiloPiloRound(counts: try judge.counts()))
    }
  }

  /// Everyone has turned a card: judges who had to do what, in seat order.
  public func judge(_ shown: [PiloShown]) async {
    guard let counts = sheet?.counts else { return }
    failure = nil
    let judged = await look { judge in try judge.judge(shown: shown) }
    if let judged { sheet = PiloPiloRound(counts: counts, shown: shown, judgements: judged) }
  }

  /// The table says whose actions were right: the round is over.
  public func settle(right seats: [Int]) async {
    guard let shown = sheet?.shown else { return }
    await work { judge in
      let right = Data(seats.map { UInt8(clamping: $0) })
      return PiloPiloRound(counts: try judge.settle(shown: shown, right: right))
    }
  }

  /// Takes the last round back.
  public func takeBack() async {
    await work { judge in PiloPiloRound(counts: try judge.takeBack()) }
  }
}
