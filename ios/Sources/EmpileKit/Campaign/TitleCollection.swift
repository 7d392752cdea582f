import EmpileCore

/// A title as a collector sees it: earned so often, or still to be earned.
public struct CollectedTitle: Identifiable, Hashable, Sendable {
  /// Its place in the collection, the humblest first.
  public let id: Int
  /// In words.
  public let title: String
  /// A warm word about it.
  public let flavour: String?
  /// How often it was earned.
  public let count: Int

  /// Was it ever earned?
  public var isEarned: Bool { count > 0 }
}

extension StandingRow {
  /// Every title of the game, earned or not, the humblest first.
  public var collection: [CollectedTitle] {
    titles.enumerated().map { index, title in
      CollectedTitle(
        id: index, title: title.title, flavour: title.flavour, count: Int(title.count))
    }
  }
}
