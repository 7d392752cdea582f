import Foundation

/// What an entry of the fixture does, for hands that do it by touch.
enum Move: Equatable {
  case roll
  case reroll
  case stop
  case giveUp
  case place(cell: UInt32, dice: [Int])

  init(entryJson: String) throws {
    self = try JSONDecoder().decode(Entry.self, from: Data(entryJson.utf8)).act.action.move
  }
}

private struct Entry: Decodable {
  let act: Act

  enum CodingKeys: String, CodingKey { case act = "Act" }

  struct Act: Decodable { let action: Action }

  struct Action: Decodable {
    let move: Move

    enum CodingKeys: String, CodingKey { case move = "pile-poils" }
  }
}

extension Move: Decodable {
  private struct Placing: Decodable {
    let place: Placement
  }

  private struct Placement: Decodable {
    let cell: UInt32
    let dice: [Int]
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let placing = try? container.decode(Placing.self) {
      self = .place(cell: placing.place.cell, dice: placing.place.dice)
      return
    }
    switch try container.decode(String.self) {
    case "roll": self = .roll
    case "reroll": self = .reroll
    case "stop": self = .stop
    case "give-up": self = .giveUp
    case let other:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no move « \(other) »")
    }
  }
}
