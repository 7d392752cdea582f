import EmpileCore
import Foundation

/// Where a node is and how it is held, at one moment.
struct Pose: Equatable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var turn: Double
  var alpha: Double = 1
  /// How much of its breadth is seen while it turns over.
  var breadth: Double = 1
  /// Turning over, and still showing what it was.
  var showsBefore = false

  func isAt(_ other: Pose) -> Bool {
    let near = { (a: Double, b: Double) in abs(a - b) < 0.01 }
    return near(x, other.x) && near(y, other.y) && near(width, other.width)
      && near(height, other.height) && near(turn, other.turn)
  }

  func faded() -> Pose {
    var pose = self
    pose.alpha = 0
    return pose
  }
}

extension SceneNode {
  var pose: Pose {
    Pose(
      x: Double(x), y: Double(y), width: Double(width), height: Double(height), turn: Double(turn))
  }
}
