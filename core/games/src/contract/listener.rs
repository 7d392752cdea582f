/// Whoever hears what happens at a table.
pub trait Listener<E> {
    /// Hears this.
    fn push(&mut self, event: E);

    /// Hears what has to be looked for first: it is looked for only if somebody listens.
    fn push_found(&mut self, find: impl FnOnce() -> Option<E>);
}

impl<E> Listener<E> for Vec<E> {
    #[inline]
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }

    #[inline]
    fn push_found(&mut self, find: impl FnOnce() -> Option<E>) {
        self.extend(find());
    }
}

/// Nobody listens: a robot that plays a thousand matches in its head tells none of them.
pub struct Nobody;

impl<E> Listener<E> for Nobody {
    #[inline]
    fn push(&mut self, _event: E) {}

    #[inline]
    fn push_found(&mut self, _find: impl FnOnce() -> Option<E>) {}
}
