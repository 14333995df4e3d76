// Loads the board and says why where it cannot.

const wait = document.getElementById("wait");
const canvas = document.getElementById("board");

function refuse(why) {
    wait.hidden = false;
    wait.setAttribute("role", "alert");
    wait.textContent = why;
    canvas.hidden = true;
}

function hasWebGl() {
    const canvas = document.createElement("canvas");
    return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
}

// The board is there when it has said what is on it, and that frame is drawn.
function greet() {
    if (!window.damier) {
        requestAnimationFrame(greet);
        return;
    }
    wait.hidden = true;
    canvas.focus();
    requestAnimationFrame(() => performance.mark("board"));
}

async function open() {
    if (typeof WebAssembly !== "object") {
        refuse("This browser has no WebAssembly, which the board is made of. A newer one has.");
        return;
    }
    if (!hasWebGl()) {
        refuse("This browser draws no WebGL, which the board needs. It may be switched off in its settings.");
        return;
    }
    try {
        const damier = await import("./damier.js");
        await damier.default({ module_or_path: new URL("damier_bg.wasm", import.meta.url) });
        addEventListener("error", ({ error }) => {
            if (error instanceof WebAssembly.RuntimeError) {
                refuse("The board has failed. Reload the page to go on with your game.");
            }
        });
        await damier.open_board(canvas);
        greet();
    } catch (error) {
        refuse(`The board cannot be opened: ${error?.message ?? error}`);
    }
}

open();

// After the first visit, the page works without a network.
navigator.serviceWorker?.register("offline.js").catch(() => {});
