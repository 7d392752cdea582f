import SwiftUI

/// The two bundled faces in six sizes: 13, 15, 17, 22, 28, 40. All grow with Dynamic Type, and by the
/// player's own choice beside it.
struct Typefaces: Equatable, Sendable {
  /// What the player chose in the settings.
  var factor: CGFloat = 1

  var display: Font { heading(40, .largeTitle) }
  var headline: Font { heading(28, .title) }
  var title: Font { heading(22, .title2) }
  var name: Font { .custom(Face.semiBold.rawValue, size: 17 * factor, relativeTo: .headline) }
  var body: Font { text(17, .body) }
  var detail: Font { text(15, .subheadline) }
  var small: Font { .custom(Face.bold.rawValue, size: 13 * factor, relativeTo: .footnote) }
  var strong: Font { .custom(Face.bold.rawValue, size: 15 * factor, relativeTo: .subheadline) }

  private func heading(_ size: CGFloat, _ style: Font.TextStyle) -> Font {
    .custom(Face.display.rawValue, size: size * factor, relativeTo: style)
  }

  private func text(_ size: CGFloat, _ style: Font.TextStyle) -> Font {
    .custom(Face.text.rawValue, size: size * factor, relativeTo: style)
  }

  /// The names that the font files give themselves.
  enum Face: String {
    case display = "Baloo2-Bold"
    case semiBold = "Baloo2-SemiBold"
    case text = "AtkinsonHyperlegible-Regular"
    case bold = "AtkinsonHyperlegible-Bold"
  }
}

extension DynamicTypeSize {
  /// How many times as large as usual: Apple's sizes of body text, over the usual 17 points.
  var scale: Float {
    let points: Float =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      @unknown default: 17
      }
    return points / 17
  }
}
