import EmpileCore
import Foundation
import Observation

/// A result read off a real table, as it is being written down; or what should have been.
@MainActor @Observable public final class PaperModel: CoreModel {
  /// The games to choose from.
  public private(set) var games: [GameInfo] = []
  /// The campaigns that take results.
  public private(set) var campaigns: [CampaignInfo] = []
  /// The people to choose from.
  public let players: PlayersModel
  /// What is written; nothing until the log has answered. It is kept as it is typed.
  public private(set) var draft: ResultDraft? { didSet { keepDraft() } }
  /// What is asked.
  public private(set) var form: PaperPage?
  /// Is it being written into the log?
  public private(set) var isSaving = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  /// Whether the result will count for the evening that is on, as far as it was asked.
  public var forEvening = ForEvening()

  private var guestsOfTheEvening: [PlayerInfo] = []
  private var firstPlayers: [PlayerInfo.ID] = []
  private var counting: CampaignInfo.ID?
  @ObservationIgnored private let corrects: HistoryRow.ID?
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let settings: SettingsModel

  /// A new result, or a correction of one that was wrong.
  public init(correcting corrects: HistoryRow.ID? = nil, core: Core, settings: SettingsModel) {
    self.corrects = corrects
    self.core = core
    self.settings = settings
    players = PlayersModel(core: core)
  }

  /// Is it what should have been written down before?
  public var isCorrection: Bool { corrects != nil }

  /// Everybody there is to choose from: in a correction also whoever was put aside since.
  public var people: [PlayerInfo] {
    players.roster + guestsOfTheEvening + players.archived.filter { firstPlayers.contains($0.id) }
  }

  /// Somebody to choose from.
  public func person(_ id: PlayerInfo.ID) -> PlayerInfo? { people.first { $0.id == id } }

  /// What is played.
  public var game: GameInfo? { games.first { $0.slug == draft?.game } }

  /// Looks everything up, and takes up what was being written.
  public func load(now: Date) async {
    await players.refresh()
    let found = await ask(core) { empile in
      (try empile.games(), try empile.eveningOn()?.people.filter(\.isGuest) ?? [])
    }
    guard let found else { return }
    (games, guestsOfTheEvening) = found
    await askCampaigns()
    if let kept = settings.drafts.first(where: { $0.corrects == corrects }) {
      draft = kept
    } else {
      await startOver(now: now)
    }
    leaveOutWhoIsGone()
    if isCorrection { firstPlayers = draft?.places.map(\.player) ?? [] }
    await askForm()
  }

  /// Forgets what was typed.
  public func startOver(now: Date) async {
    guard let first = games.first?.slug else { return }
    let corrects = corrects
    let begun = await ask(core) { empile in
      let id = try empile.newResultId()
      guard let corrects else {
        return ResultDraft(id: id, corrects: nil, game: first, playedAt: now)
      }
      return try ResultDraft(id: id, correcting: corrects, in: empile)
    }
    guard let begun else { return }
    draft = begun
    await askForm()
  }

  /// Chooses what was played.
  public func choose(_ game: GameInfo) async {
    guard var draft else { return }
    if draft.game != game.slug { draft.setup = nil }
    draft.game = game.slug
    draft.places = Array(draft.places.prefix(game.players.upperBound))
    self.draft = draft
    await askForm()
  }

  /// Says what the box was like.
  public func choose(_ setup: PaperSetup) {
    draft?.setup = setup.key
  }

  /// What the box was like: the usual one while nothing is chosen.
  public var setup: PaperSetup? {
    form?.setups.first { $0.key == draft?.setup } ?? form?.setups.first
  }

  /// Where it counts: where new results do, while nothing else is chosen.
  public var campaign: CampaignInfo? {
    campaigns.first { $0.id == draft?.campaign } ?? campaigns.first { $0.id == counting }
  }

  /// Says where it counts.
  public func choose(_ campaign: CampaignInfo) {
    draft?.campaign = campaign.id
  }

  /// Adds somebody who played, or takes them out.
  public func toggle(_ player: PlayerInfo.ID) async {
    guard let game, var draft else { return }
    if let place = draft.places.firstIndex(where: { $0.player == player }) {
      draft.places.remove(at: place)
    } else if draft.places.count < game.players.upperBound {
      draft.places.append(ResultDraft.Place(player: player))
    }
    self.draft = draft
    await askForm()
  }

  /// Changes what is written about somebody.
  public func write(about player: PlayerInfo.ID, _ change: (inout ResultDraft.Place) -> Void) {
    guard var draft, let place = draft.places.firstIndex(where: { $0.player == player })
    else { return }
    change(&draft.places[place])
    self.draft = draft
  }

  /// Says when it was played.
  public func setPlayedAt(_ playedAt: Date) {
    draft?.playedAt = playedAt
  }

