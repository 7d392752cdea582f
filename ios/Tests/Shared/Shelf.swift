import EmpileCore
import EmpileKit

/// All that the core has, for tests that are held with each of them.
public enum Shelf {
  public static let games: [GameInfo.ID] = (try? empile().games().map(\.slug)) ?? []
  public static let tools: [ToolInfo.ID] = (try? empile().tools().map(\.slug)) ?? []

  private static func empile() throws -> Empile {
    try Empile.openInMemory(languageTag: "fr")
  }
}
