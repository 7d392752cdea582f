import EmpileCore
import EmpileKit
import SwiftUI

/// A copy, what there is in it, and the way back to it. One that is damaged says so.
struct CopyRow: View {
  let copy: CopyInfo
  let isBusy: Bool
  let putBack: @MainActor () -> Void
  @Environment(Shell.self) private var shell

  var body: some View {
    VStack(alignment: .leading, spacing: Space.one) {
      NamedDetail(shell.name(of: copy), contents)
      if copy.isSound {
        Button(shell.texts["files-put-back"], action: putBack)
          .buttonStyle(.secondary)
          .disabled(isBusy)
          .accessibilityLabel(
            shell.texts.say("files-put-back-label", .word("name", shell.name(of: copy))))
      }
    }
  }

  private var contents: String {
    guard let last = copy.lastPlayedAt else { return copy.contents }
    return shell.texts.say(
      "files-copy-last", .word("contents", copy.contents),
      .word("day", shell.day(Date(milliseconds: last))))
  }
}

extension Shell {
  /// What a copy is called.
  func name(of copy: CopyInfo) -> String {
    texts.say(
      copy.isSetAside ? "files-copy-aside" : "files-copy-made",
      .word("day", day(Date(milliseconds: copy.madeAt))))
  }

  /// What comes of putting a copy back, before it is.
  func whatPuttingBackDoes(_ copy: CopyInfo) -> String {
    texts.say(
      "files-put-back-detail", .word("name", name(of: copy)), .word("contents", copy.contents))
  }
}
