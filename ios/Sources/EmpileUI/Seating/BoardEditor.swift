import EmpileCore
import EmpileKit
import SwiftUI

/// The pyramid row by row as it stands on the table, the top first; what is wrong is said where it is.
struct BoardEditor: View {
  let board: OwnBoardModel
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      NamedDetail(shell.texts["board-title"], shell.texts["board-detail"])
      if let fault = board.fault, fault.row == nil { reason(fault) }
      ForEach(board.lines.indices.reversed(), id: \.self) { row in
        TextField(
          shell.texts.say("board-row", .number("row", row + 1)), text: line(row)
        )
        .textFieldStyle(.roundedBorder)
        .monospacedDigit()
        if let fault = board.fault, fault.row == UInt32(row + 1) { reason(fault) }
      }
      ButtonPair {
        Button(shell.texts["board-remove-row"]) { Task { await board.removeTopRow() } }
          .buttonStyle(.secondary)
          .disabled(board.lines.count <= 1)
      } second: {
        Button(shell.texts["board-add-row"]) { Task { await board.addRow() } }
          .buttonStyle(.secondary)
      }
      TextField(shell.texts["board-paste"], text: pasted)
        .textFieldStyle(.roundedBorder)
      if let fault = board.pasteFault {
        reason(fault)
      } else {
        SoftText(shell.texts["board-paste-detail"])
      }
    }
  }

  private func line(_ row: Int) -> Binding<String> {
    .model {
      board.lines.indices.contains(row) ? board.lines[row] : ""
    } set: { text in
      Task { await board.write(text, inRow: row) }
    }
  }

  /// A whole board at once: it becomes the rows above, where it can be mended.
  private var pasted: Binding<String> {
    .model {
      board.pasted
    } set: { text in
      Task { await board.paste(text) }
    }
  }

  private func reason(_ fault: RefusedRows) -> some View {
    Text(fault.reason)
      .font(theme.type.detail)
      .foregroundStyle(theme.colours.danger)
  }
}
