import EmpileCore

/// Cues by what the core calls them: they cross as numbers.
extension Cue {
  public static let diceThrown = named("DiceThrown")
  public static let diePlaced = named("DiePlaced")
  public static let catBedded = named("CatBedded")
  public static let catAstrophe = named("CatAstrophe")
  public static let cardsFlipped = named("CardsFlipped")
  public static let refused = named("Refused")

  private static func named(_ name: String) -> Cue {
    ((try? sounds()) ?? []).first { $0.name == name }?.cue ?? .max
  }
}
