import EmpileCore
import Foundation

/// A file that leaves.
public struct ExportedFile: Hashable, Sendable {
  /// Of which kind.
  public let kind: FileKind
  /// What it is called.
  public let name: String
  /// What is in it.
  public let contents: Data

  /// What the core calls a file that leaves on this day.
  static func name(_ kind: FileKind, _ day: DateComponents) throws -> String {
    try fileName(
      kind: kind, year: Int32(clamping: day.year ?? 0), month: UInt8(clamping: day.month ?? 0),
      day: UInt8(clamping: day.day ?? 0))
  }
}
