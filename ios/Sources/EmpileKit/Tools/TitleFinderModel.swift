import EmpileCore
import Observation

/// What a Winner of Pile-Poils may be called.
@MainActor @Observable public final class TitleFinderModel: CoreModel {
  /// The title for the golden cats asked about.
  public private(set) var title: String?
  /// So many golden cats can be bedded at most.
  public private(set) var mostGoldenCats = 0
  /// What the screen says, by name.
  public private(set) var words: [String: String] = [:]
  /// Why there is no such title.
  public var failure: CoreFailure?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks up what the screen says, and how much can be asked.
  public func load() async {
    let found = await ask(core) { empile in
      (
        try empile.words(ofTool: "title-finder"),
        try empile.resultForm(game: "pile-poils", players: 2).winner.most
      )
    }
    if let (words, most) = found { (self.words, mostGoldenCats) = (words, Int(most)) }
  }

  /// Looks up the title of a Winner with so many golden cats.
  public func find(goldenCats: Int) async {
    failure = nil
    title = await ask(core) { empile in
      try empile.titleFor(goldenCats: UInt8(clamping: goldenCats))
    }
  }
}

extension Empile {
  /// What the screen of a tool says: what all tools share, and what is its own.
  func words(ofTool slug: ToolInfo.ID) throws -> [String: String] {
    try toolsWords().merging(toolWords(slug: slug)) { _, own in own }
  }
}
