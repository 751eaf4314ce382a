// `node lab/recorded/record.ts [GAME…]`: plays the recordings of the games' present rules and writes them into the folder
// of their version, with how they ended. What is there stays as it is: a version that was released is recorded once.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameText, outcomeOf, writeGame } from '@starboard/engine/match';
import { gameIds, loadKnown } from '@starboard/games';
import { recordings } from './plans.ts';
import { endingOf, recorded } from './recording.ts';

const wanted = process.argv.length > 2 ? process.argv.slice(2) : gameIds;

for (const recording of recordings) {
  if (!wanted.includes(recording.game)) continue;
  const known = await loadKnown(recording.game);
  if (known === null) throw new Error(`There is no game ${recording.game}.`);
  const folder = fileURLToPath(new URL(`./v${known.game.rules}/${recording.game}/`, import.meta.url));
  const file = `${folder}${recording.name}.json`;
  if (existsSync(file)) continue;
  const match = recorded(known, recording);
  const outcome = outcomeOf(match);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, gameText(writeGame(match, { withSeed: true })));
  if (outcome !== null)
    writeFileSync(`${folder}${recording.name}.ending.json`, `${JSON.stringify(endingOf(outcome))}\n`);
  process.stdout.write(`${file}: ${match.log.length} entries${outcome === null ? ', unfinished' : ''}\n`);
}
