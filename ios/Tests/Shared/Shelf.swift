import EmpileCore
import EmpileKit

/// All that the core has, for tests that are held with each of them.
public enum Shelf {
  public static let games: [GameInfo.ID] = (try? empile().games().map(\.slug)) ?? []
  /// Those that are played one after the other.
  public static let inTurns = ((try? empile().games()) ?? []).filter { !$0.realTime }.map(\.slug)
  /// The matches by touch: one of each game, and the other way to play one of them.
  public static let matches = games + ["neko-tower-on-screen"]
  /// Towers on the screen: every number of players, and every end.
  public static let towers = fixtureNames("touches").filter { $0.hasPrefix("neko-tower-on-screen") }
  public static let tools: [ToolInfo.ID] = (try? empile().tools().map(\.slug)) ?? []

  private static func empile() throws -> Empile {
    try Empile.openInMemory(languageTag: "fr")
  }
}
