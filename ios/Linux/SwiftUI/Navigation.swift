public struct NavigationPath: Sendable { public init() {} }

public struct NavigationStack<Data, Root: View>: Primitive {
  let root: Root
  let path: Binding<Data>?
  let steps: @MainActor () -> [AnyHashable]

  public func nodes(in context: Surroundings) -> [Node] {
    var inner = context.below("stack")
    let table = Destinations()
    inner.environment.destinationTable = table
    inner.environment.onDismiss = { [goBack] in goBack() }
    let base = Node("Screen", "", inner.below("root").nodes(root))
    var screens = [base]
    for (depth, step) in steps().enumerated() {
      guard let make = table.makers[ObjectIdentifier(type(of: step.base))] else { continue }
      screens.append(Node("Screen", "", inner.below("\(depth) \(step)").nodes(make(step.base))))
    }
    for screen in screens.dropLast() { screen.isCovered = true }
    let node = Node("NavigationStack", "", screens)
    if screens.count > 1 { screens.last?.press = goBack }
    return [node]
  }
  let goBack: @MainActor @Sendable () -> Void
}
extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil, steps: { [] }, goBack: {})
  }
}
extension NavigationStack {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(), path: path, steps: { path.wrappedValue.map(AnyHashable.init) },
      goBack: {
        guard !path.wrappedValue.isEmpty else { return }
        path.wrappedValue.remove(
          at: path.wrappedValue.index(
            path.wrappedValue.startIndex, offsetBy: path.wrappedValue.count - 1))
      })
  }
}
final class Destinations { var makers: [ObjectIdentifier: (Any) -> any View] = [:] }
extension EnvironmentValues {
  private struct Key: EnvironmentKey { static var defaultValue: Destinations? { nil } }
  var destinationTable: Destinations? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Modified(content: self) { _, context in
      context.environment.destinationTable?.makers[ObjectIdentifier(D.self)] = { value in
        if let value = value as? D { AnyView(destination(value)) } else { EmptyView() }
      }
    }
  }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    joined { _ in [Node("Title", String(title))] }
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { looks() }
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { looks() }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping () -> Content
  ) -> some View {
    joined { content().nodes(in: $0) }
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    looks()
  }
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, prompt: S
  ) -> some View {
    joined { _ in
      let node = Node("TextField", text.wrappedValue, [Node("Text", String(prompt))])
      node.write = { if let typed = $0 as? String { text.wrappedValue = typed } }
      return [node]
    }
  }
}
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct ToolbarPlacement: Sendable {
  public static let navigationBar = ToolbarPlacement()
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {
  let sidebar: Sidebar
  let detail: Detail
  let isAlone: Bool
  public func nodes(in context: Surroundings) -> [Node] {
    let shelf = Node("Sidebar", "", context.below("sidebar").nodes(sidebar))
    shelf.isCovered = isAlone
    return [
      Node("NavigationSplitView", "", [shelf] + context.below("detail").nodes(detail))
    ]
  }
}
extension NavigationSplitView where Content == EmptyView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), detail: detail(), isAlone: columnVisibility.wrappedValue == .detailOnly)
  }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
}
@MainActor @preconcurrency public protocol ToolbarContent {
  func nodes(in context: Surroundings) -> [Node]
}
public struct ToolbarItem<Content: View>: ToolbarContent {
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func nodes(in context: Surroundings) -> [Node] { context.nodes(content) }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func nodes(in context: Surroundings) -> [Node] { context.nodes(content) }
}
public struct TupleToolbarContent: ToolbarContent {
  let parts: [any ToolbarContent]
  public func nodes(in context: Surroundings) -> [Node] {
    parts.enumerated().flatMap { $0.element.nodes(in: context.below("bar \($0.offset)")) }
  }
}
@resultBuilder @MainActor public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> TupleToolbarContent {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each c)
    return TupleToolbarContent(parts: parts)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func nodes(in context: Surroundings) -> [Node] { self?.nodes(in: context) ?? [] }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
