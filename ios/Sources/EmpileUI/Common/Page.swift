import EmpileKit
import SwiftUI

/// A page with a title, what scrolls, and what stays within the thumb's reach.
struct Page<Content: View, Bottom: View>: View {
  let title: String
  let content: Content
  let bottom: Bottom
  @Environment(\.theme) private var theme

  init(
    _ title: String, @ViewBuilder content: () -> Content, @ViewBuilder bottom: () -> Bottom
  ) {
    self.title = title
    self.content = content()
    self.bottom = bottom()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.one) { content }
        .frame(maxWidth: Space.readable)
        .padding(Space.two)
        .frame(maxWidth: .infinity)
    }
    .background(theme.colours.surface)
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: Space.one) { bottom }
        .frame(maxWidth: Space.readable)
        .padding(.horizontal, Space.two)
        .padding(.bottom, Space.one)
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension Page where Bottom == EmptyView {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content) { EmptyView() }
  }
}

/// What comes up over a screen, with a way to close it.
struct SheetPage<Content: View>: View {
  let title: String
  let content: Content
  @Environment(Shell.self) private var shell
  @Environment(\.dismiss) private var dismiss
  @Environment(\.closeBeside) private var closeBeside

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    NavigationStack {
      Page(title) { content }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            IconButton("xmark", name: shell.texts["close"]) {
              if let closeBeside { closeBeside.close() } else { dismiss() }
            }
          }
        }
    }
  }
}

/// Says what went wrong and what to do next, over any screen, and opens the rule that stands against
/// it if one does.
private struct ErrorAlert<Model: CoreModel>: ViewModifier {
  let model: Model
  @State private var rule: ShownRule?
  @Environment(Shell.self) private var shell

  func body(content: Content) -> some View {
    content.alert(
      shell.texts["error-title"],
      isPresented: .shown(while: { model.error != nil }, hide: { model.dismissError() })
    ) {
      if let id = model.error?.rule {
        Button(shell.texts["reference-open-rule"]) {
          model.dismissError()
          rule = ShownRule(id: id, readers: model.ruleReaders)
        }
      }
      Button(shell.texts["error-dismiss"]) { model.dismissError() }
    } message: {
      Text(model.error?.reason ?? "")
    }
    .sheet(item: $rule) { shown in
      RuleSheet(shown, core: shell.core)
    }
  }
}

extension View {
  func errors(of model: some CoreModel) -> some View {
    modifier(ErrorAlert(model: model))
  }
}

extension Binding where Value == Bool {
  /// Something that is there for as long as a model says so.
  @MainActor static func shown(
    while isShown: @escaping @MainActor @Sendable () -> Bool,
    hide: @escaping @MainActor @Sendable () -> Void
  ) -> Binding<Bool> {
    Binding(get: { @MainActor in isShown() }, set: { @MainActor isOn in if !isOn { hide() } })
  }
}

extension Binding where Value: Sendable {
  /// What a model tells by one call and takes by another.
  @MainActor static func model(
    _ value: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { @MainActor in value() }, set: { @MainActor in set($0) })
  }
}
