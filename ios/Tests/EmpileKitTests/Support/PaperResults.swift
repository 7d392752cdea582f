import EmpileCore
import Foundation
import Testing

@testable import EmpileKit

/// What somebody is written down with.
struct Paper {
  let player: PlayerInfo.ID
  var won = false
  var amount: Int32 = 0
}

extension Core {
  /// Writes a result of Pile-Poils down by hand: the quickest way to a history. The board
  /// is another than that of the box, and may have had as many places as it takes. One second passes
  /// from result to result.
  @discardableResult
  func enter(
    _ places: [Paper], game: GameInfo.ID = "pile-poils", campaign: CampaignInfo.ID? = nil,
    second: Int64 = 0
  ) throws -> HistoryRow.ID {
    try ask { empile in
      let id = try empile.newResultId()
      let entered = places.map {
        PaperLine(player: $0.player, won: $0.won, amount: $0.amount, extras: [])
      }
      try empile.enterResult(
        id: id,
        entered: PaperEntry(
          campaign: campaign, game: game, playedAt: 1_750_000_000_000 + second * 1_000,
          places: entered, note: "", picture: nil,
          setup: game == "pile-poils" ? "own-board" : nil))
      return id
    }
  }
}
