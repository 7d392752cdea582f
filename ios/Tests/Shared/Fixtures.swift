import Foundation

/// A line of a file in `tests/fixtures`, which Rust, Kotlin and Swift all read: a word, then what
/// it says.
public typealias FixtureLine = (word: Substring, rest: String)

private let fixtures = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in
  path.deletingLastPathComponent()
}.appending(path: "tests/fixtures")

public func fixtureLines(_ name: String) throws -> [FixtureLine] {
  let file = fixtures.appending(path: name)
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
    let word = line.prefix { $0 != " " }
    return (word, String(line.dropFirst(word.count + 1)))
  }
}

/// What the files of a folder are called, without their endings.
public func fixtureNames(_ folder: String) -> [String] {
  let files = try? FileManager.default.contentsOfDirectory(
    at: fixtures.appending(path: folder), includingPropertiesForKeys: nil)
  return (files ?? []).map { $0.deletingPathExtension().lastPathComponent }.sorted()
}
