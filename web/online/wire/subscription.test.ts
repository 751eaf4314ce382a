import type { ViewDelta, View } from '@starboard/engine/view';
import type { ServerMessage, Watching } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import type { NewRequest } from '@starboard/wire/socket';
import { SocketBroke, type Socket } from './socket.ts';
import { Subscription } from './subscription.ts';

const TABLE = 'table';

const viewAt = (viewSeq: number, viewer = 0): View => ({ viewSeq, viewer }) as View;
const deltaTo = (viewSeq: number): ViewDelta => ({ viewSeq }) as ViewDelta;
const watching = (viewSeq: number, missed: readonly number[], viewer = 0): Watching =>
  ({
    type: 'watching',
    re: null,
    table: TABLE,
    view: viewAt(viewSeq, viewer),
    missed: missed.map(deltaTo),
    chat: [],
  }) as unknown as Watching;

/** A subscription to a server that the test plays. */
function fakeSocket(answer: (asked: NewRequest) => Promise<unknown>, invite: string | null = null) {
  const heard = new Set<(message: ServerMessage) => void>();
  const opened = new Set<() => void>();
  const asked: NewRequest[] = [];
  const socket = {
    hold: () => () => {},
    hear: (listener: (message: ServerMessage) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    onOpen: (listener: () => void) => {
      opened.add(listener);
      return () => opened.delete(listener);
    },
    ask: (message: NewRequest) => {
      asked.push(message);
      return answer(message);
    },
  };
  const subscription = new Subscription(socket as unknown as Socket, TABLE, invite);
  subscription.start();
  return {
    subscription,
    asked,
    open: () => opened.forEach((listener) => listener()),
    tell: (message: unknown) => heard.forEach((listener) => listener(message as ServerMessage)),
  };
}

const done = (): Promise<unknown> => Promise.resolve({ type: 'done', re: 1 });

test('deltas are taken in their order, and after an interruption it asks for what came since', () => {
  const { subscription, asked, open, tell } = fakeSocket(done);
  open();
  expect(asked.at(-1)).toEqual({ do: 'watch', table: TABLE });
  tell(watching(4, []));
  tell({ type: 'delta', table: TABLE, delta: deltaTo(5) });
  tell({ type: 'delta', table: TABLE, delta: deltaTo(9) });
  tell({ type: 'delta', table: 'another', delta: deltaTo(6) });
  expect(subscription.viewSeq).toBe(5);
  open();
  expect(asked.at(-1)).toEqual({ do: 'watch', table: TABLE, viewSeq: 5 });
  tell(watching(7, [6, 7]));
  expect(subscription.viewSeq).toBe(7);
  expect(subscription.snapshot().now?.timeline?.deltas.map(({ viewSeq }) => viewSeq)).toEqual([5, 6, 7]);
});

test('what was taken is not kept, and the count goes on', () => {
  const { subscription, asked, open, tell } = fakeSocket(done);
  open();
  tell(watching(4, []));
  for (const viewSeq of [5, 6]) tell({ type: 'delta', table: TABLE, delta: deltaTo(viewSeq) });
  expect(subscription.take().map(({ viewSeq }) => viewSeq)).toEqual([5, 6]);
  expect(subscription.take()).toEqual([]);
  expect(subscription.viewSeq).toBe(6);
  expect(subscription.snapshot().now?.timeline).toMatchObject({ taken: 2, deltas: [] });
  open();
  expect(asked.at(-1)).toEqual({ do: 'watch', table: TABLE, viewSeq: 6 });
  tell(watching(8, [7, 8]));
  expect(subscription.take().map(({ viewSeq }) => viewSeq)).toEqual([7, 8]);
});

test('what cannot be followed step by step begins anew', () => {
  const { subscription, open, tell } = fakeSocket(done);
  open();
  tell(watching(4, []));
  const before = subscription.snapshot().now?.timeline?.epoch ?? 0;
  tell(watching(300, []));
  expect(subscription.snapshot().now?.timeline?.epoch).toBe(before + 1);
  expect(subscription.viewSeq).toBe(300);
  tell(watching(300, [], -1));
  expect(subscription.snapshot().now?.timeline?.epoch).toBe(before + 2);
});

test('an order that was on its way when the socket broke is given again, unless the table went on', async () => {
  let broken = true;
  const { subscription, asked, open, tell } = fakeSocket((message) => {
    if (message.do === 'order' && broken) return Promise.reject(new SocketBroke());
    return done();
  });
  const orders = (): number => asked.filter((message) => message.do === 'order').length;
  open();
  tell(watching(4, []));
  const again = subscription.order(4, ['go']);
  await Promise.resolve();
  broken = false;
  tell(watching(4, []));
  expect(await again).toBeNull();
  expect(orders()).toBe(2);

  broken = true;
  const kept = subscription.order(4, ['go']);
  await Promise.resolve();
  tell(watching(5, [5]));
  expect(await kept).toBeNull();
  expect(orders()).toBe(3);
});

test('who was invited to watch stays invited, though the table tells spectators no invitation', () => {
  const { subscription, open, tell } = fakeSocket(done, 'come-in');
  expect(subscription.invite).toBe('come-in');
  open();
  tell({ ...watching(4, [], -1), invite: null });
  expect(subscription.invite).toBe('come-in');
  tell({ ...watching(4, []), invite: 'another' });
  expect(subscription.invite).toBe('another');
});

test('a line of the talk that came with the table is not taken twice', () => {
  const { subscription, open, tell } = fakeSocket(done);
  open();
  tell({ ...watching(4, []), chat: [{ id: 'a' }] });
  for (const id of ['a', 'b']) tell({ type: 'chat', table: TABLE, line: { id } });
  expect(subscription.snapshot().now?.chat.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('what is noted is added to the notes that came with the table, each once and in its place', () => {
  const { subscription, open, tell } = fakeSocket(done);
  const note = (at: number) => ({ at, what: 'back', seat: 0 });
  open();
  tell({ ...watching(4, []), info: { status: 'playing', notes: [note(1)] } });
  for (const each of [note(1), note(3), note(2), null])
    tell({ type: 'info', table: TABLE, info: { status: 'over' }, note: each });
  expect(subscription.snapshot().now?.info).toEqual({ status: 'over', notes: [note(1), note(2), note(3)] });
  for (let at = 4; at < 120; at++) tell({ type: 'info', table: TABLE, info: {}, note: note(at) });
  expect(subscription.snapshot().now?.info.notes).toHaveLength(100);
});
