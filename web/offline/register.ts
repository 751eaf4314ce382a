// The service worker that keeps Starboard on this device, and the news that a newer one has been fetched.

import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function isReady(worker: ServiceWorker | null): void {
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
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting?.postMessage('take over');
}
