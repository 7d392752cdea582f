import Foundation

/// A line of a file in `tests/fixtures`, which Rust, Kotlin and Swift all read: a word, then what
/// it says.
public typealias FixtureLine = (word: Substring, rest: String)

public func fixtureLines(_ name: String) throws -> [FixtureLine] {
  let root = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent()
  }
  let file = root.appending(path: "tests/fixtures/\(name)")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
    let word = line.prefix { $0 != " " }
    return (word, String(line.dropFirst(word.count + 1)))
  }
}
