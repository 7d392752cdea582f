/// A part of a section, ready to be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(String),
    /// A list.
    Bullets(Vec<String>),
}

impl Block {
    /// The parts of a text: paragraphs lie between empty lines, a line with a dash begins an item of a list.
    pub(crate) fn parts(text: &str) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut is_new = true;
        for line in text.lines().map(str::trim) {
            if line.is_empty() {
                is_new = true;
            } else if let Some(item) = line.strip_prefix("- ") {
                match blocks.last_mut() {
                    Some(Block::Bullets(items)) => items.push(item.to_owned()),
                    _ => blocks.push(Block::Bullets(vec![item.to_owned()])),
                }
                is_new = false;
            } else {
                match blocks.last_mut().filter(|_| !is_new).and_then(Block::last_text) {
                    Some(open) => {
                        open.push(' ');
                        open.push_str(line);
                    }
                    None => blocks.push(Block::Paragraph(line.to_owned())),
                }
                is_new = false;
            }
        }
        blocks
    }

    fn last_text(&mut self) -> Option<&mut String> {
        match self {
            Block::Paragraph(text) => Some(text),
            Block::Bullets(items) => items.last_mut(),
        }
    }

    /// Its lines: one for a paragraph, one for each item of a list.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let lines = match self {
            Block::Paragraph(text) => std::slice::from_ref(text),
            Block::Bullets(items) => items.as_slice(),
        };
        lines.iter().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paragraph(text: &str) -> Block {
        Block::Paragraph(text.into())
    }

    fn bullets(items: &[&str]) -> Block {
        Block::Bullets(items.iter().map(|&item| item.to_owned()).collect())
    }

    #[test]
    fn empty_lines_part_paragraphs_and_other_lines_run_on() {
        let parts = Block::parts("Lancez les dés.\nTous.\n\n\nPlacez-les.");
        assert_eq!(parts, [paragraph("Lancez les dés. Tous."), paragraph("Placez-les.")]);
    }

    #[test]
    fn dashes_make_a_list_whose_items_may_run_on() {
        let parts = Block::parts("À vous :\n- lancer,\n  encore et encore ;\n- placer.\n\nPuis stop.");
        assert_eq!(
            parts,
            [
                paragraph("À vous :"),
                bullets(&["lancer, encore et encore ;", "placer."]),
                paragraph("Puis stop.")
            ]
        );
    }

    #[test]
    fn a_list_goes_on_over_an_empty_line() {
        assert_eq!(Block::parts("- un\n\n- deux"), [bullets(&["un", "deux"])]);
    }

    #[test]
    fn nothing_has_no_parts() {
        assert_eq!(Block::parts("\n \n"), []);
    }
}
