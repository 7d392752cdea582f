import Accessibility
import EmpileCore
import SwiftUI

/// What the best robot would do, and why; it goes when a finger comes down.
struct Hinted: View {
  let hint: Hint

  var body: some View {
    Notice(words: hint.action, detail: hint.reason, padding: Space.two) {}
      .padding(Space.two)
  }
}

/// Words over the board, said at once. Fingers go through them to the board.
struct Notice<More: View>: View {
  let words: String
  var detail: String?
  let padding: CGFloat
  /// Is there something to press on it?
  var hearsHits = false
  @ViewBuilder let more: () -> More
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: Space.half) {
      Text(words)
        .font(theme.type.detail)
        .multilineTextAlignment(.center)
        .allowsHitTesting(false)
      if let detail {
        Text(detail)
          .font(theme.type.small)
          .multilineTextAlignment(.center)
          .allowsHitTesting(false)
      }
      more()
    }
    .padding(padding)
    .foregroundStyle(theme.colours.surface)
    .background(theme.colours.text, in: RoundedRectangle(cornerRadius: Space.corner))
    .allowsHitTesting(hearsHits)
    .onAppear {
      let said = [words, detail].compactMap { $0 }.joined(separator: "\n")
      AccessibilityNotification.Announcement(said).post()
    }
  }
}
