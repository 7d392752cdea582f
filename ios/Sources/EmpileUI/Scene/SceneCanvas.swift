import EmpileCore
import EmpileKit
import SwiftUI

/// The one renderer: draws any table's scene, moves its nodes from scene to scene, and lays out for
/// screen readers what there is to hear and to do.
struct SceneCanvas: View {
  let scene: LiveScene
  /// What tapping a node by a screen reader does; nothing where a match is only shown.
  var onTap: ((SceneNode) -> Void)?
  @Environment(\.theme) private var theme
  @Environment(\.displayScale) private var displayScale
  @State private var film = SceneFilm()
  @State private var fitter = TextFitter()
  @State private var stamps = StampBook()
  @State private var isMoving = false

  var body: some View {
    ZStack {
      TimelineView(.animation(paused: !isMoving)) { timeline in
        picture(at: timeline.date.timeIntervalSinceReferenceDate)
      }
      ForEach(scene.landmarks) { node in
        LandmarkView(node: node, onTap: onTap)
      }
    }
    .task { await play() }
    .task(id: film.movesUntil) { await rest() }
    .task(id: Cut(edition: edition, pictures: film.pictures)) {
      await stamps.cut(film.drawings, for: edition)
    }
  }

  /// What there is to cut into pictures.
  private struct Cut: Equatable {
    let edition: StampBook.Edition
    let pictures: Int
  }

  private var edition: StampBook.Edition {
    StampBook.Edition(colours: theme.colours, scale: displayScale)
  }

  private func picture(at now: TimeInterval) -> some View {
    let painter = ScenePainter(theme: theme, fitter: fitter, stamps: stamps.stamps(of: edition))
    // Read here: SwiftUI looks again at what a body has read, not at what a canvas reads while it
    // draws, and a piece in a hand moves without anything travelling.
    let (sprites, shake) = (film.sprites, film.shake(now))
    return Canvas { context, _ in
      context.translateBy(x: shake, y: 0)
      for sprite in sprites {
        painter.paint(sprite, sprite.pose(now), in: context)
      }
    }
    .accessibilityHidden(true)
  }

  /// Takes every change in as it comes, also when two come within one frame.
  private func play() async {
    scene.playsFootage = theme.motion == .full
    for await shot in scene.shots() {
      let now = Date.now.timeIntervalSinceReferenceDate
      film.show(shot, motion: theme.motion, now: now)
      isMoving = film.isMoving(now)
    }
  }

  /// Frames are drawn only while something moves.
  private func rest() async {
    let left = film.movesUntil - Date.now.timeIntervalSinceReferenceDate
    if left > 0 {
      guard (try? await Task.sleep(for: .seconds(left))) != nil else { return }
    }
    isMoving = false
  }
}
