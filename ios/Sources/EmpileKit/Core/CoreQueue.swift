import Dispatch

/// Where blocking calls wait: a thread of its own, first come first served.
///
/// A call that waits for the disk must hold up neither the screen nor Swift's few shared threads.
final class CoreQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "fr.empile.core", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Does work that no actor owns yet.
  func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
