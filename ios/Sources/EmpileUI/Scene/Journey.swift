import EmpileCore
import Foundation

/// On the way from one pose to another as the core's travel goes, beginning at a moment of the film;
/// or moving by itself as its footage has it; without either it is there.
struct Journey: Equatable, Sendable {
  let from: Pose
  let to: Pose
  let startedAt: TimeInterval
  let travel: Travel?
  var footage: Footage?

  static func still(_ pose: Pose) -> Journey {
    Journey(from: pose, to: pose, startedAt: 0, travel: nil)
  }

  /// It moves by itself, and comes to rest there.
  static func filmed(_ footage: Footage, to: Pose, startedAt: TimeInterval) -> Journey {
    Journey(from: to, to: to, startedAt: startedAt, travel: nil, footage: footage)
  }

  var endsAt: TimeInterval { startedAt + (footage?.length ?? travel?.duration ?? 0) }

  func isUnderWay(_ now: TimeInterval) -> Bool { now < endsAt }

  func pose(_ now: TimeInterval) -> Pose {
    if let footage { return footage.pose(to, now - startedAt) }
    guard let travel, isUnderWay(now) else { return to }
    let eased = travel.easing.eased(min(max((now - startedAt) / travel.duration, 0), 1))
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * eased }
    let ahead = to.x == from.x ? 0.0 : (to.x > from.x ? 1 : -1)
    let spin = Double(travel.spin) * (travel.spinsAhead ? ahead : 1)
    return Pose(
      x: between(from.x, to.x),
      y: between(from.y, to.y) - Double(travel.hop) * 4 * eased * (1 - eased),
      width: between(from.width, to.width),
      height: between(from.height, to.height),
      turn: from.turn + shortWay(from.turn, to.turn) * eased + spin * (1 - eased),
      alpha: min(max(between(from.alpha, to.alpha), 0), 1),
      breadth: travel.turnsOver ? abs(cos(eased * .pi)) : 1,
      showsBefore: travel.turnsOver && eased < 0.5)
  }
}

extension Travel {
  var duration: TimeInterval { TimeInterval(durationMs) / 1_000 }
}

extension Shake {
  var duration: TimeInterval { TimeInterval(durationMs) / 1_000 }

  /// How far aside the table is, so many seconds after it began.
  func offset(_ since: TimeInterval) -> Double {
    let part = since / duration
    guard part >= 0, part < 1 else { return 0 }
    return Double(reach) * (1 - part) * (1 - part) * sin(part * Double(swings) * 2 * .pi)
  }
}

extension Easing {
  /// The part of the way that is done after this part of the time.
  fileprivate func eased(_ part: Double) -> Double {
    switch self {
    case .curve(let x1, let y1, let x2, let y2):
      return bezier(Double(y1), Double(y2), place(Double(x1), Double(x2), part))
    case .landing(let fall, let bounce):
      let fall = Double(fall)
      guard part >= fall else { return (part / fall) * (part / fall) }
      let after = (part - fall) / (1 - fall)
      return 1 - Double(bounce) * 4 * after * (1 - after)
    }
  }
}

/// Where on a curve it is so late. Time never runs back on it, so halving finds the place.
private func place(_ x1: Double, _ x2: Double, _ part: Double) -> Double {
  var (early, late) = (0.0, 1.0)
  for _ in 0..<24 {
    let middle = (early + late) / 2
    if bezier(x1, x2, middle) < part { early = middle } else { late = middle }
  }
  return early
}

private func bezier(_ first: Double, _ second: Double, _ at: Double) -> Double {
  let rest = 1 - at
  return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at
}

private func shortWay(_ from: Double, _ to: Double) -> Double {
  let way = (to - from).truncatingRemainder(dividingBy: 360)
  return way > 180 ? way - 360 : (way < -180 ? way + 360 : way)
}
