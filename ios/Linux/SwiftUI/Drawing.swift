public struct Angle: Sendable, Equatable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static let zero = Angle(degrees: 0)
}
public struct UnitPoint: Sendable, Equatable {
  public var x: CGFloat
  public var y: CGFloat
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
}

public struct Path: Shape, Equatable {
  nonisolated public private(set) var boundingRect = CGRect.null
  nonisolated public init() {}
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }
  nonisolated public init(ellipseIn rect: CGRect) { boundingRect = rect }
  nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { boundingRect = rect }
  nonisolated public var isEmpty: Bool { boundingRect.isNull }
  nonisolated public mutating func move(to end: CGPoint) { reach(end) }
  nonisolated public mutating func addLine(to end: CGPoint) { reach(end) }
  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) { [control1, control2, end].forEach { reach($0) } }
  nonisolated public mutating func closeSubpath() {}
  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated private mutating func reach(_ point: CGPoint) {
    boundingRect = boundingRect.union(CGRect(origin: point, size: .zero))
  }
}

@preconcurrency public protocol Shape: View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: _ShapeView { _ShapeView() }
  public func fill<S: ShapeStyle>(_ content: S) -> some View { _ShapeView() }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView()
  }
}
public struct _ShapeView: Primitive {
  public func nodes(in context: Surroundings) -> [Node] { [Node("Shape")] }
}
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
public struct Capsule: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: 0)
  }
}
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat) {}
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: 0)
  }
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter) {}
}

public protocol ShapeStyle: Sendable {}
public struct Color: Primitive, ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, displayP3 }
  let parts: [Double]
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { parts = [red, green, blue, opacity] }
  nonisolated public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3] * opacity)
  }
  public func nodes(in context: Surroundings) -> [Node] { [Node("Color")] }
}
extension ShapeStyle where Self == Color {
  public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
}

public struct GraphicsContext {
  final class Record { var drawn: [String] = [] }
  let record = Record()
  public var opacity: Double = 1
  public struct Shading: Sendable {
    let color: Color
    public static func color(_ color: Color) -> Shading { Shading(color: color) }
  }
  public struct ResolvedText {
    let text: Text
    public var shading: Shading = .color(.clear)
    /// As wide as letters are in the middle, wrapped like words.
    public func measure(in size: CGSize) -> CGSize {
      let points = text.font?.size ?? 17
      let width = CGFloat(text.written.count) * points * 0.55
      return CGSize(width: min(width, size.width), height: points * 1.2)
    }
  }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func fill(_ path: Path, with shading: Shading) { record.drawn.append("fill") }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record.drawn.append("stroke")
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record.drawn.append("text \(text.text.written)")
  }
  public func draw(_ image: Image, in rect: CGRect) { record.drawn.append("image") }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { record.drawn.append("move \(x) \(y)") }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
}

public struct Canvas<Symbols: View>: Primitive {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  public func nodes(in context: Surroundings) -> [Node] {
    let node = Node("Canvas")
    // When somebody looks, as on a screen: what it reads then is no part of what a body has read.
    let room = context.environment.room
    node.draw = {
      var graphics = GraphicsContext()
      renderer(&graphics, room)
      return graphics.record.drawn
    }
    return [node]
  }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.renderer = renderer }
}

/// Comes from Core Graphics.
public final class CGImage: Sendable {}
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public init(content: Content) { self.content = content }
  public var cgImage: CGImage? { CGImage() }
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
public struct TimelineViewDefaultContext: Sendable { public let date: Date }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Primitive {
  public typealias Context = TimelineViewDefaultContext
  let content: (TimelineViewDefaultContext) -> Content
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }
  public func nodes(in context: Surroundings) -> [Node] {
    context.nodes(content(TimelineViewDefaultContext(date: Date())))
  }
}
