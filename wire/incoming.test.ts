import { expect, test } from 'vitest';
import { readMessage } from './incoming.ts';

test('what a server of another version leaves out is there as nothing', () => {
  const info = { status: 'playing', seats: [{ person: null }] };
  expect(readMessage(JSON.stringify({ type: 'watching', table: 't1', info }))).toMatchObject({
    table: 't1',
    here: [],
    away: [],
    chat: [],
    missed: [],
    clock: null,
    view: null,
    info: { ...info, notes: [], offer: null, paused: false },
  });
  expect(readMessage('{"type":"info","table":"t1","info":{}}')).toMatchObject({ note: null });
  expect(readMessage('{"type":"watching","card":{"id":"t1"}}')).toMatchObject({
    card: { id: 't1', previous: null, tournament: null, rated: null },
  });
  expect(readMessage('{"type":"presence","table":"t1","here":[]}')).toMatchObject({ away: [] });
});

test('what is said stays as it was said, and what is new is let through', () => {
  const said = { type: 'watching', info: { notes: [{ at: 1 }], mood: 'fine' }, here: [{ id: 'ann' }], re: 3 };
  expect(readMessage(JSON.stringify(said))).toMatchObject(said);
  expect(readMessage('{"type":"weather","sun":true}')).toEqual({ type: 'weather', sun: true });
});

test('what is no message is none', () => {
  for (const text of ['', 'hello', '[]', 'null', '3', '{"re":1}', '{"type":7}'])
    expect(readMessage(text)).toBeNull();
});
