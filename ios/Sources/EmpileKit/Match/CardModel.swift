import EmpileCore
import Observation

/// The picture of a result, as the core lays it out.
public struct ResultPicture: Sendable {
  /// Everything on it.
  public let scene: StillScene
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double
  /// So many pixels for a point.
  public let density: Double
  /// What its file is called.
  public let fileName: String

  init(_ card: ResultCard) {
    scene = StillScene(card.scene)
    density = Double(card.density)
    width = Double(card.width) / density
    height = Double(card.height) / density
    fileName = card.fileName
  }
}

/// Gets pictures of results, played here or written down by hand.
@MainActor @Observable public final class CardModel: CoreModel {
  /// Why there is none.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// The picture of a result; `day` says when something was played, from milliseconds since 1970.
  public func picture(
    of result: HistoryRow.ID, day: @escaping @MainActor (Int64) -> String
  ) async -> ResultPicture? {
    self.error = nil
    guard let row = await ask(core, { empile in try empile.result(id: result) }) else { return nil }
    let words = day(row.playedAt)
    return await ask(core) { empile in
      ResultPicture(try empile.resultCard(id: result, day: words))
    }
  }

  /// It could not be painted or written.
  public func fail() {
    self.error = CoreError(code: "card-trouble", reason: core.texts["card-trouble"])
  }
}
