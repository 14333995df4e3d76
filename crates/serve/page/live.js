// Updates a page in place. It replaces only what has changed, so that the scroll position, the field with the focus and chosen
// files stay. Without scripts, the browser reloads the page.
"use strict";

const LONGEST = 60;

/** Gives an element the children of another one. Rows with the same name are kept. */
function matchChildren(old, fresh) {
  const named = new Map();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const known = wanted.id ? named.get(wanted.id) : undefined;
    const same = known ?? (at && !at.id && at.nodeName === wanted.nodeName ? at : undefined);
    if (!same || same.nodeName !== wanted.nodeName) {
      old.insertBefore(wanted, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    match(same, wanted);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function match(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  matchChildren(old, fresh);
}

const main = document.getElementById("main");
let wait = Number(main.dataset.live);

async function look() {
  if (document.hidden) return document.addEventListener("visibilitychange", look, { once: true });
  try {
    const answer = await fetch(location.href, { cache: "no-cache" });
    // After the session has ended, the page stays as it is.
    if (answer.redirected || (answer.status >= 400 && answer.status < 500)) return;
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("main");
    const focused = document.activeElement;
    match(main, fresh);
    // An element that is moved loses the focus.
    if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
    wait = Number(main.dataset.live);
  } catch {
    wait = Math.min(2 * wait, LONGEST);
  }
  if (wait) setTimeout(look, 1000 * wait);
}

if (wait) setTimeout(look, 1000 * wait);
