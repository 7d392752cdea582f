import EmpileCore

/// Who can sit down to a game together: so many, people, and robots where they play.
struct Company: Sendable {
  /// How many can play.
  let players: ClosedRange<Int>
  /// How many of them can be robots.
  let mostRobots: Int
  /// The robots that can sit down; none where they do not play.
  let robots: [RobotInfo]

  init(of game: GameInfo, in empile: Empile) throws {
    players = game.players
    mostRobots = Int(game.mostRobots)
    robots = mostRobots > 0 ? try empile.robots() : []
  }

  /// The robot of this id, if it can sit down.
  func robot(_ id: PlayerInfo.ID) -> PlayerInfo? {
    robots.lazy.flatMap(\.levels).map(\.player).first { $0.id == id }
  }

  /// The levels of robots in words, the gentlest first.
  var levels: [String] { robots.first?.levels.map(\.level) ?? [] }

  /// Every robot once: as it sits, else on this level.
  func robots(beside seats: [PlayerInfo.ID], level: Int) -> [PlayerInfo] {
    robots.compactMap { robot in
      let seated = robot.levels.first { seats.contains($0.player.id) }
      return (seated ?? (robot.levels.indices.contains(level) ? robot.levels[level] : nil))?.player
    }
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
