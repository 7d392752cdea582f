import EmpileKit
import SwiftUI
import UIKit

/// The picture of a result: by day and in its own size, whatever screen it is asked from.
struct CardPicture: View {
  let picture: ResultPicture

  var body: some View {
    StillSceneView(
      scene: picture.scene, size: CGSize(width: picture.width, height: picture.height)
    )
    .background(Theme.usual.colours.surface)
    .environment(\.theme, .usual)
  }
}

extension ResultPicture {
  /// As a file has it.
  @MainActor func png() -> Data? {
    let renderer = ImageRenderer(content: CardPicture(picture: self))
    renderer.scale = density
    return renderer.cgImage.flatMap { UIImage(cgImage: $0).pngData() }
  }
}
