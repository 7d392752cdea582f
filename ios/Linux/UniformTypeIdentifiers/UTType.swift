/// The kinds of files that Empile reads and writes.
public struct UTType: Sendable, Hashable {
  let name: String
  public static let json = UTType(name: "public.json")
  public static let commaSeparatedText = UTType(name: "public.comma-separated-values-text")
}
