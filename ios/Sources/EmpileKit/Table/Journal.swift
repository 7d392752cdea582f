/// What happened at a table, the first first.
public struct Journal: Sendable {
  /// A thing that happened.
  public struct Line: Identifiable, Hashable, Sendable {
    /// Counted from the first.
    public let id: Int
    /// In words.
    public let text: String
  }

  /// Nobody reads further back; the whole match is in the replay.
  static let longest = 300

  /// The lines that are kept.
  public private(set) var lines: [Line] = []
  private var written = 0

  mutating func write(_ texts: [String]) {
    for text in texts {
      lines.append(Line(id: written, text: text))
      written += 1
    }
    if lines.count > Journal.longest { lines.removeFirst(lines.count - Journal.longest) }
  }
}
