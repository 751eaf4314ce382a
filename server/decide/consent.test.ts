import { isRefusal } from '@starboard/engine';
import type { EntryJson } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { openedTable, newTable, carryOut, type Table } from '../tables/table.ts';
import { planTable } from '../tables/opening.ts';
import { stateAfter } from '../tables/state.ts';
import { SameIds } from '../testing/ids.ts';
import { offer, type OrdersLeft } from './consent.ts';
import type { Asker } from './decision.ts';

const NOBODY_ELSE: Omit<Asker, 'person'> = {
  isGuest: true,
  isAccount: false,
  invited: true,
  blocked: false,
  now: 5,
  awayFor: () => 0,
  keepsOut: () => false,
};

async function inPlay(): Promise<Table> {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('There is no Skirmish.');
  const deps = { ids: new SameIds(1), now: 1, host: 'ann0', levels: ['cadet'] };
  const plan = planTable(game, { game: 'skirmish', seats: [{ me: true }, { bot: 'cadet' }] }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  const table = newTable(openedTable(plan.row, game));
  carryOut(table, { at: 1, deed: { do: 'open', host: 'ann0', seats: plan.sitters } });
  return { ...table, state: { ...table.state, status: 'playing' } };
}

test('the whole game need be known only of who may take back, as the table is now', async () => {
  const ask = (table: Table, person: string, left: OrdersLeft | null = null) =>
    offer(table, { ...NOBODY_ELSE, person }, 'takeBack', 1, left);
  const table = await inPlay();
  expect(ask(table, 'eve0')).toMatchObject({ key: 'server.notSeated' });
  const draw = { kind: 'draw', by: 0, agreed: [0], keep: 0, said: 0 } as const;
  const offered = { ...table, state: { ...table.state, offer: draw } };
  expect(ask(offered, 'ann0')).toMatchObject({ key: 'server.offerAlready' });
  expect(ask({ ...table, game: null }, 'ann0')).toMatchObject({ key: 'server.rulesNotKept' });
  const often = {
    ...table,
    state: {
      ...table.state,
      orderCounts: [{ orders: 120, undone: 130, aside: 0 }, table.state.orderCounts[1]],
    },
  };
  expect(ask(often, 'ann0')).toMatchObject({ key: 'server.tooManyUndone' });
  const now = table.deedCount;
  expect(ask(table, 'ann0')).toBe('unknown');
  expect(ask(table, 'ann0', { deedCount: now - 1, keep: 1 })).toBe('unknown');
  expect(ask(table, 'ann0', { deedCount: now, keep: null })).toMatchObject({
    key: 'server.tooManyTakenBack',
  });
  expect(ask(table, 'ann0', { deedCount: now, keep: 3 })).toMatchObject({ deed: { do: 'offer', keep: 3 } });
});

test('a take-back counts as undone for whoever asked for it', async () => {
  const { state, time } = await inPlay();
  const entry = { at: 9, seat: 0, takeBack: 2 } as unknown as EntryJson;
  const now = { actors: 1, over: false, shown: true };
  const after = stateAfter(state, { at: 9, deed: { do: 'play', entry } }, time, now);
  expect(after.orderCounts).toEqual([
    { orders: 0, undone: 2, aside: 0 },
    { orders: 0, undone: 0, aside: 0 },
  ]);
});
