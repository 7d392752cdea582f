import EmpileCore

extension RuleSection {
  /// All that it says, in one line.
  var words: String {
    body.map { block in
      switch block {
      case .paragraph(let text): text
      case .bullets(let items): items.joined(separator: " ")
      }
    }.joined(separator: " ")
  }
}
