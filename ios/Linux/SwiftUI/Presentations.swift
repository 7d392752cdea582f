import UniformTypeIdentifiers

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    covering("Sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding<Bool>(
      read: { item.wrappedValue != nil }, store: { if !$0 { item.wrappedValue = nil } })
    return covering("Sheet", isPresented: isPresented, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    covering("Alert", isPresented: isPresented) {
      Text(title)
      message()
      Dismissing(isPresented: isPresented, content: actions())
    }
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    joined { _ in
      guard isPresented.wrappedValue else { return [] }
      let node = Node("FileImporter")
      nonisolated(unsafe) let onCompletion = onCompletion
      node.write = {
        isPresented.wrappedValue = false
        if let file = $0 as? URL { onCompletion(.success(file)) }
      }
      return [node]
    }
  }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    joined { _ in
      guard isPresented.wrappedValue, let document else { return [] }
      let node = Node("FileExporter", defaultFilename ?? "")
      nonisolated(unsafe) let (written, onCompletion) = (document, onCompletion)
      node.write = {
        isPresented.wrappedValue = false
        guard let file = $0 as? URL else { return }
        onCompletion(
          Result {
            let wrapper = try written.fileWrapper(configuration: .init(contentType: contentType))
            try wrapper.regularFileContents.write(to: file)
            return file
          })
      }
      return [node]
    }
  }
}

/// Every button of an alert closes it.
private struct Dismissing: Primitive {
  let isPresented: Binding<Bool>
  let content: any View
  func nodes(in context: Surroundings) -> [Node] {
    let nodes = context.nodes(content)
    for button in nodes.flatMap(\.visible) where button.kind == "Button" {
      let press = button.press
      button.press = {
        press?()
        isPresented.wrappedValue = false
      }
    }
    return nodes
  }
}

public struct FileWrapper {
  let regularFileContents: Data
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
}
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
}
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// Files outside an app's own folder are lent by Apple's systems only.
extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { false }
  public func stopAccessingSecurityScopedResource() {}
}
