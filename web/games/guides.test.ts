import { gameIds, keptRules, loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { loadShown } from './uis.ts';
import { languages } from '../words/languages.ts';
import { guideThen, loadGuide } from './guides.ts';

test('the guide of an earlier version is told in the reader’s language where it reads as now, else as it was written', () => {
  const then = {
    'SK-1.1': { title: 'Homes', text: 'Three ships.' },
    'SK-1.2': { title: 'Hands', text: 'Two cards.' },
    'SK-1.3': { title: 'Gone', text: 'A rule of its time.' },
  };
  const now = { ...then, 'SK-1.2': { title: 'Hands', text: 'Four cards.' } };
  const { 'SK-1.3': _gone, ...present } = now;
  const said = {
    'SK-1.1': { title: 'Bases', text: 'Tres naves.' },
    'SK-1.2': { title: 'Manos', text: 'Cuatro cartas.' },
  };
  expect(guideThen(then, present, said)).toEqual({ ...then, 'SK-1.1': said['SK-1.1'] });
});

const versions = (
  await Promise.all(gameIds.map(async (id) => (await keptRules(id)).map((rules) => ({ id, rules }))))
).flat();

test.each(versions.flatMap((each) => [...languages.keys()].map((locale) => ({ ...each, locale }))))(
  'the rules of $id $rules are found whole in $locale',
  async ({ id, rules, locale }) => {
    const [shown, game, guide] = await Promise.all([
      loadShown(id, locale, rules),
      loadGame(id, rules),
      loadGuide(id, locale, rules),
    ]);
    expect(guide).toEqual(shown?.words.guide);
    expect(Object.keys(guide)).toEqual(Object.keys(game?.guide ?? {}));
    expect(Object.values(guide).every(({ text }) => text !== '')).toBe(true);
  },
);
