import EmpileCore
import Foundation

/// A finger as the system tells of it.
struct FingerEvent: Sendable {
  /// The same for as long as the finger is down.
  let finger: ObjectIdentifier
  let phase: TouchPhase
  let location: CGPoint
  /// Seconds since the device was started.
  let uptime: TimeInterval
  /// How broad the touch is, in points.
  let breadth: CGFloat
}

/// What a time since the device was started is on the clock of whoever hears touches.
typealias Stamp = (_ uptime: TimeInterval) -> UInt64

/// Numbers fingers for as long as they are down, and stamps them with the clock of whoever hears them.
///
/// An iPhone follows five fingers at most; with a sixth the system cancels all of them, and a cancel is
/// passed on as what it is: a touch that never was.
struct Fingers {
  private var numbers: [ObjectIdentifier: UInt64] = [:]
  private var next: UInt64 = 1

  mutating func samples(_ events: [FingerEvent], stamp: Stamp) -> [TouchSample] {
    events.compactMap { event in
      guard let pointer = number(event) else { return nil }
      return TouchSample(
        pointer: pointer, phase: event.phase, x: Float(event.location.x),
        y: Float(event.location.y),
        stampMs: stamp(event.uptime), breadth: Float(event.breadth))
    }
  }

  private mutating func number(_ event: FingerEvent) -> UInt64? {
    switch event.phase {
    case .down:
      let number = next
      next += 1
      numbers[event.finger] = number
      return number
    case .move:
      return numbers[event.finger]
    case .up, .cancel:
      return numbers.removeValue(forKey: event.finger)
    }
  }
}
