import { readdirSync, readFileSync } from 'node:fs';
import { type Known } from '@starboard/bots';
import { isRefusal, type Refusal } from '@starboard/engine';
import {
  isOver,
  outcomeOf,
  parseGame,
  replayGame,
  writeGame,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import { gameIds, keptRules, loadKnown } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { recordings as plans } from './plans.ts';
import { endingOf, playOn, type RecordedEnding } from './recording.ts';

const HERE = new URL('.', import.meta.url);

const planned = [...new Set(plans.map(({ game }) => game))];

/** `v1/skirmish/2-drawn` */
const recordings = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^v\d+\/.*\.json$/.test(path) && !path.endsWith('.ending.json'))
  .map((path) => path.slice(0, -'.json'.length));

const read = (path: string): string => readFileSync(new URL(path, HERE), 'utf8');

const must = <T extends object>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
};

async function opened(path: string): Promise<{ known: Known; file: GameFile; match: Match }> {
  const file = must(parseGame(read(`${path}.json`)));
  const known = await loadKnown(file.game, file.rules);
  if (known === null) throw new Error(`Version ${file.rules} of ${file.game} is recorded but not kept.`);
  return { known, file, match: must(replayGame(known.game, file)) };
}

/** Names of deeds and of what a file may hold, so that nothing recorded is missing unnoticed. */
function traits({ log, options, seats }: GameFile): string[] {
  const documents = Object.values(options).some((value) => typeof value === 'object' && value !== null);
  const deeds = log
    .flatMap((entry) => Object.keys(entry))
    .filter((key) => !['seat', 'at', 'hash'].includes(key));
  return [...new Set([...deeds, `${seats} seats`, ...(documents ? ['document'] : [])])];
}

test('every version that is kept is recorded: earlier ones of every game, the present one where there is a plan', async () => {
  for (const id of gameIds)
    for (const rules of (await keptRules(id)).slice(planned.includes(id) ? 0 : 1))
      expect(recordings.filter((path) => path.startsWith(`v${rules}/${id}/`)).length).toBeGreaterThan(5);
});

test.each(planned)('what is recorded of %s holds all that a log can hold', (id) => {
  const files = recordings
    .filter((path) => path.includes(`/${id}/`))
    .map((path) => must(parseGame(read(`${path}.json`))));
  const found = new Set(files.flatMap(traits));
  const wanted = ['order', 'undo', 'takeBack', 'draw', 'forfeit', '2 seats', '3 seats', '4 seats'];
  expect([...found]).toEqual(expect.arrayContaining(wanted));
  expect(found.has('document')).toBe(id !== 'skirmish');
});

describe.each(recordings)('%s', (path) => {
  test('is by its rules to the last die and hash, and ended as it did', async () => {
    const { file, match } = await opened(path);
    expect(file.seed).toBeDefined();
    expect(writeGame(match, { withSeed: true })).toEqual(file);
    expect(isOver(match)).toBe(!path.endsWith('unfinished'));
    const outcome = outcomeOf(match);
    const ending = isOver(match) ? (JSON.parse(read(`${path}.ending.json`)) as RecordedEnding) : null;
    expect(outcome && endingOf(outcome)).toEqual(ending);
  });

  test('goes on to an end that replays too, where it has none', { tags: 'slow' }, async () => {
    const { known, match } = await opened(path);
    const entries = match.log.length;
    playOn(known, match);
    expect(match.log.length > entries).toBe(path.endsWith('unfinished'));
    const again = must(replayGame(known.game, writeGame(match, { withSeed: true })));
    expect(known.game.shape.equal(again.state, match.state)).toBe(true);
    expect(outcomeOf(again)).toEqual(outcomeOf(match));
  });
});
