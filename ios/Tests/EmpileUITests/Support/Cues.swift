import EmpileCore

/// Cues by what the core calls them: they cross as numbers.
extension Cue {
  static let diceThrown = named("DiceThrown")
  static let diePlaced = named("DiePlaced")
  static let catBedded = named("CatBedded")
  static let catAstrophe = named("CatAstrophe")
  static let cardsFlipped = named("CardsFlipped")
  static let refused = named("Refused")

  private static func named(_ name: String) -> Cue {
    ((try? sounds()) ?? []).first { $0.name == name }?.cue ?? .max
  }
}
