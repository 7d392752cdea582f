/// Runs views as SwiftUI does, but into nodes: state lives as long as the view is where it was,
/// tasks begin when it appears and are cancelled when it goes.
@MainActor public final class ViewHost {
  public private(set) var tree = Node("Root")
  public var environment = EnvironmentValues()
  private let root: any View
  private var states: [String: AnyObject] = [:]
  private var statesSeen: Set<String> = []
  private var effects: [String: Effect] = [:]
  private var effectsSeen: Set<String> = []
  private var pending: [@MainActor () -> Void] = []

  private struct Effect {
    var id: AnyHashable
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
    tree = Node("Root", "", Context(host: self, path: "", environment: environment).nodes(root))
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
  func effect(
    _ key: String, id: AnyHashable,
    onChange: @escaping @MainActor (AnyHashable?) -> Task<Void, Never>?,
    onGone: (@MainActor () -> Void)? = nil
  ) {
    effectsSeen.insert(key)
    let before = effects[key]
    guard before?.id != id else { return }
    before?.task?.cancel()
    effects[key] = Effect(id: id, task: nil, onGone: onGone)
    pending.append { [weak self] in
      let task = onChange(before?.id)
      self?.effects[key]?.task = task
    }
  }
}

/// Where in the tree a view stands, and what surrounds it.
@MainActor public struct Context {
  let host: ViewHost
  let path: String
  public var environment: EnvironmentValues

  func below(_ name: String) -> Context {
    Context(host: host, path: "\(path)/\(name)", environment: environment)
  }

  public func nodes(_ view: any View) -> [Node] {
    if let primitive = view as? any Primitive { return primitive.nodes(in: self) }
    return composed(view)
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

@MainActor @preconcurrency protocol Connected { func connect(to context: Context) }

/// A view that becomes nodes without a body.
@MainActor @preconcurrency public protocol Primitive: View where Body == Never {
  func nodes(in context: Context) -> [Node]
}
extension Primitive {
  public var body: Never { fatalError("a primitive view has no body") }
}
