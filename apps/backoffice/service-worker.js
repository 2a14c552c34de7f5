/** Keeps the shell of the web for when there is no network. Data and images of people never pass through it. */

// The build writes both: the version in the name of the store, and the files of the shell.
const STORE = 'digis-shell VERSION';
const SHELL = ['SHELL'];
const PAGE = '/';

/** Only the page itself and its hashed files; whatever else a page asks for is the network's. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== globalThis.location.origin) return null;
  if (pathname.startsWith('/assets/')) return fileOf(request);
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) return pageOf(request);
  return null;
}

/** A hashed file never changes, so the kept one is as good. */
async function fileOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const store = await caches.open(STORE);
    await store.put(request, answer.clone());
  }
  return answer;
}

/** The page is always the server's newest, unless there is no server. */
async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function keepShell() {
  const store = await caches.open(STORE);
  await store.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
}

globalThis.addEventListener('install', (event) => event.waitUntil(keepShell()));
globalThis.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
globalThis.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
// A newer version waits until the user says so: it must not change a page under its reader.
globalThis.addEventListener('message', ({ data }) => {
  if (data === 'take over') globalThis.skipWaiting();
});
