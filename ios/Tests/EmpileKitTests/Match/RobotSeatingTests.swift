import EmpileCore
import EmpileKit
import Testing

/// Robots before a match begins.
@MainActor @Suite struct RobotSeatingTests {
  private let core: Core
  private let settings = SettingsModel(SettingsInMemory())
  private let robots: [PlayerInfo.ID]

  init() async throws {
    core = try await openCore()
    robots = try await core.robots().map(\.id)
  }

  private func seating(_ game: GameInfo.ID = "pile-poils") async -> SeatingModel {
    let seating = SeatingModel(game: game, core: core, settings: settings)
    await seating.load()
    #expect(seating.error == nil)
    return seating
  }

  private func start(_ seating: SeatingModel) async -> OpenMatchInfo.ID? {
    await seating.start(seed: 7)
  }

  @Test func robotsAreOfferedInEveryGame() async throws {
    let home = HomeModel(core: core)
    await home.refresh()
    for game in home.games {
      let seating = await seating(game.slug)
      #expect(game.mostRobots > 0 && seating.hasRobots, "\(game.slug)")
      #expect(seating.robots.map(\.id) == robots)
    }
  }

  @Test func besideARealTowerARobotIsTheObstacle() async throws {
    let people = try await core.seat(1)
    let seating = await seating("neko-tower")
    seating.toggle(people[0])
    seating.toggle(robots[0])
    await seating.judge()
    #expect(seating.obstacle?.code == "robot-without-hands" && !seating.canStart)
  }

  @Test func aRobotSitsDownChangesSeatsAndGetsUpLikeAnybody() async throws {
    let people = try await core.seat(1)
    let seating = await seating()
    seating.toggle(robots[1])
    seating.toggle(people[0])
    #expect(seating.sitting.map(\.isRobot) == [true, false])
    #expect(seating.robots.map(\.id) == robots, "no robot moves when one sits down")
    #expect(seating.standing == [], "robots do not stand among people")
    seating.seat(people[0], at: robots[1])
    #expect(seating.seats == [people[0], robots[1]])
    seating.moveSeats(fromOffsets: [1], toOffset: 0)
    #expect(seating.seats == [robots[1], people[0]])
    seating.toggle(robots[1])
    #expect(seating.seats == people)
    #expect(seating.robots.map(\.id) == robots)
  }

  @Test func asManyRobotsSitDownAsTheGameTakesAndNeverMoreThanThereIsRoomFor() async throws {
    let people = try await core.seat(4)
    let crowd = await seating()
    let most = try #require(crowd.game?.mostRobots)
    for robot in robots { crowd.toggle(robot) }
    #expect(crowd.seats == Array(robots.prefix(Int(most))))
    #expect(!crowd.takesRobot && !crowd.isFull, "a seat is left for a person")
    crowd.toggle(people[0])
    await crowd.judge()
    #expect(crowd.isFull && crowd.canStart)
    #expect(await start(crowd) != nil)

    settings.lastSeats = []
    let family = await seating()
    for person in people { family.toggle(person) }
    #expect(!family.takesRobot)
    family.toggle(robots[0])
    #expect(family.seats == people)
  }

  @Test func eachRobotKeepsTheLevelItSatDownOn() async throws {
    let seating = await seating()
    #expect(seating.robotLevels == ["Doux", "Malin", "Redoutable"] && seating.robotLevel == 1)
    seating.robotLevel = 0
    let gentle = try #require(seating.robots.first)
    #expect(gentle.id != robots[0] && gentle.name.contains("Doux"))
    seating.toggle(gentle.id)
    seating.robotLevel = 2
    #expect(seating.robots.first == gentle, "it sits as it sat down")
    #expect(seating.robots.dropFirst().allSatisfy { $0.name.contains("Redoutable") })
    seating.toggle(gentle.id)
    #expect(seating.robots.first?.name.contains("Redoutable") == true)
  }

  @Test func robotsDoNotPlayAmongThemselves() async throws {
    let people = try await core.seat(1)
    let seating = await seating()
    await seating.judge()
    #expect(seating.obstacle?.code == "need-players", "nobody sits yet")
    seating.toggle(robots[0])
    seating.toggle(robots[1])
    await seating.judge()
    #expect(seating.obstacle?.code == "only-robots" && !seating.canStart)
    #expect(await start(seating) == nil)
    seating.toggle(people[0])
    await seating.judge()
    #expect(seating.obstacle == nil && seating.canStart)
    let match = try #require(await start(seating))
    let home = HomeModel(core: core)
    await home.refresh()
    let names = try #require(home.openMatches?.first { $0.id == match }).names
    #expect(names == seating.sitting.map(\.name))
  }

  @Test func robotsThatPlayedLastSitDownAgainButOnlyWhereTheyPlay() async throws {
    let people = try await core.seat(3)
    let first = await seating()
    for player in [people[1], robots[1], people[0]] { first.toggle(player) }
    #expect(await start(first) != nil)
    #expect(await seating().seats == [people[1], robots[1], people[0]])
    #expect(await seating("cui-bono").seats == [people[1], robots[1], people[0]])
    let tower = await seating("neko-tower")
    #expect(tower.seats == [people[1], people[0]])
    tower.toggle(people[2])
    #expect(await start(tower) != nil)
    #expect(await seating().seats == [people[1], people[0], people[2]])
  }

  @Test func whereThereIsNotRoomForAllPeopleSitDownFirst() async throws {
    let people = try await core.seat(3)
    settings.lastSeats = [robots[0], people[2], robots[1], people[1], people[0]]
    #expect(await seating("cui-bono").seats == settings.lastSeats)
    #expect(await seating().seats == [robots[0], people[2], people[1], people[0]])
  }

  @Test func robotsWhosePeopleAreGoneStayAway() async throws {
    let people = try await core.seat(2)
    settings.lastSeats = [robots[0], people[0]]
    let players = PlayersModel(core: core)
    await players.archive(people[0])
    #expect(await seating().seats == [])
  }

  @Test func aFirstMatchCanBeAgainstARobot() async throws {
    let seating = await seating()
    #expect(seating.isFirstRun)
    seating.toggle(robots[0])
    await seating.judge()
    #expect(seating.obstacle == nil && seating.canStart, "a guest will come")
    #expect(await start(seating) != nil)
    let name = try await core.robots()[0].name
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.first?.names == ["Convive 1", name])
  }
}
