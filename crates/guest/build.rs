//! Generates a function for each message.

fn main() {
    damier_i18n_build::catalogue("messages");
}
