import Testing

@testable import EmpileKit

@Suite struct TableClockTests {
  private let clock = TableClock(tableMs: 5_000, uptime: 100)

  @Test func aTouchIsStampedAsManyMillisecondsLaterAsItWasMade() {
    #expect(clock.stamp(uptime: 100) == 5_000)
    #expect(clock.stamp(uptime: 100.0166) == 5_017)
    #expect(clock.stamp(uptime: 160.25) == 65_250)
  }

  @Test func aTouchMadeBeforeTheTableSaidHowLateItIsIsStampedEarlier() {
    #expect(clock.stamp(uptime: 99.5) == 4_500)
    #expect(clock.stamp(uptime: 1) == 0, "but never before the match")
  }
}
