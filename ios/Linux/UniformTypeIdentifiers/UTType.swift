/// The kinds of files that Empile reads and writes.
public struct UTType: Sendable, Hashable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  /// The app's property list must declare it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public static var json: UTType { UTType(exportedAs: "public.json") }
  public static var commaSeparatedText: UTType {
    UTType(exportedAs: "public.comma-separated-values-text")
  }
}
