// Caches the page's files, so that it opens without a network. The build inserts their names and a digest of them.

const FILES = "{{FILES}}";
const NAME = `damier ${registration.scope} `;
const VERSION = `${NAME}{{DIGEST}}`;

addEventListener("install", (event) => {
    // Files that the browser has cached are loaded again only if they have changed.
    const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
    event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

// A new version takes over when no page of the old one is open, so that the two are never mixed.
addEventListener("activate", (event) => {
    const old = (name) => name.startsWith(NAME) && name !== VERSION;
    const clear = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
    event.waitUntil(clear.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
    const kept = caches.open(VERSION).then((cache) => cache.match(event.request, { ignoreSearch: true }));
    event.respondWith(kept.then((answer) => answer ?? fetch(event.request)));
});
