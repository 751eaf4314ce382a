// What is refused at a table calls people by their names.

import { isRefusal, refusalJson } from '@starboard/engine';
import { submit } from '@starboard/engine/match';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dealt } from '../link/opening.ts';
import { Refused } from './notices.tsx';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';

test('whose decision it is says their name, not the number of a seat', async () => {
  const people = ['Ann', 'Ben', 'Cy'].map((name, colour) => ({ name, colour, bot: null }));
  const wanted = { game: 'skirmish', options: {}, seats: 3, people, here: [0, 1, 2], lesson: false };
  const opened = await dealt('t1', { ...wanted, seed: 'names' }, 5);
  if (isRefusal(opened)) throw new Error(opened.reason);
  const { match } = opened;
  const none = [Number(match.game.moves.fromText('plan none'))];
  submit(match, 0, none, 1);
  const again = submit(match, 0, none, 2);
  if (!isRefusal(again)) throw new Error('Ann decided twice.');
  expect(again.key).toBe('engine.othersDecide');
  const table = { refusal: refusalJson(again), facts: { people } } as unknown as TableState;
  const shown = renderToString(<Refused session={{} as TableSession} table={table} />);
  expect(shown).toContain('It is up to Ben and Cy now, not you.');
});
