// The one script of all our threads: each does what its name says. One script, because browsers then fetch what the
// threads and the page have in common (the engine, the rules) only once.

import { serveMindHere } from './mind-thread.ts';
import { serveRecordHere } from './record-thread.ts';
import { serveTableHere } from './table-thread.ts';
import type { Role } from './threads.ts';

if (self.name === ('mind' satisfies Role)) serveMindHere();
else if (self.name === ('record' satisfies Role)) serveRecordHere();
else if (self.name === ('group' satisfies Role)) void serveGroupLater();
else serveTableHere();

/** What only groups need is fetched when there is one: what was asked meanwhile is answered then. */
async function serveGroupLater(): Promise<void> {
  const early: unknown[] = [];
  const keep = ({ data }: MessageEvent): void => {
    early.push(data);
  };
  self.addEventListener('message', keep);
  const { serveGroupHere } = await import('./group-thread.ts');
  self.removeEventListener('message', keep);
  serveGroupHere();
  for (const data of early) self.dispatchEvent(new MessageEvent('message', { data }));
}
