import { expect, test } from 'vitest';
import { browserIn } from './browsers.ts';

test('a browser is known by two words, whatever else it says', () => {
  const agents: readonly (readonly [string | undefined, string])[] = [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Safari/537.36 Edg/129.0',
      'Edge Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36',
      'Chrome Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari iOS',
    ],
    ['curl/8.5.0', ' '],
    [undefined, ' '],
  ];
  for (const [agent, words] of agents) {
    const { browser, system } = browserIn(agent);
    expect(`${browser} ${system}`).toBe(words);
  }
});
