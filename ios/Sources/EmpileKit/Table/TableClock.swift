import Foundation

/// The table's clock as the screen knows it: touches are stamped with it.
///
/// The table sets it; from then on it runs with the time since the device was started, which is
/// what touches carry.
public struct TableClock: Hashable, Sendable {
  let tableMs: UInt64
  private let uptime: TimeInterval

  /// The table says that it is `tableMs` at this time since the device was started.
  init(tableMs: UInt64, uptime: TimeInterval) {
    self.tableMs = tableMs
    self.uptime = uptime
  }

  /// A time since the device was started (`UITouch.timestamp`), in milliseconds on the table's
  /// clock.
  public func stamp(uptime: TimeInterval) -> UInt64 {
    let since = ((uptime - self.uptime) * 1_000).rounded()
    return UInt64(max(0, Double(tableMs) + since))
  }
}
