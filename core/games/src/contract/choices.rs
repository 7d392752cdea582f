/// The actions a seat may take now, without writing them all out: a turn of Pile-Poils can have a hundred, and
/// a playout needs one.
pub trait Choices<A> {
    /// How many there are.
    fn len(&self) -> usize;

    /// The action at this place of the list, in an order that is the same on every device.
    fn nth(&self, index: usize) -> Option<A>;

    /// Is there nothing to do?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in order.
    fn all(&self) -> ChoicesIter<'_, Self, A> {
        ChoicesIter { choices: self, next: 0, action: std::marker::PhantomData }
    }
}

/// Walks through [`Choices`].
pub struct ChoicesIter<'a, C: ?Sized, A> {
    choices: &'a C,
    next: usize,
    action: std::marker::PhantomData<A>,
}

impl<A, C: Choices<A> + ?Sized> Iterator for ChoicesIter<'_, C, A> {
    type Item = A;

    fn next(&mut self) -> Option<A> {
        let action = self.choices.nth(self.next)?;
        self.next += 1;
        Some(action)
    }
}

impl<T: Clone> Choices<T> for Vec<T> {
    fn len(&self) -> usize {
        self.as_slice().len()
    }

    fn nth(&self, index: usize) -> Option<T> {
        self.get(index).cloned()
    }
}
