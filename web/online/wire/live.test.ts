import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live.ts';

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

  greet(): void {
    const data = JSON.stringify({ type: 'hello', person: null, now: Date.now() });
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  end(): void {
    this.close();
    this.dispatchEvent(new Event('close'));
  }
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

test('who comes while the line waits for its next try gets the only line there is', () => {
  const live = new Live('ws://nowhere');
  live.hold();
  FakeSocket.all[0].greet();
  FakeSocket.all[0].end();
  expect(live.snapshot().phase).toBe('lost');
  live.hold();
  open()[0].greet();
  vi.advanceTimersByTime(5000);
  expect(open()).toHaveLength(1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(live.snapshot().phase).toBe('open');
});

test('a line that breaks while nobody needs it is not taken for open', () => {
  const live = new Live('ws://nowhere');
  const letGo = live.hold();
  FakeSocket.all[0].greet();
  letGo();
  FakeSocket.all[0].end();
  let opened = 0;
  live.hold();
  live.onOpen(() => opened++);
  expect(opened).toBe(0);
  open()[0].greet();
  expect(opened).toBe(1);
});
