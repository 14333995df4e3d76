// Brings a page up to date in place: whatever of it has changed is changed, and nothing else, so that the place that somebody
// reads, the field that they type into and the files that they chose stay. Without scripts pages are asked for again.
"use strict";

const LONGEST = 60;

/** Makes the children of one element those of another; rows that have a name are known again by it. */
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
    // Whoever is no longer let in reads on what they have.
    if (answer.redirected || (answer.status >= 400 && answer.status < 500)) return;
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("main");
    const focused = document.activeElement;
    match(main, fresh);
    // What is moved loses the focus.
    if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
    wait = Number(main.dataset.live);
  } catch {
    wait = Math.min(2 * wait, LONGEST);
  }
  if (wait) setTimeout(look, 1000 * wait);
}

if (wait) setTimeout(look, 1000 * wait);
