@MainActor open class UIViewController: UIResponder {}

@MainActor open class UIActivity: NSObject {}

@MainActor open class UIActivityViewController: UIViewController {
  /// What it was told to hand on, for tests to read.
  public let offered: [Any]
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    offered = activityItems
  }
}
