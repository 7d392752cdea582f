import EmpileCore
import SwiftUI

/// Why a touch did nothing; it goes with the next touch. Where everybody has a zone it is told in the
/// zone of whom it concerns, turned to them, and covers nobody else's things.
struct Refused: View {
  let refusal: Refusal
  let openRule: @MainActor (RuleSection.ID) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    if let place = refusal.place {
      Notice(words: refusal.reason, padding: Space.one) {}
        .frame(width: place.seen.width, height: place.seen.height)
        .rotationEffect(.degrees(Double(place.turn)))
        .position(x: place.centre.x, y: place.centre.y)
    } else {
      // Hands that share a screen open nothing by chance; whoever takes turns may read the rule.
      Notice(words: refusal.reason, padding: Space.two, hearsHits: refusal.rule != nil) {
        if let rule = refusal.rule {
          Button(shell.texts["reference-open-rule"]) { openRule(rule) }
            .font(theme.type.name)
            .frame(minHeight: Space.target)
        }
      }
      .padding(Space.two)
    }
  }
}

extension OwnPlace {
  /// As wide and high as the zone is for its player.
  var seen: CGSize {
    let liesSideways = turn.truncatingRemainder(dividingBy: 180) != 0
    let (width, height) = (CGFloat(width), CGFloat(height))
    return liesSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  var centre: CGPoint { CGPoint(x: CGFloat(x + width / 2), y: CGFloat(y + height / 2)) }
}
