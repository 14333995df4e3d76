//! Generates the functions of the messages.

fn main() {
    damier_i18n_build::catalogue("messages");
}
