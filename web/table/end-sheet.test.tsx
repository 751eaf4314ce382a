import { isRefusal, messageOf, refuseInEnglish } from '@starboard/engine';
import { viewFor } from '@starboard/engine/view';
import { drawn } from '@starboard/kit/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadShown } from '../games/uis.ts';
import { dealt } from '../link/opening.ts';
import { readTimeline } from '../timeline/timeline.ts';
import { EndSheet } from './end-sheet.tsx';
import { TableSession } from './session.ts';
import { silentLink } from './testing.ts';

const SEATS = 2;

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The sheet at the end of a table that is kept, or of a what-if. */
async function sheet(kept: boolean, bot: string | null = null, ranks = [1, 2]): Promise<string> {
  const shown = await loadShown('skirmish', 'en');
  if (shown === null) throw new Error('Skirmish is gone.');
  const { game, ui, words } = shown;
  const people = ['Ana', 'Ben'].map((name, colour) => ({ name, colour, bot: colour === 1 ? bot : null }));
  const wanted = { game: game.id, options: {}, seats: SEATS, people, here: [0], lesson: false };
  const opened = await dealt('t', { ...wanted, seed: 'end' }, 0);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const timeline = readTimeline(game, { first: viewFor(opened.match, 0), deltas: [] });
  const looked = { timeline, secretive: false, said: null };
  const facts = { ...wanted, id: 't', rules: game.rules, playable: true, kept, advised: true };
  const link = {
    ...silentLink,
    game,
    facts,
    look: () => Promise.resolve(looked),
    listen: () => () => {},
    submit: () => Promise.resolve(null),
  };
  const session = new TableSession(link, looked);
  const outcome = { ranks, sheet: [], reason: messageOf(refuseInEnglish('Over.')), rule: null };
  const nothing = (): void => {};
  const markup = drawn(
    <EndSheet
      session={session}
      table={session.snapshot()}
      ui={ui}
      outcome={outcome}
      onClose={nothing}
      onAgain={nothing}
      teller={() => []}
    />,
    null,
    { words },
  );
  session.close();
  return markup;
}

test('a finished game can be saved as a file; a what-if, which begins in the middle, cannot', async () => {
  expect(await sheet(true)).toContain('Save as a file');
  expect(await sheet(false)).not.toContain('Save as a file');
});

test('who wins is told so, and who wins against bots is offered harder ones', async () => {
  expect(await sheet(true, 'cadet')).toContain('You win');
  expect(await sheet(true, 'cadet')).toContain('You beat Cadet: try Ensign');
  expect(await sheet(true, 'admiral')).not.toContain('You beat');
  expect(await sheet(true)).not.toContain('You beat');
  expect(await sheet(true, 'cadet', [2, 1])).not.toMatch(/You win|You beat/);
});
