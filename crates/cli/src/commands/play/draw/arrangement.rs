//! The places of the board and its panel: side by side, or the panel below on a narrow screen.

use ratatui::layout::{Rect, Size};

/// Columns of the panel: the usual width, and the smallest.
const PANEL: u16 = 28;
const NARROW: u16 = 22;

/// The most columns beyond a usual panel that are divided between board and panel: two thirds for the board.
const SPARE: u16 = 60;

/// The fewest lines of a panel below the board.
const LOW: u16 = 2;

/// The places of the board and of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    pub(super) board: Rect,
    pub(super) panel: Rect,
    /// True if there are few lines: then none stays empty.
    pub(super) is_tight: bool,
}

/// The smallest area of a board, with and without frames around its cells, and the number of lines of a panel below the
/// board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BoardSpace {
    pub(super) board: Size,
    pub(super) smallest: Size,
    pub(super) lines: u16,
}

/// Arranges the board and its panel in an area. Returns `None` if the area is too small.
pub(super) fn arrange(area: Rect, needs: BoardSpace) -> Option<Arrangement> {
    beside(area, needs.board)
        .or_else(|| below(area, needs))
        .or_else(|| beside(area, needs.smallest))
}

fn beside(area: Rect, board: Size) -> Option<Arrangement> {
    let free = area.width.checked_sub(board.width + 1)?;
    if free < NARROW || area.height < board.height {
        return None;
    }
    let width = free.min(PANEL + free.saturating_sub(PANEL).min(SPARE) / 3);
    let panel = Rect { x: area.right() - width, width, ..area };
    let board = Rect { width: area.width - width - 1, ..area };
    Some(Arrangement { board, panel, is_tight: false })
}

fn below(area: Rect, needs: BoardSpace) -> Option<Arrangement> {
    let least = needs.smallest;
    let free = area.height.checked_sub(least.height)?;
    if free < LOW || area.width < least.width.max(NARROW) {
        return None;
    }
    let height = needs.lines.clamp(LOW, free);
    let panel = Rect { y: area.bottom() - height, height, ..area };
    let board = Rect { height: area.height - height, ..area };
    Some(Arrangement { board, panel, is_tight: true })
}

/// Returns the smallest screen that fits a board, its panel and `frame` more lines.
pub(super) fn needed(needs: BoardSpace, frame: u16) -> Size {
    let least = needs.smallest;
    Size { width: least.width.max(NARROW), height: least.height + LOW + frame }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_panel_stands_below_where_it_has_no_room_beside() {
        let size = |width, height| Size { width, height };
        let needs = BoardSpace { board: size(42, 17), smallest: size(30, 5), lines: 7 };
        let at = |width, height| arrange(Rect { x: 0, y: 1, width, height }, needs);
        let wide = at(80, 21).expect("room");
        assert_eq!((wide.board.width, wide.panel.width, wide.is_tight), (48, 31, false));
        let low = at(40, 12).expect("room");
        assert_eq!((low.board.height, low.panel.height, low.is_tight), (5, 7, true));
        assert_eq!(low.panel.y, 6);
        assert_eq!(at(80, 12).expect("room").panel.height, 7, "no room for frames");
        assert_eq!(at(20, 30), None);
        assert_eq!(at(80, 4), None);
        assert!(!at(80, 6).expect("room").is_tight, "too low for a panel below");
    }
}
