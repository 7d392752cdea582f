import EmpileCore
import Foundation
import Observation

/// What this device's people like. Every choice is kept as it is made.
@MainActor @Observable public final class SettingsModel {
  /// Which language is spoken.
  public var language: LanguageChoice { didSet { keep(language, as: .language) } }
  /// By day or by lamplight.
  public var theme: ThemeChoice { didSet { keep(theme, as: .theme) } }
  /// How large text is.
  public var textSize: TextSize { didSet { keep(textSize, as: .textSize) } }
  /// Are there patterns on what is told apart by its colour?
  public var isPatterned: Bool { didSet { keep(isPatterned, as: .isPatterned) } }
  /// Does the table make sounds?
  public var hasSound: Bool { didSet { keep(hasSound, as: .hasSound) } }
  /// Does the device tap back?
  public var hasHaptics: Bool { didSet { keep(hasHaptics, as: .hasHaptics) } }
  /// Does little move?
  public var isCalm: Bool { didSet { keep(isCalm, as: .isCalm) } }
  /// Does the screen stay on at a table?
  public var keepsAwake: Bool { didSet { keep(keepsAwake, as: .keepsAwake) } }
  /// How long robots let people look before they move.
  public var robotPace: RobotPaceChoice { didSet { keep(robotPace, as: .robotPace) } }
  /// Who sat down last, so that a family starts its next match without choosing again.
  public var lastSeats: [PlayerInfo.ID] {
    didSet { store[Key.lastSeats.name] = written(lastSeats) }
  }
  /// In which campaign new matches count; that of every day unless somebody chose another.
  public var campaign: CampaignInfo.ID? { didSet { store[Key.campaign.name] = campaign } }
  /// The table's own pyramid of Pile-Poils, row by row from the bottom.
  public var ownBoard: [[UInt8]]? { didSet { store[Key.ownBoard.name] = written(ownBoard) } }
  /// Results that are being written down by hand: a new one, and corrections.
  public var drafts: [ResultDraft] { didSet { store[Key.drafts.name] = written(drafts) } }

  @ObservationIgnored private let store: any SettingsStore

  public init(_ store: any SettingsStore) {
    self.store = store
    language = store.choice(.language) ?? .system
    theme = store.choice(.theme) ?? .system
    textSize = store.choice(.textSize) ?? .usual
    isPatterned = store.flag(.isPatterned) ?? false
    hasSound = store.flag(.hasSound) ?? true
    hasHaptics = store.flag(.hasHaptics) ?? true
    isCalm = store.flag(.isCalm) ?? false
    keepsAwake = store.flag(.keepsAwake) ?? true
    robotPace = store.choice(.robotPace) ?? .usual
    lastSeats = store.read(.lastSeats) ?? []
    campaign = store[Key.campaign.name]
    ownBoard = store.read(.ownBoard)
    drafts = store.read(.drafts) ?? []
  }

  private func keep(_ choice: some RawRepresentable<String>, as key: Key) {
    store[key.name] = choice.rawValue
  }

  private func keep(_ flag: Bool, as key: Key) {
    store[key.name] = String(flag)
  }

  private func written(_ value: (some Encodable)?) -> String? {
    value.flatMap { try? JSONEncoder().encode($0) }.flatMap { String(data: $0, encoding: .utf8) }
  }
}

/// Under which names choices are kept.
private enum Key: String {
  case language = "language"
  case theme = "theme"
  case textSize = "text-size"
  case isPatterned = "patterns"
  case hasSound = "sound"
  case hasHaptics = "haptics"
  case isCalm = "calm"
  case keepsAwake = "keep-awake"
  case robotPace = "robot-pace"
  case lastSeats = "seats"
  case campaign = "campaign"
  case ownBoard = "own-board"
  case drafts = "drafts"

  var name: String { rawValue }
}

extension SettingsStore {
  fileprivate func choice<Choice: RawRepresentable<String>>(_ key: Key) -> Choice? {
    self[key.name].flatMap(Choice.init(rawValue:))
  }

  fileprivate func flag(_ key: Key) -> Bool? {
    self[key.name].flatMap(Bool.init)
  }

  fileprivate func read<Value: Decodable>(_ key: Key) -> Value? {
    self[key.name].flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }
}
