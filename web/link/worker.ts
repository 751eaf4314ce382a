// The one script of all our threads: each does what its name says. One script, because browsers then fetch what the
// threads and the page have in common (the engine, the rules) only once.

import { serveMindHere } from './mind-thread.ts';
import { serveRecordHere } from './record-thread.ts';
import { serveTableHere } from './table-thread.ts';
import type { Role } from './threads.ts';

if (self.name === ('mind' satisfies Role)) serveMindHere();
else if (self.name === ('record' satisfies Role)) serveRecordHere();
else serveTableHere();
