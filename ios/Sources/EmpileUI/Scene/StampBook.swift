import SwiftUI

/// A drawing as a picture, and where that lies about the drawing's origin.
struct CutPicture {
  /// Held, so that nobody else comes to its identity.
  let drawing: Drawing
  let image: Image
  let frame: CGRect
}

/// Drawings cut into pictures, once for a theme and a screen: a board has hundreds of paths, and in
/// motion it is painted sixty times a second. What is not cut yet is painted path by path.
@MainActor final class StampBook {
  /// What all its pictures are made for.
  struct Edition: Equatable {
    let colours: Colours
    /// Pixels for a point.
    let scale: CGFloat
  }

  private let knife: @MainActor (Drawing, Edition) -> CutPicture?
  private var edition: Edition?
  private var stamps: [ObjectIdentifier: CutPicture] = [:]

  /// `knife` makes a picture of a drawing.
  init(knife: @escaping @MainActor (Drawing, Edition) -> CutPicture? = { $0.stamp($1) }) {
    self.knife = knife
  }

  /// The pictures of an edition that there are, by drawing.
  func stamps(of edition: Edition) -> [ObjectIdentifier: CutPicture] {
    edition == self.edition ? stamps : [:]
  }

  /// Cuts what is not cut yet, one at a time so that no frame waits for all, and forgets what is gone.
  func cut(_ drawings: [Drawing], for edition: Edition) async {
    if self.edition != edition { (self.edition, stamps) = (edition, [:]) }
    let shown = Set(drawings.map(ObjectIdentifier.init))
    stamps = stamps.filter { shown.contains($0.key) }
    for drawing in drawings where stamps[ObjectIdentifier(drawing)] == nil {
      stamps[ObjectIdentifier(drawing)] = knife(drawing, edition)
      await Task.yield()
      if Task.isCancelled { return }
    }
  }
}

extension Drawing {
  /// Glows, rings and shadows reach beyond the node, so the paths say how large the picture is.
  @MainActor func stamp(_ edition: StampBook.Edition) -> CutPicture? {
    let frame = bounds.integral
    guard frame.width > 0, frame.height > 0 else { return nil }
    let picture = Canvas { context, _ in
      context.translateBy(x: -frame.minX, y: -frame.minY)
      self.draw(in: context, colours: edition.colours)
    }
    let renderer = ImageRenderer(content: picture.frame(width: frame.width, height: frame.height))
    renderer.scale = edition.scale
    return renderer.cgImage.map { image in
      CutPicture(
        drawing: self, image: Image(decorative: image, scale: edition.scale), frame: frame)
    }
  }
}
