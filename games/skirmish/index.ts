import type { Game } from '@starboard/engine';
import { skirmish } from './rules/game.ts';

export const game: Game = skirmish;
