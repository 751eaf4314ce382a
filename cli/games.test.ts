import { gameIds } from '@starboard/games';
import { expect, test } from 'vitest';
import { run } from './testing.ts';

const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

test('every game is listed with its seats and options, those to learn from last', async () => {
  const { code, out } = await run(['games']);
  expect(code).toBe(0);
  for (const id of gameIds) expect(out).toContain(`${id}: `);
  const paragraphs = out.trimEnd().split('\n\n');
  expect(paragraphs.find((text) => text.startsWith('skirmish: '))).toBe(
    [
      'skirmish: Skirmish, 2 to 4 seats, a teaching game',
      '  A ten-minute quarrel over six moons: plan in secret, strike in the open.',
      '  --option rounds=2..12  Rounds (6 by default)',
    ].join('\n'),
  );
  const toLearnFrom = paragraphs.slice(0, gameIds.length).map((text) => text.includes(', a teaching game\n'));
  expect(toLearnFrom).toEqual(toLearnFrom.toSorted((a, b) => Number(a) - Number(b)));
});

test('a choice of many values is cut short in the list, and lines stay short', async () => {
  const { out } = await run(['games']);
  expect(out).toMatch(
    /--option sector=LAUBURIA\|PSCISH\|HEABEZA\|… \(31\) +Sector \(LAUBURIA by default\)\n/,
  );
  expect(out).toContain('--option firstPlayer=random|1|2|3|4 ');
  expect(longest(out)).toBeLessThanOrEqual(100);
  expect((await run(['games'], { width: 60 })).out).toContain('… (31)\n      Sector (LAUBURIA');
});

test('one game is told with everything', async () => {
  const { code, out } = await run(['games', 'nexum-galaxy']);
  expect(code).toBe(0);
  expect(out).toMatch(/^nexum-galaxy: Nexum Galaxy, 1 to 4 seats\n {2}Two to four civilizations/);
  expect(out).toContain(
    '--option sector=VALUE\n      Sector. The map. Small sectors make short games. (LAUBURIA by default)\n',
  );
  expect(out).toMatch(/ {6}One of LAUBURIA, PSCISH, [^.]* BIZARDO\.\n/);
  expect(out).toMatch(/\n {2}\d+ rules: starboard rules nexum-galaxy\n$/);
  expect(longest(out)).toBeLessThanOrEqual(100);
  expect(longest((await run(['games', 'nexum-galaxy'], { width: 60 })).out)).toBeLessThanOrEqual(60);
  expect(JSON.parse((await run(['games', 'skirmish', '--json'])).out)).toMatchObject({ id: 'skirmish' });
});

test('programs get the whole catalogue', async () => {
  const games = JSON.parse((await run(['games', '--json'])).out) as { id: string }[];
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set(gameIds));
  expect(games.find(({ id }) => id === 'skirmish')).toMatchObject({
    teaching: true,
    seats: { min: 2, max: 4 },
    options: { rounds: { type: 'integer', title: 'Rounds', min: 2, max: 12, default: 6 } },
  });
});
