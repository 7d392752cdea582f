//! Changes to what was valid: in JSON where a value is, in texts where a letter is.

use empile_games::contract::Stream;
use serde_json::{Map, Value, json};

/// As many changes as this, and often fewer.
const MOST_CHANGES: u32 = 4;
const STRANGE_LETTERS: [&str; 12] =
    ["\0", "\u{202e}", "\u{feff}", "\n", "é", "e\u{301}", "👩‍👩‍👧", "\"", "{", "[", "9", "\u{10ffff}"];

/// Somewhat other JSON.
pub(super) fn json(valid: &Value, chance: &mut Stream) -> Value {
    let mut changed = valid.clone();
    for _ in 0..=chance.below(MOST_CHANGES) {
        let graft = pick(valid, chance).clone();
        change(pick_mut(&mut changed, chance), graft, chance);
    }
    changed
}

/// Somewhat other text.
pub(super) fn text(valid: &str, chance: &mut Stream) -> String {
    let mut letters: Vec<String> = valid.chars().map(String::from).collect();
    for _ in 0..=chance.below(MOST_CHANGES) {
        let at = chance.index(letters.len() + 1);
        let end = letters.len().min(at + 1 + chance.index(8));
        match chance.below(5) {
            0 => drop(letters.drain(at..end)),
            1 => letters.insert(at, strange_letter(chance)),
            2 => letters.extend(letters.clone().into_iter().skip(at).take(64)),
            3 => letters.truncate(at),
            _ => {
                if let Some(letter) = letters.get_mut(at) {
                    *letter = strange_letter(chance);
                }
            }
        }
    }
    letters.concat()
}

fn strange_letter(chance: &mut Stream) -> String {
    match chance.below(4) {
        0 => STRANGE_LETTERS[chance.index(STRANGE_LETTERS.len())].to_owned(),
        1 => char::from(chance.below(128) as u8).to_string(),
        _ => char::from_u32(chance.below(0x11_0000)).unwrap_or('?').to_string(),
    }
}

/// Any value within, the whole included; deeper ones are as likely as shallow ones are few.
fn pick<'a>(value: &'a Value, chance: &mut Stream) -> &'a Value {
    if chance.below(6) == 0 {
        return value;
    }
    match value {
        Value::Array(items) if !items.is_empty() => pick(&items[chance.index(items.len())], chance),
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.index(fields.len());
            fields.values().nth(at).map_or(value, |field| pick(field, chance))
        }
        _ => value,
    }
}

fn pick_mut<'a>(value: &'a mut Value, chance: &mut Stream) -> &'a mut Value {
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if count == 0 || chance.below(8) == 0 {
        return value;
    }
    let at = chance.index(count);
    let within = match value {
        Value::Array(items) => items.get_mut(at),
        Value::Object(fields) => fields.values_mut().nth(at),
        _ => None,
    };
    pick_mut(within.expect("there are so many"), chance)
}

fn change(value: &mut Value, graft: Value, chance: &mut Stream) {
    match value {
        Value::Array(items) if chance.below(3) > 0 => change_list(items, graft, chance),
        Value::Object(fields) if chance.below(3) > 0 => change_fields(fields, graft, chance),
        Value::Number(number) if chance.below(2) == 0 => {
            let by = i64::from(chance.below(5)) - 2;
            *value = json!(number.as_i64().unwrap_or(0).wrapping_add(by));
        }
        Value::String(words) if chance.below(2) == 0 => *words = text(words, chance),
        Value::Bool(is) => *is = !*is,
        _ if chance.below(3) == 0 => *value = graft,
        _ => *value = strange(chance),
    }
}

fn change_list(items: &mut Vec<Value>, graft: Value, chance: &mut Stream) {
    let at = chance.index(items.len() + 1);
    match chance.below(5) {
        0 => items.truncate(at),
        1 => items.insert(at, graft),
        2 if at < items.len() => drop(items.remove(at)),
        3 if at < items.len() => items.insert(at, items[at].clone()),
        _ if at < items.len() => items.rotate_left(at),
        _ => items.clear(),
    }
}

fn change_fields(fields: &mut Map<String, Value>, graft: Value, chance: &mut Stream) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let Some(name) = names.get(chance.index(names.len().max(1))) else { return };
    match chance.below(4) {
        0 => drop(fields.remove(name)),
        1 => drop(fields.insert(text(name, chance), graft)),
        2 => drop(fields.insert(name.clone(), strange(chance))),
        _ => drop(fields.insert(name.clone(), graft)),
    }
}

fn strange(chance: &mut Stream) -> Value {
    let edges = [0, 1, -1, 2, 7, 12, 40, 127, 128, 255, 256, 65_536];
    let wide = [i64::MAX, i64::MIN, i64::from(i32::MAX), i64::from(i32::MIN), i64::from(u32::MAX), 1 << 53];
    match chance.below(12) {
        0 => Value::Null,
        1 => json!([]),
        2 => json!({}),
        3 => json!(""),
        4 => json!(u64::MAX),
        5 => json!(0.5),
        6 => json!(1e300),
        7 => json!(wide[chance.index(wide.len())]),
        8 => json!("x".repeat(1 + chance.index(2_000))),
        9 => json!(strange_letter(chance)),
        10 => (0..chance.below(100)).fold(json!(1), |within, _| json!([within])),
        _ => json!(edges[chance.index(edges.len())]),
    }
}
