import SwiftUI

/// A button as wide as its column.
struct WideButtonStyle: ButtonStyle {
  let isPrimary: Bool
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let colours = theme.colours
    configuration.label
      .font(theme.type.name)
      .frame(maxWidth: .infinity, minHeight: Space.target)
      .padding(.horizontal, Space.two)
      .foregroundStyle(isPrimary ? colours.onPrimary : colours.primary)
      .background(isPrimary ? colours.primary : colours.chosen, in: Capsule())
      .opacity(isEnabled ? (configuration.isPressed ? 0.8 : 1) : 0.4)
  }
}

extension ButtonStyle where Self == WideButtonStyle {
  /// What one comes to a screen for; one on each.
  static var primary: Self { WideButtonStyle(isPrimary: true) }

  /// Another way.
  static var secondary: Self { WideButtonStyle(isPrimary: false) }
}

/// A button that is only a symbol: a screen reader says its name.
struct IconButton: View {
  let symbol: String
  let name: String
  let action: @MainActor () -> Void
  @Environment(\.theme) private var theme

  init(_ symbol: String, name: String, action: @escaping @MainActor () -> Void) {
    self.symbol = symbol
    self.name = name
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(theme.type.title)
        .frame(minWidth: Space.target, minHeight: Space.target)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(name)
  }
}

/// Side by side; below each other where text is large.
struct ButtonPair<First: View, Second: View>: View {
  let first: First
  let second: Second
  @Environment(\.theme) private var theme

  init(@ViewBuilder first: () -> First, @ViewBuilder second: () -> Second) {
    self.first = first()
    self.second = second()
  }

  var body: some View {
    if theme.isTextLarge {
      VStack(spacing: Space.one) {
        first
        second
      }
    } else {
      HStack(spacing: Space.one) {
        first
        second
      }
    }
  }
}
