import EmpileCore
import EmpileKit
import Testing

/// The table's own pyramid of Pile-Poils.
@MainActor @Suite struct OwnBoardModelTests {
  private let core: Core
  private let settings = SettingsModel(SettingsInMemory())
  private let seating: SeatingModel
  private var board: OwnBoardModel { seating.ownBoard }

  init() async throws {
    core = try await openCore()
    seating = SeatingModel(game: "pile-poils", core: core, settings: settings)
    _ = try await core.seat(2)
    await seating.load()
    for person in seating.players.roster { seating.toggle(person.id) }
    seating.choose("own", for: "side")
  }

  @Test func whatWasNotCheckedIsNotSound() {
    let unread = SeatingModel(game: "pile-poils", core: core, settings: settings)
    #expect(unread.ownBoard.fault == nil)
    #expect(!unread.ownBoard.isSound)
  }

  @Test func itBeginsWithABoardThatCanBePlayed() async {
    #expect(seating.playsOwnBoard)
    #expect(board.rows.count > 1)
    #expect(board.isSound)
    await seating.judge()
    #expect(seating.canStart)
  }

  @Test func aFaultIsToldWithItsPlaceAndHoldsTheMatchUp() async throws {
    let line = board.lines[1]
    await board.write("", inRow: 1)
    let fault = try #require(board.fault)
    #expect(!fault.reason.isEmpty)
    #expect(!board.isSound)
    await seating.judge()
    #expect(!seating.canStart)
    await board.write(line, inRow: 1)
    #expect(board.fault == nil)
    await seating.judge()
    #expect(seating.canStart)
  }

  @Test func onlyDigitsAndSpacesAreTaken() async {
    await board.write("1a2 -3\n4", inRow: 0)
    #expect(board.lines[0] == "12 34")
    #expect(board.rows[0] == [12, 34])
    await board.write("99999", inRow: 0)
    #expect(!board.isSound, "too large for a board is not wrapped around to something small")
    await board.write("1", inRow: 99)
    #expect(board.lines[0] == "99999", "there is no such row")
  }

  @Test func aBoardIsPastedAsJSONAndItsFaultsNameRowAndCell() async throws {
    let before = board.lines
    await board.paste(#"[[1, 2, 3], [4, "x"], [6]]"#)
    let unread = try #require(board.pasteFault)
    #expect(unread.row == 2 && unread.cell == 2)
    #expect(unread.reason.hasPrefix("Rangée 2, case 2"))
    #expect(board.lines == before)
    await board.paste("[[1, 2, 3], [4, 0], [6]]")
    #expect(board.pasteFault == nil && board.pasted == "")
    #expect(board.lines == ["1 2 3", "4 0", "6"])
    let fault = try #require(board.fault)
    #expect(fault.row == 2 && fault.cell == 2)
    await board.paste("[[1, 2, 3], [4, 5], [6]]")
    #expect(board.isSound)
    await seating.judge()
    #expect(seating.canStart)
    await board.paste("  ")
    #expect(board.pasteFault == nil && board.isSound)
  }

  @Test func aRowMoreOrLessIsCheckedAtOnce() async {
    let before = board.lines
    await board.addRow()
    #expect(board.lines == before + [""])
    #expect(!board.isSound)
    await board.removeTopRow()
    #expect(board.lines == before)
    #expect(board.isSound)
    for _ in before { await board.removeTopRow() }
    await board.removeTopRow()
    #expect(board.lines == [])
    #expect(!board.isSound)
  }

  @Test func aBoardThatWasPlayedIsThereTheNextTime() async throws {
    let ours = board.rows
    var row = ours[0]
    row[0] = row[0] == 4 ? 5 : 4
    await board.write(row.map(String.init).joined(separator: " "), inRow: 0)
    #expect(board.rows != ours)
    try #require(board.isSound, "\(String(describing: board.fault))")
    let match = try #require(await seating.start(seed: 1))
    #expect(settings.ownBoard == board.rows)
    let next = SeatingModel(game: "pile-poils", core: core, settings: settings)
    await next.load()
    #expect(next.ownBoard.rows == board.rows)
    let table = try await TableModel.resume(match, in: core)
    #expect(try await table.recordJson().contains("own"))
  }
}
