public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []
  public init() {}
  private init(_ name: String) { names = [name] }
  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isImage = AccessibilityTraits("image")
  public static let updatesFrequently = AccessibilityTraits("updates frequently")
  public static let isStaticText = AccessibilityTraits("static text")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits)
    -> AccessibilityTraits?
  {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  @discardableResult public mutating func update(with newMember: AccessibilityTraits)
    -> AccessibilityTraits?
  {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var all = self
    all.formUnion(other)
    return all
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var common = self
    common.formIntersection(other)
    return common
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var different = self
    different.formSymmetricDifference(other)
    return different
  }
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
