import UIKit

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> {}

extension UIViewRepresentable {
  public var body: Never { fatalError("UIKit shows it") }

  func nodes(in context: Surroundings) -> [Node] {
    let kept = context.host.state("\(context.path)#view", first: StateBox<UIViewType?>(nil))
    let view = kept.value ?? makeUIView(context: Context())
    kept.value = view
    updateUIView(view, context: Context())
    context.host.effect(
      "\(context.path)#window", id: 0, onChange: { _ in nil },
      onGone: { view.willMove(toWindow: nil) })
    let node = Node("UIView")
    node.responder = view
    return [node]
  }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable> {}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("UIKit shows it") }

  func nodes(in context: Surroundings) -> [Node] {
    let kept = context.host.state(
      "\(context.path)#controller", first: StateBox<UIViewControllerType?>(nil))
    let controller = kept.value ?? makeUIViewController(context: Context())
    kept.value = controller
    updateUIViewController(controller, context: Context())
    let node = Node("UIViewController")
    node.responder = controller
    return [node]
  }
}
