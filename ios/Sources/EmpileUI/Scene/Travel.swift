import Foundation

/// From one pose to another in a manner of its own, beginning at a moment of the film.
struct Travel: Equatable, Sendable {
  let from: Pose
  let to: Pose
  let startedAt: TimeInterval
  let manner: Manner

  enum Manner: Sendable {
    case stay, fade, glide, tumble, pivot, flip, drop, scatter

    var duration: TimeInterval {
      switch self {
      case .stay: 0
      case .fade: 0.18
      case .glide: 0.24
      case .tumble: 0.48
      case .pivot: 0.32
      case .flip: 0.26
      case .drop: 0.30
      case .scatter: 0.56
      }
    }

    /// How high it springs on its way, in points.
    var hop: Double {
      switch self {
      case .tumble: 26
      case .pivot: 12
      case .scatter: 70
      case .stay, .fade, .glide, .flip, .drop: 0
      }
    }
  }

  static func still(_ pose: Pose) -> Travel {
    Travel(from: pose, to: pose, startedAt: 0, manner: .stay)
  }

  var endsAt: TimeInterval { startedAt + manner.duration }

  func isUnderWay(_ now: TimeInterval) -> Bool { now < endsAt }

  func pose(_ now: TimeInterval) -> Pose {
    guard isUnderWay(now) else { return to }
    let part = min(max((now - startedAt) / manner.duration, 0), 1)
    let eased = manner == .drop ? landing(part) : part * part * (3 - 2 * part)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * eased }
    return Pose(
      x: between(from.x, to.x),
      y: between(from.y, to.y) - manner.hop * 4 * eased * (1 - eased),
      width: between(from.width, to.width),
      height: between(from.height, to.height),
      turn: from.turn + shortWay(from.turn, to.turn) * eased + spin * (1 - eased),
      alpha: min(max(between(from.alpha, to.alpha), 0), 1),
      breadth: manner == .flip ? abs(cos(eased * .pi)) : 1,
      showsBefore: manner == .flip && eased < 0.5)
  }

  /// How far it has still to turn when it begins, in degrees.
  private var spin: Double {
    switch manner {
    case .tumble: -360
    case .scatter: 360
    // A die rolls over its edge towards where it goes.
    case .pivot: to.x == from.x ? 0 : (to.x > from.x ? -60 : 60)
    case .stay, .fade, .glide, .flip, .drop: 0
    }
  }
}

/// A fall that takes most of the time, and one small bounce.
private func landing(_ part: Double) -> Double {
  let fall = 0.68
  guard part >= fall else { return (part / fall) * (part / fall) }
  let bounce = (part - fall) / (1 - fall)
  return 1 - 0.06 * 4 * bounce * (1 - bounce)
}

private func shortWay(_ from: Double, _ to: Double) -> Double {
  (to - from).remainder(dividingBy: 360)
}
