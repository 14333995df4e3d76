// Loads the board, or says why it cannot, in the language that it chooses for both.

const TEXTS = {
    en: {
        loading: "Loading the board…",
        noWebAssembly: "The board needs WebAssembly, which this browser does not support. Try a newer browser.",
        noWebGl: "The board needs WebGL, which this browser does not offer. It may be switched off in the settings.",
        failed: "The board has stopped because of an error. Reload the page to continue your game.",
        cannotOpen: (why) => `The board cannot be opened: ${why}`,
    },
    fr: {
        loading: "Chargement du plateau…",
        noWebAssembly: "Le plateau a besoin de WebAssembly, que ce navigateur ne propose pas. Essayez un navigateur plus récent.",
        noWebGl: "Le plateau a besoin de WebGL, que ce navigateur ne propose pas. Il est peut-être désactivé dans les réglages.",
        failed: "Le plateau s’est arrêté à cause d’une erreur. Rechargez la page pour reprendre votre partie.",
        cannotOpen: (why) => `Le plateau ne peut pas s’ouvrir : ${why}`,
    },
};

// The choice of an earlier visit. Browsers without storage throw an error.
function kept() {
    try {
        return localStorage.getItem("damier.lang");
    } catch {
        return null;
    }
}

// The language of the address, the earlier choice, or the browser's languages. "xx" shows texts that a longer language would cut.
function choose() {
    const asked = [new URLSearchParams(location.search).get("lang"), kept(), ...navigator.languages];
    const codes = asked.map((code) => code?.toLowerCase().split("-")[0]);
    return codes.find((code) => code === "xx" || Object.hasOwn(TEXTS, code ?? "")) ?? "en";
}

const lang = choose();
const texts = TEXTS[lang] ?? TEXTS.en;
const wait = document.getElementById("wait");
const canvas = document.getElementById("board");
document.documentElement.lang = lang;
wait.textContent = texts.loading;

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

// The canvas gets as many pixels as its box. A browser that emulates a device counts them in pixels of its own screen. If
// they do not match the page's, the program uses page pixels and the ratio of device pixels to page pixels instead.
function measure() {
    return new Promise((done) => {
        const observer = new ResizeObserver(([entry]) => {
            observer.disconnect();
            const box = entry.devicePixelContentBoxSize?.[0];
            const width = entry.contentRect.width * devicePixelRatio;
            if (box && Math.abs(box.inlineSize - width) > 2) {
                delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
            }
            done();
        });
        try {
            observer.observe(canvas, { box: "device-pixel-content-box" });
        } catch {
            // A browser without device pixels needs no measurement.
            done();
        }
    });
}

// Each open tab saves its own game, in a storage slot that it locks as long as it lives. A reloaded tab gets its slot back.
// A new tab continues the latest game, unless another open tab has it.
const SLOTS = 32;

function keptIn(slot) {
    const game = slot ? `damier.game.${slot}` : "damier.game";
    const asked = slot ? `damier.asked.${slot}` : "damier.asked";
    const read = (key) => JSON.parse(localStorage.getItem(key) ?? "null");
    try {
        const [one, other] = [read(game), read(asked)];
        const isAsked = other && location.search + location.hash === other.query;
        const kept = isAsked ? other : one;
        const count = Math.max(one?.count ?? 0, other?.count ?? 0);
        return { slot, isAsked, isUnderWay: Boolean(kept?.is_under_way), count, isEmpty: !one && !other };
    } catch {
        return { slot, isAsked: false, isUnderWay: false, count: 0, isEmpty: false };
    }
}

// The slots that a tab may take, the best first. Empty ones come after all games.
function wanted() {
    const slots = Array.from({ length: SLOTS }, (_, slot) => keptIn(slot));
    const worth = ({ isAsked, isUnderWay, isEmpty, count }) => [isAsked, isUnderWay, !isEmpty, count].map(Number);
    const compare = (one, other) => {
        const [a, b] = [worth(one), worth(other)];
        const at = a.findIndex((value, index) => value !== b[index]);
        return at < 0 ? one.slot - other.slot : b[at] - a[at];
    };
    return slots.sort(compare).map(({ slot }) => slot);
}

// True once the lock of a slot is held, as long as the page lives.
function hold(slot, options) {
    return new Promise((done) => {
        const held = (lock) => {
            done(Boolean(lock));
            return lock ? new Promise(() => {}) : undefined;
        };
        navigator.locks.request(`damier.slot.${slot}`, options, held).catch(() => done(false));
    });
}

async function takeSlot() {
    try {
        const own = sessionStorage.getItem("damier.slot");
        // The previous page of this tab may still be closing. A duplicated tab waits in vain.
        let isHeld = own !== null && (await hold(Number(own), { signal: AbortSignal.timeout(1000) }));
        let slot = Number(own);
        for (const next of isHeld ? [] : wanted()) {
            isHeld = await hold(next, { ifAvailable: true });
            slot = next;
            if (isHeld) break;
        }
        sessionStorage.setItem("damier.slot", String(slot));
        return slot;
    } catch {
        // Without storage, or without locks (for example on a page without HTTPS), all tabs share one game.
        return 0;
    }
}

// The board is ready when it has described itself and that frame is drawn.
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
        refuse(texts.noWebAssembly);
        return;
    }
    if (!hasWebGl()) {
        refuse(texts.noWebGl);
        return;
    }
    try {
        await measure();
        const damier = await import("./damier.js");
        await damier.default({ module_or_path: new URL("damier_bg.wasm", import.meta.url) });
        addEventListener("error", ({ error }) => {
            if (error instanceof WebAssembly.RuntimeError) {
                refuse(texts.failed);
            }
        });
        await damier.open_board(canvas, lang, await takeSlot());
        greet();
    } catch (error) {
        refuse(texts.cannotOpen(error?.message ?? error));
    }
}

open();

// A link to another position: the game on the board is saved, and the new one is opened.
addEventListener("hashchange", () => location.reload());

// After the first visit, the page works without a network.
navigator.serviceWorker?.register("offline.js").catch(() => {});
