import Foundation

public struct ButtonRole: Sendable, Equatable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: Primitive {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  public func nodes(in context: Surroundings) -> [Node] {
    let inside: [Node]
    if let style = context.environment.buttonStyle {
      let styled = context.below("\(type(of: style))")
      inside = styled.styled(style, label: label, role: role)
    } else {
      inside = context.below("label").nodes(label)
    }
    let node = Node("Button", "", inside, press: action)
    node.isEnabled = context.environment.isEnabled
    node.traits = .isButton
    return [node]
  }
}
extension Surroundings {
  fileprivate func styled(
    _ style: some ButtonStyle, label: some View, role: ButtonRole?
  ) -> [Node] {
    connect(style)
    let label = ButtonStyleConfiguration.Label(content: label)
    return nodes(style.makeBody(configuration: .init(role: role, label: label, isPressed: false)))
  }
}
extension Button where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, role: nil, action: action)
  }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: Primitive {
    let content: any View
    public func nodes(in context: Surroundings) -> [Node] { context.nodes(content) }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
/// A button as the system draws it: Apple's own ones look like nothing that a tree shows.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct Toggle<Label: View>: Primitive {
  let isOn: Binding<Bool>
  let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  public func nodes(in context: Surroundings) -> [Node] {
    let node = Node("Toggle", "\(isOn.wrappedValue)", context.nodes(label)) {
      isOn.wrappedValue.toggle()
    }
    node.isEnabled = context.environment.isEnabled
    return [node]
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

public struct TextField<Label: View>: Primitive {
  let label: Label
  let text: Binding<String>
  var submit: (() -> Void)?
  public func nodes(in context: Surroundings) -> [Node] {
    let node = Node("TextField", text.wrappedValue, context.nodes(label))
    node.write = { if let typed = $0 as? String { text.wrappedValue = typed } }
    node.isEnabled = context.environment.isEnabled
    return [node]
  }
}
extension TextField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(title), text: text)
  }
}

public struct Slider<Label: View, ValueLabel: View>: Primitive {
  let now: Double
  let set: @MainActor (Double) -> Void
  let label: Label
  public func nodes(in context: Surroundings) -> [Node] {
    let node = Node("Slider", "\(now)", context.nodes(label))
    node.write = { if let value = $0 as? Double { set(value) } }
    return [node]
  }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    now = Double(value.wrappedValue)
    set = { value.wrappedValue = V($0) }
    self.label = label()
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
}
public struct DatePicker<Label: View>: Primitive {
  let label: Label
  let selection: Binding<Date>
  let last: Date
  public func nodes(in context: Surroundings) -> [Node] {
    let locale = context.environment.locale
    let day = selection.wrappedValue
    let words = day.formatted(.dateTime.day().month(.wide).year().locale(locale))
    let node = Node("DatePicker", words, context.nodes(label) + [Node("Text", words)])
    node.write = { if let date = $0 as? Date, date <= last { selection.wrappedValue = date } }
    return [node]
  }
}
extension DatePicker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents
  ) {
    self.init(label: Text(title), selection: selection, last: range.upperBound)
  }
}

public struct Stepper<Label: View>: Primitive {
  let label: Label
  let up: @MainActor () -> Void
  let down: @MainActor () -> Void
  public func nodes(in context: Surroundings) -> [Node] {
    let node = Node("Stepper", "", context.nodes(label))
    node.actions = [("+", up), ("-", down)]
    return [node]
  }
}
extension Stepper {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    let move: @MainActor (V.Stride) -> Void = { by in
      let next = value.wrappedValue.advanced(by: by)
      if bounds.contains(next) { value.wrappedValue = next }
    }
    nonisolated(unsafe) let step = step
    up = { move(step) }
    down = { move(0 - step) }
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  public func nodes(in context: Surroundings) -> [Node] {
    let node = Node(
      "Picker", "\(selection.wrappedValue)",
      context.below("label").nodes(label) + context.below("content").nodes(content))
    node.write = { if let chosen = $0 as? SelectionValue { selection.wrappedValue = chosen } }
    for choice in node.visible {
      guard let tag = choice.tag as? SelectionValue else { continue }
      choice.press = { selection.wrappedValue = tag }
      if tag == selection.wrappedValue { choice.traits.insert(.isSelected) }
    }
    return [node]
  }
}
extension Picker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View { marked { $0.tag = tag } }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  public func nodes(in context: Surroundings) -> [Node] { [Node("ProgressView")] }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}
