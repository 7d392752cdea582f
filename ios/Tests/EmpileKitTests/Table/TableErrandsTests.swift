import EmpileCore
import Testing

@testable import EmpileKit

@Suite struct TableErrandsTests {
  private func touch(_ pointer: UInt64) -> TableErrand {
    .touch([TouchSample(pointer: pointer, phase: .down, x: 0, y: 0, stampMs: 0)])
  }

  private func pointers(_ errand: TableErrand?) -> [UInt64]? {
    if case .touch(let samples) = errand { samples.map(\.pointer) } else { nil }
  }

  @Test func touchesThatWaitAreBroughtTogetherInOrder() {
    var errands = TableErrands()
    for pointer in 1...3 { errands.add(touch(UInt64(pointer))) }
    #expect(pointers(errands.next()) == [1, 2, 3])
    #expect(errands.next() == nil)
  }

  @Test func nothingOvertakesAnUndo() {
    var errands = TableErrands()
    errands.add(touch(1))
    errands.add(.undo(tableAgrees: true))
    errands.add(touch(2))
    #expect(pointers(errands.next()) == [1])
    guard case .undo(tableAgrees: true) = errands.next() else {
      Issue.record("the undo was overtaken")
      return
    }
    #expect(pointers(errands.next()) == [2])
  }
}
