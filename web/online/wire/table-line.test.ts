import type { Change, Sight } from '@starboard/engine/view';
import type { ServerMessage, Watching } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import type { Asked } from '@starboard/wire/socket';
import { LineBroke, type Live } from './live.ts';
import { TableLine } from './table-line.ts';

const TABLE = 'table';

const sightAt = (position: number, viewer = 0): Sight => ({ position, viewer }) as Sight;
const changeTo = (position: number): Change => ({ position }) as Change;
const watching = (position: number, missed: readonly number[], viewer = 0): Watching =>
  ({
    type: 'watching',
    re: null,
    table: TABLE,
    sight: sightAt(position, viewer),
    missed: missed.map(changeTo),
    chat: [],
  }) as unknown as Watching;

/** A line to a server that the test plays. */
function fakeLine(answer: (asked: Asked) => Promise<unknown>, invite: string | null = null) {
  const heard = new Set<(message: ServerMessage) => void>();
  const opened = new Set<() => void>();
  const asked: Asked[] = [];
  const live = {
    hold: () => () => {},
    hear: (listener: (message: ServerMessage) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    onOpen: (listener: () => void) => {
      opened.add(listener);
      return () => opened.delete(listener);
    },
    ask: (message: Asked) => {
      asked.push(message);
      return answer(message);
    },
  };
  const line = new TableLine(live as unknown as Live, TABLE, invite);
  line.start();
  return {
    line,
    asked,
    open: () => opened.forEach((listener) => listener()),
    tell: (message: unknown) => heard.forEach((listener) => listener(message as ServerMessage)),
  };
}

const done = (): Promise<unknown> => Promise.resolve({ type: 'done', re: 1 });

test('changes are taken in their order, and after an interruption it asks for what came since', () => {
  const { line, asked, open, tell } = fakeLine(done);
  open();
  expect(asked.at(-1)).toEqual({ do: 'watch', table: TABLE });
  tell(watching(4, []));
  tell({ type: 'change', table: TABLE, change: changeTo(5) });
  tell({ type: 'change', table: TABLE, change: changeTo(9) });
  tell({ type: 'change', table: 'another', change: changeTo(6) });
  expect(line.position).toBe(5);
  open();
  expect(asked.at(-1)).toEqual({ do: 'watch', table: TABLE, position: 5 });
  tell(watching(7, [6, 7]));
  expect(line.position).toBe(7);
  expect(line.snapshot().now?.course?.changes.map(({ position }) => position)).toEqual([5, 6, 7]);
});

test('what cannot be followed step by step begins anew', () => {
  const { line, open, tell } = fakeLine(done);
  open();
  tell(watching(4, []));
  const before = line.snapshot().now?.course?.epoch ?? 0;
  tell(watching(300, []));
  expect(line.snapshot().now?.course?.epoch).toBe(before + 1);
  expect(line.position).toBe(300);
  tell(watching(300, [], -1));
  expect(line.snapshot().now?.course?.epoch).toBe(before + 2);
});

test('an order that was on its way when the line broke is given again, unless the table went on', async () => {
  let broken = true;
  const { line, asked, open, tell } = fakeLine((message) => {
    if (message.do === 'order' && broken) return Promise.reject(new LineBroke());
    return done();
  });
  const orders = (): number => asked.filter((message) => message.do === 'order').length;
  open();
  tell(watching(4, []));
  const again = line.order(4, ['go']);
  await Promise.resolve();
  broken = false;
  tell(watching(4, []));
  expect(await again).toBeNull();
  expect(orders()).toBe(2);

  broken = true;
  const kept = line.order(4, ['go']);
  await Promise.resolve();
  tell(watching(5, [5]));
  expect(await kept).toBeNull();
  expect(orders()).toBe(3);
});

test('who was invited to watch stays invited, though the table tells spectators no invitation', () => {
  const { line, open, tell } = fakeLine(done, 'come-in');
  expect(line.invite).toBe('come-in');
  open();
  tell({ ...watching(4, [], -1), invite: null });
  expect(line.invite).toBe('come-in');
  tell({ ...watching(4, []), invite: 'another' });
  expect(line.invite).toBe('another');
});

test('a line of the talk that came with the table is not taken twice', () => {
  const { line, open, tell } = fakeLine(done);
  open();
  tell({ ...watching(4, []), chat: [{ id: 'a' }] });
  for (const id of ['a', 'b']) tell({ type: 'chat', table: TABLE, line: { id } });
  expect(line.snapshot().now?.chat.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('what is noted is added to the notes that came with the table, each once and in its place', () => {
  const { line, open, tell } = fakeLine(done);
  const note = (at: number) => ({ at, what: 'back', seat: 0 });
  open();
  tell({ ...watching(4, []), info: { status: 'playing', notes: [note(1)] } });
  for (const each of [note(1), note(3), note(2), null])
    tell({ type: 'info', table: TABLE, info: { status: 'over' }, note: each });
  expect(line.snapshot().now?.info).toEqual({ status: 'over', notes: [note(1), note(2), note(3)] });
  for (let at = 4; at < 120; at++) tell({ type: 'info', table: TABLE, info: {}, note: note(at) });
  expect(line.snapshot().now?.info.notes).toHaveLength(100);
});
