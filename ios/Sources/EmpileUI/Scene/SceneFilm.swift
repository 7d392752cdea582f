import EmpileCore
import EmpileKit
import Foundation
import Observation

/// A node on its way.
struct Sprite: Sendable {
  let node: SceneNode
  let drawing: Drawing?
  var journey: Journey
  /// What it looked like until it turned over.
  var before: Drawing?
  /// It is gone from the scene, and fades when its journey is over.
  var fades: Journey?

  func pose(_ now: TimeInterval) -> Pose {
    if let fades, now >= fades.startedAt { return fades.pose(now) }
    return journey.pose(now)
  }

  var endsAt: TimeInterval { fades?.endsAt ?? journey.endsAt }
}

/// Plays one scene into the next: what keeps its id travels as the core says, what is new appears, what
/// is gone fades, and what is in a hand stays in the hand.
@MainActor @Observable final class SceneFilm {
  /// From the back to the front.
  private(set) var sprites: [Sprite] = []
  /// Until when something moves, in seconds of the clock that `show` is told.
  private(set) var movesUntil: TimeInterval = 0
  /// So many pictures have been handed in so far.
  private(set) var pictures = 0

  @ObservationIgnored private let manner = StageManner.ours
  @ObservationIgnored private var known: [UInt32: Drawing] = [:]
  @ObservationIgnored private var standing: [SceneNode.ID: Sprite] = [:]
  @ObservationIgnored private var leaving: [Sprite] = []
  @ObservationIgnored private var shaken: (how: Shake, at: TimeInterval)?

  /// Whatever a node may look like.
  var drawings: [Drawing] { Array(known.values) }

  func isMoving(_ now: TimeInterval) -> Bool { now < movesUntil }

  /// How far the whole table is shaken aside, in points.
  func shake(_ now: TimeInterval) -> Double {
    shaken.map { $0.how.offset(now - $0.at) } ?? 0
  }

  func show(_ shot: SceneShot, motion: Motion, now: TimeInterval) {
    let feels = manner.feels(of: shot.cues)
    leaving.removeAll { $0.endsAt <= now }
    if shot.isFresh { (known, standing, leaving) = ([:], [:], []) }
    for picture in shot.pictures { known[picture.number] = Drawing(picture) }
    pictures += shot.pictures.count
    let ways = motion == .full && !shot.isFresh ? shot.footage?.ways ?? [:] : [:]
    let stays = motion == .reduced && !shot.isFresh ? shot.footage?.stays ?? [:] : [:]
    for id in shot.removed {
      guard let gone = standing.removeValue(forKey: id) else { continue }
      let still = stays[id].map { Footage(still: gone.pose(now), for: $0) }
      fade(gone, ways[id] ?? still, now)
    }
    for node in shot.put {
      standing[node.id] =
        shot.isFresh
        ? still(node) : next(standing[node.id], node, feels, isCalm: motion == .reduced, now)
    }
    for (id, footage) in ways {
      guard let sprite = standing[id] else { continue }
      standing[id]?.journey = .filmed(footage, to: sprite.node.pose, startedAt: now)
    }
    if motion == .full, !shot.isFresh {
      setOff(feels, except: Set(shot.put.map(\.id)).union(ways.keys), now)
      if let shake = feels.lazy.compactMap(\.shake).first { shaken = (shake, now) }
    }
    sprites = (Array(standing.values) + leaving).sorted { back, front in
      (back.node.depth, back.node.id) < (front.node.depth, front.node.id)
    }
    let end = sprites.map(\.endsAt).reduce(shakeEnds) { max($0, $1) }
    // Some compilers tell of a value that is set to what it was, and some do not.
    if end != movesUntil { movesUntil = end }
  }

  private var shakeEnds: TimeInterval { shaken.map { $0.at + $0.how.duration } ?? 0 }

  private func drawing(of node: SceneNode) -> Drawing? { node.picture.flatMap { known[$0] } }

  private func still(_ node: SceneNode) -> Sprite {
    Sprite(node: node, drawing: drawing(of: node), journey: .still(node.pose))
  }

  /// A node on its way from what it was to what it is now.
  private func next(
    _ before: Sprite?, _ node: SceneNode, _ feels: [Feel], isCalm: Bool, _ now: TimeInterval
  ) -> Sprite {
    var sprite = still(node)
    let (from, to) = (before?.pose(now), node.pose)
    switch manner.passage(before?.node, from, node, feels, isCalm: isCalm) {
    case .still:
      break
    case .crossFade:
      before.map { fade($0, nil, now) }
      fallthrough
    case .appear:
      sprite.journey = Journey(from: to.faded(), to: to, startedAt: now, travel: manner.fade)
    case .way(let travel):
      sprite.journey = Journey(from: from ?? to.faded(), to: to, startedAt: now, travel: travel)
      sprite.before = before?.drawing
    }
    return sprite
  }

  /// Also a die that shows what it showed before has been thrown.
  private func setOff(_ feels: [Feel], except put: Set<SceneNode.ID>, _ now: TimeInterval) {
    for motion in feels.compactMap(\.setsOff) {
      for (id, sprite) in standing where sprite.node.motion == motion && !put.contains(id) {
        standing[id]?.journey = Journey(
          from: sprite.journey.pose(now), to: sprite.journey.to, startedAt: now,
          travel: manner.travels[motion])
      }
    }
  }

  /// What moves by itself does so to its end, and fades there.
  private func fade(_ sprite: Sprite, _ footage: Footage?, _ now: TimeInterval) {
    var gone = sprite
    let pose = sprite.pose(now)
    let end = footage?.end(pose) ?? pose
    if let footage { gone.journey = .filmed(footage, to: end, startedAt: now) }
    gone.fades = Journey(
      from: end, to: end.faded(), startedAt: now + (footage?.length ?? 0), travel: manner.fade)
    leaving.append(gone)
  }
}
