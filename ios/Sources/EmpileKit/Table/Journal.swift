/// What happened at a table, the first first.
public struct Journal: Sendable {
  /// A thing that happened.
  public struct Line: Identifiable, Hashable, Sendable {
    /// Counted from the first.
    public let id: Int
    /// In words.
    public let text: String
  }

  /// As far back as the table keeps them.
  public private(set) var lines: [Line] = []

  mutating func write(_ texts: [String]) {
    for text in texts { lines.append(Line(id: lines.count, text: text)) }
  }

  mutating func startOver(with texts: [String]) {
    lines = []
    write(texts)
  }
}
