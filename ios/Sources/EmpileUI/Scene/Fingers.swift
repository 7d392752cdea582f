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
  /// Those that are down, and what was last heard of them.
  private var down: [ObjectIdentifier: (number: UInt64, last: FingerEvent)] = [:]
  private var next: UInt64 = 1

  mutating func samples(_ events: [FingerEvent], stamp: Stamp) -> [TouchSample] {
    events.compactMap { event in number(event).map { event.sample($0, event.phase, stamp) } }
  }

  /// All that are down are taken off, as if they had never been there.
  mutating func lift(stamp: Stamp) -> [TouchSample] {
    let lifted = down.values.sorted { $0.number < $1.number }
    down = [:]
    return lifted.map { $0.last.sample($0.number, .cancel, stamp) }
  }

  private mutating func number(_ event: FingerEvent) -> UInt64? {
    switch event.phase {
    case .down:
      let number = next
      next += 1
      down[event.finger] = (number, event)
      return number
    case .move:
      down[event.finger]?.last = event
      return down[event.finger]?.number
    case .up, .cancel:
      return down.removeValue(forKey: event.finger)?.number
    }
  }
}

extension FingerEvent {
  fileprivate func sample(_ pointer: UInt64, _ phase: TouchPhase, _ stamp: Stamp) -> TouchSample {
    TouchSample(
      pointer: pointer, phase: phase, x: Float(location.x), y: Float(location.y),
      stampMs: stamp(uptime), breadth: Float(breadth))
  }
}
