import EmpileCore
import EmpileTesting
import Foundation
import Testing

@testable import EmpileKit

@MainActor @Suite struct LiveSceneTests {
  private let scene = LiveScene()

  private func node(
    _ id: UInt32, depth: UInt8 = 0, at place: (x: Float, y: Float) = (0, 0), label: String? = nil,
    picture: UInt32? = nil
  ) -> SceneNode {
    SceneNode(
      id: id, x: place.x, y: place.y, width: 10, height: 10, turn: 0, depth: depth, motion: .drop,
      picture: picture, text: nil, role: .picture, label: label)
  }

  private func picture(_ number: UInt32, ink: UInt8 = 0) -> ScenePicture {
    ScenePicture(number: number, layers: [SceneLayer(steps: Data(), ink: ink, lineWidth: nil)])
  }

  private func show(
    put: [SceneNode] = [], removed: [UInt32] = [], pictures: [ScenePicture] = [],
    cues: [Cue] = [], fresh: Bool = false
  ) {
    let changes = SceneChanges(
      number: 1, whole: fresh, removed: removed, put: put, pictures: pictures)
    scene.show(SceneShot(changes, cues: cues, isFresh: fresh))
  }

  @Test func whatIsDeeperIsInFrontAndAmongEqualsTheGreaterId() {
    show(put: [node(1, depth: 3), node(7), node(2, depth: 3), node(5)], fresh: true)
    #expect(scene.nodes.map(\.id) == [5, 7, 1, 2])
    show(put: [node(5, depth: 9)])
    #expect(scene.nodes.map(\.id) == [7, 1, 2, 5])
  }

  @Test func aChangeTouchesOnlyWhatItNames() {
    show(put: [node(1), node(2), node(3)], fresh: true)
    show(put: [node(2, at: (50, 60)), node(4)], removed: [1])
    #expect(scene.nodes.map(\.id) == [2, 3, 4])
    #expect(scene.node(2)?.x == 50)
    #expect(scene.node(1) == nil)
  }

  @Test func aFreshSceneLeavesNothingBehind() {
    show(put: [node(1, picture: 1)], pictures: [picture(1)], fresh: true)
    let edition = scene.pictures.edition
    show(put: [node(2, picture: 2)], pictures: [picture(2)], fresh: true)
    #expect(scene.nodes.map(\.id) == [2])
    #expect(scene.pictures[1] == nil)
    #expect(scene.pictures.edition == edition + 1)
  }

  @Test func aScreenReaderReadsFromTopToBottomAndFromLeftToRight() {
    show(
      put: [
        node(1, at: (0, 90), label: "last"), node(2, at: (50, 0), label: "second"),
        node(3, at: (0, 0), label: "first"), node(4, at: (9, 9)),
      ], fresh: true)
    #expect(scene.landmarks.compactMap(\.label) == ["first", "second", "last"])
    show(removed: [2])
    #expect(scene.landmarks.map(\.id) == [3, 1])
    show(put: [node(5, at: (80, 88), label: "beside the last")])
    #expect(scene.landmarks.map(\.id) == [3, 1, 5], "a little higher is on the same line")
    show(put: [node(6, at: (80, 80), label: "above the last")])
    #expect(scene.landmarks.map(\.id) == [3, 6, 1, 5])
  }

  @Test func whatHasNothingToSayLeavesTheLandmarksAlone() {
    show(put: [node(1, label: "button"), node(2)], fresh: true)
    let told = Watch { scene.landmarks }
    show(put: [node(2, at: (5, 5))])
    #expect(!told.isChanged)
    show(put: [node(1, label: "pressed")])
    #expect(told.isChanged)
  }

  @Test(.timeLimit(.minutes(10)))
  func whoComesLateIsToldEverythingFirstAndThenEveryChangeWithItsCues() async throws {
    show(put: [node(1, picture: 1), node(2)], pictures: [picture(1, ink: 4)], fresh: true)
    var shots = scene.shots().makeAsyncIterator()
    show(put: [node(2, at: (5, 5))], cues: [.diePlaced])
    show()
    show(removed: [1])

    let first = try #require(await shots.next())
    #expect(first.isFresh)
    #expect(first.put.map(\.id) == [1, 2])
    #expect(first.pictures == [picture(1, ink: 4)])
    let second = try #require(await shots.next())
    #expect((second.put.map(\.id), second.cues) == ([2], [.diePlaced]))
    #expect(second.put.first?.motion == .drop)
    #expect(!second.isFresh)
    let third = try #require(await shots.next())
    #expect(third.removed == [1], "a change that changes nothing is not told")
  }
}
