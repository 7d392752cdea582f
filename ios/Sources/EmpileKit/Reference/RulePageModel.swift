import EmpileCore
import Observation

/// A page of the quick reference, for so many players.
@MainActor @Observable public final class RulePageModel: CoreModel {
  /// Its stable name.
  public nonisolated let slug: RulePageInfo.ID
  /// What it is; nothing until it is looked up.
  public private(set) var page: RulePageInfo?
  /// What it says, in the order of reading.
  public private(set) var sections: [RuleSection] = []
  /// It is read for so many; nothing until it is looked up.
  public private(set) var players: Int?
  /// What is looked for on this page.
  public let search: RuleSearchModel
  /// Why it could not be looked up.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  /// For the fewest players, unless the table is known.
  public init(page slug: RulePageInfo.ID, players: Int? = nil, core: Core) {
    self.slug = slug
    self.players = players
    self.core = core
    search = RuleSearchModel(page: slug, core: core)
  }

  /// The sections of one kind, with what they are called together.
  public struct Chapter: Identifiable, Sendable {
    /// What they are about.
    public let id: RuleKind
    /// What they are called together.
    public let name: String
    /// In the order of reading.
    public internal(set) var sections: [RuleSection]
  }

  /// The page, kind by kind.
  public var chapters: [Chapter] {
    sections.reduce(into: []) { chapters, section in
      if let last = chapters.indices.last, chapters[last].id == section.kind {
        chapters[last].sections.append(section)
      } else {
        chapters.append(Chapter(id: section.kind, name: section.kindName, sections: [section]))
      }
    }
  }

  /// Looks it up.
  public func load() async {
    let slug = slug
    let pages = await ask(core) { empile in try empile.rulePages() }
    page = pages?.first { $0.slug == slug }
    await read(for: players ?? page?.players.lowerBound ?? 1)
  }

  /// Reads it for another number of players.
  public func read(for players: Int) async {
    let slug = slug
    let wanted = page.map { min(max(players, $0.players.lowerBound), $0.players.upperBound) }
    self.players = wanted ?? players
    let sections = await ask(core) { empile in
      try empile.rulePage(slug: slug, players: UInt8(clamping: wanted ?? players))
    }
    // Another number may have been chosen meanwhile.
    if let sections, self.players == wanted ?? players { self.sections = sections }
  }
}

/// One section, as a refusal, a help line or a hit names it.
@MainActor @Observable public final class RuleModel: CoreModel {
  /// The section; nothing until it is looked up.
  public private(set) var section: RuleSection?
  /// Why it could not be looked up.
  public var error: CoreError?

  @ObservationIgnored private let id: RuleSection.ID
  @ObservationIgnored private let readers: RuleReaders
  @ObservationIgnored private let core: Core

  public init(_ id: RuleSection.ID, readers: RuleReaders = .anybody(), core: Core) {
    self.id = id
    self.readers = readers
    self.core = core
  }

  /// Looks it up.
  public func load() async {
    let (id, readers) = (id, readers)
    section = await ask(core) { empile in try readers.read(id, in: empile) }
  }
}
