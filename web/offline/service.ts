// Keeps all of Starboard on the device after the first visit, so that it starts and plays without a network. A newer
// version is fetched beside the old one and takes over when the person says so, or when no page is open any more.

/** Written when the client is built: all its files, and a name that changes with them. */
const FILES = JSON.parse('__FILES__') as readonly string[];
const CACHE = 'starboard-__VERSION__';
const PAGE = '/';

// the page's types know no service worker
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(url.pathname, request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // what the browser has just fetched for the page need not travel again
  await Promise.all(FILES.map(async (file) => cache.add(new Request(file, { cache: 'default' }))));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('starboard-') && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

/** Every address of ours is the same page; addresses of the server's own are the server's. */
async function page(request: Request): Promise<Response> {
  if (new URL(request.url).pathname.startsWith('/api')) return fetch(request);
  return kept(PAGE, request);
}

async function kept(file: string, request: Request): Promise<Response> {
  return (await caches.match(file, { cacheName: CACHE })) ?? fetch(request);
}
