import EmpileCore

extension TextFact {
  /// A number in a text.
  static func number(_ name: String, _ value: some BinaryInteger) -> TextFact {
    .number(name: name, value: Int64(clamping: value))
  }

  /// A word in a text.
  static func word(_ name: String, _ value: String) -> TextFact {
    .word(name: name, value: value)
  }
}
