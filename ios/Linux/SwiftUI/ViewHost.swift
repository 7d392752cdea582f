/// Runs views as SwiftUI does, but into nodes: state lives as long as the view is where it was,
/// tasks begin when it appears and are cancelled when it goes.
@MainActor public final class ViewHost {
  public private(set) var tree = Node("Root")
  /// Has something changed that a body has read? SwiftUI would look again.
  public private(set) var isStale = false
  public var environment = EnvironmentValues()
  private let root: any View
  private var states: [String: AnyObject] = [:]
  private var statesSeen: Set<String> = []
  private var effects: [String: Effect] = [:]
  private var effectsSeen: Set<String> = []
  private var pending: [@MainActor () -> Void] = []
  /// What hears of a file that was opened from outside.
  var visitors: [@MainActor (URL) -> Void] = []

  private final class Identity<ID: Equatable> {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private struct Effect {
    var identity: AnyObject
    var task: Task<Void, Never>?
    var onGone: (@MainActor () -> Void)?
  }

  public init(_ root: some View) {
    self.root = root
    render()
  }

  /// Evaluates all views anew.
  public func render() {
    statesSeen = []
    effectsSeen = []
    visitors = []
    isStale = false
    tree = withObservationTracking {
      Node("Root", "", Surroundings(host: self, path: "", environment: environment).nodes(root))
    } onChange: { [weak self] in
      // It comes on the thread that changes it; all that views read is changed on the main one.
      MainActor.assumeIsolated { self?.isStale = true }
    }
    states = states.filter { statesSeen.contains($0.key) }
    for (key, effect) in effects where !effectsSeen.contains(key) {
      effects[key] = nil
      effect.task?.cancel()
      effect.onGone?()
    }
    let now = pending
    pending = []
    for effect in now { effect() }
  }

  /// Somebody opens a file with the app, in another one.
  public func open(_ file: URL) {
    for visitor in visitors { visitor(file) }
    render()
  }

  /// Takes everything off the screen, as when its window closes.
  public func close() {
    for effect in effects.values {
      effect.task?.cancel()
      effect.onGone?()
    }
    effects = [:]
  }

  func state<Value>(_ key: String, first: StateBox<Value>) -> StateBox<Value> {
    statesSeen.insert(key)
    if let kept = states[key] as? StateBox<Value> { return kept }
    states[key] = first
    return first
  }

  /// Something that happens once when a view appears, and again when `id` changes.
  func effect<ID: Equatable>(
    _ key: String, id: ID,
    onChange: @escaping @MainActor (ID?) -> Task<Void, Never>?,
    onGone: (@MainActor () -> Void)? = nil
  ) {
    effectsSeen.insert(key)
    let before = effects[key]
    let earlier = (before?.identity as? Identity<ID>)?.id
    guard earlier != id else { return }
    before?.task?.cancel()
    effects[key] = Effect(identity: Identity(id), task: nil, onGone: onGone)
    nonisolated(unsafe) let told = earlier
    pending.append { [weak self] in
      let task = onChange(told)
      self?.effects[key]?.task = task
    }
  }
}

/// Where in the tree a view stands, and what surrounds it.
@MainActor public struct Surroundings {
  let host: ViewHost
  let path: String
  public var environment: EnvironmentValues

  func below(_ name: String) -> Surroundings {
    Surroundings(host: host, path: "\(path)/\(name)", environment: environment)
  }

  public func nodes(_ view: any View) -> [Node] {
    switch view {
    case let primitive as any Primitive: primitive.nodes(in: self)
    case let view as any UIViewRepresentable: view.nodes(in: below("\(type(of: view))"))
    case let view as any UIViewControllerRepresentable: view.nodes(in: below("\(type(of: view))"))
    default: composed(view)
    }
  }

  private func composed(_ view: some View) -> [Node] {
    let inner = below("\(type(of: view))")
    inner.connect(view)
    let node = Node("\(type(of: view))", "", inner.nodes(view.body))
    node.isOwnView = true
    return [node]
  }

  /// Hands a view its state and its surroundings.
  func connect(_ owner: Any) {
    for (label, value) in Mirror(reflecting: owner).children {
      (value as? any Connected)?.connect(to: below(label ?? ""))
    }
  }
}

@MainActor @preconcurrency protocol Connected { func connect(to context: Surroundings) }

/// A view that becomes nodes without a body.
@MainActor @preconcurrency public protocol Primitive: View where Body == Never {
  func nodes(in context: Surroundings) -> [Node]
}
extension Primitive {
  public var body: Never { fatalError("a primitive view has no body") }
}
