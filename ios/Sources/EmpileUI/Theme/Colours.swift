import EmpileCore
import SwiftUI

/// The core's palette in SwiftUI's words.
struct Colours: Equatable, Sendable {
  /// Every colour role by its number in scenes.
  let inks: [Color]
  /// The colours that players have.
  let seats: [Color]
  let surface: Color
  let raised: Color
  let text: Color
  let softText: Color
  let primary: Color
  let onPrimary: Color
  let accent: Color
  let success: Color
  let danger: Color
  let outline: Color
  /// A hint of the primary colour, for what is chosen.
  let chosen: Color
  /// A hint of honey, for who leads.
  let honeyed: Color

  /// The colours of a theme.
  init(isDark: Bool, isPatterned: Bool) {
    // The core has them all; if it ever could not tell, ink on paper still reads.
    self.init((try? palette(dark: isDark, patterned: isPatterned)) ?? .inkOnPaper)
  }

  private init(_ palette: Palette) {
    inks = palette.inks.map { Color(argb: $0) }
    seats = palette.seats.map { Color(argb: $0) }
    surface = Color(argb: palette.surface)
    raised = Color(argb: palette.raised)
    text = Color(argb: palette.text)
    softText = Color(argb: palette.softText)
    primary = Color(argb: palette.primary)
    onPrimary = Color(argb: palette.onPrimary)
    accent = Color(argb: palette.accent)
    success = Color(argb: palette.success)
    danger = Color(argb: palette.danger)
    outline = Color(argb: palette.outline)
    chosen = Color(argb: palette.raised.tinted(palette.primary, by: 0.12))
    honeyed = Color(argb: palette.raised.tinted(palette.accent, by: 0.22))
  }

  /// The colour of a role; roles and palettes come from the same core.
  func ink(_ role: UInt8) -> Color {
    inks.indices.contains(Int(role)) ? inks[Int(role)] : text
  }

  /// The colour of a player.
  func seat(_ colour: UInt8) -> Color {
    seats.indices.contains(Int(colour)) ? seats[Int(colour)] : text
  }
}

extension Color {
  /// From alpha, red, green and blue, a byte each.
  nonisolated init(argb: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((argb >> shift) & 0xFF) / 255 }
    self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: part(24))
  }
}

extension Palette {
  fileprivate static let inkOnPaper = {
    let (ink, paper): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    return Palette(
      surface: paper, raised: paper, text: ink, softText: ink, primary: ink, onPrimary: paper,
      accent: paper, onAccent: ink, success: ink, onSuccess: paper, danger: ink, onDanger: paper,
      outline: ink, seats: [], onSeats: [], inks: [])
  }()
}

extension UInt32 {
  /// Mixed with so much of another colour.
  fileprivate func tinted(_ other: UInt32, by share: Double) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { mixed, shift in
      let (mine, theirs) = (Double((self >> shift) & 0xFF), Double((other >> shift) & 0xFF))
      return mixed | (UInt32((mine + (theirs - mine) * share).rounded()) << UInt32(shift))
    }
  }
}
