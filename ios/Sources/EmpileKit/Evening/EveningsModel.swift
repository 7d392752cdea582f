import EmpileCore
import Observation

/// The evenings there were, and one that is about to begin.
@MainActor @Observable public final class EveningsModel: CoreModel {
  /// The last first; nothing until the log has answered.
  public private(set) var evenings: [EveningCard]?
  /// Who can come.
  public let players: PlayersModel
  /// Guests of the evening that is about to begin.
  public private(set) var guests: [PlayerInfo] = []
  /// Those who come.
  public private(set) var people: [PlayerInfo.ID] = []
  /// What the evening is to be called; by its day if nothing is said.
  public var name = ""
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private var proposed: [PlayerInfo.ID]
  @ObservationIgnored private let core: Core

  /// Whoever played last is likely to be there.
  public init(core: Core, lastSeats: [PlayerInfo.ID]) {
    self.core = core
    proposed = lastSeats
    players = PlayersModel(core: core)
  }

  /// The evening that is on.
  public var on: EveningCard? { evenings?.first(where: \.isOn) }

  /// Evenings that are over.
  public var past: [EveningCard] { evenings?.filter { !$0.isOn } ?? [] }

  /// Everybody on the roster, and the guests.
  public var everybody: [PlayerInfo] { players.roster + guests }

  /// Can it begin?
  public var canBegin: Bool { people.count > 1 }

  /// Looks everything up.
  public func refresh() async {
    await players.refresh()
    if let found = await ask(core, { empile in try empile.evenings() }) { evenings = found }
    people += proposed.filter { players.player($0) != nil && !people.contains($0) }
    proposed = []
  }

  /// Comes, or does not.
  public func toggle(_ player: PlayerInfo.ID) {
    if let index = people.firstIndex(of: player) {
      people.remove(at: index)
    } else {
      people.append(player)
    }
  }

  /// Lets one more guest in.
  public func addGuest() async {
    let beside = UInt8(clamping: guests.count)
    guard let guest = await ask(core, { empile in try empile.inviteGuest(beside: beside) })
    else { return }
    guests.append(guest)
    people.append(guest.id)
  }

  /// Begins the evening and gives its id; nothing if it cannot begin.
  public func begin() async -> EveningCard.ID? {
    let (name, people) = (name, people)
    let begun = await ask(core) { empile in
      try empile.beginEvening(name: name, people: people).id
    }
    if begun != nil { await leave() }
    return begun
  }

  /// Guests who did not stay are forgotten.
  public func leave() async {
    let invited = guests.map(\.id)
    guests = []
    people.removeAll(where: invited.contains)
    _ = await ask(core) { empile in try empile.seeGuestsOut(guests: invited) }
  }
}
