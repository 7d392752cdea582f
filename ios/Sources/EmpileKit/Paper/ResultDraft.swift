import EmpileCore
import Foundation

/// A result as it is being written down. It can be kept: an app that is ended loses nothing that
/// was typed.
public struct ResultDraft: Codable, Hashable, Sendable {
  /// What is written down about somebody.
  public struct Place: Codable, Hashable, Identifiable, Sendable {
    /// Who.
    public let player: PlayerInfo.ID
    /// Marked as a winner?
    public var won = false
    /// Numbers by their stable names, as typed.
    public var numbers: [PaperField.ID: String] = [:]

    public var id: PlayerInfo.ID { player }

    init(player: PlayerInfo.ID) {
      self.player = player
    }

    /// A number that was typed, if it is one.
    public func number(_ key: PaperField.ID) -> Int32? {
      numbers[key].flatMap { Int32($0.trimmingCharacters(in: .whitespaces)) }
    }
  }

  /// Drawn once, so that writing it down again after an error writes it down once.
  let id: HistoryRow.ID
  /// The result that was wrong, if this is a correction.
  public let corrects: HistoryRow.ID?
  /// What was played.
  public var game: GameInfo.ID
  /// Where it counts; where new results do while nothing is chosen.
  var campaign: CampaignInfo.ID?
  /// What the box was like, by its stable name; as usual while nothing is chosen.
  public var setup: PaperSetup.ID?
  /// When it was played.
  public var playedAt: Date
  /// Those who played, the first player first.
  public var places: [Place] = []
  /// What there is to say.
  public var note = ""
  /// Where its picture is.
  var picture: String?
}

extension ResultDraft {
  func entered(on form: PaperPage, in campaign: CampaignInfo.ID?) -> PaperEntry {
    PaperEntry(
      campaign: campaign, game: game, playedAt: playedAt.milliseconds,
      places: places.map { $0.entered(on: form) }, note: note, picture: picture, setup: setup)
  }
}

extension ResultDraft.Place {
  fileprivate func entered(on form: PaperPage) -> PaperLine {
    PaperLine(
      player: player, won: won, amount: number(form.number(of: self).key) ?? 0,
      extras: form.extras.compactMap { extra in
        number(extra.key).map { PaperNumber(key: extra.key, number: $0) }
      })
  }
}

extension PaperPage {
  /// The number that is asked of somebody.
  public func number(of place: ResultDraft.Place) -> PaperField {
    asksWinners && place.won ? winner : other
  }
}
