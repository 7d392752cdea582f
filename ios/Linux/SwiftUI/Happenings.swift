extension View {
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(content: self) { _, context in
      context.host.effect("\(context.path)#task", id: value) { _ in
        Task(priority: priority) { await action() }
      }
    }
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(content: self) { _, context in
      nonisolated(unsafe) let action = action
      context.host.effect("\(context.path)#appear", id: 0) { _ in
        action?()
        return nil
      }
    }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Modified(content: self) { _, context in
      nonisolated(unsafe) let action = action
      context.host.effect(
        "\(context.path)#disappear", id: 0, onChange: { _ in nil }, onGone: { action?() })
    }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Modified(content: self) { _, context in
      nonisolated(unsafe) let action = action
      nonisolated(unsafe) let value = value
      context.host.effect("\(context.path)#change", id: value) { before in
        if initial || before != nil { action(before ?? value, value) }
        return nil
      }
    }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(content: self) { _, context in
      nonisolated(unsafe) let action = action
      context.host.visitors.append { action($0) }
    }
  }
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    marked { node in
      nonisolated(unsafe) let action = action
      for field in node.visible where field.kind == "TextField" { field.press = { action() } }
    }
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    marked { node in
      nonisolated(unsafe) let action = action
      node.press = { action() }
    }
  }
}
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
