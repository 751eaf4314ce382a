import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket, SocketBroke } from './socket.ts';

/** A socket whose other end the test plays. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  isClosed = false;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  greet(person: object | null = null): void {
    const data = JSON.stringify({ type: 'hello', person, now: Date.now() });
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  end(code = 1006, reason = ''): void {
    this.close();
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }

  send(): void {}
}

const open = (): FakeSocket[] => FakeSocket.all.filter(({ isClosed }) => !isClosed);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who comes while the socket waits for its next try gets the only socket there is', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet();
  FakeSocket.all[0].end();
  expect(socket.snapshot().phase).toBe('lost');
  socket.hold();
  open()[0].greet();
  vi.advanceTimersByTime(5000);
  expect(open()).toHaveLength(1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket.snapshot().phase).toBe('open');
});

test('a socket that breaks while nobody needs it is not taken for open', () => {
  const socket = new Socket('ws://nowhere');
  const letGo = socket.hold();
  FakeSocket.all[0].greet();
  letGo();
  FakeSocket.all[0].end();
  let opened = 0;
  socket.hold();
  socket.onOpen(() => opened++);
  expect(opened).toBe(0);
  open()[0].greet();
  expect(opened).toBe(1);
});

test('after a short cut it is tried again at once, and again soon after', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet();
  FakeSocket.all[0].end();
  // at most this long after the socket broke
  for (const [tries, after] of [
    [2, 200],
    [3, 500],
    [4, 900],
    [5, 1500],
  ]) {
    vi.advanceTimersByTime(after);
    expect(FakeSocket.all).toHaveLength(tries);
    FakeSocket.all[tries - 1].end();
  }
  socket.hurry();
  expect(FakeSocket.all).toHaveLength(6);
  FakeSocket.all[5].greet();
  expect(socket.snapshot().phase).toBe('open');
});

test('a socket that only seems to stand is found out soon when the network is back', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet();
  socket.hurry();
  vi.advanceTimersByTime(2500);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('that the network is gone is told at once, and a server that is still there is found again', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet();
  socket.cut();
  expect(socket.snapshot().phase).toBe('lost');
  vi.advanceTimersByTime(200);
  open()[0].greet();
  expect(socket.snapshot().phase).toBe('open');
});

const ANN = { id: 'ann1', name: 'Ann', kind: 'account' };

test('who is signed out elsewhere is told, and the page stands still until that is settled', async () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  let opened = 0;
  socket.onOpen(() => opened++);
  FakeSocket.all[0].greet(ANN);
  FakeSocket.all[0].end(1008, 'signed out');
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].greet(null);
  expect(socket.snapshot()).toEqual({
    phase: 'open',
    person: ANN,
    gone: { person: ANN, why: 'signedOut', now: null },
  });
  expect(opened).toBe(1);
  const renewed = socket.renew();
  FakeSocket.all[2].greet(ANN);
  await renewed;
  expect(socket.snapshot()).toEqual({ phase: 'open', person: ANN, gone: null });
  expect(opened).toBe(2);
});

test('who is shut out is told so, and may look on as nobody', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  let opened = 0;
  socket.onOpen(() => opened++);
  FakeSocket.all[0].greet(ANN);
  FakeSocket.all[0].end(1008, 'shut out');
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].greet(null);
  expect(socket.snapshot().gone?.why).toBe('shutOut');
  socket.stay();
  expect(socket.snapshot()).toEqual({ phase: 'open', person: null, gone: null });
  expect(opened).toBe(2);
});

test('who signs out here is not surprised', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet(ANN);
  socket.leaving();
  FakeSocket.all[0].end(1008, 'signed out');
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].greet(null);
  expect(socket.snapshot()).toEqual({ phase: 'open', person: null, gone: null });
});

test('that somebody was shut out is still told after the socket broke again, and forgotten when they sign in', async () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet(ANN);
  FakeSocket.all[0].end(1008, 'shut out');
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].end();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[2].greet(null);
  expect(socket.snapshot().gone?.why).toBe('shutOut');
  FakeSocket.all[2].end(1001, 'the server restarts');
  vi.advanceTimersByTime(1000);
  FakeSocket.all[3].greet(null);
  expect(socket.snapshot().gone?.why).toBe('shutOut');
  const renewed = socket.renew();
  FakeSocket.all[4].greet(ANN);
  await renewed;
  FakeSocket.all[4].end();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[5].greet(null);
  expect(socket.snapshot().gone?.why).toBe('signedOut');
});

test('whoever begins to listen while the page stands still is called when that is settled', () => {
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet(ANN);
  FakeSocket.all[0].end(1008, 'signed out');
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].greet(null);
  let opened = 0;
  socket.onOpen(() => opened++);
  expect(opened).toBe(0);
  socket.stay();
  expect(opened).toBe(1);
});

test('a page does not go on as somebody else who signed in on another one, unless it is told to', async () => {
  const BEN = { id: 'ben1', name: 'Ben', kind: 'account' };
  const socket = new Socket('ws://nowhere');
  socket.hold();
  let opened = 0;
  socket.onOpen(() => opened++);
  FakeSocket.all[0].greet(ANN);
  FakeSocket.all[0].end();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].greet(BEN);
  const gone = { person: ANN, why: 'another', now: BEN };
  expect(socket.snapshot()).toEqual({ phase: 'open', person: ANN, gone });
  expect(opened).toBe(1);
  await expect(socket.ask({ do: 'resign', table: 'hers' })).rejects.toThrow(SocketBroke);
  socket.stay();
  expect(socket.snapshot()).toEqual({ phase: 'open', person: BEN, gone: null });
  expect(opened).toBe(2);
  // a new name is the same person
  FakeSocket.all[1].end();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[2].greet({ ...BEN, name: 'Benno' });
  expect(socket.snapshot()).toMatchObject({ person: { name: 'Benno' }, gone: null });
});

test('the longer the pauses, the wider the tries of many are spread', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const socket = new Socket('ws://nowhere');
  socket.hold();
  FakeSocket.all[0].greet();
  const waits = Array.from({ length: 9 }, (_, tries) => {
    FakeSocket.all[tries].end();
    let waited = 0;
    for (; FakeSocket.all.length < tries + 2; waited += 50) vi.advanceTimersByTime(50);
    return waited;
  });
  expect(waits[0]).toBeLessThanOrEqual(200);
  expect(waits.at(-1)).toBeGreaterThan(7000);
  vi.restoreAllMocks();
});
