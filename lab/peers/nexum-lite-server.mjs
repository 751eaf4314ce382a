// boardgame.io's own server with its default store, in memory, and nexum-lite without an end as its only game.
// `nexum-lite-server.mjs [no-undo]`

import { createRequire } from 'node:module';
import { answerSigns } from '../bench/server/process.ts';
import { nexumLite } from './nexum-lite.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const game = { ...nexumLite(), endIf: undefined, disableUndo: process.argv[2] === 'no-undo' };
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
const running = await server.run({ port: { port: 0, host: '127.0.0.1' } });
answerSigns({ port: running.appServer.address().port }, () => Promise.resolve());
