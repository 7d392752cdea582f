import EmpileCore
import EmpileKit
import SwiftUI

/// Hands the picture of a result on, and nothing but the picture, once there is a result to be handed on.
private struct CardSharing: ViewModifier {
  @Binding var result: HistoryRow.ID?
  @State private var model: CardModel
  @State private var shared: SharedFile?
  @Environment(Shell.self) private var shell

  init(result: Binding<HistoryRow.ID?>, core: Core) {
    _result = result
    _model = State(initialValue: CardModel(core: core))
  }

  func body(content: Content) -> some View {
    content
      .sheet(item: $shared) { file in ShareSheet(file: file.url) }
      .errors(of: model)
      .task(id: result) { await handOn() }
  }

  private func handOn() async {
    guard let asked = result else { return }
    let day: @MainActor (Int64) -> String = { shell.day(Date(milliseconds: $0)) }
    if let picture = await model.picture(of: asked, day: day) {
      let file = FileManager.default.temporaryDirectory.appending(path: picture.fileName)
      if let png = picture.png(), (try? png.write(to: file, options: .atomic)) != nil {
        shared = SharedFile(url: file)
      } else {
        model.fail()
      }
    }
    result = nil
  }
}

extension View {
  /// Hands the picture of this result on, and forgets it.
  func sharing(cardOf result: Binding<HistoryRow.ID?>, core: Core) -> some View {
    modifier(CardSharing(result: result, core: core))
  }
}
