import EmpileCore
import Foundation

/// A tool that knows the result of a match.
public protocol ScoreKeeper: Sendable {
  /// Writes the result into the log, one player per seat. Gives its id.
  func writeDown(players: [String], playedAt: Int64) throws -> String
}

extension PilePoilsSheet: ScoreKeeper {}

extension PiloPiloJudge: ScoreKeeper {}

extension TeckelsBones: ScoreKeeper {}

extension NekoDecks: ScoreKeeper {}

extension CuiBonoCounter: ScoreKeeper {}

extension EintrichternSums: ScoreKeeper {}

extension BunteKuhTimer: ScoreKeeper {}

extension RaffzahnTimer: ScoreKeeper {}

extension ToolModel where Tool: ScoreKeeper {
  /// Writes the result into the log, once as long as nothing changes; one player per seat, in seat
  /// order.
  public func writeDown(_ seats: [PlayerInfo.ID], at playedAt: Date = .now) async {
    failure = nil
    let id = await look { tool in
      try tool.writeDown(players: seats, playedAt: playedAt.milliseconds)
    }
    if let id { writtenDown = id }
  }
}
