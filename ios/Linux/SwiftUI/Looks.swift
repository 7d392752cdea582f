public struct HorizontalAlignment: Sendable, Equatable {
  private let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}
public struct VerticalAlignment: Sendable, Equatable {
  private let name: String
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
}
public struct Alignment: Sendable {
  public static let topLeading = Alignment()
  public static let top = Alignment()
  public static let topTrailing = Alignment()
  public static let leading = Alignment()
  public static let center = Alignment()
  public static let trailing = Alignment()
  public static let bottom = Alignment()
}
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public struct Animation: Sendable {
  public static let `default` = Animation()
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}
public enum ContentMode: Sendable { case fit, fill }
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let search = SubmitLabel()
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { looks() }
  public func padding(_ length: CGFloat) -> some View { looks() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { looks() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { looks() }
  public func font(_ font: Font?) -> some View { looks() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { looks() }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { looks() }
  public func background<S: ShapeStyle>(_ style: S) -> some View { looks() }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { looks() }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return joined { $0.nodes(content) }
  }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return joined { $0.nodes(content) }
  }
  public func clipShape<S: Shape>(_ shape: S) -> some View { looks() }
  public func contentShape<S: Shape>(_ shape: S) -> some View { looks() }
  public func opacity(_ opacity: Double) -> some View { looks() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { looks() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { looks() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    marked { $0.place = CGPoint(x: x, y: y) }
  }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all) -> some View { looks() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { looks() }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    looks()
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { looks() }
  public func lineLimit(_ number: Int?) -> some View { looks() }
  public func strikethrough(_ isActive: Bool) -> some View { looks() }
  public func monospacedDigit() -> some View { looks() }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { looks() }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    surrounded { if let colorScheme { $0.colorScheme = colorScheme } }
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    surrounded { $0.dynamicTypeSize = size }
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { looks() }
  public func listRowBackground<V: View>(_ view: V?) -> some View { looks() }
  public func listRowSeparator(_ visibility: Visibility) -> some View { looks() }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { looks() }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { looks() }
  public func labelsHidden() -> some View { looks() }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { looks() }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { looks() }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { looks() }
  public func submitLabel(_ label: SubmitLabel) -> some View { looks() }
  public func layoutPriority(_ value: Double) -> some View { looks() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { looks() }
  public func disabled(_ disabled: Bool) -> some View {
    surrounded { if disabled { $0.isEnabled = false } }
  }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    surrounded { $0.buttonStyle = style }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    surrounded { $0.buttonStyle = nil }
  }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return joined { $0.nodes(content) }
  }
}
public protocol Transferable {}
extension String: Transferable {}
extension View {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    looks()
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    marked { node in
      nonisolated(unsafe) let action = action
      node.drop = { if let item = $0 as? T { _ = action([item], .zero) } }
    }
  }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum Visibility: Sendable, Hashable, CaseIterable { case automatic, visible, hidden }
public protocol ToggleStyle {}
public struct SwitchToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
