import EmpileCore
import EmpileKit
import SwiftUI

/// Something to do. One that does nothing now says why.
struct RowButton: View {
  let row: ToolRow
  let owner: String?
  let model: ToolModel
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    if row.kind == .main {
      VStack(alignment: .leading, spacing: Space.one) {
        named
        if let refusal = row.refusal { SoftText(refusal) }
      }
    } else {
      named
    }
  }

  private var named: some View {
    look
      .disabled(row.refusal != nil)
      .accessibilityHint(row.refusal ?? "")
      .accessibilityIdentifier(row.tag)
  }

  @ViewBuilder private var look: some View {
    switch row.kind {
    case .plain: Button(row.label, action: press).buttonStyle(.secondary)
    case .main: Button(row.label, action: press).buttonStyle(.primary)
    case .stop:
      Button(action: press) {
        Text(row.label).frame(maxWidth: .infinity, minHeight: 72)
      }
      .buttonStyle(.primary)
    case .switch:
      SwitchRow(
        row.label, detail: row.detail,
        isOn: .model {
          row.chosen == true
        } set: { _ in
          press()
        })
    default: tile
    }
  }

  private var tile: some View {
    let colours = theme.colours
    let isChosen = row.chosen == true
    return Button(action: press) {
      HStack(spacing: Space.one) {
        ForEach(row.pieces, id: \.picture) { PieceOnSheet(piece: $0, model: model) }
        if row.pieces.isEmpty {
          Text(row.label).font(theme.type.strong).padding(.horizontal, Space.one)
        }
        if let number { Text(number).font(theme.type.title).monospacedDigit() }
      }
      .frame(maxWidth: .infinity, minHeight: Space.target)
      .padding(Space.half)
      .foregroundStyle(colours.text)
      .background(isChosen ? colours.chosen : colours.surface)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12)
          .stroke(isChosen ? colours.primary : colours.outline, lineWidth: isChosen ? 3 : 1)
      }
      .opacity(row.refusal == nil ? 1 : 0.4)
    }
    .buttonStyle(.plain)
    .accessibilityLabel([owner, row.label, number].compactMap(\.self).joined(separator: ", "))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private var number: String? {
    row.number.map { shell.texts.say("number", .number("number", Int($0))) }
  }

  private func press() {
    model.press(row.tag)
  }
}
