// The server that is attacked, with its usual limits; with `generous` one at which a long game is made quickly.
// `server.ts DATA usual|generous [DATABASE_URL]`

import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { keepMemorySmall, startServer, USUAL_LIMITS } from '@starboard/server';
import { answerSigns } from '../server/process.ts';

const [data, kind, databaseUrl] = process.argv.slice(2);
const much = { burst: 1e9, perSecond: 1e9 };
const client = mkdtempSync(join(data, 'client-'));
writeFileSync(join(client, 'index.html'), '');
keepMemorySmall();
const server = await startServer({
  host: 'localhost',
  port: 0,
  data,
  databaseUrl,
  client,
  trustProxy: false,
  toldAddresses: 'none',
  logLevel: 'none',
  threads: 1,
  limits:
    kind === 'usual'
      ? USUAL_LIMITS
      : {
          ...USUAL_LIMITS,
          messages: much,
          together: { person: much, address: much },
          requests: much,
          everything: much,
        },
});
if (isRefusal(server)) throw new Error(server.reason);
answerSigns({ address: server.address, pid: process.pid }, server.stop);
