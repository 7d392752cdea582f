import Foundation

extension Date {
  /// From milliseconds since 1970, as the core counts.
  public init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: TimeInterval(milliseconds) / 1_000)
  }

  /// Milliseconds since 1970, as the core counts.
  public var milliseconds: Int64 {
    Int64((timeIntervalSince1970 * 1_000).rounded())
  }
}
