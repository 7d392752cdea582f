import EmpileCore
import Foundation

/// Which results are wanted.
public struct HistoryFilter: Hashable, Sendable {
  /// Of this game.
  public var game: GameInfo.ID?
  /// Of this campaign.
  public var campaign: CampaignInfo.ID?
  /// With this player.
  public var player: PlayerInfo.ID?
  /// Played in this time, the end left out.
  public var time: Range<Date>?
  /// Those too that were corrected or taken out.
  public var showsAll = false

  public init() {}

  /// Is anything left out that still holds?
  public var isNarrow: Bool {
    game != nil || campaign != nil || player != nil || time != nil
  }

  var query: HistoryQuery {
    HistoryQuery(
      game: game, campaign: campaign, player: player,
      fromMs: time?.lowerBound.milliseconds, untilMs: time?.upperBound.milliseconds,
      onlyHolding: !showsAll)
  }
}
