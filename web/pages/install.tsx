import { useSyncExternalStore } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../words/say.ts';

/** What browsers that can install pages send when they are ready to. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function offered(event: Event | null): void {
  offer = event as InstallOffer | null;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered(event);
});
window.addEventListener('appinstalled', () => offered(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function InstallButton() {
  const say = useSay();
  const ready = useSyncExternalStore(subscribe, () => offer);
  if (ready === null) return null;
  return (
    <button type="button" onClick={() => void ready.prompt()}>
      <Icon name="save" /> {say.start.install}
    </button>
  );
}
