use crate::{Node, NodeId, Surface};

/// The whole board, from the back to the front.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it was laid out for.
    pub surface: Surface,
    /// What there is to see.
    pub nodes: Vec<Node>,
}

/// What changed between two scenes: enough to turn the one into the other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Delta {
    /// Nodes that are gone.
    pub removed: Vec<NodeId>,
    /// Nodes that are new or not what they were, from the back to the front.
    pub put: Vec<Node>,
}

impl Scene {
    /// These nodes, from the back to the front.
    #[must_use]
    pub fn of(surface: Surface, mut nodes: Vec<Node>) -> Scene {
        nodes.sort_by_key(place_in_order);
        Scene { surface, nodes }
    }

    /// The node with this id.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.iter().find(|node| node.id == id)
    }

    /// What has to change for `earlier` to become this. Both are in order, so one walk along both is enough.
    #[must_use]
    pub fn since(&self, earlier: &Scene) -> Delta {
        let mut delta = Delta::default();
        let mut old = earlier.nodes.iter().peekable();
        for node in &self.nodes {
            while let Some(gone) = old.next_if(|old| place_in_order(old) < place_in_order(node)) {
                delta.removed.push(gone.id);
            }
            match old.next_if(|old| place_in_order(old) == place_in_order(node)) {
                Some(same) if same == node => {}
                _ => delta.put.push(node.clone()),
            }
        }
        delta.removed.extend(old.map(|node| node.id));
        // What only moved to another depth was met twice on the walk.
        delta.removed.retain(|id| delta.put.iter().all(|node| node.id != *id));
        delta
    }
}

fn place_in_order(node: &Node) -> (u8, NodeId) {
    (node.depth, node.id)
}

impl Delta {
    /// Is there nothing to change?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.removed.is_empty() && self.put.is_empty()
    }

    /// Turns the scene before into the scene after.
    pub fn apply(self, scene: &mut Scene) {
        let is_put = |id: NodeId| self.put.iter().any(|node| node.id == id);
        scene.nodes.retain(|node| !self.removed.contains(&node.id) && !is_put(node.id));
        scene.nodes.extend(self.put);
        scene.nodes.sort_by_key(place_in_order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, Art};

    const SURFACE: Surface = Surface { width: 100.0, height: 100.0 };

    fn wool(id: u32, x: f32) -> Node {
        Node::picture(id, Area::new(x, 0.0, 10.0, 10.0), Art::Yarn)
    }

    fn scene(nodes: &[Node]) -> Scene {
        Scene::of(SURFACE, nodes.to_vec())
    }

    #[test]
    fn a_delta_names_only_what_changed() {
        let before = scene(&[wool(1, 0.0), wool(2, 0.0), wool(3, 0.0)]);
        let after = scene(&[wool(2, 5.0), wool(3, 0.0), wool(4, 0.0)]);
        let delta = after.since(&before);
        assert_eq!(delta.removed, [NodeId(1)]);
        assert_eq!(delta.put, [wool(2, 5.0), wool(4, 0.0)]);
        assert!(after.since(&after).is_empty());
    }

    #[test]
    fn a_delta_turns_the_one_scene_into_the_other_whatever_comes_to_the_front() {
        let scenes = [
            scene(&[wool(1, 0.0), wool(2, 0.0), wool(3, 0.0)]),
            scene(&[wool(1, 0.0).at_depth(9), wool(3, 0.0)]),
            scene(&[]),
            scene(&[wool(2, 1.0), wool(7, 0.0).at_depth(1)]),
        ];
        for before in &scenes {
            for after in &scenes {
                let mut patched = before.clone();
                after.since(before).apply(&mut patched);
                assert_eq!(patched, *after);
            }
        }
    }
}
