//! Colour roles and what they are in each theme. A scene never names a colour.

/// Red, green, blue, alpha, a byte each, as 0xAARRGGBB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u32);

impl Colour {
    /// The contrast of WCAG 2: from 1 (none) to 21 (black on white).
    #[must_use]
    pub fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    fn luminance(self) -> f64 {
        let channel = |value: u32| {
            let part = f64::from(value & 0xFF) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let Colour(c) = self;
        0.2126 * channel(c >> 16) + 0.7152 * channel(c >> 8) + 0.0722 * channel(c)
    }

    /// What is seen where this lies on a colour that nothing shines through.
    #[must_use]
    pub fn over(self, below: Colour) -> Colour {
        let alpha = self.0 >> 24;
        let channel = |shift: u32| {
            let (above, below) = (self.0 >> shift & 0xFF, below.0 >> shift & 0xFF);
            ((above * alpha + below * (0xFF - alpha) + 0x7F) / 0xFF) << shift
        };
        Colour(0xFF00_0000 | channel(16) | channel(8) | channel(0))
    }
}

/// Which set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Cream paper by day.
    Light,
    /// The same table by lamplight.
    Dark,
    /// By day, with a pattern on everything that is told apart by its colour.
    PatternedLight,
    /// By lamplight, with patterns.
    PatternedDark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 4] = [Theme::Light, Theme::Dark, Theme::PatternedLight, Theme::PatternedDark];

    fn is_dark(self) -> bool {
        matches!(self, Theme::Dark | Theme::PatternedDark)
    }

    fn has_patterns(self) -> bool {
        matches!(self, Theme::PatternedLight | Theme::PatternedDark)
    }
}

const TRANSPARENT: Colour = Colour(0);

