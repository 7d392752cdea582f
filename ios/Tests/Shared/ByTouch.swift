import EmpileCore
import EmpileKit

/// A whole match as nothing but touches, and where they lead: `tests/fixtures/touches`.
public struct ByTouch {
  public var setup = MatchSetup(game: "")
  public private(set) var players = 0
  public private(set) var seed: UInt64 = 0
  public private(set) var surface: (width: Float, height: Float) = (0, 0)
  /// What everyone does to come to the table whenever it is opened, stamped from that moment on.
  public private(set) var holds: [TouchSample] = []
  public private(set) var touches: [TouchSample] = []
  public private(set) var state = ""

  /// The match of a game.
  public static func read(_ game: GameInfo.ID) throws -> ByTouch {
    var match = ByTouch()
    for (word, rest) in try fixtureLines("touches/\(game).txt") {
      if word == "state" {
        match.state = rest
      } else {
        try match.take(word, rest.split(separator: " "))
      }
    }
    return match
  }

  /// A line that no such file has.
  public struct Unreadable: Error {
    public let line: String
  }

  private mutating func take(_ word: Substring, _ rest: [Substring]) throws {
    switch (word, rest.count) {
    case ("game", 1): setup.game = String(rest[0])
    case ("option", 2):
      setup.options.append(ChosenOption(key: String(rest[0]), value: String(rest[1])))
    case ("players", 1): players = try number(rest[0])
    case ("seed", 1): seed = try number(rest[0])
    case ("surface", 2): surface = (try number(rest[0]), try number(rest[1]))
    case ("hold", 5): holds.append(try touch(rest))
    case ("touch", 5): touches.append(try touch(rest))
    default: throw Unreadable(line: "\(word) \(rest)")
    }
  }

  private func touch(_ rest: [Substring]) throws -> TouchSample {
    TouchSample(
      pointer: try number(rest[1]), phase: try phase(rest[2]), x: try number(rest[3]),
      y: try number(rest[4]), stampMs: try number(rest[0]))
  }

  private func number<Number: LosslessStringConvertible>(_ word: Substring) throws -> Number {
    guard let number = Number(String(word)) else { throw Unreadable(line: String(word)) }
    return number
  }

  private func phase(_ word: Substring) throws -> TouchPhase {
    let phases: [Substring: TouchPhase] = [
      "down": .down, "move": .move, "up": .up, "cancel": .cancel,
    ]
    guard let phase = phases[word] else { throw Unreadable(line: String(word)) }
    return phase
  }

  /// The same match in a core of its own, on a board as large as when it was played.
  public func begin(in empile: Empile) throws -> Table {
    let seats = try (0..<players).map { seat in
      try empile.addPlayer(name: "Place \(seat)", colour: UInt8(seat)).id
    }
    let table = try empile.startMatch(setup: setup, seats: seats, seed: seed)
    _ = try table.resize(width: surface.width, height: surface.height)
    return table
  }
}
