import EmpileCore
import Foundation
import Observation

/// A match before it begins: who sits where, and how it is played.
@MainActor @Observable public final class SeatingModel: CoreModel {
  /// What will be played; nothing until it is looked up.
  public private(set) var game: GameInfo?
  /// What there is to choose.
  public private(set) var options: [OptionInfo] = []
  /// Who can play.
  public let players: PlayersModel
  /// Those who play, in the order of their seats.
  public private(set) var seats: [PlayerInfo.ID] = []
  /// The table's own board, where one can be played.
  public let ownBoard: OwnBoardModel
  /// Has nobody finished a match of it here? Then a lesson is at hand.
  public private(set) var offersLesson = false
  /// What was chosen looks like this.
  public private(set) var preview: StillScene?
  /// How large the board would be here, once that is known.
  public var boardSize: BoardSize?
  /// Why the match cannot begin with those who sit and what they chose, as far as it was asked.
  public private(set) var obstacle: Refusal?
  /// Is the match being started?
  public private(set) var isStarting = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  /// Where the match will count, as far as it was asked.
  public private(set) var counts: WhereItCounts?

  /// Whether the match will count for the evening that is on, as far as it was asked.
  public var forEvening = ForEvening()

  private var guestsOfTheEvening: [PlayerInfo] = []
  private var campaign: CampaignInfo.ID?
  private var judged: SitDown?
  private var company: Company?
  private var chosenLevel: Int?
  private var chosen: [OptionInfo.ID: OptionValueInfo.ID] = [:]
  @ObservationIgnored private let slug: GameInfo.ID
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let settings: SettingsModel

  public init(game: GameInfo.ID, core: Core, settings: SettingsModel) {
    slug = game
    self.core = core
    self.settings = settings
    campaign = settings.campaign
    players = PlayersModel(core: core)
    ownBoard = OwnBoardModel(core: core, game: game, settings: settings)
  }

  /// Looks everything up; those who played last sit down.
  public func load() async {
    let (slug, board, sat) = (slug, ownBoard, seats)
    // Who sat here before, or last at any table.
    let lastSeats = settings.lastSeats
    let menu = await ask(core) { empile in
      let game = try empile.games().first { $0.slug == slug }
      let company = try game.map { try Company(of: $0, in: empile) }
      let options = try empile.options(game: slug)
      let again =
        sat.isEmpty
        ? try empile.seatsProposed(game: slug, earlier: lastSeats)
        : try empile.seatsAgain(game: slug, earlier: sat)
      let guests = try empile.eveningOn()?.people.filter(\.isGuest) ?? []
      return (game, company, options, try empile.offersLesson(game: slug), again, guests)
    }
    guard let menu else { return }
    let again: [PlayerInfo.ID]
    (game, company, options, offersLesson, again, guestsOfTheEvening) = menu
    // Whoever sat down or got up meanwhile has the last word.
    if seats == sat { seats = again }
    await players.refresh()
    do { try await board.load() } catch { self.error = error }
  }

  /// Those who sit, in order.
  public var sitting: [PlayerInfo] {
    seats.compactMap { id in people.first { $0.id == id } ?? company?.robot(id) }
  }

  /// The people who may sit down.
  public var standing: [PlayerInfo] { people.filter { !seats.contains($0.id) } }

  /// Everybody on the roster, and the guests of the evening that is on.
  private var people: [PlayerInfo] { players.roster + guestsOfTheEvening }

  /// Are all seats taken?
  public var isFull: Bool { company?.isFull(seats) ?? true }

  /// Do robots play this game?
  public var hasRobots: Bool { company?.robots.isEmpty == false }

  /// The levels of robots in words, the gentlest first.
  public var robotLevels: [String] { company?.levels ?? [] }

  /// How well robots play that sit down from now on: a place among their levels.
  public var robotLevel: Int {
    get { chosenLevel ?? company?.robots.first.map { Int($0.usual) } ?? 0 }
    set { chosenLevel = newValue }
  }

  /// Every robot that plays this game once: as it sits, else on the level that was chosen.
  public var robots: [PlayerInfo] { company?.robots(beside: seats, level: robotLevel) ?? [] }

  /// Is there room for a robot more?
  public var takesRobot: Bool { company?.takesRobot(beside: seats) ?? false }

  private var robotCount: Int { company?.robotCount(seats) ?? 0 }

  /// Nobody has ever played here: guests may begin at once.
  public var isFirstRun: Bool { players.isLoaded && players.roster.isEmpty }

  /// The value chosen for an option, or the usual one.
  public func value(of option: OptionInfo.ID) -> OptionValueInfo.ID? {
    chosen[option] ?? options.first { $0.key == option }?.usual
  }

  /// Chooses a value for an option.
  public func choose(_ value: OptionValueInfo.ID, for option: OptionInfo.ID) {
    chosen[option] = value
  }

  /// Does the table play on a board of its own?
  public var playsOwnBoard: Bool {
    options.contains { option in
      option.values.contains { $0.asksRows && $0.value == value(of: option.key) }
    }
  }