macro_rules! inks {
    (
        $($(#[$doc:meta])* $name:ident = $light:literal, $dark:literal;)+
        @patterns $($(#[$pattern_doc:meta])* $pattern:ident = $pattern_light:literal, $pattern_dark:literal;)*
    ) => {
        /// What a colour is for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ink { $($(#[$doc])* $name,)+ $($(#[$pattern_doc])* $pattern,)* }

        impl Ink {
            /// Every role, in the order in which a palette lists them.
            pub const ALL: &'static [Ink] = &[$(Ink::$name,)+ $(Ink::$pattern,)*];

            /// The colour of this role. Patterns cannot be seen in the themes without them.
            #[must_use]
            pub fn colour(self, theme: Theme) -> Colour {
                match self {
                    $(Ink::$name => if theme.is_dark() { Colour($dark) } else { Colour($light) },)+
                    $(Ink::$pattern if !theme.has_patterns() => TRANSPARENT,
                    Ink::$pattern => if theme.is_dark() { Colour($pattern_dark) } else { Colour($pattern_light) },)*
                }
            }
        }
    };
}

inks! {
    /// The table.
    Surface = 0xFFFF_F8EF, 0xFF1B_1613;
    /// Cards and panels on it.
    Raised = 0xFFFF_FFFF, 0xFF28_211C;
    /// Text.
    Text = 0xFF2B_2118, 0xFFF4_E9DC;
    /// Quieter text.
    SoftText = 0xFF6B_5B4C, 0xFFC3_B3A2;
    /// Prune: the primary action.
    Primary = 0xFF6A_2C5B, 0xFFE7_A7D6;
    /// Text on prune.
    OnPrimary = 0xFFFF_FFFF, 0xFF2B_1026;
    /// Miel: what shines.
    Accent = 0xFFF2_A541, 0xFFF5_B95F;
    /// Text on honey.
    OnAccent = 0xFF2B_2118, 0xFF2B_2118;
    /// It went well.
    Success = 0xFF2E_7D4F, 0xFF7F_D1A0;
    /// Text on success.
    OnSuccess = 0xFFFF_FFFF, 0xFF0C_2A18;
    /// It would go wrong.
    Danger = 0xFFB3_261E, 0xFFFF_B4AB;
    /// Text on danger.
    OnDanger = 0xFFFF_FFFF, 0xFF45_0C08;
    /// A line between things.
    Outline = 0xFFDC_CBB8, 0xFF4A_3F36;
    /// One soft shadow.
    Shadow = 0x1F2B_2118, 0x5900_0000;
    /// A fold of plum cloth, shallow enough to read words across it.
    Fold = 0x1F2B_2118, 0x2900_0000;
    /// A free cell of the pyramid.
    Cell = 0xFFF0_DFC8, 0xFF3A_3029;
    /// Its edge, a little darker.
    CellEdge = 0xFFDD_C4A4, 0xFF50_4339;
    /// The number on a cell.
    OnCell = 0xFF5A_4634, 0xFFE6_D6C4;
    /// A cell that the chosen dice fit.
    CellLit = 0xFFFF_D98A, 0xFF8A_6420;
    /// The number on a lit cell.
    OnCellLit = 0xFF2B_2118, 0xFFFF_F3DC;
    /// A cell with a bedding problem.
    CellFault = 0xFFF9_C9C2, 0xFF6E_2A24;
    /// The number on such a cell.
    OnCellFault = 0xFF6E_120C, 0xFFFF_E3DF;
    /// A die.
    Die = 0xFFFF_FFFF, 0xFFF6_EDE1;
    /// Its shaded edge.
    DieEdge = 0xFFE3_D6C6, 0xFFCD_BEAC;
    /// Its pips.
    Pip = 0xFF2B_2118, 0xFF2B_2118;
    /// Ball of wool.
    Yarn = 0xFFC2_4A6E, 0xFFE0_7A98;
    /// The thread on it.
    YarnThread = 0xFF8E_2B4C, 0xFF9C_3A5A;
    /// Coats: ginger.
    Ginger = 0xFFE8_9A4A, 0xFFE0_9445;
    /// Its second tone.
    GingerMark = 0xFFC6_722A, 0xFFBC_6C28;
    /// Coats: grey.
    Grey = 0xFF9A_A0A8, 0xFF92_98A0;
    /// Its second tone.
    GreyMark = 0xFF72_7880, 0xFF6C_7279;
    /// Coats: black.
    Black = 0xFF4A_4550, 0xFF5C_5664;
    /// Its second tone.
    BlackMark = 0xFF35_303B, 0xFF45_404C;
    /// What lamplight leaves on the edge of a black cat; by day it needs none.
    BlackRim = 0x0000_0000, 0xFF9A_92A8;
    /// Coats: cream.
    Cream = 0xFFF3_E3C6, 0xFFE9_D8BA;
    /// Its second tone.
    CreamMark = 0xFFD9_BF94, 0xFFCC_B38A;
    /// Coats: brown.
    Brown = 0xFFA8_7550, 0xFFA6_7450;
    /// Its second tone.
    BrownMark = 0xFF7F_5437, 0xFF79_5035;
    /// Coats: calico, white with patches.
    Calico = 0xFFFB_F5EC, 0xFFF0_E8DC;
    /// Its second tone.
    CalicoMark = 0xFFE0_8A4C, 0xFFD6_8246;
    /// A golden cat.
    Gold = 0xFFF6_C445, 0xFFF6_C445;
    /// Its second tone.
    GoldMark = 0xFFD0_9318, 0xFFD0_9318;
    /// The rays around it.
    GoldRay = 0xFFFF_E07A, 0xFFB0_8420;
    /// The crown on it.
    Crown = 0xFF8A_1F3F, 0xFF7A_1B38;
    /// Closed eyes, noses, whiskers.
    Face = 0xFF3A_2A20, 0xFF2B_2118;
    /// Inside of an ear, a nose.
    Blush = 0xFFE9_A3A0, 0xFFDC_9794;
    /// Nakama: yellow, with stripes.
    NakamaYellow = 0xFFF0_C63C, 0xFFE9_BE38;
    /// Its second tone.
    NakamaYellowMark = 0xFFC3_8F14, 0xFFB8_8614;
    /// Nakama: blue, with a white bib.
    NakamaBlue = 0xFF4C_86C6, 0xFF5B_93D0;
    /// Its second tone.
    NakamaBlueMark = 0xFF2F_5F9A, 0xFF35_669F;
    /// Nakama: violet, with spots and dark tips of the ears.
    NakamaViolet = 0xFF8E_62B4, 0xFF9B_72C0;
    /// Its second tone.
    NakamaVioletMark = 0xFF5E_3886, 0xFF63_3D8A;
    /// Nakama: orange, with a patch over one eye.
    NakamaOrange = 0xFFE5_7A35, 0xFFE0_7A3A;
    /// Its second tone.
    NakamaOrangeMark = 0xFFA8_4A14, 0xFF9E_4814;
    /// On cards: a Nakama of any colour.
    NakamaAny = 0xFFDC_CDB6, 0xFFCF_BFA6;
    /// Its second tone.
    NakamaAnyMark = 0xFFAD_9675, 0xFF9C_8565;
    /// Neko and the black cats.
    BlackCat = 0xFF2E_2733, 0xFF46_3F4D;
    /// Their second tone.
    BlackCatMark = 0xFF4B_4253, 0xFF2E_2833;
    /// Eyes of a cat who is awake.
    CatEye = 0xFFF8_D25C, 0xFFF8_D25C;
    /// Neko's scarf.
    Scarf = 0xFFD1_4B3F, 0xFFDC_5A4E;
    /// Walls: bricks.
    Brick = 0xFFC9_6F52, 0xFFB8_6449;
    /// The mortar between them.
    BrickJoint = 0xFFEB_C9B4, 0xFF7E_4433;
    /// Walls: plaster around the windows.
    Plaster = 0xFFF3_CF96, 0xFFDD_BC88;
    /// Its second tone.
    PlasterEdge = 0xFFCF_A063, 0xFFB0_8A58;
    /// A lit window.
    Glass = 0xFFFF_DE8A, 0xFFFF_D774;
    /// A shutter, a window frame.
    Shutter = 0xFF5F_8A7B, 0xFF5A_8375;
    /// Walls: the angel's sky.
    Fresco = 0xFFB9_D3DE, 0xFF8F_AEBB;
    /// Walls: the column.
    Stone = 0xFFDD_D3C6, 0xFFC9_BEB0;
    /// Its flutes.
    StoneShade = 0xFFA9_9B8A, 0xFF8E_8172;
    /// Walls: the angel.
    Marble = 0xFFFB_F6EE, 0xFFEF_E6D9;
    /// Its second tone.
    MarbleEdge = 0xFFCF_C3B3, 0xFFB9_AC9B;
    /// A floor of folded paper.
    PaperFloor = 0xFFFA_EBD0, 0xFFE7_D4B2;
    /// Its edge.
    PaperEdge = 0xFFD0_A66A, 0xFFB9_9058;
    /// A hand that strokes.
    Hand = 0xFFE9_B48C, 0xFFD9_A47E;
    /// Its second tone.
    HandShade = 0xFFC4_8457, 0xFFB0_744C;
    /// The face of a card.
    CardFace = 0xFFFF_FDF8, 0xFFF3_E8D8;
    /// The back of an action card, and what stands out on missions.
    ActionBack = 0xFF3F_7F86, 0xFF3F_7F86;
    /// The back of a mission card.
    MissionBack = 0xFF7A_3B69, 0xFF7A_3B69;
    /// A pattern on the back of a card.
    BackPattern = 0x38FF_FFFF, 0x38FF_FFFF;
    /// What is drawn large on the back of a card.
    OnBack = 0xFFFF_F3DC, 0xFFFF_F3DC;
    /// The front of a playing card, around its picture.
    CardPaper = 0xFFFF_FDF8, 0xFFF3_EADD;
    /// Its edge in a pile.
    CardEdge = 0xFFDC_CDB8, 0xFFB9_AA96;
    /// Night: card backs, the quilt.
    Night = 0xFF3A_3566, 0xFF34_3060;
    /// Its second tone.
    NightMark = 0xFF55_4E8C, 0xFF4A_4480;
    /// Moon and stars.
    Moon = 0xFFF8_DC8C, 0xFFF2_D688;
    /// A striped pillow.
    Linen = 0xFFFF_FBF4, 0xFFF4_EBDF;
    /// Its second tone.
    LinenFold = 0xFFDD_D3C6, 0xFFCC_C0B1;
    /// Its stripes.
    LinenPrint = 0xFF8F_AED0, 0xFF7F_A0C4;
    /// A dotted pillow.
    Flannel = 0xFFF8_CF78, 0xFFEE_C46C;
    /// Its second tone.
    FlannelFold = 0xFFDD_A748, 0xFFD0_9C40;
    /// Its dots.
    FlannelPrint = 0xFFB8_5C3C, 0xFFB0_5636;
    /// Helmets.
    Steel = 0xFFBF_C9D4, 0xFFB4_BECA;
    /// Their second tone.
    SteelMark = 0xFF8A_97A6, 0xFF80_8D9C;
    /// Faces and hands of the cards: fair.
    SkinFair = 0xFFF3_CBA4, 0xFFE8_C09A;
    /// Tan.
    SkinTan = 0xFFDD_A878, 0xFFD2_9E70;
    /// The second tone of tan.
    SkinTanMark = 0xFFB9_8254, 0xFFAE_794D;
    /// Deep.
    SkinDeep = 0xFFA6_6E48, 0xFF9E_6843;
    /// Slippers.
    Slipper = 0xFF9A_5C8A, 0xFF92_5683;
    /// Their soles.
    SlipperSole = 0xFF6A_3A5E, 0xFF63_3558;
    /// The attacking knight.
    Attack = 0xFFDD_5B3E, 0xFFD5_563A;
    /// The second tone.
    AttackMark = 0xFFA8_3A24, 0xFF9C_341F;
    /// The ground of that card.
    AttackGround = 0xFFFB_DDCB, 0xFFEF_D0BE;
    /// The defending knight.
    Defence = 0xFF3E_7FB8, 0xFF3A_79B0;
    /// The second tone.
    DefenceMark = 0xFF28_5C8C, 0xFF24_5480;
    /// The ground of that card.
    DefenceGround = 0xFFD5_E7F5, 0xFFC6_DAEA;
    /// The sleeping dragon.
    Dragon = 0xFF7D_B86E, 0xFF76_B068;
    /// The second tone.
    DragonMark = 0xFF3C_7440, 0xFF36_6A3A;
    /// Its muzzle.
    DragonBelly = 0xFFC9_E2A4, 0xFFBF_D89A;
    /// The ground of that card.
    DragonGround = 0xFFE6_F2DA, 0xFFD7_E4CB;
    /// A nightcap.
    Nightcap = 0xFF7A_5AA8, 0xFF74_55A0;
    /// Its stripes.
    NightcapMark = 0xFF5B_3F86, 0xFF56_3B80;
    /// The king's robe.
    Royal = 0xFF8A_3A76, 0xFF82_3670;
    /// The second tone.
    RoyalMark = 0xFF66_2656, 0xFF60_2250;
    /// The ground of that card.
    RoyalGround = 0xFFF6_E3F0, 0xFFE8_D4E2;
    /// A king's beard.
    Beard = 0xFFF4_F0EA, 0xFFE9_E4DD;
    /// Its second tone.
    BeardMark = 0xFFC9_C2BA, 0xFFBE_B7AF;
    /// Dice of the pyramid: red, the brightest face.
    RedBright = 0xFFC8_413A, 0xFFC8_413A;
    /// Red, the next face.
    RedSoft = 0xFFB0_3933, 0xFFB0_3933;
    /// Red, the face in the shade.
    RedShade = 0xFF98_312C, 0xFF98_312C;
    /// Between a red die and the next.
    RedSeam = 0xFF6E_2420, 0xFF6E_2420;
    /// Yellow, the brightest face.
    YellowBright = 0xFFF2_C230, 0xFFF2_C230;
    /// Yellow, the next face.
    YellowSoft = 0xFFD5_AB2A, 0xFFD5_AB2A;
    /// Yellow, the face in the shade.
    YellowShade = 0xFFB8_9324, 0xFFB8_9324;
    /// Between a yellow die and the next.
    YellowSeam = 0xFF8C_711C, 0xFF8C_711C;
    /// Pearl, the brightest face.
    PearlBright = 0xFFD9_D6D0, 0xFFD9_D6D0;
    /// Pearl, the next face.
    PearlSoft = 0xFFBF_BCB7, 0xFFBF_BCB7;
    /// Pearl, the face in the shade.
    PearlShade = 0xFFA5_A39E, 0xFFA5_A39E;
    /// Between a pearl die and the next.
    PearlSeam = 0xFF7E_7C79, 0xFF7E_7C79;
    /// Turquoise, the brightest face: shaded upwards, or ink on it could not be read.
    TurquoiseBright = 0xFF22_B8B0, 0xFF22_B8B0;
    /// Turquoise, the next face.
    TurquoiseSoft = 0xFF1F_A7A0, 0xFF1F_A7A0;
    /// Turquoise, the face in the shade.
    TurquoiseShade = 0xFF1D_9A93, 0xFF1D_9A93;
    /// Between a turquoise die and the next.
    TurquoiseSeam = 0xFF13_6460, 0xFF13_6460;
    /// Pips on red.
    PipOnRed = 0xFFFF_FFFF, 0xFFFF_FFFF;
    /// Where two faces of a die meet and catch the light.
    Shine = 0x59FF_FFFF, 0x4DFF_FFFF;
    /// Under a mark that must be seen on dice of any colour.
    MarkShade = 0xE62B_2118, 0xF214_0F0C;
    /// A mark that is not a colour of its own.
    MarkPlain = 0xFFFF_FFFF, 0xFFFF_FFFF;
    /// What others are seen through while they matter more.
    Veil = 0x99FF_F8EF, 0x991B_1613;
    /// The base: its rim.
    BaseRim = 0xFFC9_A678, 0xFF5A_4733;
    /// The depth of a hollow of the base.
    BaseDepth = 0x2E4A_3018, 0x4D00_0000;
    /// The shade in a case between dice; pips are read through it.
    HollowShade = 0x172B_2118, 0x2014_0F0C;
    /// Where the walls of a case meet.
    HollowEdge = 0x802B_2118, 0x9914_0F0C;
    /// A hollow of the base, the wall that faces the light.
    BaseBright = 0xFFF0_DFC8, 0xFF46_3A30;
    /// A hollow of the base, the next wall.
    BaseSoft = 0xFFE3_CCAC, 0xFF3A_2F27;
    /// A hollow of the base, the wall in the shade.
    BaseShade = 0xFFD3_B78F, 0xFF2E_251F;
    /// A dachshund's coat.
    Dachshund = 0xFFA8_6A45, 0xFFA5_6A47;
    /// Its second tone: ears, far legs.
    DachshundMark = 0xFF7C_472B, 0xFF7A_482E;
    /// Its light tone: muzzle, belly, paws.
    DachshundTan = 0xFFE0_AE7C, 0xFFD8_A678;
    /// Blankets: red, with dots.
    BlanketRed = 0xFFC8_3E3A, 0xFFC6_433F;
    /// Its dots.
    BlanketRedMark = 0xFFFF_E3D3, 0xFFFF_E0D0;
    /// Blankets: yellow, with checks.
    BlanketYellow = 0xFFF6_C43C, 0xFFEE_BC3A;
    /// Its checks.
    BlanketYellowMark = 0xFF96_5A08, 0xFF8A_5308;
    /// Blankets: green, with slanted stripes.
    BlanketGreen = 0xFF2F_8554, 0xFF33_8A59;
    /// Its stripes.
    BlanketGreenMark = 0xFFCD_EDC4, 0xFFC8_E8C0;
    /// Blankets: blue, with waves.
    BlanketBlue = 0xFF2E_62AD, 0xFF3A_6EB8;
    /// Its waves.
    BlanketBlueMark = 0xFFD3_E6FA, 0xFFD3_E6FA;
    /// The thread that holds patches together.
    Stitch = 0xFFFF_F8EF, 0xFFF4_E9DC;
    /// The grass of the park.
    Grass = 0xFFDC_E6C0, 0xFF2A_3324;
    /// A tuft, a little darker.
    GrassMark = 0xFFC3_D3A0, 0xFF39_4530;
    /// A place on the grass where something may be laid.
    Lane = 0xFFEA_F0D6, 0xFF35_402D;
    /// Text and marks on grass.
    OnGrass = 0xFF46_5728, 0xFFD3_DFBC;
    /// Bones: gold.
    BoneGold = 0xFFF0_B92E, 0xFFF0_B92E;
    /// Its second tone.
    BoneGoldMark = 0xFF8A_5A00, 0xFF8A_5A00;
    /// Bones: silver.
    BoneSilver = 0xFFC9_CED6, 0xFFC9_CED6;
    /// Its second tone.
    BoneSilverMark = 0xFF55_5D68, 0xFF55_5D68;
    /// Bones: bronze.
    BoneBronze = 0xFFC9_7F4A, 0xFFC9_7F4A;
    /// Its second tone.
    BoneBronzeMark = 0xFF5A_2D0E, 0xFF5A_2D0E;
    /// The ribbon on a golden bone.
    Ribbon = 0xFFC2_4A6E, 0xFFE0_7A98;
    /// Seat blue, with a paw.
    SeatBlue = 0xFF00_66A3, 0xFF00_66A3;
    /// Seat vermilion, with a triangle.
    SeatVermilion = 0xFFB3_4700, 0xFFB3_4700;
    /// Seat green, with a square.
    SeatGreen = 0xFF00_785A, 0xFF00_785A;
    /// Seat purple, with a diamond.
    SeatPurple = 0xFF8E_3A80, 0xFF8E_3A80;
    /// Seat gold, with a star.
    SeatGold = 0xFFE0_A800, 0xFFE0_A800;
    /// Seat sky, with a moon.
    SeatSky = 0xFF56_B4E9, 0xFF56_B4E9;
    /// Seat grey, with a cross.
    SeatGrey = 0xFF4D_4D4D, 0xFF4D_4D4D;
    /// Seat brown, with a flower.
    SeatBrown = 0xFF8C_4A3A, 0xFF8C_4A3A;
    /// Symbols and text on dark seat colours.
    OnSeatDark = 0xFFFF_FFFF, 0xFFFF_FFFF;
    /// Symbols and text on the gold and sky seats.
    OnSeatLight = 0xFF2B_2118, 0xFF2B_2118;
    @patterns
    /// The pattern on a light piece.
    PatternOnLight = 0x8C2B_2118, 0x8C2B_2118;
    /// The pattern on a dark piece.
    PatternOnDark = 0xB3FF_FFFF, 0xB3FF_FFFF;
}

impl Ink {
    /// The colour of a seat and the ink for what is written on it; seats go round after eight.
    #[must_use]
    pub fn seat(colour: u8) -> (Ink, Ink) {
        match colour % 8 {
            0 => (Ink::SeatBlue, Ink::OnSeatDark),
            1 => (Ink::SeatVermilion, Ink::OnSeatDark),
            2 => (Ink::SeatGreen, Ink::OnSeatDark),
            3 => (Ink::SeatPurple, Ink::OnSeatDark),
            4 => (Ink::SeatGold, Ink::OnSeatLight),
            5 => (Ink::SeatSky, Ink::OnSeatLight),
            6 => (Ink::SeatGrey, Ink::OnSeatDark),
            _ => (Ink::SeatBrown, Ink::OnSeatDark),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_written_can_be_read_in_both_themes() {
        let mut pairs = vec![
            (Ink::Text, Ink::Surface),
            (Ink::Text, Ink::Raised),
            (Ink::SoftText, Ink::Surface),
            (Ink::SoftText, Ink::Raised),
            (Ink::OnPrimary, Ink::Primary),
            (Ink::OnAccent, Ink::Accent),
            (Ink::OnSuccess, Ink::Success),
            (Ink::OnDanger, Ink::Danger),
            (Ink::OnCell, Ink::Cell),
            (Ink::OnCellLit, Ink::CellLit),
            (Ink::OnCellFault, Ink::CellFault),
            (Ink::Danger, Ink::Raised),
            (Ink::Primary, Ink::Raised),
            (Ink::Primary, Ink::Surface),
            (Ink::Success, Ink::Raised),
            (Ink::Pip, Ink::Die),
            (Ink::Danger, Ink::Cell),
            (Ink::MissionBack, Ink::CardFace),
            (Ink::OnBack, Ink::MissionBack),
            (Ink::PipOnRed, Ink::RedBright),
            (Ink::PipOnRed, Ink::RedSoft),
            (Ink::PipOnRed, Ink::RedShade),
            (Ink::Pip, Ink::YellowBright),
            (Ink::Pip, Ink::YellowSoft),
            (Ink::Pip, Ink::YellowShade),
            (Ink::Pip, Ink::PearlBright),
            (Ink::Pip, Ink::PearlSoft),
            (Ink::Pip, Ink::PearlShade),
            (Ink::Pip, Ink::TurquoiseBright),
            (Ink::Pip, Ink::TurquoiseSoft),
            (Ink::Pip, Ink::TurquoiseShade),
            (Ink::OnGrass, Ink::Grass),
            (Ink::OnGrass, Ink::Lane),
        ];
        pairs.extend((0..8).map(|seat| {
            let (seat, on) = Ink::seat(seat);
            (on, seat)
        }));
        for theme in Theme::ALL {
            for (text, ground) in &pairs {
                let ratio = text.colour(theme).contrast(ground.colour(theme));
                assert!(ratio >= 4.5, "{text:?} on {ground:?} in {theme:?}: {ratio:.2}");
            }
        }
    }

    /// Patterns are not text: 3:1 is what WCAG asks of graphics.
    #[test]
    fn a_blanket_is_known_by_its_weave_a_bone_by_its_pips_and_a_golden_cat_by_its_crown_in_both_themes() {
        let pairs = [
            (Ink::BlanketRedMark, Ink::BlanketRed),
            (Ink::BlanketYellowMark, Ink::BlanketYellow),
            (Ink::BlanketGreenMark, Ink::BlanketGreen),
            (Ink::BlanketBlueMark, Ink::BlanketBlue),
            (Ink::BoneGoldMark, Ink::BoneGold),
            (Ink::BoneSilverMark, Ink::BoneSilver),
            (Ink::BoneBronzeMark, Ink::BoneBronze),
            (Ink::Crown, Ink::Gold),
        ];
        for theme in [Theme::Light, Theme::Dark] {
            for (mark, ground) in pairs {
                let ratio = mark.colour(theme).contrast(ground.colour(theme));
                assert!(ratio >= 3.0, "{mark:?} on {ground:?} in {theme:?}: {ratio:.2}");
            }
        }
    }

    #[test]
    fn the_signs_of_cards_and_the_pillows_stand_out_from_what_they_lie_on() {
        let pairs = [
            (Ink::AttackMark, Ink::AttackGround),
            (Ink::DefenceMark, Ink::DefenceGround),
            (Ink::DragonMark, Ink::DragonGround),
            (Ink::Royal, Ink::RoyalGround),
            (Ink::Linen, Ink::Night),
            (Ink::Flannel, Ink::Night),
            (Ink::Moon, Ink::Night),
        ];
        for theme in Theme::ALL {
            for (sign, ground) in pairs {
                let ratio = sign.colour(theme).contrast(ground.colour(theme));
                assert!(ratio >= 4.5, "{sign:?} on {ground:?} in {theme:?}: {ratio:.2}");
            }
        }
    }

    #[test]
    fn patterns_are_seen_only_where_they_are_asked_for() {
        for pattern in [Ink::PatternOnLight, Ink::PatternOnDark] {
            assert_eq!(pattern.colour(Theme::Light), TRANSPARENT);
            assert_eq!(pattern.colour(Theme::Dark), TRANSPARENT);
            assert_ne!(pattern.colour(Theme::PatternedLight), TRANSPARENT);
            assert_ne!(pattern.colour(Theme::PatternedDark), TRANSPARENT);
        }
    }
}
