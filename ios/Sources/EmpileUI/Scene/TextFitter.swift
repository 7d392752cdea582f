import EmpileCore
import SwiftUI

/// Words set into a box: each line, how large, and how far from one line to the next.
struct FittedText: Equatable, Sendable {
  let lines: [String]
  let size: CGFloat
  let lineHeight: CGFloat
}

/// Sets a text into its box as the core says: at the size it aims for, smaller where the box asks for it,
/// over several lines where it allows them, and cut only when nothing else helps.
@MainActor final class TextFitter {
  private let lettering = StageManner.ours.lettering

  private struct Box: Hashable {
    let text: SceneText
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
  }

  private var fitted: [Box: FittedText] = [:]

  /// For a reader who wants text `scale` times as large; `measure` tells how wide words are in a face
  /// at a size.
  func fit(
    _ text: SceneText, scale: CGFloat, width: CGFloat, height: CGFloat,
    measure: @escaping (String, CGFloat) -> CGFloat
  ) -> FittedText {
    let box = Box(text: text, width: width, height: height, scale: scale)
    if let known = fitted[box] { return known }
    let slack = CGFloat(lettering.slack)
    let room = CGSize(width: width + slack, height: height + slack)
    var size = CGFloat(text.size) * scale
    let isNumber = text.text.allSatisfy { ("0"..."9").contains($0) }
    let smallest = CGFloat(isNumber ? lettering.smallestNumber : lettering.smallest)
    while size > smallest {
      let column = Column(room: room, size: size, line: line, measure: measure)
      if let lines = column.whole(text.text) { return keep(lines, size, box) }
      size *= CGFloat(lettering.step)
    }
    let column = Column(room: room, size: smallest, line: line, measure: measure)
    return keep(column.whole(text.text) ?? column.cut(text.text), smallest, box)
  }

  private var line: CGFloat { CGFloat(lettering.line) }

  private func keep(_ lines: [String], _ size: CGFloat, _ box: Box) -> FittedText {
    let text = FittedText(lines: lines, size: size, lineHeight: size * line)
    fitted[box] = text
    return text
  }
}

/// A box that words of one size are set into.
private struct Column {
  let room: CGSize
  let size: CGFloat
  /// From one line to the next, in parts of the size.
  let line: CGFloat
  let measure: (String, CGFloat) -> CGFloat

  /// Its lines, or nothing if they do not fit.
  func whole(_ text: String) -> [String]? {
    let lines = wrapped(text)
    return isHighEnough(lines.count) && lines.allSatisfy(isWideEnough) ? lines : nil
  }

  /// As many lines as there is room for, and dots where the rest would be. A word that is wider than
  /// the box cannot be broken: then the whole text is one line.
  func cut(_ text: String) -> [String] {
    var lines = wrapped(text)
    if !lines.allSatisfy(isWideEnough) { lines = [lines.joined(separator: " ")] }
    let most = (1...max(lines.count, 1)).prefix(while: isHighEnough).last ?? 1
    let kept = Array(lines.prefix(most))
    guard let last = kept.last, kept.count < lines.count || !isWideEnough(last) else { return kept }
    return kept.dropLast() + [dotted(last)]
  }

  private func isWideEnough(_ words: String) -> Bool { measure(words, size) <= room.width }

  private func isHighEnough(_ lines: Int) -> Bool { CGFloat(lines) * size * line <= room.height }

  private func dotted(_ words: String) -> String {
    var kept = Substring(words)
    while !kept.isEmpty, !isWideEnough("\(kept)…") { kept = kept.dropLast() }
    return "\(kept)…"
  }

  /// As many words in each line as fit. A word is never broken; what a no-break space joins is one word.
  private func wrapped(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var rest = paragraph
      while let end = lastBreak(rest) {
        lines.append(String(rest[..<end]).trimmingSuffix(" "))
        rest = rest[end...].drop { $0 == " " }
      }
      return lines + [String(rest)]
    }
  }

  /// Where a line that does not fit as a whole has to end, if it can.
  private func lastBreak(_ words: Substring) -> Substring.Index? {
    if isWideEnough(String(words)) { return nil }
    let breaks = words.indices.dropFirst().filter { words[$0] == " " }
    return breaks.prefix { isWideEnough(String(words[..<$0])) }.last ?? breaks.first
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var kept = Substring(self)
    while kept.last == character { kept.removeLast() }
    return String(kept)
  }
}
