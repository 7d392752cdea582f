import EmpileCore
import EmpileKit
import SwiftUI

/// A tool that is about fingers themselves: all the room there is for them.
struct FingersView: View {
  let sheet: ToolSheet
  let spots: [ToolSpot]
  let model: ToolModel
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack {
      VStack(spacing: Space.one) {
        ForEach(sheet.sections.flatMap(\.cards).flatMap(\.lines).flatMap(\.self), id: \.tag) {
          row in
          if row.kind == .loud { LoudText(row.label) } else { SoftText(row.label) }
        }
      }
      .padding(Space.three)
      ForEach(spots, id: \.pointer) { spot in
        Circle()
          .stroke(
            spot.chosen == true ? theme.colours.accent : theme.colours.outline,
            lineWidth: spot.chosen == true ? 12 : 6
          )
          .frame(width: 96, height: 96)
          .opacity(spot.chosen == false ? 0.4 : 1)
          .position(x: CGFloat(spot.x), y: CGFloat(spot.y))
      }
      TouchSurface(stamp: { UInt64($0 * 1_000) }) { model.touch($0) }
    }
    .background(theme.colours.surface)
    .navigationBarTitleDisplayMode(.inline)
  }
}
