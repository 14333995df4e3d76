//! Makes functions of the messages.

fn main() {
    words_build::catalogue("messages");
}
