import EmpileCore

/// One change of a scene, with what a renderer needs to play it: each node says how it moves to
/// what it is now.
public struct SceneShot: Sendable {
  /// Nodes that are gone.
  public let removed: [SceneNode.ID]
  /// Nodes that are new or not what they were, from the back to the front.
  public let put: [SceneNode]
  /// Pictures not told of before.
  public let pictures: [ScenePicture]
  /// What there is to hear and feel meanwhile.
  public let cues: [Cue]
  /// What moves by itself meanwhile.
  public let footage: SceneFootage?
  /// It is all there is: everything before is gone, and nothing travels there.
  public let isFresh: Bool

  init(_ changes: SceneChanges, cues: [Cue] = [], isFresh: Bool) {
    removed = changes.removed
    put = changes.put
    pictures = changes.pictures
    footage = changes.footage
    self.cues = cues
    self.isFresh = isFresh
  }

  /// Does anything look different afterwards?
  public var changesAnything: Bool {
    isFresh || !removed.isEmpty || !put.isEmpty || !cues.isEmpty || footage != nil
  }
}
