import type { Game } from '../index.ts';
import { expect, test } from 'vitest';
import { game } from '@starboard/games/skirmish';
import { findAskedAlike } from './asked-alike.ts';

const skirmish: Game = game;

test('a game that never asks seats alike is told apart from one that has not asked yet', () => {
  const { standingAnswers: _answers, ...deaf } = skirmish;
  expect(() => findAskedAlike(deaf, 2, 1)).toThrow('asked no seat with a choice and without alike');
});
