import { expect, test } from 'vitest';
import * as games from '../index.ts';
import * as reader from '../reader.ts';
import * as match from './match.ts';
import * as view from './view.ts';

test('each name comes through one door', () => {
  const names = [games, reader, match, view].flatMap((door) => Object.keys(door));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
