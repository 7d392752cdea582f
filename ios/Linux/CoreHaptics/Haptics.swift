import Foundation

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// No object of Foundation's here: that one's initialiser cannot fail, and this one can.
open class CHHapticEngine {
  /// What hands felt, for tests to read.
  nonisolated(unsafe) public static var played: [CHHapticPattern] = []
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }
  open var isAutoShutdownEnabled = false
  private var isRunning = false

  private struct Capability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { true }
  }

  private final class Player: CHHapticPatternPlayer {
    let (engine, pattern): (CHHapticEngine, CHHapticPattern)
    init(_ engine: CHHapticEngine, _ pattern: CHHapticPattern) {
      (self.engine, self.pattern) = (engine, pattern)
    }
    func start(atTime time: TimeInterval) throws {
      guard engine.isRunning else { throw CocoaError(.featureUnsupported) }
      CHHapticEngine.played.append(pattern)
    }
  }

  public init() throws {}
  open func start() throws { isRunning = true }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    Player(self, pattern)
  }
}

open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
}

open class CHHapticDynamicParameter: NSObject {}

open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) {
    (self.type, eventParameters, relativeTime) = (type, eventParams, time)
  }
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
