// `node child.ts KEY WARM-UP SECONDS` or `node child.ts turns/GAME/SEATS TURNS`: one measurement in a process of its own,
// printed as JSON.

import { measure } from '../sample.ts';
import { turnsOf } from './turns.ts';
import { knownGame, workloadOf } from './workloads.ts';

const [key, first, seconds] = process.argv.slice(2);
const [kind, game, seats] = key.split('/');
const result =
  kind === 'turns'
    ? turnsOf(await knownGame(game), Number(seats), Number(first))
    : measure(await workloadOf(key), Number(first), Number(seconds));
process.stdout.write(JSON.stringify(result));
