import EmpileCore
import EmpileKit
import SwiftUI

/// A tool that is about fingers themselves: all the room there is for them.
struct FingersView: View {
  let page: ToolPage
  let spots: [ToolSpot]
  let model: ToolModel
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack {
      VStack(spacing: Space.one) {
        ForEach(page.sections.flatMap(\.cards).flatMap(\.lines).flatMap(\.self), id: \.tag) {
          RowView(row: $0, model: model)
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
    .navigationTitle(page.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
