//! Generates functions from the messages.

fn main() {
    damier_i18n_build::catalogue("messages");
}
