// Our server with nexum-lite as its only game, and limits that a measurement does not reach.
// `starboard-server.ts DATA [DATABASE_URL [BUS_URL]]`

import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { keepMemorySmall, startServer, USUAL_LIMITS } from '@starboard/server';
import { loadGame } from '@starboard/games';
import { nexumLite } from '../nexum-lite/game.ts';
import { answerSigns } from './process.ts';

const [data, databaseUrl, busUrl] = process.argv.slice(2);
const much = { burst: 1e9, perSecond: 1e9 };
const unmeasured = { person: much, address: much };
const client = mkdtempSync(join(data, 'client-'));
writeFileSync(join(client, 'index.html'), '');
keepMemorySmall();
const server = await startServer({
  host: 'localhost',
  port: 0,
  data,
  databaseUrl,
  busUrl,
  client,
  trustProxy: false,
  toldAddresses: 'none',
  logLevel: 'error',
  threads: 1,
  limits: {
    ...USUAL_LIMITS,
    perAddress: 1e6,
    perPerson: 1e6,
    tables: 1e6,
    connects: much,
    messages: much,
    together: unmeasured,
    everything: much,
    atOnce: 1e6,
    requests: much,
    signIns: much,
    unfinished: { guest: 1e6, account: 1e6 },
    replays: unmeasured,
    budgets: {
      tables: unmeasured,
      tournaments: unmeasured,
      seats: unmeasured,
      chat: unmeasured,
      names: unmeasured,
      reports: unmeasured,
      exports: unmeasured,
    },
  },
  parts: { loadGame: (id) => (id === nexumLite.id ? Promise.resolve(nexumLite) : loadGame(id)) },
});
if (isRefusal(server)) throw new Error(server.reason);
answerSigns({ address: server.address }, server.stop);
