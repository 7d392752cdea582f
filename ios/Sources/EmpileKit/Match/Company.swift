import EmpileCore

/// Who can sit down to a game together: so many, people, and robots where they play.
struct Company: Sendable {
  /// How many can play.
  let players: ClosedRange<Int>
  /// How many of them can be robots.
  let mostRobots: Int
  /// The robots that can sit down; none where they do not play.
  let robots: [PlayerInfo]

  init(of game: GameInfo, in empile: Empile) throws {
    players = game.players
    mostRobots = Int(game.mostRobots)
    robots = mostRobots > 0 ? try empile.robots() : []
  }

  /// The robot of this id, if it can sit down.
  func robot(_ id: PlayerInfo.ID) -> PlayerInfo? {
    robots.first { $0.id == id }
  }

  /// Are all seats taken?
  func isFull(_ seats: [PlayerInfo.ID]) -> Bool {
    seats.count >= players.upperBound
  }

  /// Is there room for a robot more?
  func takesRobot(beside seats: [PlayerInfo.ID]) -> Bool {
    !isFull(seats) && robotCount(seats) < mostRobots
  }

  /// How many of those who sit are robots.
  func robotCount(_ seats: [PlayerInfo.ID]) -> Int {
    seats.count { robot($0) != nil }
  }
}
