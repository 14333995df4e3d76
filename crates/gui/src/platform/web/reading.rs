//! The drawing of egui as a list of items that can be read or pressed, in the order of the screen.

use egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use egui::mutex::Mutex;
use egui::{Context, FullOutput, Plugin};
use std::collections::HashMap;
use std::sync::Arc;

/// An item on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Item {
    /// Its identity in egui.
    pub(super) node: u64,
    pub(super) text: String,
    /// True if it can be pressed.
    pub(super) is_pressed: bool,
    pub(super) is_enabled: bool,
    /// State of a switch.
    pub(super) is_on: Option<bool>,
}

/// Reads the drawing, frame by frame.
pub(super) struct Reader {
    context: Context,
    items: Arc<Mutex<Vec<Item>>>,
}

impl Reader {
    /// Starts to read. The list holds the last reading.
    pub(super) fn start(context: &Context) -> Arc<Mutex<Vec<Item>>> {
        let items = Arc::default();
        context.enable_accesskit();
        context.add_plugin(Self { context: context.clone(), items: Arc::clone(&items) });
        items
    }
}

impl Plugin for Reader {
    fn debug_name(&self) -> &'static str {
        "reader"
    }

    fn output_hook(&mut self, output: &mut FullOutput) {
        let Some(update) = output.platform_output.accesskit_update.take() else { return };
        let items = items(&update);
        let mut known = self.items.lock();
        if *known != items {
            *known = items;
            self.context.request_repaint();
        }
    }
}

/// Lists the items of a tree that can be read or pressed, in its order.
fn items(update: &TreeUpdate) -> Vec<Item> {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut open: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    let mut items = Vec::new();
    while let Some(id) = open.pop() {
        let Some(node) = nodes.get(&id) else { continue };
        open.extend(node.children().iter().rev());
        items.extend(item(id, node));
    }
    items
}

fn item(id: NodeId, node: &Node) -> Option<Item> {
    let is_pressed = match node.role() {
        Role::Button | Role::CheckBox | Role::RadioButton | Role::ComboBox | Role::Link => true,
        Role::Label | Role::Image => false,
        _ => return None,
    };
    let text = node.label().or_else(|| node.value()).filter(|text| !text.trim().is_empty())?;
    Some(Item {
        node: id.0,
        text: text.to_string(),
        is_pressed,
        is_enabled: !node.is_disabled(),
        is_on: node.toggled().map(|toggled| toggled == Toggled::True),
    })
}
