import EmpileCore
import Observation

/// How it stands: in a campaign or over all of them, game by game.
@MainActor @Observable public final class CampaignModel: CoreModel {
  /// Every campaign.
  public private(set) var campaigns: [CampaignInfo] = []
  /// The campaign that is shown; nothing for all of them.
  public private(set) var campaign: CampaignInfo.ID?
  /// Where new matches count, whatever is looked at.
  public private(set) var counting: CampaignInfo?
  /// The games on the shelf.
  public private(set) var games: [GameInfo] = []
  /// The game that is shown: the last played, until another is chosen.
  public private(set) var game: GameInfo.ID?
  /// Everybody who finished a match, the best first; nothing until the log has answered.
  public private(set) var standings: [StandingRow]?
  /// How scores grew, player by player, once somebody has played twice.
  public private(set) var plot: ScorePlot?
  /// Two players compared.
  public private(set) var rivalry: Rivalry?
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let settings: SettingsModel

  /// Shows a game first if one is named.
  public init(core: Core, settings: SettingsModel, game: GameInfo.ID? = nil) {
    self.core = core
    self.settings = settings
    self.game = game
    campaign = settings.campaign
  }

  /// The campaign that is shown; nothing for all of them.
  public var shown: CampaignInfo? { campaigns.first { $0.id == campaign } }

  /// Is an open campaign shown, and do new matches count in another one?
  public var canCountHere: Bool {
    guard let shown, let counting else { return false }
    return shown.isOpen && shown != counting
  }

  /// Looks everything up.
  public func refresh() async {
    let (wanted, chosen) = (campaign, settings.campaign)
    let found = await ask(core) { empile in
      let campaigns = try empile.campaigns()
      let counting = try empile.countingCampaign(chosen: chosen)
      let shown = campaigns.first { $0.id == wanted }?.id
      let query = HistoryQuery(campaign: shown, onlyCounting: true)
      let last = try empile.history(filter: query, limit: 1, offset: 0).first?.game
      return (campaigns, shown, try empile.games(), last, counting)
    }
    guard let found else { return }
    let last: GameInfo.ID?
    (campaigns, campaign, games, last, counting) = found
    game = game ?? last ?? games.first?.slug
    await read()
  }

  /// Shows another game.
  public func choose(_ game: GameInfo.ID) async {
    self.game = game
    rivalry = nil
    await read()
  }

  /// Looks at a campaign, or at all of them. New matches count where they did.
  public func show(_ campaign: CampaignInfo.ID?) async {
    self.campaign = campaign
    await read()
  }

  /// From now on new matches count in the campaign that is shown.
  public func countHere() async {
    settings.campaign = campaign
    let chosen = campaign
    let found = await ask(core) { empile in try empile.countingCampaign(chosen: chosen) }
    if let found { counting = found }
  }

  /// Opens a new campaign, in which new matches count from now on. True once it is there.
  public func create(name: String) async -> Bool {
    await change(countsHere: true) { empile in try empile.createCampaign(name: name) } != nil
  }

  /// Gives a campaign another name. True once it has it.
  public func rename(_ id: CampaignInfo.ID, to name: String) async -> Bool {
    await change { empile in try empile.renameCampaign(campaign: id, name: name) } != nil
  }

  /// Closes a campaign: it takes no more matches until it is opened again. True once it is closed.
  public func close(_ id: CampaignInfo.ID) async -> Bool {
    await change { empile in try empile.closeCampaign(campaign: id) } != nil
  }

  /// Opens a closed campaign again. True once it is open.
  public func reopen(_ id: CampaignInfo.ID) async -> Bool {
    await change { empile in try empile.reopenCampaign(campaign: id) } != nil
  }

  /// Compares two players.
  public func compare(_ one: PlayerInfo.ID, _ other: PlayerInfo.ID) async {
    let query = query
    let duel = await ask(core) { empile in
      try empile.duel(player: one, other: other, filter: query)
    }
    guard let duel, query == self.query else { return }
    rivalry = Rivalry(one: one, other: other, duel: duel)
  }

  private var query: HistoryQuery {
    HistoryQuery(game: game, campaign: campaign, onlyCounting: true)
  }

  /// Changes a campaign and shows it. Where new matches count is asked with it: it may be closed now,
  /// or have another name.
  private func change(
    countsHere: Bool = false, _ work: @Sendable (Empile) throws -> CampaignInfo
  ) async -> CampaignInfo? {
    self.error = nil
    let chosen = settings.campaign
    let done = await ask(core) { empile in
      let changed = try work(empile)
      let counting = try empile.countingCampaign(chosen: countsHere ? changed.id : chosen)
      return (changed, try empile.campaigns(), counting)
    }
    guard let (changed, all, counting) = done else { return nil }
    if countsHere { settings.campaign = changed.id }
    (campaign, campaigns, self.counting) = (changed.id, all, counting)
    await read()
    return changed
  }

  private func read() async {
    guard let game else { return }
    let query = query
    let found = await ask(core) { empile in
      (
        try empile.standings(campaign: query.campaign, game: game),
        try empile.scorePlot(game: game, filter: query)
      )
    }
    // Another game or campaign may have been chosen meanwhile.
    guard let (standings, plot) = found, query == self.query else { return }
    (self.standings, self.plot) = (standings, plot)
    await compareAgain(among: standings.map(\.player.id))
  }

  /// The same two if both are there, else the best two.
  private func compareAgain(among players: [PlayerInfo.ID]) async {
    if let rivalry, players.contains(rivalry.one), players.contains(rivalry.other) {
      await compare(rivalry.one, rivalry.other)
    } else if players.count >= 2 {
      await compare(players[0], players[1])
    } else {
      rivalry = nil
    }
  }
}

/// Two players, and how they did against each other.
public struct Rivalry: Hashable, Sendable {
  /// The first.
  public let one: PlayerInfo.ID
  /// The second.
  public let other: PlayerInfo.ID
  /// How the first did against the second.
  public let duel: Duel
}
