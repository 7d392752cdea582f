import EmpileCore
import Foundation

/// The way of one node that moves by itself, frame by frame, as the core's bytes have it.
struct Footage: Equatable, Sendable {
  private struct Still: Equatable {
    let x: Double
    let y: Double
    let turn: Double
  }

  /// From one frame to the next, in milliseconds.
  private let every: Double
  private let frames: [Still]

  init(everyMs: UInt32, frames bytes: Data) {
    every = Double(everyMs)
    let numbers = stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { start in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
      return Double(Float(bitPattern: bits))
    }
    frames = stride(from: 0, to: numbers.count - 2, by: 3).map { first in
      Still(x: numbers[first], y: numbers[first + 1], turn: numbers[first + 2])
    }
  }

  /// It stands still for so long.
  init(still pose: Pose, for milliseconds: UInt32) {
    every = Double(milliseconds)
    frames = [Still(x: pose.x, y: pose.y, turn: pose.turn)]
  }

  /// How long it moves.
  var length: TimeInterval { every * Double(frames.count) / 1_000 }

  /// What is seen so many seconds after it set out, on the way to where it rests.
  func pose(_ rest: Pose, _ since: TimeInterval) -> Pose {
    let moment = max(since, 0) * 1_000 / every
    let first = Int(moment)
    guard first < frames.count else { return rest }
    let from = frames[first]
    let to =
      first + 1 < frames.count
      ? frames[first + 1] : Still(x: rest.x, y: rest.y, turn: rest.turn)
    let part = moment - Double(first)
    var pose = rest
    pose.x = from.x + (to.x - from.x) * part
    pose.y = from.y + (to.y - from.y) * part
    pose.turn = from.turn + (to.turn - from.turn) * part
    return pose
  }

  /// Where the last frame leaves what is gone from the scene.
  func end(_ gone: Pose) -> Pose {
    guard let last = frames.last else { return gone }
    var pose = gone
    (pose.x, pose.y, pose.turn) = (last.x, last.y, last.turn)
    return pose
  }
}

extension SceneFootage {
  /// The ways by node.
  var ways: [SceneNode.ID: Footage] {
    Dictionary(
      tracks.map { ($0.id, Footage(everyMs: everyMs, frames: $0.frames)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// How long what is gone stays, by node, where nothing is to move.
  var stays: [SceneNode.ID: UInt32] {
    Dictionary(
      tracks.filter { $0.staysMs > 0 }.map { ($0.id, $0.staysMs) },
      uniquingKeysWith: { first, _ in first })
  }
}
