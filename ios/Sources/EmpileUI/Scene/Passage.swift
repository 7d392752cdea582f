import EmpileCore

/// How a node becomes what it is now, as the core's film has it.
enum Passage: Equatable {
  /// It is there at once.
  case still
  /// It was not there: it fades in.
  case appear
  /// What it was fades where it is, and what it is fades in where it belongs.
  case crossFade
  /// It travels, from how far it had come.
  case way(Travel)
}

extension StageManner {
  /// `before` is what it was, seen at `from`; for calm people, nothing travels.
  func passage(
    _ before: SceneNode?, _ from: Pose?, _ node: SceneNode, _ feels: [Feel], isCalm: Bool
  ) -> Passage {
    let own = travels[node.motion] ?? fade
    let isSetOff = feels.contains { $0.setsOff == node.motion }
    guard let before, let from else { return isSetOff && !isCalm ? .way(own) : .appear }
    if node.depth == heldDepth || own.durationMs == 0 { return .still }
    let (isThere, isWhole) = (from.isAt(node.pose), from.alpha >= 1)
    let hasNewFace = before.picture != node.picture
    if isCalm {
      if !isThere || hasNewFace { return .crossFade }
      return isWhole ? .still : .way(fade)
    }
    if isSetOff || own.occasion == .newFace && hasNewFace { return .way(own) }
    if isThere, isWhole { return .still }
    let usual = own.occasion == .moved ? node.motion : .glide
    let swept = feels.lazy.compactMap(\.sweeps).first
    return .way(travels[swept ?? usual] ?? fade)
  }
}
