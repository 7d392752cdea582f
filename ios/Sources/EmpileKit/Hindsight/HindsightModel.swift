import EmpileCore
import Observation

/// What there is to say of a match once it has ended.
@MainActor @Observable public final class HindsightModel: CoreModel {
  /// Nothing until the log has answered.
  public private(set) var hindsight: Hindsight?
  /// How far the match is thought over; nothing where it is not.
  public private(set) var study: StudyProgress?
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let match: OpenMatchInfo.ID
  @ObservationIgnored private var thinking: MatchStudy?

  /// Looks back at a match.
  public init(match: OpenMatchInfo.ID, core: Core) {
    self.match = match
    self.core = core
  }

  /// Reads what there is, and has the match thought over until that is done or nobody looks any more.
  public func load() async {
    hindsight = await ask(core) { [match] empile in try empile.hindsight(matchId: match) }
    if hindsight?.canBeStudied == true { await think() }
  }

  /// Has the match thought over until that is done, given up, or looked at no more.
  public func think() async {
    let ear = TableEar()
    let begun = await ask(core) { [match] empile in
      try empile.studyMatch(matchId: match, listener: ear)
    }
    guard let study = begun ?? nil else { return }
    thinking = study
    // Whoever thinks anew meanwhile has the last word.
    defer { if thinking === study { thinking = nil } }
    await look(at: study)
    guard isThinking else { return }
    for await _ in ear.changes {
      await look(at: study)
      if thinking !== study || !isThinking { break }
    }
  }

  /// Gives it up.
  public func stop() async {
    guard let thinking else { return }
    _ = await ask(core) { _ in try thinking.stop() }
    await look(at: thinking)
  }

  /// Will something come of it?
  public var isThinking: Bool {
    study.map { $0.sheet == nil && !$0.isGivenUp } ?? false
  }

  private func look(at study: MatchStudy) async {
    let now = await ask(core) { _ in try study.progress() }
    if let now, thinking === study { self.study = now }
  }
}
