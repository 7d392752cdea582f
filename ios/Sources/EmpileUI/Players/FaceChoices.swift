import EmpileCore
import EmpileKit
import SwiftUI

/// Cats and things to choose from, and the symbol of the colour.
struct FaceChoices: View {
  let faces: [FaceInfo]
  let chosen: UInt8?
  let choose: @MainActor (UInt8?) -> Void
  @Environment(\.theme) private var theme

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: Space.target))], spacing: Space.one) {
      ForEach(faces) { face in
        Button {
          choose(face.face)
        } label: {
          Badge(badge: face.badge)
            .frame(width: Space.target, height: Space.target)
            .overlay {
              Circle().stroke(face.face == chosen ? theme.colours.primary : .clear, lineWidth: 3)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(face.name)
        .accessibilityAddTraits(face.face == chosen ? .isSelected : [])
      }
    }
  }
}