  /// What decides whether it counts for the evening that is on.
  public struct Played: Hashable, Sendable {
    let people: [PlayerInfo.ID]
    let at: Date
  }

  /// Who played, and when; nothing for a correction, which stays where it was.
  public var played: Played? {
    guard !isCorrection, let draft else { return nil }
    return Played(people: draft.places.map(\.player), at: draft.playedAt)
  }

  /// Asks for which evening it would count.
  public func askEvening() async {
    guard let played else { return }
    let offer = await ask(core) { empile in
      try empile.eveningForPaper(people: played.people, playedAt: played.at.milliseconds)
    }
    if let offer, self.played == played { forEvening.offer = offer }
  }

  /// Says what there is to say.
  public func setNote(_ note: String) {
    draft?.note = note
  }

  /// Is everything there that is asked for?
  public var isComplete: Bool {
    guard let game, let form, let draft else { return false }
    return game.players.contains(draft.places.count)
      && draft.places.allSatisfy(form.isAnswered(by:))
  }

  /// Writes it into the log. True once it is there.
  public func save() async -> Bool {
    guard let draft, let form, isComplete, !isSaving else { return false }
    isSaving = true
    defer { isSaving = false }
    self.error = nil
    let (chosen, usual, evening) = (campaign?.id, settings.campaign, forEvening.evening)
    let done: Void? = await ask(core) { empile in
      if let wrong = draft.corrects {
        let entered = draft.entered(on: form, in: draft.campaign)
        try empile.correctResult(wrong: wrong, id: draft.id, entered: entered)
      } else {
        let campaign = try chosen ?? empile.countingCampaign(chosen: usual).id
        let entered = draft.entered(on: form, in: campaign)
        if let evening {
          try empile.enterResultAt(id: draft.id, entered: entered, evening: evening)
        } else {
          try empile.enterResult(id: draft.id, entered: entered)
        }
      }
    }
    guard done != nil else { return false }
    forgetDraft()
    return true
  }

  private func askCampaigns() async {
    let usual = settings.campaign
    let found = await ask(core) { empile in
      (try empile.campaigns().filter(\.isOpen), try empile.countingCampaign(chosen: usual).id)
    }
    if let found { (campaigns, counting) = found }
  }

  /// What is asked depends on how many played.
  private func askForm() async {
    guard let game, let count = draft?.places.count else { return }
    let players = min(max(count, game.players.lowerBound), game.players.upperBound)
    let form = await ask(core) { empile in
      try empile.paperPage(game: game.slug, players: UInt8(clamping: players))
    }
    // Another game may have been chosen meanwhile.
    if let form, draft?.game == game.slug, draft?.places.count == count { self.form = form }
  }

  private func keepDraft() {
    forgetDraft()
    if let draft { settings.drafts.append(draft) }
  }

  private func forgetDraft() {
    settings.drafts.removeAll { $0.corrects == corrects }
  }

  private func leaveOutWhoIsGone() {
    guard !isCorrection, players.isLoaded else { return }
    draft?.places.removeAll { person($0.player) == nil }
  }
}

extension PaperPage {
  /// Is everything there that is asked of somebody?
  fileprivate func isAnswered(by place: ResultDraft.Place) -> Bool {
    let asked = number(of: place)
    let isThere = asked.most == 0 || place.isAnswered(asked)
    return isThere && extras.allSatisfy { place.isEmpty($0) || place.isAnswered($0) }
  }
}

extension ResultDraft {
  /// As it was written down, in the order of the seats.
  fileprivate init(id: HistoryRow.ID, correcting wrong: HistoryRow.ID, in empile: Empile) throws {
    let written = try empile.writtenDown(result: wrong)
    self.init(
      id: id, corrects: wrong, game: written.game, campaign: written.campaign,
      playedAt: Date(milliseconds: written.playedAt), note: written.note, picture: written.picture)
    setup = written.setup
    let form = try empile.paperPage(
      game: written.game, players: UInt8(clamping: written.places.count))
    places = written.places.map { Place($0, on: form) }
  }
}

extension ResultDraft.Place {
  /// As it was written down.
  fileprivate init(_ line: PaperLine, on form: PaperPage) {
    self.init(player: line.player)
    won = line.won
    for extra in line.extras { numbers[extra.key] = String(extra.number) }
    numbers[form.number(of: self).key] = String(line.amount)
  }

  fileprivate func isEmpty(_ asked: PaperField) -> Bool {
    numbers[asked.key]?.allSatisfy(\.isWhitespace) ?? true
  }

  fileprivate func isAnswered(_ asked: PaperField) -> Bool {
    number(asked.key).map { (0...asked.most).contains($0) } ?? false
  }
}
