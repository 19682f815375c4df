// @ts-nocheck -- a worker of browsers, among files that are checked with the types of Node
// The service worker of the shop: without a connection, pages lead to the one page that works without, which shows what this browser has kept (LST-6).
// It keeps that page and its scripts, and nothing of anybody: no other page, and no reply of the shop. A new release has a store of its own.
// The server writes `RELEASE` before this text.

const OWN = new URL(self.location.href);
/** The page in the language of the page that registered the worker. */
const PAGE = OWN.searchParams.get('page') ?? '/offline';
const STORES = 'offline-';
const STORE = STORES + RELEASE;

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherReleases()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== OWN.origin) return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (away) {
    const { pathname, search } = new URL(request.url);
    const store = await caches.open(STORE);
    for (const page of [inLanguageOf(pathname), PAGE]) {
      const kept = await store.match(page, { ignoreVary: true });
      if (kept === undefined) continue;
      return pathname === page ? kept : Response.redirect(`${page}?at=${encodeURIComponent(pathname + search)}`, 302);
    }
    throw away;
  }
}

const inLanguageOf = (pathname) => `${/^\/(?:en|fr)-ca(?=\/|$)/.exec(pathname)?.[0] ?? ''}/offline`;

async function openFile(request) {
  try {
    return await fetch(request);
  } catch (away) {
    const kept = await (await caches.open(STORE)).match(request, { ignoreVary: true });
    if (kept === undefined) throw away;
    return kept;
  }
}

async function keepPage() {
  // Cookies say which language texts are in; whom the shop knows better may get a page of their own, and then everybody's is kept.
  const page = (await pageFor('same-origin')) ?? (await pageFor('omit'));
  if (page === null) throw new Error('This page is not for everybody');
  const text = await page.clone().text();
  const store = await caches.open(STORE);
  await keepFiles(store, text);
  await store.put(PAGE, page);
}

/** The page that everybody gets may be cached; one with anything of a person may not, and says so: null. */
async function pageFor(credentials) {
  const page = await fetch(PAGE, { cache: 'no-cache', credentials });
  return page.ok && !page.redirected && page.headers.get('cache-control') === 'no-cache' ? page : null;
}

/** Keeps the files that the document names, what their scripts import, and the words of the document's language, which scripts load as they start. */
async function keepFiles(store, text) {
  const language = /<html[^>]* lang="([\w-]+)"/.exec(text)?.[1] ?? 'en-US';
  const imports = new RegExp(String.raw`(?:(?:from|import)\s*|import\(\s*(?=.\./${language}-))["'\x60]\./([\w.-]+\.js)["'\x60]`, 'g');
  const kept = new Set();
  let wanted = [...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png)/g)].map(([address]) => address);
  while (wanted.length > 0) {
    const fresh = [...new Set(wanted)].filter((address) => !kept.has(address));
    for (const address of fresh) kept.add(address);
    const scripts = await Promise.all(fresh.map((address) => keepFile(store, address)));
    wanted = scripts.flatMap((script) => [...script.matchAll(imports)].map(([, name]) => `/assets/${name}`));
  }
}

/** The text of a script; empty for other files. */
async function keepFile(store, address) {
  const file = await fetch(address);
  if (!file.ok) throw new Error(`${address} is not there`);
  const script = address.endsWith('.js') ? await file.clone().text() : '';
  await store.put(address, file);
  return script;
}

async function dropOtherReleases() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(STORES) && name !== STORE).map((name) => caches.delete(name)));
}
