import EmpileCore
import EmpileTesting
import Foundation
import SwiftUI
import Testing

@testable import EmpileKit
@testable import EmpileUI

@MainActor @Suite struct SceneTests {
  private func node(
    _ id: UInt32, x: Float = 0, motion: NodeMotion = .glide, picture: UInt32? = nil,
    depth: UInt8 = 1
  ) -> SceneNode {
    SceneNode(
      id: id, x: x, y: 0, width: 10, height: 10, turn: 0, depth: depth, motion: motion,
      picture: picture, text: nil, role: .piece, label: nil)
  }

  private func shot(
    _ put: [SceneNode], removed: [UInt32] = [], cues: [Cue] = [], isFresh: Bool = false
  ) -> SceneShot {
    SceneShot(
      SceneChanges(number: 1, whole: isFresh, removed: removed, put: put, pictures: []),
      cues: cues, isFresh: isFresh)
  }

  private func film(_ nodes: SceneNode...) -> SceneFilm {
    let film = SceneFilm()
    film.show(shot(nodes, isFresh: true), motion: .full, now: 100)
    return film
  }

  private func pose(_ film: SceneFilm, _ id: UInt32, _ now: TimeInterval) -> Pose? {
    film.sprites.first { $0.node.id == id }?.pose(now)
  }

  @Test func whatIsFreshStandsAtOnce() {
    let film = film(node(1, x: 50))
    #expect(!film.isMoving(100))
    #expect(pose(film, 1, 100)?.x == 50)
  }

  @Test func whatKeepsItsIdTravels() {
    let film = film(node(1))
    film.show(shot([node(1, x: 100)]), motion: .full, now: 200)
    #expect(film.isMoving(200))
    let middle = pose(film, 1, 200.12)?.x ?? 0
    #expect(middle > 10 && middle < 90)
    #expect(pose(film, 1, 201)?.x == 100 && !film.isMoving(201))
  }

  @Test func whatIsNewAppearsAndWhatIsGoneFades() {
    let film = film(node(1))
    film.show(shot([node(2)], removed: [1]), motion: .full, now: 200)
    #expect(pose(film, 2, 200)?.alpha == 0 && pose(film, 2, 201)?.alpha == 1)
    #expect(pose(film, 1, 200)?.alpha == 1 && pose(film, 1, 201)?.alpha == 0)
    film.show(shot([node(3)]), motion: .full, now: 202)
    #expect(pose(film, 1, 202) == nil, "what has faded is forgotten")
  }

  @Test func whatIsInAHandStaysInTheHand() {
    let film = film(node(1))
    film.show(shot([node(1, x: 80, depth: StageManner.ours.heldDepth)]), motion: .full, now: 200)
    #expect(pose(film, 1, 200)?.x == 80)
  }

  @Test func calmPeopleSeeFadesOnly() {
    let film = film(node(1))
    film.show(shot([node(1, x: 100)], cues: [.catAstrophe]), motion: .reduced, now: 200)
    let there = film.sprites.map { $0.pose(200.05) }
    #expect(there.allSatisfy { $0.x == 0 || $0.x == 100 })
    #expect(film.shake(200.05) == 0)
  }

  @Test func diceTumbleWhatFallsShakesTheTableAndCardsTurnOver() {
    let film = film(node(1, motion: .tumble), node(2, motion: .flip, picture: 1))
    film.show(
      shot([node(2, motion: .flip, picture: 2)], cues: [.diceThrown, .catAstrophe]),
      motion: .full, now: 200)
    #expect(pose(film, 1, 200.1)?.turn != 0, "thrown without moving")
    #expect(film.shake(200.05) != 0 && film.shake(201) == 0)
    #expect(pose(film, 2, 200.05)?.showsBefore == true)
    #expect(pose(film, 2, 200.25)?.showsBefore == false)
  }

  @Test func aTurnGoesTheShortWay() {
    let from = Pose(x: 0, y: 0, width: 1, height: 1, turn: 350)
    let to = Pose(x: 0, y: 0, width: 1, height: 1, turn: 10)
    let half = Journey(from: from, to: to, startedAt: 0, travel: StageManner.ours.travels[.glide])
      .pose(0.12).turn
    #expect(half > 350 && half < 370)
  }

  @Test func textIsSetIntoItsBox() {
    let fitter = TextFitter()
    func fit(
      _ words: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
    ) -> FittedText {
      let text = SceneText(text: words, ink: 0, display: false, size: 20, fromLeft: false)
      return fitter.fit(text, scale: scale, width: width, height: height) {
        CGFloat($0.count) * $1 * 0.5
      }
    }
    #expect(fit("deux mots", 200, 30).lines == ["deux mots"])
    #expect(fit("deux mots", 200, 30).size == 20)
    #expect(fit("deux mots", 400, 60, scale: 2).size == 40, "a reader who wants large text")
    #expect(fit("deux mots", 60, 60).lines == ["deux", "mots"])
    #expect(fit("deux mots", 200, 12).size < 20)
    #expect(fit("anticonstitutionnellement", 40, 20).lines == ["anticon…"])
  }

