import EmpileCore
import Foundation
import Testing

@testable import EmpileKit

@MainActor @Suite struct FirstPlayerModelTests {
  private let core: Core
  private let time = ManualTime()

  init() async throws {
    core = try await openCore()
  }

  private func down(_ pointer: UInt64) -> TouchSample {
    TouchSample(pointer: pointer, phase: .down, x: 10, y: 10, stampMs: time.now)
  }

  private func picker(_ wait: @escaping @Sendable (Duration) async throws -> Void) async
    -> FirstPlayerModel
  {
    let time = time
    let picker = FirstPlayerModel(core: core, stopwatch: Stopwatch { time.now }, wait: wait)
    await picker.open()
    #expect(picker.failure == nil)
    return picker
  }

  @Test(.timeLimit(.minutes(10)))
  func ifNothingMovesForAMomentOneFingerIsChosen() async throws {
    let time = time
    let picker = await picker { pause in time.pass(pause) }
    picker.touch([down(1)])
    picker.touch([down(2), down(3)])
    await picker.settle()
    #expect(picker.fingers.map(\.pointer) == [1, 2, 3])
    while picker.chosen == nil { await Task.yield() }
    #expect([1, 2, 3].contains(picker.chosen?.pointer))
  }

  @Test(.timeLimit(.minutes(10)))
  func aFingerThatLiftsIsNotChosen() async throws {
    let picker = await picker { _ in try await Task.sleep(for: .seconds(3_600)) }
    picker.touch([down(1), down(2), down(3)])
    var up = down(2)
    up.phase = .up
    picker.touch([up])
    await picker.settle()
    #expect(picker.fingers.map(\.pointer) == [1, 3])
    #expect(picker.chosen == nil)
  }

  @Test func withoutAPickerNothingIsHeard() async throws {
    let picker = FirstPlayerModel(core: core)
    picker.touch([down(1)])
    await picker.settle()
    #expect(picker.fingers == [])
  }
}

/// Time that passes when a test says so: the lock guards all there is.
private final class ManualTime: @unchecked Sendable {
  private let lock = NSLock()
  private var milliseconds: UInt64 = 100

  var now: UInt64 { lock.withLock { milliseconds } }

  func pass(_ pause: Duration) {
    lock.withLock { milliseconds += UInt64(pause / .milliseconds(1)) }
  }
}
