import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('one thing after the other, also after one that failed', async () => {
  const turns = inTurn();
  const told: string[] = [];
  const act = (name: string, fails: boolean) => async (): Promise<string> => {
    told.push(`${name} begins`);
    await Promise.resolve();
    told.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const first = turns(act('first', true));
  const second = turns(act('second', false));
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
