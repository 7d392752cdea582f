import EmpileCore

/// Every game that the core has, for tests that are held with each of them.
enum Shelf {
  static let games: [GameInfo.ID] =
    (try? Empile.openInMemory(languageTag: "fr").games().map(\.slug)) ?? []
}
