import EmpileCore
import Foundation
import Testing

@testable import EmpileUI

/// Swift moves things and sets texts as Rust and Kotlin do: see `tests/tests/manner.rs`.
@MainActor @Suite struct MotionFixtureTests {
  private let manner = StageManner.ours

  @Test func everyTravelIsSeenAsTheFixtureHasIt() throws {
    for words in try lines("poses.txt", "pose") {
      let numbers = words.dropFirst(2).dropLast().compactMap { Double($0) }
      let way = try #require(travel(named: words[0]))
      let journey = Journey(
        from: pose(numbers[0..<6]), to: pose(numbers[6..<12]), startedAt: 0, travel: way)
      let moment = try #require(Double(words[1]))
      let seen = journey.pose(moment / 1_000)
      let wanted = Array(numbers[12...])
      let isNear = zip(seen.numbers, wanted).allSatisfy { abs($0 - $1) < hair }
      #expect(isNear && wanted.count == 7, "\(words): \(seen)")
      #expect(seen.showsBefore == (words.last == "back"), "\(words)")
    }
    for words in try lines("poses.txt", "shake") {
      let numbers = words.compactMap { Double($0) }
      let shake = try #require(manner.feels[Int(numbers[0])].shake)
      #expect(abs(shake.offset(numbers[1] / 1_000) - numbers[2]) < hair, "\(words)")
    }
  }

  @Test func whatMovesByItselfIsSeenAsTheFixtureHasIt() throws {
    var footage = Footage(everyMs: 1, frames: Data())
    var rest = Pose(x: 0, y: 0, width: 40, height: 60, turn: 0)
    var seen = 0
    for line in try fixture("footage.txt") {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.compactMap { Double($0) }
      switch words[0] {
      case "track":
        let every = try #require(UInt32(words[1]))
        footage = Footage(everyMs: every, frames: bytes(words[2]))
      case "rest":
        rest = Pose(x: numbers[0], y: numbers[1], width: 40, height: 60, turn: numbers[2])
      default:
        let pose = footage.pose(rest, numbers[0] / 1_000)
        let near = zip([pose.x, pose.y, pose.turn], numbers.dropFirst()).allSatisfy {
          abs($0 - $1) < hair
        }
        #expect(near && pose.width == 40 && pose.height == 60, "\(line): \(pose)")
        seen += 1
      }
    }
    #expect(seen > 100)
  }

  private func bytes(_ hexadecimal: String) -> Data {
    let digits = hexadecimal == "-" ? [] : Array(hexadecimal)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }

  @Test func everythingTakesTheWayThatTheFixtureHas() throws {
    for words in try lines("passages.txt", "passage") {
      let (whence, face, place) = (words[1], words[2], words[3])
      let moving = try #require(motion(named: words[0]))
      let now = node(x: 50, picture: 1, moving, depth: place == "hand" ? manner.heldDepth : 1)
      let old = node(
        x: whence == "elsewhere" ? 0 : 50, picture: face == "same" ? 1 : 2, moving, depth: 1)
      var from = old.pose
      if whence == "fading" { from.alpha = 0.5 }
      let feels = words[5].split(separator: ",").compactMap { Int($0) }.map { manner.feels[$0] }
      let isNew = whence == "new"
      let taken = manner.passage(
        isNew ? nil : old, isNew ? nil : from, now, feels, isCalm: words[4] == "calm")
      #expect(try taken == passage(words[6]), "\(words)")
    }
  }

  /// There are no fonts here: the fixture says how wide letters are.
  @Test func everyTextStandsInItsBoxAsTheFixtureHasIt() throws {
    var widths: [String: CGFloat] = [:]
    for words in try lines("texts.txt", "letter") {
      let letter = try #require(UInt32(words[1]).flatMap(Unicode.Scalar.init))
      widths["\(words[0]) \(letter)"] = try #require(Double(words[2]))
    }
    var rest = try fixture("texts.txt").drop { $0.hasPrefix("letter ") }
    while let box = rest.popFirst()?.split(separator: " ").map(String.init) {
      let written = rest.popFirst()
      let words = String(try #require(written).dropFirst("words ".count))
        .replacingOccurrences(of: "\\n", with: "\n")
      let wanted = rest.prefix { $0.hasPrefix("line ") }.map { String($0.dropFirst("line ".count)) }
      rest = rest.dropFirst(wanted.count)
      let numbers = box.compactMap { Double($0) }
      let text = SceneText(
        text: words, ink: 0, display: box[1] == "display", size: Float(numbers[0]), fromLeft: false)
      let fitted = TextFitter().fit(
        text, scale: numbers[1], width: numbers[2], height: numbers[3]
      ) { words, size in
        words.unicodeScalars.reduce(0) { $0 + (widths["\(box[1]) \($1)"] ?? 0) * size }
      }
      #expect(fitted.lines == wanted, "\(box)")
      #expect(abs(fitted.size - numbers[4]) < hair, "\(box)")
    }
  }

  /// Of a pixel or a degree: nobody sees less.
  private let hair = 0.02

  private func travel(named name: String) -> Travel? {
    name == "fade" ? manner.fade : motion(named: name).flatMap { manner.travels[$0] }
  }

  private func motion(named name: String) -> NodeMotion? {
    manner.travels.keys.first { "\($0)" == name }
  }

  private func passage(_ name: String) throws -> Passage {
    switch name {
    case "still": .still
    case "appear": .appear
    case "cross-fade": .crossFade
    default: .way(try #require(travel(named: name)))
    }
  }

  private func pose(_ numbers: ArraySlice<Double>) -> Pose {
    let all = Array(numbers)
    return Pose(x: all[0], y: all[1], width: all[2], height: all[3], turn: all[4], alpha: all[5])
  }

  private func node(x: Float, picture: UInt32, _ motion: NodeMotion, depth: UInt8) -> SceneNode {
    SceneNode(
      id: 1, x: x, y: 0, width: 10, height: 10, turn: 0, depth: depth, motion: motion,
      picture: picture, text: nil, role: .piece, label: nil)
  }

  /// The words of all lines that begin with this one.
  private func lines(_ name: String, _ word: String) throws -> [[String]] {
    try fixture(name).filter { $0.hasPrefix("\(word) ") }.map { line in
      line.split(separator: " ").dropFirst().map(String.init)
    }
  }

  private func fixture(_ name: String) throws -> ArraySlice<Substring> {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let file = root.appending(path: "tests/fixtures/motion/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[...]
  }
}

extension Pose {
  fileprivate var numbers: [Double] { [x, y, width, height, turn, alpha, breadth] }
}
