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

  @Test func whoeverComesAnewIsToldEverythingAgain() {
    var journal = Journal()
    journal.write(["a", "b"])
    let before = journal.lines
    journal.startOver(with: ["a", "b"])
    #expect(journal.lines == before)
  }
}
