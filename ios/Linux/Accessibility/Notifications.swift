/// What a screen reader was told, for tests to read.
public enum AccessibilityNotification {
  public struct Announcement {
    @MainActor public static var posted: [String] = []
    let words: String
    public init(_ announcement: String) { words = announcement }
    /// Apple lets any thread post; what is on the main actor here may do so there.
    @MainActor public func post() { Self.posted.append(words) }
  }
}
