import EmpileKit
import Foundation

extension Date {
  /// The afternoon of 15 November 2026, which it always is for a log that is kept nowhere.
  public static let sunday = Date(milliseconds: 1_794_754_800_000)
}
