### The help of the full screen, line by line.

undo = u          undo          U, Ctrl-R  redo
hint = H          hint          Esc        stop thinking
walk = PgUp, PgDn  back, forth   Home, End  first, last
pause = space, p   pause, go on  + -        pace of players
save = S          save          L          load
new = n          new game      R          resign
quit = q          quit          Ctrl-C     quit at once
pushes = arrows, hjkl, WASD   slide all tiles; where there are several
pushes-grids = grids, WASD slides from grid to grid
choices = arrows or the mouse choose a cell, a key what comes there
choices-first = (Enter and a second click: the first of the choices)
swatches = a letter, or a click on a cell or colour, calls it: your
swatches-zone = zone takes every cell of it that touches the zone
swatches-arrows = arrows and Enter do so too
regions = v shows a board that is too large in parts, or whole
stock = give a piece by its digit, a click, or arrows and Enter
cells = place by letter and digit (B4), a click, or arrows and Enter
columns = a column by its key, a click on it, or arrows and Enter
traits = W w white, B b black; capital and higher: tall;
traits-shapes = █ solid, blank hollow; [ ] square, ( ) round
legend-colours = W w white   B b black
legend-tall = capital, higher: tall
legend-solid = █ solid   blank: hollow
legend-shapes = [ ] square   ( ) round
