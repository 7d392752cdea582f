import EmpileCore

extension [SceneNode] {
  /// Line by line from the top, and each line from the left. What is only a little lower is on the
  /// same line, as an eye would say.
  var inReadingOrder: [SceneNode] {
    let fromTheTop = sorted { ($0.middle, $0.x, $0.id) < ($1.middle, $1.x, $1.id) }
    var lines: [[SceneNode]] = []
    for node in fromTheTop {
      if let first = lines.last?.first, first.isOnALine(with: node) {
        lines[lines.endIndex - 1].append(node)
      } else {
        lines.append([node])
      }
    }
    return lines.flatMap { line in line.sorted { ($0.x, $0.id) < ($1.x, $1.id) } }
  }
}

extension SceneNode {
  fileprivate var middle: Float { y + height / 2 }

  fileprivate func isOnALine(with other: SceneNode) -> Bool {
    abs(middle - other.middle) < Swift.min(height, other.height) / 2
  }
}
