import Testing

@testable import EmpileKit

@Suite struct JournalTests {
  @Test func whatHappenedFirstIsFirst() {
    var journal = Journal()
    journal.write(["a", "b"])
    journal.write(["b"])
    #expect(journal.lines.map(\.text) == ["a", "b", "b"])
    #expect(journal.lines.map(\.id) == [0, 1, 2], "two lines that say the same are two lines")
  }

  @Test func nobodyReadsFurtherBackThanSoManyLines() {
    var journal = Journal()
    for line in 0..<Journal.longest + 5 { journal.write(["\(line)"]) }
    #expect(journal.lines.count == Journal.longest)
    #expect(journal.lines.first?.text == "5")
    #expect(journal.lines.first?.id == 5)
  }
}
