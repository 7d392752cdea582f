import EmpileCore

/// Which language is spoken.
public enum LanguageChoice: String, CaseIterable, Sendable {
  case system
  case french
  case english

  /// Its tag; nothing if the system chooses.
  public var tag: String? {
    switch self {
    case .system: nil
    case .french: "fr"
    case .english: "en"
    }
  }
}

/// By day or by lamplight.
public enum ThemeChoice: String, CaseIterable, Sendable {
  case system
  case light
  case dark
}

/// How large text is, beside what the system asks for.
public enum TextSize: String, CaseIterable, Sendable {
  case usual
  case larger
  case large
  case largest

  /// So many times as large.
  public var factor: Float {
    switch self {
    case .usual: 1
    case .larger: 1.25
    case .large: 1.6
    case .largest: 2
    }
  }
}

/// How long robots let people look before they move.
public enum RobotPaceChoice: String, CaseIterable, Sendable {
  case calm
  case usual
  case brisk

  /// As the core knows it.
  var pace: RobotPace {
    switch self {
    case .calm: .calm
    case .usual: .usual
    case .brisk: .brisk
    }
  }
}
