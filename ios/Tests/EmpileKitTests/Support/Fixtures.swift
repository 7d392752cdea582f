import Foundation
import Testing

/// The lines of a file in `tests/fixtures`, which Rust, Kotlin and Swift all read: a word, then
/// what it says.
func fixtureLines(_ name: String) throws -> [(word: Substring, rest: String)] {
  let root = (0..<5).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent()
  }
  let file = root.appending(path: "tests/fixtures/\(name)")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
    let space = try #require(line.firstIndex(of: " "))
    return (line[..<space], String(line[line.index(after: space)...]))
  }
}
