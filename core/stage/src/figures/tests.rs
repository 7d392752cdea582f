use std::collections::BTreeSet;

use super::*;
use crate::{Area, Node};

/// A column of a phone, a page of a tablet, a flat strip, a narrow one, and a stamp.
const PAGES: [Surface; 5] = [
    Surface { width: 328.0, height: 220.0 },
    Surface { width: 720.0, height: 480.0 },
    Surface { width: 600.0, height: 120.0 },
    Surface { width: 160.0, height: 600.0 },
    Surface { width: 48.0, height: 48.0 },
];

fn pages(figure: Figure) -> impl Iterator<Item = Surface> {
    let best = [328.0, 560.0].map(|width| Surface { width, height: width / figure.shape() });
    PAGES.into_iter().chain(best)
}

/// What a turned node takes up.
fn seen(node: &Node) -> Area {
    let corners = [
        (node.area.x, node.area.y),
        (node.area.right(), node.area.y),
        (node.area.x, node.area.bottom()),
        (node.area.right(), node.area.bottom()),
    ];
    let turned = corners.map(|(x, y)| crate::Point { x, y }.turned_around(node.area.centre(), node.turn));
    let spot = |point: crate::Point| Area::new(point.x, point.y, 0.0, 0.0);
    turned.into_iter().map(spot).reduce(Area::union).unwrap_or(node.area)
}

#[test]
fn every_figure_has_a_name_of_its_own_by_which_it_is_found() {
    let ids: BTreeSet<&str> = Figure::ALL.iter().map(|figure| figure.id()).collect();
    assert_eq!(ids.len(), Figure::ALL.len());
    for figure in Figure::ALL {
        assert_eq!(Figure::named(figure.id()), Some(figure));
        assert!(figure.key().starts_with(PREFIX));
    }
    assert_eq!(Figure::named("nonsense"), None);
}

#[test]
fn nothing_leaves_its_surface_whatever_its_shape() {
    for figure in Figure::ALL {
        for page in pages(figure) {
            for node in figure.draw(page).nodes {
                let area = seen(&node);
                let is_inside = area.x >= -0.1
                    && area.y >= -0.1
                    && area.right() <= page.width + 0.1
                    && area.bottom() <= page.height + 0.1;
                assert!(is_inside, "{figure:?} on {page:?}: {node:?}");
                assert!(
                    area.width.is_finite() && area.height.is_finite(),
                    "{figure:?} on {page:?}: {node:?}"
                );
            }
        }
    }
}

#[test]
fn every_figure_shows_something_and_says_what() {
    for figure in Figure::ALL {
        let page = Surface { width: 328.0, height: 328.0 / figure.shape() };
        let scene = figure.draw(page);
        assert!(scene.nodes.iter().filter(|node| node.art.is_some()).count() > 3, "{figure:?}");
        let whole = scene.nodes.iter().find(|node| node.area == page.area() && node.label.is_some());
        let label = whole.and_then(|node| node.label.as_ref()).map(|label| label.key);
        assert_eq!(label, Some(figure.key()));
    }
}

#[test]
fn nothing_in_a_figure_asks_to_be_touched() {
    for figure in Figure::ALL {
        let scene = figure.draw(Surface { width: 328.0, height: 240.0 });
        assert!(scene.nodes.iter().all(|node| !node.role.is_touchable()), "{figure:?}");
    }
}

#[test]
fn what_is_written_on_a_phone_can_be_read() {
    for figure in Figure::ALL {
        let page = Surface { width: 328.0, height: 328.0 / figure.shape() };
        for node in figure.draw(page).nodes {
            if let Some(text) = &node.text {
                assert!(text.size >= 13.0 && node.area.height >= 14.0, "{figure:?}: {node:?}");
            }
        }
    }
}
