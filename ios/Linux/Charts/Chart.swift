import SwiftUI

public protocol Plottable {}
extension Int: Plottable {}
extension Double: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

public struct PlottableValue<Value: Plottable> {
  let label: String
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label))
  }
}

@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  var labels: [String] { get }
}
extension Never: ChartContent { public var labels: [String] { [] } }

public struct LineMark: ChartContent {
  public typealias Body = Never
  public var labels: [String]
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { labels = [x.label, y.label, series.label] }
}
extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
}
public protocol ChartSymbolShape {}
public struct BasicChartSymbolShape: ChartSymbolShape {
  public static let circle = BasicChartSymbolShape()
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .circle }
}

@resultBuilder @MainActor public struct ChartContentBuilder {
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
}

public struct Chart<Content: ChartContent>: Primitive {
  let marks: [Content]
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable { marks = data.map(content) }
  public func nodes(in context: Surroundings) -> [Node] {
    let chart = Node("Chart")
    let labels = marks.flatMap(\.labels)
    chart.draw = { labels }
    return [chart]
  }
}
extension View {
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
}
