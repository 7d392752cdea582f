import EmpileCore
import Observation

/// The quick reference: its contents.
@MainActor @Observable public final class ReferenceModel: CoreModel {
  /// Its pages, the games first.
  public private(set) var pages: [RulePageInfo] = []
  /// What the games on them look like, as soon as it is drawn.
  public private(set) var previews: [RulePageInfo.ID: StillScene] = [:]
  /// What the screen says, by name.
  public private(set) var words: [String: String] = [:]
  /// What is looked for, on all pages.
  public let search: RuleSearchModel
  /// Why it could not be looked up.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
    search = RuleSearchModel(page: nil, core: core)
  }

  /// Looks the contents up.
  public func load() async {
    let found = await ask(core) { empile in
      (try empile.rulePages(), try empile.referenceWords())
    }
    if let found { (pages, words) = found }
  }

  /// Draws the games that pages are about, for a surface of this size, in points.
  public func drawGames(width: Float, height: Float) async {
    guard let games = await ask(core, { empile in try empile.games() }) else { return }
    for game in games where previews[game.slug] == nil {
      previews[game.slug] = try? await core.preview(
        MatchSetup(game: game.slug), players: game.someTable, width: width, height: height)
    }
  }
}
