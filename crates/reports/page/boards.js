"use strict";
// Opens the games of the page: a link #game-N shows game N, board by board.
(() => {
  const films = JSON.parse(document.getElementById("films").textContent);
  const find = (id) => document.getElementById(id);
  const [dialog, board, place, turn] = ["game", "board", "game-place", "game-turn"].map(find);
  const colours = "PALETTE";
  let film, boards, timer, opener, hash;

  const tile = (exponent) => colours.tiles[Math.min(Math.max(exponent, 1), colours.tiles.length) - 1];
  // Relative luminance (WCAG 2).
  const light = (hex) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
  const paint = (cell, hex) => {
    cell.style.backgroundColor = hex;
    cell.style.color = colours.inks[Number(light(hex) > colours.light)];
  };
  // White 8, tall 4, solid 2, square 1.
  const piece = (bits) => {
    const size = bits & 4 ? 40 : 26, white = bits >> 3 & 1;
    const fill = colours.pieces[white], line = colours.pieces[1 - white];
    const shape = (r, inner) => bits & 1
      ? `<rect x="${50 - r}" y="${50 - r}" width="${2 * r}" height="${2 * r}" ${inner}/>`
      : `<circle cx="50" cy="50" r="${r}" ${inner}/>`;
    const hole = bits & 2 ? "" : shape(size * 0.45, `fill="none" stroke="${line}" stroke-width="5"`);
    return `<svg viewBox="0 0 100 100" aria-hidden="true">${shape(size, `fill="${fill}" stroke="${line}" stroke-width="3"`)}${hole}</svg>`;
  };

  const draw = (cell, [kind, number, text, marked]) => {
    cell.className = `${film.look} ${kind}${marked ? " marked" : ""}`;
    cell.style.cssText = "";
    cell.textContent = kind === "piece" || kind === "empty" || kind === "hole" ? "" : text;
    const width = film.columns > 12 ? 0 : Math.max(text.length, 2.2);
    cell.style.fontSize = width ? `calc(min(24rem, 52vh, 80vw) / ${film.columns} * ${1.05 / width})` : "0";
    if (kind === "tile") {
      paint(cell, tile(number));
      if (number >= colours.rimmed) cell.style.boxShadow = `inset 0 0 0 2px ${colours.rim}`;
    }
    if (kind === "colour") paint(cell, colours.calls[number % colours.calls.length]);
    if (kind === "owned" || kind === "stone") {
      const seat = Math.min(number, 1), [ground, pattern] = colours.zones[seat];
      paint(cell, ground);
      cell.style.backgroundImage = seat
        ? `radial-gradient(circle at 50% 88%, ${pattern} 9%, transparent 10%)`
        : `linear-gradient(135deg, ${pattern} 8%, transparent 8% 92%, ${pattern} 92%)`;
      if (kind === "stone") cell.style.borderRadius = "50%";
    }
    if (kind === "piece") cell.innerHTML = piece(number);
    if (kind === "hole") cell.style.visibility = "hidden";
  };

  const show = () => {
    const at = Number(place.value), faces = boards[at];
    const cells = board.querySelectorAll("[data-cell]");
    faces.forEach((face, i) => draw(cells[i], film.faces[face]));
    const last = at === boards.length - 1;
    let text = dialog.dataset.start;
    if (at > 0) {
      const [seat, action] = film.turns[at - 1];
      const total = (boards.length - 1) * film.every;
      const parts = { turn: at * film.every, turns: (film.every > 1 ? "≈ " : "") + total, player: film.players[seat], action };
      text = dialog.dataset.turn.replace(/\{(\w+)\}/g, (_, part) => parts[part]);
    }
    turn.textContent = text + (last ? ` · ${film.ending}` : "");
    board.setAttribute("aria-label", faces.map((face) => film.faces[face][2] || film.faces[face][0]).join(" "));
  };

  const label = (text) => {
    const cell = document.createElement("div");
    cell.className = "label";
    cell.textContent = text;
    return cell;
  };
  const lay = () => {
    const [rows, columns] = film.labels, labelled = rows.length === film.rows && columns.length === film.columns && film.columns <= 12;
    board.replaceChildren();
    board.classList.toggle("hex", film.shifted);
    board.style.gridTemplateColumns = `${labelled ? "1.4rem " : ""}repeat(${film.columns}, minmax(0, 1fr))`;
    for (let row = 0; row < film.rows; row++) {
      if (labelled) board.append(label(rows[row]));
      for (let column = 0; column < film.columns; column++) {
        const cell = document.createElement("div");
        cell.dataset.cell = "";
        board.append(cell);
      }
    }
    if (labelled) board.append(label(""), ...columns.map(label));
    // Leaves a gap between the grids of a board.
    const [height, width] = film.grid;
    board.querySelectorAll("[data-cell]").forEach((cell, i) => {
      const row = Math.floor(i / film.columns), column = i % film.columns;
      cell.toggleAttribute("data-left", column > 0 && column % width === 0);
      cell.toggleAttribute("data-top", row > 0 && row % height === 0);
      cell.toggleAttribute("data-shifted", film.shifted && row % 2 === 1);
    });
  };

  const open = (number) => {
    film = films[number];
    if (!film) return;
    opener = document.activeElement;
    hash = location.hash;
    boards = [film.first];
    for (const [, , changes] of film.turns) {
      const next = boards[boards.length - 1].slice();
      for (let i = 0; i < changes.length; i += 2) next[changes[i]] = changes[i + 1];
      boards.push(next);
    }
    find("game-title").textContent = `${film.players.join(" – ")} (${film.name})`;
    find("game-command").textContent = `damier replay … '${film.name}'`;
    place.max = boards.length - 1;
    place.value = boards.length - 1;
    lay();
    show();
    dialog.showModal();
  };

  const halt = () => {
    clearInterval(timer);
    timer = undefined;
    const button = find("game-play");
    button.textContent = "▶▶";
    button.setAttribute("aria-label", dialog.dataset.play);
  };
  const step = (by) => {
    place.value = Number(place.value) + by;
    show();
    if (Number(place.value) === boards.length - 1) halt();
  };
  const play = () => {
    if (timer) return halt();
    if (Number(place.value) === boards.length - 1) place.value = 0;
    const button = find("game-play");
    button.textContent = "❚❚";
    button.setAttribute("aria-label", dialog.dataset.halt);
    show();
    timer = setInterval(() => step(1), Math.max(60, Math.min(600, 20000 / boards.length)));
  };

  place.addEventListener("input", show);
  find("game-first").addEventListener("click", () => step(-boards.length));
  find("game-back").addEventListener("click", () => step(-1));
  find("game-on").addEventListener("click", () => step(1));
  find("game-last").addEventListener("click", () => step(boards.length));
  find("game-play").addEventListener("click", play);
  dialog.addEventListener("keydown", (event) => {
    if (event.target === place) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -boards.length, End: boards.length }[event.key];
    if (by) {
      event.preventDefault();
      step(by);
    }
  });
  dialog.addEventListener("close", () => {
    halt();
    // The event comes late: by then, another game may be open, or its link followed.
    if (dialog.open) return;
    if (location.hash === hash) history.replaceState(null, "", location.pathname + location.search);
    if (opener) opener.focus();
    follow();
  });
  const follow = () => {
    const named = /^#game-(\d+)$/.exec(location.hash);
    if (named && !dialog.open) open(Number(named[1]));
  };
  find("open-game")?.removeAttribute("hidden");
  addEventListener("hashchange", follow);
  follow();
})();
