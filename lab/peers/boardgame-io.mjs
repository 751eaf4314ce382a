// boardgame.io publishes CommonJS behind folder imports, which only `require` can follow.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
export const { Client } = require('boardgame.io/client');
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
export const { MCTSBot } = require('boardgame.io/ai');
