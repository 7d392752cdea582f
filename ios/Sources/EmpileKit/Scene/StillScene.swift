import EmpileCore

/// A scene that does not change: a figure, a preview, the picture on the first page.
public struct StillScene: Sendable {
  /// From the back to the front.
  public let nodes: [SceneNode]
  /// What is on them.
  public let pictures: PictureBook

  init(_ scene: TableScene) {
    nodes = scene.nodes
    var book = PictureBook()
    book.startOver(with: scene.pictures)
    pictures = book
  }
}

extension Core {
  /// The picture on the first page.
  public func welcome(width: Float, height: Float) throws(CoreError) -> StillScene {
    try ask { empile in StillScene(try empile.welcome(width: width, height: height)) }
  }

  /// What a match would look like before its first move.
  public func preview(
    _ setup: MatchSetup, players: Int, width: Float, height: Float
  ) throws(CoreError) -> StillScene {
    try ask { empile in
      StillScene(
        try empile.preview(
          setup: setup, players: UInt8(clamping: players), width: width, height: height))
    }
  }

  /// A figure of the quick reference.
  public func figure(
    _ id: RuleFigure.ID, width: Float, height: Float
  ) throws(CoreError) -> StillScene {
    try ask { empile in
      StillScene(try empile.figureScene(id: id, width: width, height: height))
    }
  }
}