  @Test func fingersAreNumberedAndACancelIsPassedOn() {
    final class Touch {}
    let (one, two) = (Touch(), Touch())
    var fingers = Fingers()
    func tell(_ touch: Touch, _ phase: TouchPhase) -> TouchSample? {
      let event = FingerEvent(
        finger: ObjectIdentifier(touch), phase: phase, location: CGPoint(x: 3, y: 4), uptime: 2,
        breadth: 9)
      return fingers.samples([event]) { UInt64($0 * 1_000) }.first
    }
    #expect(tell(one, .down)?.pointer == 1)
    #expect(tell(two, .down)?.pointer == 2)
    let moved = tell(one, .move)
    #expect(moved?.pointer == 1 && moved?.x == 3 && moved?.stampMs == 2_000 && moved?.breadth == 9)
    #expect(tell(two, .cancel)?.phase == .cancel)
    #expect(tell(two, .move) == nil, "a finger that never was does not move")
    #expect(tell(one, .up)?.phase == .up)
    #expect(tell(one, .down)?.pointer == 3, "a number is never used again")
  }

  @Test func aTurnedNodeHasAnUprightBox() {
    var turned = node(1)
    (turned.width, turned.height, turned.turn) = (40, 20, 90)
    let box = turned.uprightBox
    #expect(abs(box.width - 20) < 0.01 && abs(box.height - 40) < 0.01)
    #expect(abs(box.midX - 20) < 0.01 && abs(box.midY - 10) < 0.01)
  }

  @Test func whatHasToBeHeldIsHeldByAnAssistiveTap() {
    var held = node(1)
    let tap = held.assistiveTap(at: 50)
    #expect(tap.map(\.phase) == [.down, .up] && tap.map(\.stampMs) == [50, 50])
    held.role = .hold
    let hold = held.assistiveTap(at: 50)
    #expect((hold.last?.stampMs ?? 0) - (hold.first?.stampMs ?? 0) >= 600)
  }

  @Test func aPictureBecomesPaths() {
    let steps: [(UInt8, [Float])] = [(0, [1, 1]), (1, [5, 1]), (2, [6, 2, 7, 3, 9, 9]), (3, [])]
    let path = Path(steps: bytes(steps))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(Path(steps: bytes([(0, [1])])).isEmpty, "a step without its point is left out")
  }

  /// A byte for the step, then its numbers, the lower byte first.
  private func bytes(_ steps: [(UInt8, [Float])]) -> Data {
    var data = Data()
    for (step, numbers) in steps {
      data.append(step)
      for number in numbers {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
      }
    }
    return data
  }

  @Test func everyCueFeelsLikeSomethingAndSoundsLikeWaves() throws {
    #expect(Haptic.catastrophe.taps.count > Haptic.tap.taps.count)
    let heard = try sounds()
    #expect(heard.allSatisfy { $0.waves.count == $0.pcm.count / 2 })
    #expect(heard.allSatisfy { $0.waves.allSatisfy { abs($0) <= 1 } })
    let one = CueSound(cue: 0, name: "", hertz: 8_000, pcm: Data([0x00, 0x80, 0xFF, 0x7F]))
    #expect(one.waves == [-1.0, 32_767.0 / 32_768.0] as [Float])
  }

  /// At 0, then 200 to the right; 100 milliseconds each.
  private func footage(_ ids: UInt32...) -> SceneFootage {
    let numbers: [Float] = [0, 0, 0, 200, 0, 0]
    let frames = Data(
      numbers.flatMap { number in (0..<4).map { UInt8(number.bitPattern >> (8 * $0) & 0xff) } })
    return SceneFootage(
      everyMs: 100, tracks: ids.map { SceneTrack(id: $0, frames: frames) }, cues: [],
      lengthMs: 200)
  }

  private func filmed(motion: EmpileUI.Motion) -> SceneFilm {
    let film = film(node(1), node(2))
    let changes = SceneChanges(
      number: 2, whole: false, removed: [2], put: [node(1, x: 50)], pictures: [],
      footage: footage(1, 2))
    film.show(SceneShot(changes, isFresh: false), motion: motion, now: 200)
    return film
  }

  private func sprite(_ film: SceneFilm, _ id: UInt32, _ now: TimeInterval) -> Pose? {
    film.sprites.first { $0.node.id == id }?.pose(now)
  }

  @Test func whatMovesByItselfIsWhereItsFootageHasItAndRestsWhereTheSceneSays() throws {
    let film = filmed(motion: .full)
    let early = try #require(sprite(film, 1, 200.05))
    #expect(abs(early.x - 100) < 0.1)
    #expect(sprite(film, 1, 200.3)?.x == 50)
  }

  @Test func whatIsGoneMovesToItsEndAndFadesThere() throws {
    let film = filmed(motion: .full)
    let early = try #require(sprite(film, 2, 200.05))
    #expect(abs(early.x - 100) < 0.1 && early.alpha == 1)
    let late = try #require(sprite(film, 2, 200.28))
    #expect(late.x == 200 && late.alpha < 1 && late.alpha > 0)
    #expect(film.isMoving(200.28) && !film.isMoving(201))
  }

  @Test func calmPeopleSeeNothingMoveByItself() {
    let film = filmed(motion: .reduced)
    #expect(sprite(film, 1, 200.05)?.x == 50)
  }
}
