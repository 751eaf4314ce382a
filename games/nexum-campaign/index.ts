import type { Game } from '@starboard/engine';
import { nexumCampaign } from './rules/game.ts';

export const game: Game = nexumCampaign;
