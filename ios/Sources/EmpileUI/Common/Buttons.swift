import SwiftUI

/// What one comes to a screen for; one on each.
struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(theme.type.name)
      .frame(maxWidth: .infinity, minHeight: Space.target)
      .padding(.horizontal, Space.two)
      .foregroundStyle(theme.colours.onPrimary)
      .background(theme.colours.primary, in: Capsule())
      .opacity(isEnabled ? (configuration.isPressed ? 0.8 : 1) : 0.4)
  }
}

/// Another way.
struct SecondaryButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(theme.type.name)
      .frame(maxWidth: .infinity, minHeight: Space.target)
      .padding(.horizontal, Space.two)
      .foregroundStyle(theme.colours.primary)
      .background(theme.colours.chosen, in: Capsule())
      .opacity(isEnabled ? (configuration.isPressed ? 0.8 : 1) : 0.4)
  }
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
