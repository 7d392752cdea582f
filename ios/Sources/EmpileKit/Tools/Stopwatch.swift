import Foundation

/// Instants for the timers: milliseconds of a clock that never goes back.
public struct Stopwatch: Sendable {
  private let read: @Sendable () -> UInt64

  /// The time since the device was started, which is what touches carry.
  public static let uptime = Stopwatch {
    UInt64(ProcessInfo.processInfo.systemUptime * 1_000)
  }

  init(_ read: @escaping @Sendable () -> UInt64) {
    self.read = read
  }

  /// Now.
  public var nowMs: UInt64 { read() }
}
