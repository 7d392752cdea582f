/// A view with something changed: its surroundings before, its nodes after.
struct Modified<Content: View>: Primitive {
  let content: Content
  private var surround: (inout EnvironmentValues) -> Void = { _ in }
  private var change: (inout [Node], Surroundings) -> Void = { _, _ in }

  init(content: Content, change: @escaping (inout [Node], Surroundings) -> Void) {
    self.content = content
    self.change = change
  }

  init(content: Content, surround: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.surround = surround
  }

  func nodes(in context: Surroundings) -> [Node] {
    var inner = context.below("m")
    surround(&inner.environment)
    var nodes = inner.nodes(content)
    change(&nodes, inner)
    return nodes
  }
}

extension View {
  func surrounded(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    Modified(content: self, surround: change)
  }
  /// Changes the one node of this view; several are put together first.
  func marked(_ change: @escaping @MainActor (Node) -> Void) -> some View {
    Modified(content: self) { nodes, _ in
      if nodes.count != 1 { nodes = [Node("Group", "", nodes)] }
      nodes.map(\.meant).forEach(change)
    }
  }
  /// Adds nodes beside the view's own.
  func joined(_ more: @escaping @MainActor (Surroundings) -> [Node]) -> some View {
    Modified(content: self) { nodes, context in nodes += more(context.below("joined")) }
  }
  /// Nothing that a tree shows.
  func looks() -> some View { self }
  /// What covers everything else while it is shown.
  func covering(
    _ kind: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    joined { context in
      guard isPresented.wrappedValue else { return [] }
      var inner = context.below(kind)
      inner.environment.onDismiss = {
        isPresented.wrappedValue = false
        onDismiss?()
      }
      let node = Node(kind, "", inner.nodes(content()))
      node.press = inner.environment.onDismiss
      return [node]
    }
  }
}
