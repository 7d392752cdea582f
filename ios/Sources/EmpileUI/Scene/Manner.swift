import EmpileCore

extension StageManner {
  /// How things move and feel: the core says it once, and it never changes.
  static let ours = stageManner()

  /// What cues do beside being heard.
  func feels(of cues: [Cue]) -> [Feel] {
    cues.map { feels[Int($0)] }
  }
}
