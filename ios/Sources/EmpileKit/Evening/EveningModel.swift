import EmpileCore
import Observation

/// One evening, while it is on and afterwards.
@MainActor @Observable public final class EveningModel: CoreModel {
  /// All there is to say; nothing until the log has answered.
  public private(set) var page: EveningPage?
  /// Who can come.
  public let players: PlayersModel
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let evening: EveningCard.ID

  public init(_ evening: EveningCard.ID, core: Core) {
    self.core = core
    self.evening = evening
    players = PlayersModel(core: core)
  }

  /// Those who are there.
  public var people: [PlayerInfo.ID] { page?.card.people.map(\.id) ?? [] }

  /// Whoever can be there: everybody on the roster, and the guests who came.
  public var everybody: [PlayerInfo] {
    players.roster + (page?.card.people.filter(\.isGuest) ?? [])
  }

  /// Looks the page up.
  public func refresh() async {
    await players.refresh()
    await look()
  }

  /// Comes, or goes.
  public func toggle(_ player: PlayerInfo.ID) async {
    let evening = evening
    let there = people.contains(player) ? people.filter { $0 != player } : people + [player]
    await change { empile in _ = try empile.seatEvening(evening: evening, people: there) }
  }

  /// Lets a result count for the evening, or takes it out.
  public func count(_ played: EveningPlayed, _ counts: Bool) async {
    let (evening, result) = (evening, played.row.id)
    await change { empile in
      try empile.countForEvening(result: result, evening: evening, counts: counts)
    }
  }

  /// Says that it is over.
  public func end() async {
    let evening = evening
    await change { empile in _ = try empile.endEvening(evening: evening) }
  }

  /// Goes on with it, though it was over.
  public func resume() async {
    let evening = evening
    await change { empile in _ = try empile.resumeEvening(evening: evening) }
  }

  private func change(_ work: @escaping @Sendable (Empile) throws -> Void) async {
    let evening = evening
    let found = await ask(core) { empile in
      try work(empile)
      return try empile.eveningPage(evening: evening)
    }
    if let found { page = found }
  }

  private func look() async {
    let evening = evening
    if let found = await ask(core, { empile in try empile.eveningPage(evening: evening) }) {
      page = found
    }
  }
}
