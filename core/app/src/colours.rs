use empile_stage::{Ink, Theme};

use crate::EmpileError;

/// The colours of a theme, as 0xAARRGGBB: those a shell's own screens need by name, and all by number for scenes.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Palette {
    /// The table.
    pub surface: u32,
    /// Cards and panels on it.
    pub raised: u32,
    /// Text.
    pub text: u32,
    /// Quieter text.
    pub soft_text: u32,
    /// The primary action.
    pub primary: u32,
    /// Text on it.
    pub on_primary: u32,
    /// What shines.
    pub accent: u32,
    /// Text on it.
    pub on_accent: u32,
    /// It went well.
    pub success: u32,
    /// Text on it.
    pub on_success: u32,
    /// It would go wrong.
    pub danger: u32,
    /// Text on it.
    pub on_danger: u32,
    /// A line between things.
    pub outline: u32,
    /// The eight seats.
    pub seats: Vec<u32>,
    /// What is written on each of them.
    pub on_seats: Vec<u32>,
    /// Every colour role by its number in scenes.
    pub inks: Vec<u32>,
}

/// The colours by day or by lamplight, with patterns on what is told apart by its colour where they are wanted.
#[cfg_attr(feature = "uniffi", uniffi::export(default(patterned = false)))]
pub fn palette(dark: bool, patterned: bool) -> Result<Palette, EmpileError> {
    let theme = match (dark, patterned) {
        (false, false) => Theme::Light,
        (true, false) => Theme::Dark,
        (false, true) => Theme::PatternedLight,
        (true, true) => Theme::PatternedDark,
    };
    let colour = |ink: Ink| ink.colour(theme).0;
    Ok(Palette {
        surface: colour(Ink::Surface),
        raised: colour(Ink::Raised),
        text: colour(Ink::Text),
        soft_text: colour(Ink::SoftText),
        primary: colour(Ink::Primary),
        on_primary: colour(Ink::OnPrimary),
        accent: colour(Ink::Accent),
        on_accent: colour(Ink::OnAccent),
        success: colour(Ink::Success),
        on_success: colour(Ink::OnSuccess),
        danger: colour(Ink::Danger),
        on_danger: colour(Ink::OnDanger),
        outline: colour(Ink::Outline),
        seats: (0..8).map(|seat| colour(Ink::seat(seat).0)).collect(),
        on_seats: (0..8).map(|seat| colour(Ink::seat(seat).1)).collect(),
        inks: Ink::ALL.iter().map(|ink| colour(*ink)).collect(),
    })
}
