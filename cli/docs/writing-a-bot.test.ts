import { expect, test } from 'vitest';
import { DocsCheckout } from './checkout.ts';

test('the recipe leads to a bot that plays from its file and by its name', { tags: 'slow' }, async () => {
  const copy = new DocsCheckout();
  try {
    await copy.follow('docs/writing-a-bot.md');
    const line = 'arena skirmish --bots random,sleeper --games 20 --seed 1 --json';
    const { ties } = JSON.parse(await copy.run(`npm run -s starboard -- ${line}`)) as {
      ties: readonly { wins: number; losses: number }[];
    };
    expect(ties[0].wins).toBeGreaterThan(ties[0].losses);
  } finally {
    copy.remove();
  }
});
