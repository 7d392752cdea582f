import EmpileCore
import Foundation
import SwiftUI
import Testing

@testable import EmpileKit
@testable import EmpileUI

/// A board is painted from pictures that are cut once, as in the Kotlin shell.
@MainActor @Suite struct StampBookTests {
  /// Counts what is cut, then cuts it.
  @MainActor private final class Knife {
    private(set) var cuts = 0
    lazy var book = StampBook { drawing, edition in
      self.cuts += 1
      return drawing.stamp(edition)
    }
  }

  private let knife = Knife()
  private let film = SceneFilm()
  private let edition = StampBook.Edition(colours: Theme.usual.colours, scale: 2)

  private func picture(_ number: UInt32) -> ScenePicture {
    let numbers: [(UInt8, [Float])] = [(0, [0, 0]), (1, [9, 0]), (1, [9, 9]), (3, [])]
    var steps = Data()
    for (step, values) in numbers {
      steps.append(step)
      for value in values {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { steps.append(contentsOf: $0) }
      }
    }
    return ScenePicture(number: number, layers: [SceneLayer(steps: steps, ink: 0, lineWidth: nil)])
  }

  private func card(_ id: UInt32, x: Float = 0, picture: UInt32? = nil) -> SceneNode {
    SceneNode(
      id: id, x: x, y: 0, width: 10, height: 10, turn: 0, depth: 1, motion: .glide,
      picture: picture ?? id, text: nil, role: .piece, label: nil)
  }

  private func show(_ put: [SceneNode], pictures: [UInt32] = [], isFresh: Bool = false) {
    let changes = SceneChanges(
      number: 1, whole: isFresh, removed: [], put: put, pictures: pictures.map(picture))
    film.show(SceneShot(changes, isFresh: isFresh), motion: .full, now: isFresh ? 100 : 200)
  }

  private func threeCards() async {
    show([card(1), card(2, x: 20), card(3, x: 40)], pictures: [1, 2, 3], isFresh: true)
    await knife.book.cut(film.drawings, for: edition)
    #expect(knife.cuts == 3)
  }

  private func painted(at now: TimeInterval) -> [String] {
    let painter = ScenePainter(
      theme: .usual, fitter: TextFitter(), stamps: knife.book.stamps(of: edition))
    let sprites = film.sprites
    let host = ViewHost(
      Canvas { context, _ in
        for sprite in sprites { painter.paint(sprite, sprite.pose(now), in: context) }
      })
    defer { host.close() }
    let canvas = host.tree.visible.first { $0.kind == "Canvas" }
    return canvas?.drawn.filter { !$0.hasPrefix("move ") } ?? []
  }

  @Test func nothingIsCutAgainWhenOneCardMoves() async {
    await threeCards()
    let handedIn = film.pictures
    show([card(2, x: 300)])
    #expect(film.isMoving(200.05))
    #expect(film.pictures == handedIn, "so nobody is asked to cut")
    await knife.book.cut(film.drawings, for: edition)
    for now in stride(from: 200.0, through: 200.5, by: 0.1) {
      #expect(painted(at: now) == ["image", "image", "image"])
    }
    #expect(knife.cuts == 3)
  }

  @Test func whatLooksOtherwiseIsCutAndNothingElse() async {
    await threeCards()
    show([card(2, x: 20, picture: 4)], pictures: [4])
    #expect(painted(at: 201).contains("fill"), "until it is cut its paths are painted")
    await knife.book.cut(film.drawings, for: edition)
    #expect(knife.cuts == 4)
    #expect(painted(at: 201) == ["image", "image", "image"])
  }

  @Test func anotherThemeOrScreenHasPicturesOfItsOwn() async {
    await threeCards()
    let sharper = StampBook.Edition(colours: Theme.usual.colours, scale: 3)
    #expect(knife.book.stamps(of: sharper).isEmpty)
    await knife.book.cut(film.drawings, for: sharper)
    #expect(knife.cuts == 6)
    #expect(knife.book.stamps(of: edition).isEmpty)
  }
}
