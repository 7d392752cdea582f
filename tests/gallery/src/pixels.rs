//! SVG to PNG: drawn with the bundled fonts alone, never with those of the machine, so that a picture comes out the same
//! everywhere; and in few colours, for flat shapes need no more.

use std::{collections::HashMap, sync::Arc};

use anyhow::Context as _;
use empile_stage::FONTS;
use resvg::{tiny_skia, usvg};

const COLOURS: usize = 256;
/// Colours that agree in so many bits of each channel share an entry of the palette.
const BITS: u32 = 5;

type Rgb = [u8; 3];

pub(crate) struct Painter {
    options: usvg::Options<'static>,
}

impl Painter {
    pub(crate) fn new() -> Painter {
        let mut options = usvg::Options::default();
        for font in FONTS {
            options.fontdb_mut().load_font_source(usvg::fontdb::Source::Binary(Arc::new(font)));
        }
        Painter { options }
    }

    /// A drawing as a PNG file, one pixel for each of its units.
    pub(crate) fn png(&self, svg: &str) -> anyhow::Result<Vec<u8>> {
        self.png_in(svg, COLOURS)
    }

    /// The same in so many colours at most.
    pub(crate) fn png_in(&self, svg: &str, colours: usize) -> anyhow::Result<Vec<u8>> {
        let tree = usvg::Tree::from_str(svg, &self.options)?;
        let size = tree.size().to_int_size();
        let mut sheet =
            tiny_skia::Pixmap::new(size.width(), size.height()).context("a drawing has a size")?;
        resvg::render(&tree, tiny_skia::Transform::identity(), &mut sheet.as_mut());
        // The table covers everything: there is no alpha to keep.
        let pixels: Vec<Rgb> = sheet.pixels().iter().map(|p| [p.red(), p.green(), p.blue()]).collect();
        Ok(indexed(size.width(), size.height(), &pixels, colours)?)
    }
}

fn indexed(width: u32, height: u32, pixels: &[Rgb], colours: usize) -> Result<Vec<u8>, png::EncodingError> {
    let palette = palette(pixels, colours);
    let mut nearest = HashMap::new();
    let indices: Vec<u8> = pixels
        .iter()
        .map(|pixel| *nearest.entry(*pixel).or_insert_with(|| closest(&palette, *pixel)))
        .collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_deflate_compression(png::DeflateCompression::Level(9));
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&indices)?;
    Ok(file)
}

/// The most frequent colour of each of the most frequent groups of alike colours.
fn palette(pixels: &[Rgb], colours: usize) -> Vec<Rgb> {
    let mut groups: HashMap<Rgb, HashMap<Rgb, usize>> = HashMap::new();
    for pixel in pixels {
        *groups.entry(pixel.map(|channel| channel >> (8 - BITS))).or_default().entry(*pixel).or_default() +=
            1;
    }
    let mut entries: Vec<(usize, Rgb)> = groups
        .into_values()
        .filter_map(|group| {
            let sum = group.values().sum();
            let (colour, _) = group.into_iter().max_by_key(|(colour, count)| (*count, *colour))?;
            Some((sum, colour))
        })
        .collect();
    entries.sort_unstable_by(|a, b| b.cmp(a));
    entries.truncate(colours);
    entries.into_iter().map(|(_, colour)| colour).collect()
}

fn closest(palette: &[Rgb], pixel: Rgb) -> u8 {
    let apart =
        |entry: &Rgb| -> u32 { entry.iter().zip(pixel).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
    let found = palette.iter().enumerate().min_by_key(|(_, entry)| apart(entry));
    found.map_or(0, |(index, _)| index as u8)
}
