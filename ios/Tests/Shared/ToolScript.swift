import EmpileCore
import EmpileKit

/// How a tool is used beside a real table, line by line: `tests/fixtures/tools`, which Rust and
/// Kotlin follow too.
public enum ToolScript {
  /// The tools that have one: what is about fingers themselves has none.
  public static let tools = Shelf.tools.filter { (try? fixtureLines("tools/\($0).txt")) != nil }

  public static func lines(_ tool: String) throws -> [FixtureLine] {
    var rest = try fixtureLines("tools/\(tool).txt")[...]
    return unrolled(&rest)
  }

  /// What is to be repeated, as often as it is.
  private static func unrolled(_ lines: inout ArraySlice<FixtureLine>) -> [FixtureLine] {
    var all: [FixtureLine] = []
    while let line = lines.popFirst(), line.word != "end" {
      guard line.word == "repeat" else {
        all.append(line)
        continue
      }
      let block = unrolled(&lines)
      for _ in 0..<(Int(line.rest) ?? 0) { all += block }
    }
    return all
  }
}
