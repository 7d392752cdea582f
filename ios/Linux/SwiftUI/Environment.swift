public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: @unchecked Sendable {
  var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  var buttonStyle: (any ButtonStyle)?
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var colorScheme = ColorScheme.light
  public var displayScale: CGFloat = 1
  public var scenePhase = ScenePhase.active
  public var dynamicTypeSize = DynamicTypeSize.large
  public var accessibilityReduceMotion = false
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var locale = Locale(identifier: "fr")
  public var isEnabled = true
  /// How much room there is, by tests: a middling phone, upright.
  public var room = CGSize(width: 390, height: 760)
  public var dismiss: DismissAction { DismissAction(run: onDismiss) }
  var onDismiss: @MainActor @Sendable () -> Void = {}
  var destinations: [ObjectIdentifier: (Any) -> any View] = [:]
}

@propertyWrapper @MainActor @preconcurrency
public struct Environment<Value>: DynamicProperty,
  Connected
{
  final class Slot { var values: EnvironmentValues? }
  let slot = Slot()
  let read: @MainActor (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        fatalError("No Observable object of type \(objectType) found in the environment.")
      }
      return object
    }
  }
  public var wrappedValue: Value { read(slot.values ?? EnvironmentValues()) }
  func connect(to context: Surroundings) { slot.values = context.environment }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    surrounded { $0[keyPath: keyPath] = value }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    surrounded { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}

public enum ColorScheme: Sendable, Hashable { case light, dark }
public enum ScenePhase: Sendable, Comparable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public struct DismissAction: Sendable {
  let run: @MainActor @Sendable () -> Void
  @MainActor @preconcurrency public func callAsFunction() { run() }
}
