import EmpileCore
import Observation

/// A board that changes: what stands on it now, and every change as it is made.
@MainActor @Observable public final class LiveScene {
  /// What stands on it, from the back to the front.
  public private(set) var nodes: [SceneNode] = []
  /// The pictures on it.
  public private(set) var pictures = PictureBook()
  /// What a screen reader finds, in reading order. It changes only if what it says changes.
  public private(set) var landmarks: [SceneNode] = []
  /// Does whoever shows it play what moves by itself? Calm people see still poses.
  @ObservationIgnored public var playsFootage = true

  @ObservationIgnored private var byId: [SceneNode.ID: SceneNode] = [:]
  @ObservationIgnored private let audience = Audience<SceneShot>()

  init() {}

  /// The node of this id, if it stands there.
  public func node(_ id: SceneNode.ID) -> SceneNode? {
    nodes.first { $0.id == id }
  }

  /// Every change from now on, none left out. It begins with everything that is there.
  public func shots() -> AsyncStream<SceneShot> {
    let everything = SceneChanges(
      number: 0, whole: true, removed: [], put: nodes, pictures: pictures.all)
    return audience.join(hearing: [SceneShot(everything, isFresh: true)])
  }

  func show(_ shot: SceneShot) {
    if shot.isFresh {
      byId = [:]
      pictures.startOver(with: shot.pictures)
    } else if !shot.pictures.isEmpty {
      pictures.add(shot.pictures)
    }
    for id in shot.removed { byId[id] = nil }
    for node in shot.put { byId[node.id] = node }
    if shot.isFresh || !shot.removed.isEmpty || !shot.put.isEmpty { order() }
    if shot.changesAnything { audience.tell(shot) }
  }

  private func order() {
    nodes = byId.values.sorted { back, front in
      (back.depth, back.id) < (front.depth, front.id)
    }
    let labelled = nodes.filter { $0.label != nil }.inReadingOrder
    if labelled != landmarks { landmarks = labelled }
  }
}
