/// The event most worth telling of those that just happened: the last of the highest rank, none if all rank 0.
pub(crate) fn loudest<E>(events: &[E], rank: impl Fn(&E) -> u8) -> Option<&E> {
    events.iter().max_by_key(|event| rank(event)).filter(|event| rank(event) > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_the_highest_rank_is_told_and_nothing_of_no_rank() {
        let rank = |event: &(u8, char)| event.0;
        assert_eq!(loudest(&[(1, 'a'), (2, 'b'), (2, 'c'), (0, 'd')], rank), Some(&(2, 'c')));
        assert_eq!(loudest(&[(0, 'a')], rank), None);
        assert_eq!(loudest(&[], rank), None);
    }
}
