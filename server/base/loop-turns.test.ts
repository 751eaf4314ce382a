import { expect, test } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

test('one goes on in each turn of the loop, and others are served in between', async () => {
  const turns = new LoopTurns();
  const order: string[] = [];
  const each = async (name: string): Promise<void> => {
    await turns.turn();
    order.push(name);
    setImmediate(() => order.push(`after ${name}`));
  };
  await Promise.all(['a', 'b', 'c'].map(each));
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['a', 'b', 'after a', 'c', 'after b', 'after c']);
});
