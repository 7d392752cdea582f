public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }

extension View {
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    marked { $0.label = String(label) }
  }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    marked { $0.value = String(value) }
  }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    marked { $0.hint = String(hint) }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    marked { $0.identifier = identifier }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    marked { $0.isHiddenFromReader = hidden }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    marked { $0.traits.formUnion(traits) }
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    marked { _ in }
  }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    marked { node in
      nonisolated(unsafe) let handler = handler
      node.press = { handler() }
    }
  }
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    marked { node in
      nonisolated(unsafe) let handler = handler
      node.actions.append((String(name), { handler() }))
    }
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: @escaping () -> V) -> some View
  {
    Modified(content: self) { nodes, context in
      nodes = [Node("Group", "", nodes + context.below("children").nodes(children()))]
    }
  }
}

/// What a screen reader was told, for tests to read.
public enum AccessibilityNotification {
  public struct Announcement {
    @MainActor public static var posted: [String] = []
    let words: String
    @_disfavoredOverload public init<S: StringProtocol>(_ announcement: S) {
      words = String(announcement)
    }
    @MainActor public func post() { Self.posted.append(words) }
  }
}
