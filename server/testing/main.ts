// For tests: a server process to be killed. `main.ts PORT DATA CLIENT [DATABASE_URL [BUS_URL]]`; says where it is in one
// line.

import { isRefusal } from '@starboard/engine';
import { startServer } from '../server.ts';
import { GENEROUS } from './server.ts';
import { partsAtTheTimeOf, PRESENT_RULES } from './three-versions.ts';

const [port, data, client, databaseUrl, busUrl] = process.argv.slice(2);
const rules = process.env[PRESENT_RULES];
const server = await startServer({
  host: 'localhost',
  port: Number(port),
  data,
  client,
  databaseUrl,
  busUrl,
  trustProxy: false,
  logLevel: 'error',
  toldAddresses: 'network',
  threads: 1,
  limits: GENEROUS,
  parts: { pace: { bots: 0 }, ...(rules === undefined ? {} : partsAtTheTimeOf(Number(rules))) },
  waitForStore: 60_000,
});
if (isRefusal(server)) throw new Error(server.reason);
process.once('SIGTERM', () => void server.stop());
void server.handedOver.then(() => process.exit(1));
process.stdout.write(`${server.address}\n`);
