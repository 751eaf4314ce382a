// The service worker that keeps Starboard on this device, and the news that a newer one has been fetched.

import { useSyncExternalStore } from 'react';

/** What takes over; 'page' where there is no service worker, and the page is only loaded anew. */
let waiting: ServiceWorker | 'page' | null = null;
const listeners = new Set<() => void>();

function isReady(worker: ServiceWorker | 'page'): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** After the page is there: what is kept for later must not delay what is wanted now. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register('/service.js');
    if (registration.waiting !== null) isReady(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) isReady(coming);
      });
    });
  };
  // where nothing may be stored the page works all the same, online
  const begin = (): void => void register().catch(() => {});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
}

/** Asks whether there is a newer version, before the page meets what it does not know. */
export async function lookForNewVersion(): Promise<void> {
  if (import.meta.env.DEV) return;
  try {
    const kept = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (kept !== undefined) await kept.update();
    else if (await isPageNewer()) isReady('page');
  } catch {
    // no network just now: whoever asks asks again
  }
}

/** Does the page that the server has begin with other programs than this one? */
async function isPageNewer(): Promise<boolean> {
  const page = await (await fetch('/', { cache: 'no-store' })).text();
  const programs = [...document.querySelectorAll('script[src]')];
  return programs.some((program) => !page.includes(program.getAttribute('src') ?? ''));
}

/** A newer version waits to take over. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

export function loadNewVersion(): void {
  if (waiting === 'page') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting?.postMessage('take over');
}
