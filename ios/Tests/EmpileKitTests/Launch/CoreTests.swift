import Dispatch
import EmpileCore
import Foundation
import Testing

@testable import EmpileKit

@MainActor @Suite struct CoreTests {
  @Test func callsIntoTheCoreHoldUpNoScreen() async throws {
    let core = try await openCore()
    #expect(try await core.ask { _ in Thread.isMainThread } == false)
  }

  /// Were they made on Swift's shared threads, nobody would be left to end the waiting: only then
  /// does the patience matter.
  @Test func callsThatWaitLeaveTheThreadsThatEverybodySharesFree() async throws {
    let crowd = ProcessInfo.processInfo.activeProcessorCount + 1
    let disk = DispatchSemaphore(value: 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<crowd {
        let core = try await openCore()
        group.addTask {
          let ended = try await core.ask { _ in
            disk.wait(timeout: .now() + .seconds(20)) == .success
          }
          #expect(ended)
        }
      }
      group.addTask {
        for _ in 0..<crowd { disk.signal() }
      }
      try await group.waitForAll()
    }
  }

  @Test func callsIntoTheCoreAreMadeOneAtATime() async throws {
    let core = try await openCore()
    let inside = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let most = try? await core.ask { empile in
            inside.enter()
            defer { inside.leave() }
            return try empile.games().isEmpty ? 0 : inside.most
          }
          #expect(most == 1)
        }
      }
    }
    #expect(inside.entered == 100)
  }

  @Test func aFaultOfOursIsToldInTheChosenLanguage() async throws {
    let core = try await openCore(languageTag: "en")
    let reason = core.texts["error-internal"]
    #expect(reason != "error-internal")
    await #expect(throws: CoreError(code: "internal", reason: reason)) {
      try await core.ask { _ in throw CancellationError() }
    }
  }

  @Test(arguments: [
    ("fr", "Ce fichier n'est pas un carnet de scores."),
    ("en", "This file is not"),
  ])
  func aFileThatIsNoLogIsRefusedAndLeftAlone(tag: String, reason: String) async throws {
    let log = try TemporaryLog()
    let letter = Data(String(repeating: "Chère Laureline, ", count: 100).utf8)
    try letter.write(to: log.file)
    do {
      _ = try await log.open(languageTag: tag)
      Issue.record("a letter was opened as a log")
    } catch let error as CoreError {
      #expect(error.code == "log-not-a-database")
      #expect(error.reason.hasPrefix(reason))
    }
    #expect(try Data(contentsOf: log.file) == letter)
  }

  @Test func aFolderThatDoesNotExistIsAFailure() async throws {
    await #expect(throws: CoreError.self) {
      _ = try await Core.open(.file(URL(filePath: "/no/such/folder/log")), languageTag: "fr")
    }
  }
}

/// Counts who is inside, for code that must never be entered twice.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var inside = 0
  private var mostInside = 0
  private var everInside = 0

  var most: Int { lock.withLock { mostInside } }
  var entered: Int { lock.withLock { everInside } }

  func enter() {
    lock.withLock {
      inside += 1
      everInside += 1
      mostInside = max(mostInside, inside)
    }
  }

  func leave() {
    lock.withLock { inside -= 1 }
  }
}
