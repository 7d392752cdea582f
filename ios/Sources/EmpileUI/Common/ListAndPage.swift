import EmpileKit
import SwiftUI

/// How broad a list is that has a page beside it: the taller its words, the broader.
struct ListWidth {
  let points: CGFloat

  /// A phone that is turned has no room for two.
  private static let leastHeight: CGFloat = 480

  init(_ theme: Theme) {
    points = 380 * CGFloat(max(1, theme.textScale))
  }

  /// Is there room for a page as broad as the list?
  func leavesAPage(in room: CGSize) -> Bool {
    room.width >= 2 * points && room.height >= ListWidth.leastHeight
  }
}

/// A list, and beside it what was chosen from it: the screen that one went to, or else what the list
/// itself has to show. Where there is no room, the list has the screen to itself.
private struct ListAndPage<Shown: View>: ViewModifier {
  let shell: Shell
  let isShown: Bool
  let close: @MainActor @Sendable () -> Void
  let shown: Shown
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: shell.isBroad ? ListWidth(theme).points : .infinity)
      if shell.isBroad {
        Divider()
        beside.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  @ViewBuilder private var beside: some View {
    if let page = shell.beside {
      NavigationStack { ScreenView(screen: page, shell: shell) }.id(page)
    } else if isShown {
      shown.environment(\.closeBeside, CloseBeside(close: close))
    } else {
      VStack(spacing: Space.two) {
        PieceView(piece: .cat(coat: 2, golden: false), side: 112)
        SoftText(shell.texts["beside-nothing"])
      }
      .padding(Space.two)
    }
  }
}

extension View {
  /// Has beside it what was chosen from it.
  func besideChosen(in shell: Shell) -> some View {
    modifier(ListAndPage(shell: shell, isShown: false, close: {}, shown: EmptyView()))
  }

  /// The same for a list whose things are shown by a sheet: beside it, or over it where there is no room.
  func besideSheet<Sheet: View>(
    in shell: Shell, isShown: @escaping @MainActor @Sendable () -> Bool,
    close: @escaping @MainActor @Sendable () -> Void, @ViewBuilder sheet: () -> Sheet
  ) -> some View {
    let shown = sheet()
    return modifier(
      ListAndPage(shell: shell, isShown: isShown(), close: close, shown: shown)
    )
    .sheet(isPresented: .shown(while: { !shell.isBroad && isShown() }, hide: close)) { shown }
  }
}

/// How what stands beside a list goes away.
struct CloseBeside: Sendable {
  let close: @MainActor @Sendable () -> Void
}

private struct CloseBesideKey: EnvironmentKey {
  static var defaultValue: CloseBeside? { nil }
}

extension EnvironmentValues {
  /// Nothing for what came over everything.
  var closeBeside: CloseBeside? {
    get { self[CloseBesideKey.self] }
    set { self[CloseBesideKey.self] = newValue }
  }
}
