import EmpileCore

/// Whether what begins or is written down counts for the evening that is on.
public struct ForEvening: Equatable, Sendable {
  /// The evening, as far as it was asked.
  public internal(set) var offer: EveningOffer?
  private var said: Bool?

  /// Will it count? As it usually does while nobody has said.
  public var counts: Bool {
    get { offer.map { said ?? $0.counts } ?? false }
    set { said = newValue }
  }

  /// The evening for which it counts.
  var evening: EveningCard.ID? { counts ? offer?.id : nil }
}
