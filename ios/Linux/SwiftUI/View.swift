@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("never shown") } }

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
}
extension Optional: Primitive where Wrapped: View {
  public func nodes(in context: Surroundings) -> [Node] {
    map { context.below("some").nodes($0) } ?? []
  }
}

public struct EmptyView: Primitive {
  public init() {}
  public func nodes(in context: Surroundings) -> [Node] { [] }
}

public struct TupleView<T>: Primitive {
  public var value: T
  let parts: [any View]
  public func nodes(in context: Surroundings) -> [Node] {
    parts.enumerated().flatMap { context.below("\($0.offset)").nodes($0.element) }
  }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: Primitive {
  enum Storage {
    case yes(TrueContent)
    case no(FalseContent)
  }
  let storage: Storage
  public func nodes(in context: Surroundings) -> [Node] {
    switch storage {
    case .yes(let content): context.below("yes").nodes(content)
    case .no(let content): context.below("no").nodes(content)
    }
  }
}

public struct Group<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func nodes(in context: Surroundings) -> [Node] { context.nodes(content) }
}

public struct AnyView: Primitive {
  let content: any View
  public init<V: View>(_ view: V) { content = view }
  public func nodes(in context: Surroundings) -> [Node] { context.nodes(content) }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor @preconcurrency
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView(value: (repeat each content), parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  @MainActor @preconcurrency
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .yes(first))
  }
  @MainActor @preconcurrency
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .no(second))
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
  var move: ((IndexSet, Int) -> Void)?

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func nodes(in context: Surroundings) -> [Node] {
    let rows = data.flatMap { context.below("\($0[keyPath: id])").nodes(content($0)) }
    guard let move else { return rows }
    let list = Node("Movable", "", rows)
    list.move = { move($0, $1) }
    return [list]
  }

  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    var moved = self
    moved.move = action
    return moved
  }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent {}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier>: Primitive {
  let content: any View
  public func nodes(in context: Surroundings) -> [Node] { context.nodes(content) }
}
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("a primitive view has no body") }
}
extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  public func nodes(in context: Surroundings) -> [Node] {
    let inner = context.below("\(Modifier.self)")
    inner.connect(modifier)
    return inner.nodes(modifier.body(content: _ViewModifier_Content(content: content)))
  }
}
extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
private struct Identified<Content: View, ID: Hashable>: Primitive {
  let content: Content
  let id: ID
  func nodes(in context: Surroundings) -> [Node] { context.below("id \(id)").nodes(content) }
}
