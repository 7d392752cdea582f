import EmpileKit
import SwiftUI

/// The 8 point grid.
enum Space {
  static let half: CGFloat = 4
  static let one: CGFloat = 8
  static let two: CGFloat = 16
  static let three: CGFloat = 24
  /// Nothing that can be touched is smaller.
  static let target: CGFloat = 48
  /// Lines longer than this are hard to read.
  static let readable: CGFloat = 600
  /// The corners of what lies on the table.
  static let corner: CGFloat = 16
}

/// How much moves.
enum Motion: Sendable {
  /// Things travel, tumble and shake.
  case full
  /// Things fade from one place to the next.
  case reduced
}

/// How everything looks: colours, letters, motion.
struct Theme: Equatable, Sendable {
  let colours: Colours
  let type: Typefaces
  let motion: Motion
  /// Text on boards is so many times as large, where there is room.
  let textScale: Float

  /// By day, nothing chosen.
  static let usual = Theme()

  private init() {
    colours = Colours(isDark: false, isPatterned: false)
    type = Typefaces()
    motion = .full
    textScale = 1
  }

  @MainActor init(
    settings: SettingsModel, isDark: Bool, prefersCalm: Bool, textSize: DynamicTypeSize
  ) {
    colours = Colours(isDark: isDark, isPatterned: settings.isPatterned)
    type = Typefaces(factor: CGFloat(settings.textSize.factor))
    motion = settings.isCalm || prefersCalm ? .reduced : .full
    textScale = textSize.scale * settings.textSize.factor
  }

  /// Is text so large that things side by side must go below each other?
  var isTextLarge: Bool { textScale >= 1.4 }
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { .usual }
}

extension EnvironmentValues {
  /// Set by the root for every view below it.
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
