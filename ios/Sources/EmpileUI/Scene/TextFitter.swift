import EmpileCore
import SwiftUI

/// Words set into a box: each line, and how large.
struct FittedText: Equatable, Sendable {
  let lines: [String]
  let size: CGFloat
  var lineHeight: CGFloat { size * TextFitter.leading }
}

/// Sets a text into its box: at the size it aims for, smaller where the box asks for it, over several
/// lines where it allows them, and cut only when nothing else helps.
@MainActor final class TextFitter {
  nonisolated static let leading: CGFloat = 1.12
  private static let smallest: CGFloat = 9
  private static let step: CGFloat = 0.94

  private struct Box: Hashable {
    let text: SceneText
    let width: CGFloat
    let height: CGFloat
  }

  private var fitted: [Box: FittedText] = [:]

  /// `measure` tells how wide words are in a face at a size.
  func fit(
    _ text: SceneText, width: CGFloat, height: CGFloat,
    measure: (String, CGFloat) -> CGFloat
  ) -> FittedText {
    let box = Box(text: text, width: width, height: height)
    if let known = fitted[box] { return known }
    var size = CGFloat(text.size)
    while size > TextFitter.smallest {
      if let lines = lines(box, size, measure) {
        return keep(FittedText(lines: lines, size: size), box)
      }
      size *= TextFitter.step
    }
    let last = TextFitter.smallest
    let lines = lines(box, last, measure) ?? [cut(text.text, to: width) { measure($0, last) }]
    return keep(FittedText(lines: lines, size: last), box)
  }

  private func keep(_ text: FittedText, _ box: Box) -> FittedText {
    fitted[box] = text
    return text
  }

  /// The lines at this size, or nothing if they do not fit. A word is never broken.
  private func lines(
    _ box: Box, _ size: CGFloat, _ measure: (String, CGFloat) -> CGFloat
  ) -> [String]? {
    var lines: [String] = []
    for word in box.text.text.split(separator: " ").map(String.init) {
      guard measure(word, size) <= box.width else { return nil }
      if let last = lines.last, measure("\(last) \(word)", size) <= box.width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return CGFloat(lines.count) * size * TextFitter.leading <= box.height ? lines : nil
  }

  private func cut(_ text: String, to width: CGFloat, _ measure: (String) -> CGFloat) -> String {
    guard measure(text) > width else { return text }
    var kept = Substring(text)
    while !kept.isEmpty, measure("\(kept)…") > width { kept = kept.dropLast() }
    return "\(kept)…"
  }
}
