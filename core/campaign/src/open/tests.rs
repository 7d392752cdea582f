use crate::Log;

#[test]
fn a_log_can_be_sent_to_another_thread() {
    fn must_be_send<T: Send>() {}
    must_be_send::<Log>();
}
