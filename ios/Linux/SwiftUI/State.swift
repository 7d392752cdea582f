public protocol DynamicProperty {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: @MainActor () -> Value
  let store: @MainActor (Value) -> Void

  /// Apple declares both as `@isolated(any) @Sendable`, which Debian's compiler cannot lower. What
  /// compiles here, closures on the main actor, compiles there.
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    read = get
    store = set
  }
  init(read: @escaping @MainActor () -> Value, store: @escaping @MainActor (Value) -> Void) {
    self.read = read
    self.store = store
  }
  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { store(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    nonisolated(unsafe) let keyPath = keyPath
    return Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] }, store: { wrappedValue[keyPath: keyPath] = $0 })
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(read: { value }, store: { _ in })
  }
}

final class StateBox<Value> {
  var value: Value
  var kept: StateBox<Value>?
  init(_ value: Value) { self.value = value }
  var now: StateBox<Value> { kept ?? self }
}

@propertyWrapper public struct State<Value>: DynamicProperty, Connected {
  nonisolated(unsafe) let box: StateBox<Value>
  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }
  public init(initialValue: Value) { box = StateBox(initialValue) }
  public var wrappedValue: Value {
    get { box.now.value }
    nonmutating set { box.now.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    nonisolated(unsafe) let box = box
    return Binding(read: { box.now.value }, store: { box.now.value = $0 })
  }
  func connect(to context: Surroundings) {
    let kept = context.host.state(context.path, first: box)
    if kept !== box { box.kept = kept }
  }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  public var projectedValue: Bindable<Value> { self }
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    nonisolated(unsafe) let (value, keyPath) = (wrappedValue, keyPath)
    return Binding(read: { value[keyPath: keyPath] }, store: { value[keyPath: keyPath] = $0 })
  }
}

/// Kept for a window by the system; here, for as long as the view is shown.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, Connected {
  let state: State<Value>
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  func connect(to context: Surroundings) { state.connect(to: context) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) { state = State(wrappedValue: wrappedValue) }
}
