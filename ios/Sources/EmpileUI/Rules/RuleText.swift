import EmpileCore
import EmpileKit
import SwiftUI

/// A rule of the quick reference, over the screen that asked for it.
struct RuleSheet: View {
  @State private var model: RuleModel
  @Environment(Shell.self) private var shell

  init(_ shown: ShownRule, core: Core) {
    _model = State(initialValue: RuleModel(shown.id, readers: shown.readers, core: core))
  }

  var body: some View {
    SheetPage(model.section?.title ?? shell.texts["reference-title"]) {
      if let section = model.section { RuleText(rule: section) }
    }
    .errors(of: model)
    .task { await model.load() }
  }
}

/// What a section says, without its heading.
struct RuleText: View {
  let rule: RuleSection
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: Space.one) {
      if let label = rule.label {
        Text(label)
          .font(theme.type.small)
          .foregroundStyle(theme.colours.primary)
      }
      ForEach(Array(rule.body.enumerated()), id: \.offset) { _, block in
        switch block {
        case .paragraph(let text):
          Text(text).font(theme.type.body)
        case .bullets(let items):
          ForEach(items, id: \.self) { item in
            HStack(alignment: .firstTextBaseline, spacing: Space.one) {
              Circle()
                .fill(theme.colours.primary)
                .frame(width: 6, height: 6)
                .accessibilityHidden(true)
              Text(item).font(theme.type.body)
            }
          }
        }
      }
      ForEach(rule.figures) { figure in FigureView(figure: figure) }
    }
  }
}

/// As wide as there is room, and drawn for just that width.
private struct FigureView: View {
  let figure: RuleFigure
  @State private var scene: StillScene?
  @Environment(Shell.self) private var shell

  private static let widest: CGFloat = 440

  var body: some View {
    GeometryReader { proxy in
      let width = min(proxy.size.width, FigureView.widest)
      let size = CGSize(width: width, height: width / CGFloat(figure.shape))
      ZStack {
        if let scene {
          StillSceneView(scene: scene, size: size)
          ForEach(scene.nodes.filter { $0.label != nil }) { node in
            LandmarkView(node: node, onTap: nil)
          }
        }
      }
      .task(id: width) {
        scene = try? await shell.core.figure(
          figure.id, width: Float(size.width), height: Float(size.height))
      }
    }
    .aspectRatio(CGFloat(figure.shape), contentMode: .fit)
    .frame(maxWidth: FigureView.widest)
  }
}
