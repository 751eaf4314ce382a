import { expect, test } from 'vitest';
import { guideThen, loadShown } from './uis.ts';

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

test('a game is shown in the version that is asked for, and not at all in one that is not kept', async () => {
  const present = await loadShown('skirmish', 'en');
  expect(present?.game.rules).toBe(1);
  expect((await loadShown('skirmish', 'en', 1))?.words.guide).toBe(present?.words.guide);
  expect(await loadShown('skirmish', 'en', 99)).toBeNull();
  expect(await loadShown('chess', 'en')).toBeNull();
});
