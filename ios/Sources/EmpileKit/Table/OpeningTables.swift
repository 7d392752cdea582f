import EmpileCore

extension TableModel {
  /// Starts a match; the first of `seats` plays first. Without a seed, chance chooses one; without
  /// a campaign, it counts in that of every day.
  public static func start(
    _ setup: MatchSetup, seats: [PlayerInfo.ID], seed: UInt64? = nil,
    campaign: CampaignInfo.ID? = nil, in core: Core
  ) async throws(CoreError) -> TableModel {
    try await open(in: core) { empile in
      try empile.startMatch(setup: setup, seats: seats, seed: seed, campaign: campaign)
    }
  }

  /// Takes a match up where it was left.
  public static func resume(
    _ id: OpenMatchInfo.ID, in core: Core
  ) async throws(CoreError) -> TableModel {
    try await open(in: core) { empile in try empile.resumeMatch(id: id) }
  }

  private static func open(
    in core: Core, _ open: @Sendable (Empile) throws -> Table
  ) async throws(CoreError) -> TableModel {
    let ear = TableEar()
    let opened = try await core.ask { empile in
      try OpenTable(try open(empile), hearing: ear, in: empile)
    }
    return TableModel(opened, hearing: ear, in: core)
  }
}

extension Door where Room == TableModel {
  /// The way to the table of a match: to the one that is open, if somebody is there already.
  public convenience init(match: OpenMatchInfo.ID, core: Core) {
    self.init { () async throws(CoreError) in try await TableModel.resume(match, in: core) }
  }
}
