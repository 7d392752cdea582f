public struct Text: Primitive, Equatable, Sendable {
  let written: String
  var font: Font?
  public init(verbatim content: String) { written = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { written = String(content) }
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold() -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
  public func nodes(in context: Surroundings) -> [Node] { [Node("Text", written)] }
}

public struct Font: Hashable, Sendable {
  let name: String
  let size: CGFloat
  public enum TextStyle: Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(name: name, size: size)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: name, size: fixedSize)
  }
  public func monospacedDigit() -> Font { self }
}

public struct Image: Primitive {
  let name: String
  public init(systemName: String) { name = systemName }
  public init(decorative image: CGImage, scale: CGFloat) { name = "" }
  /// Without a label a screen reader would read the symbol's own name, in the system's words.
  public func nodes(in context: Surroundings) -> [Node] { [Node("Image", name)] }
}

public struct Label<Title: View, Icon: View>: Primitive {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  public func nodes(in context: Surroundings) -> [Node] {
    [Node("Label", "", context.below("icon").nodes(icon) + context.below("title").nodes(title))]
  }
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension View {
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
