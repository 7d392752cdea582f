public struct VStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("VStack", "", context.nodes(content))]
  }
}
public struct LazyVStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("VStack", "", context.nodes(content))]
  }
}
public struct HStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("HStack", "", context.nodes(content))]
  }
}
public struct ZStack<Content: View>: Primitive {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("ZStack", "", context.nodes(content))]
  }
}
public struct ScrollView<Content: View>: Primitive {
  let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("ScrollView", "", context.nodes(content))]
  }
}
/// Everything is in sight here: there is nothing to scroll to.
public struct ScrollViewProxy {
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: Primitive {
  let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public func nodes(in context: Surroundings) -> [Node] {
    context.nodes(content(ScrollViewProxy()))
  }
}
public struct ViewThatFits<Content: View>: Primitive {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Everything fits: the first.
  public func nodes(in context: Surroundings) -> [Node] { Array(context.nodes(content).prefix(1)) }
}
public struct GridItem: Sendable {
  public enum Size: Sendable { case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
  public init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct LazyVGrid<Content: View>: Primitive {
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("Grid", "", context.nodes(content))]
  }
}
public struct List<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("List", "", context.nodes(content))]
  }
}
public struct Form<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("Form", "", context.nodes(content))]
  }
}
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
  let parent: Parent
  let content: Content
  let footer: Footer
  public func nodes(in context: Surroundings) -> [Node] {
    let parts =
      context.below("header").nodes(parent) + context.below("content").nodes(content)
      + context.below("footer").nodes(footer)
    return [Node("Section", "", parts)]
  }
}
extension Section {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(parent: header(), content: content(), footer: footer()) }
}
extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parent: header(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(parent: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(parent: Text(title), content: content(), footer: EmptyView()) }
}
public struct Spacer: Primitive {
  public init(minLength: CGFloat? = nil) {}
  public func nodes(in context: Surroundings) -> [Node] { [] }
}
public struct Divider: Primitive {
  public init() {}
  public func nodes(in context: Surroundings) -> [Node] { [] }
}
public struct GeometryProxy {
  public let size: CGSize
}
public struct GeometryReader<Content: View>: Primitive {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  /// All the room there is.
  public func nodes(in context: Surroundings) -> [Node] {
    context.nodes(content(GeometryProxy(size: context.environment.room)))
  }
}
