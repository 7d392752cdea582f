import EmpileCore
import EmpileKit
import Foundation
import Observation

/// A node on its way.
struct Sprite: Sendable {
  let node: SceneNode
  let drawing: Drawing?
  var travel: Travel
  /// What it looked like until it turned over.
  var before: Drawing?
}

/// Plays one scene into the next: what keeps its id travels as the core says, what is new appears, what
/// is gone fades, and what is in a hand stays in the hand.
@MainActor @Observable final class SceneFilm {
  /// From the back to the front.
  private(set) var sprites: [Sprite] = []
  /// Until when something moves, in seconds of the clock that `show` is told.
  private(set) var movesUntil: TimeInterval = 0

  @ObservationIgnored private var drawings: [UInt32: Drawing] = [:]
  @ObservationIgnored private var standing: [SceneNode.ID: Sprite] = [:]
  @ObservationIgnored private var leaving: [Sprite] = []
  @ObservationIgnored private var shakenAt: TimeInterval?

  private static let shakeLasts: TimeInterval = 0.45

  func isMoving(_ now: TimeInterval) -> Bool { now < movesUntil }

  /// How far the whole table is shaken aside, in points.
  func shake(_ now: TimeInterval) -> Double {
    guard let shakenAt else { return 0 }
    let part = (now - shakenAt) / SceneFilm.shakeLasts
    return part >= 1 || part < 0 ? 0 : 10 * (1 - part) * (1 - part) * sin(part * 6 * .pi)
  }

  func show(_ shot: SceneShot, motion: Motion, now: TimeInterval) {
    leaving.removeAll { !$0.travel.isUnderWay(now) }
    if shot.isFresh { (drawings, standing, leaving) = ([:], [:], []) }
    for picture in shot.pictures { drawings[picture.number] = Drawing(picture) }
    for id in shot.removed { standing.removeValue(forKey: id).map { fade($0, now) } }
    for node in shot.put {
      standing[node.id] =
        shot.isFresh ? still(node) : next(standing[node.id], node, shot.cues, motion, now)
    }
    if motion == .full, !shot.isFresh { play(shot.cues, now) }
    sprites = (Array(standing.values) + leaving).sorted { back, front in
      (back.node.depth, back.node.id) < (front.node.depth, front.node.id)
    }
    movesUntil = sprites.map(\.travel.endsAt).reduce(shakeEnds) { max($0, $1) }
  }

  private var shakeEnds: TimeInterval { shakenAt.map { $0 + SceneFilm.shakeLasts } ?? 0 }

  private func drawing(of node: SceneNode) -> Drawing? { node.picture.flatMap { drawings[$0] } }

  private func still(_ node: SceneNode) -> Sprite {
    Sprite(node: node, drawing: drawing(of: node), travel: .still(node.pose))
  }

  private func next(
    _ before: Sprite?, _ node: SceneNode, _ cues: [TableCue], _ motion: Motion, _ now: TimeInterval
  ) -> Sprite {
    var sprite = still(node)
    guard let before else {
      sprite.travel = Travel(
        from: node.pose.faded(), to: node.pose, startedAt: now, manner: .fade)
      return sprite
    }
    let from = before.travel.pose(now)
    let turnsOver = node.motion == .flip && before.node.picture != node.picture
    let stays = from.isAt(node.pose) && from.alpha == 1
    if node.isHeld { return sprite }
    if motion == .reduced {
      if stays, before.node.picture == node.picture { return sprite }
      fade(before, now)
      sprite.travel = Travel(
        from: node.pose.faded(), to: node.pose, startedAt: now, manner: .fade)
      return sprite
    }
    sprite.before = before.drawing
    if stays, !turnsOver { return sprite }
    sprite.travel = Travel(
      from: from, to: node.pose, startedAt: now,
      manner: turnsOver ? .flip : node.manner(cues))
    return sprite
  }

  /// All dice that were thrown tumble: also one that shows what it showed before has been thrown.
  private func play(_ cues: [TableCue], _ now: TimeInterval) {
    if cues.contains(.diceThrown) {
      for (id, sprite) in standing where sprite.node.motion == .tumble {
        standing[id]?.travel = Travel(
          from: sprite.travel.pose(now), to: sprite.travel.to, startedAt: now, manner: .tumble)
      }
    }
    if cues.contains(.catAstrophe) { shakenAt = now }
  }

  private func fade(_ sprite: Sprite, _ now: TimeInterval) {
    var gone = sprite
    let pose = sprite.travel.pose(now)
    gone.travel = Travel(from: pose, to: pose.faded(), startedAt: now, manner: .fade)
    leaving.append(gone)
  }
}

extension SceneNode {
  fileprivate func manner(_ cues: [TableCue]) -> Travel.Manner {
    if cues.contains(.catAstrophe) { return .scatter }
    return switch motion {
    case .pivot: .pivot
    case .drop: .drop
    case .scatter: .scatter
    case .glide, .tumble, .flip: .glide
    }
  }
}
