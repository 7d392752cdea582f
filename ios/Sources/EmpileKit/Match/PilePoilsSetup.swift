import EmpileCore
import Foundation

/// Which pyramid of Pile-Poils.
public enum PilePoilsSide: Sendable {
  case coussin
  case panier
  /// The table's own board: rows of numbers from the bottom up.
  case own(rows: [Data])
}

extension MatchSetup {
  public static func pilePoils(side: PilePoilsSide) -> MatchSetup {
    switch side {
    case .coussin: pilePoils(side: "coussin")
    case .panier: pilePoils(side: "panier")
    case .own(let rows): pilePoils(side: "own", rows: rows)
    }
  }

  private static func pilePoils(side: String, rows: [Data]? = nil) -> MatchSetup {
    MatchSetup(
      game: "pile-poils", options: [ChosenOption(key: "side", value: side)], rows: rows)
  }
}