  /// What will be played, and how.
  public var setup: MatchSetup {
    MatchSetup(
      game: slug,
      options: chosen.sorted { $0.key < $1.key }.map { ChosenOption(key: $0.key, value: $0.value) },
      rows: playsOwnBoard ? ownBoard.rows.map { Data($0) } : nil)
  }

  /// Sits down at the next seat, or gets up.
  public func toggle(_ player: PlayerInfo.ID) {
    if let seat = seats.firstIndex(of: player) {
      seats.remove(at: seat)
    } else if company?.robot(player) == nil ? !isFull : takesRobot {
      seats.append(player)
    }
  }

  /// Changes seats, as a list is reordered: those at `offsets` come to sit before the one at
  /// `destination`.
  public func moveSeats(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    guard offsets.allSatisfy(seats.indices.contains), (0...seats.count).contains(destination)
    else { return }
    let moved = offsets.map { seats[$0] }
    let before = offsets.count { $0 < destination }
    for seat in offsets.reversed() { seats.remove(at: seat) }
    seats.insert(contentsOf: moved, at: destination - before)
  }

  /// Sits down where somebody else sits, who moves on by one; for drag and drop.
  public func seat(_ player: PlayerInfo.ID, at other: PlayerInfo.ID) {
    guard let from = seats.firstIndex(of: player), let to = seats.firstIndex(of: other) else {
      return
    }
    seats.remove(at: from)
    seats.insert(player, at: to)
  }

  /// Draws what was chosen; what cannot be played keeps the last picture.
  public func drawPreview(width: Float, height: Float) async {
    guard let game else { return }
    let wanted = setup
    let drawn = try? await core.preview(
      wanted, players: game.someTable, width: width, height: height)
    if let drawn, wanted == setup { preview = drawn }
  }

  /// Who would sit down to what: all that decides whether a match can begin.
  public struct SitDown: Hashable, Sendable {
    let setup: MatchSetup
    let seats: [PlayerInfo.ID]
    let guests: Int
    let board: BoardSize?
    let campaign: CampaignInfo.ID?
  }

  /// Those who sit, and what they chose; nothing until everybody is known.
  public var sitDown: SitDown? {
    guard game != nil, players.isLoaded else { return nil }
    return SitDown(
      setup: setup, seats: seats, guests: guests, board: boardSize, campaign: campaign)
  }

  /// Asks what stands against a match of those who sit, with what they chose.
  public func judge() async {
    guard let wanted = sitDown, wanted != judged else { return }
    let found = await ask(core) { empile in
      let guests = UInt8(clamping: wanted.guests)
      let obstacle = try empile.startObstacle(
        setup: wanted.setup, seats: wanted.seats, guests: guests, board: wanted.board)
      let counts = try empile.whereItCounts(
        seats: wanted.seats, guests: guests, chosen: wanted.campaign)
      let evening = try empile.eveningForMatch(seats: wanted.seats, guests: guests)
      return (obstacle, counts, evening)
    }
    // Whoever changed something meanwhile asks again.
    guard let found, wanted == sitDown else { return }
    (obstacle, counts, forEvening.offer) = found
    judged = wanted
  }

  /// This match and those after it count there.
  public func count(in chosen: CampaignInfo) {
    settings.campaign = chosen.id
    campaign = chosen.id
  }

  /// Can it begin?
  public var canStart: Bool {
    !isStarting && obstacle == nil && judged != nil && judged == sitDown
  }

  public var ruleReaders: RuleReaders { .sittingDown(setup: setup, players: seats.count) }

  /// Starts the match and gives its id; nothing if it cannot start. Where nobody has ever played,
  /// guests are invited, as many as are missing beside the robots.
  public func start(seed: UInt64? = nil) async -> OpenMatchInfo.ID? {
    await judge()
    guard canStart else { return nil }
    isStarting = true
    defer { isStarting = false }
    self.error = nil
    let (setup, seats, guests, chosen) = (setup, seats, guests, campaign)
    let evening = forEvening.evening
    let match = await ask(core) { empile in
      let campaign = try empile.countingCampaign(chosen: chosen).id
      return try empile.withGuests(guests) { invited in
        try empile.startMatch(
          setup: setup, seats: invited + seats, seed: seed, campaign: campaign, evening: evening
        ).id()
      }
    }
    guard let match else { return nil }
    settings.lastSeats = seats
    if playsOwnBoard { ownBoard.keep() }
    return match
  }

  /// How many guests begin where nobody is known yet: with robots at the table, one will do.
  private var guests: Int {
    guard isFirstRun else { return 0 }
    return max(1, max(2, game?.players.lowerBound ?? 0) - robotCount)
  }
}

extension Empile {
  /// Begins something with so many guests; where it does not begin, nobody has come.
  func withGuests<Answer>(
    _ count: Int, _ begin: ([PlayerInfo.ID]) throws -> Answer
  ) throws -> Answer {
    guard count > 0 else { return try begin([]) }
    let guests = try inviteGuests(count: UInt8(clamping: count)).map(\.id)
    do {
      return try begin(guests)
    } catch {
      try seeGuestsOut(guests: guests)
      throw error
    }
  }
}
