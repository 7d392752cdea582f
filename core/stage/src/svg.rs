use std::fmt::Write;

use crate::{Area, Colour, Ink, Layer, Node, PathStep, Scene, Surface, Theme, Words};

/// A scene as an SVG drawing, for documents and for looking at it without a device.
#[must_use]
pub fn svg(scene: &Scene, theme: Theme, say: impl Fn(&Words) -> String) -> String {
    let Surface { width, height } = scene.surface;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    );
    let ground = fill(Ink::Surface, theme);
    append(&mut svg, format_args!(r#"<rect width="{width}" height="{height}" {ground}/>"#));
    for node in &scene.nodes {
        draw(node, theme, &say, &mut svg);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw(node: &Node, theme: Theme, say: &impl Fn(&Words) -> String, svg: &mut String) {
    let Area { x, y, width, height } = node.area;
    let turn = node.turn;
    append(
        svg,
        format_args!(r#"<g transform="translate({x} {y}) rotate({turn} {} {})">"#, width / 2.0, height / 2.0),
    );
    if let Some(art) = node.art {
        for layer in art.draw(Surface { width, height }).layers {
            path(&layer, theme, svg);
        }
    }
    if let Some(text) = &node.text {
        let (x, anchor) = if text.from_left { (0.0, "start") } else { (width / 2.0, "middle") };
        let (y, size) = (height / 2.0 + text.size * 0.35, text.size);
        let words = escaped(&say(&text.words));
        let fill = fill(text.ink, theme);
        append(
            svg,
            format_args!(
                r#"<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" {fill}>{words}</text>"#
            ),
        );
    }
    svg.push_str("</g>");
}

fn path(layer: &Layer, theme: Theme, svg: &mut String) {
    svg.push_str(r#"<path d=""#);
    for step in &layer.path {
        match step {
            PathStep::Move(x, y) => append(svg, format_args!("M{x:.2} {y:.2}")),
            PathStep::Line(x, y) => append(svg, format_args!("L{x:.2} {y:.2}")),
            PathStep::Curve(x1, y1, x2, y2, x, y) => {
                append(svg, format_args!("C{x1:.2} {y1:.2} {x2:.2} {y2:.2} {x:.2} {y:.2}"));
            }
            PathStep::Close => svg.push('Z'),
        }
    }
    let fill = fill(layer.ink, theme);
    match layer.line_width {
        None => append(svg, format_args!(r#"" {fill}/>"#)),
        Some(width) => {
            let stroke = fill.replace("fill", "stroke");
            append(
                svg,
                format_args!(r#"" fill="none" {stroke} stroke-width="{width:.2}" stroke-linecap="round"/>"#),
            );
        }
    }
}

fn fill(ink: Ink, theme: Theme) -> String {
    let Colour(colour) = ink.colour(theme);
    let opacity = f64::from(colour >> 24) / 255.0;
    format!("fill=\"#{:06x}\" fill-opacity=\"{opacity:.2}\"", colour & 0x00FF_FFFF)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Writing to a string cannot fail.
fn append(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Art, TextBox, TextStyle};

    #[test]
    fn a_drawing_has_the_themes_colours_and_its_texts_cannot_break_it() {
        let words = TextBox::new(Words::new("name"), Ink::Text, TextStyle::Body, 15.0);
        let scene = Scene {
            surface: Surface { width: 100.0, height: 50.0 },
            nodes: vec![Node::picture(1, Area::new(0.0, 0.0, 20.0, 20.0), Art::Yarn).written(words)],
        };
        let light = svg(&scene, Theme::Light, |_| "Zoé & <Max>".to_owned());
        assert!(light.contains("#c24a6e"), "wool by day");
        assert!(light.contains("Zoé &amp; &lt;Max>"));
        let dark = svg(&scene, Theme::Dark, |words| words.key.to_owned());
        assert!(dark.contains("#e07a98"), "wool by lamplight");
    }
}
