// One attack in a process of its own: `attacker.ts NAME JSON`; prints what it achieved as one line of JSON.

import { setPriority } from 'node:os';
import { loadGame } from '@starboard/games';
import { ATTACKS, type AttackPlan } from './attacks.ts';

// attackers are elsewhere: what they take of this computer is not the server's
setPriority(10);

const [name, given] = process.argv.slice(2);
const { server, from, seconds, long } = JSON.parse(given) as Omit<AttackPlan, 'until' | 'game'>;
const game = await loadGame('nexus-ops');
if (game === null) throw new Error('There is no Nexus Ops.');
const until = Date.now() + seconds * 1000;
const achieved = await ATTACKS[name].run({ server, from, seconds, long, until, game });
process.stdout.write(`${JSON.stringify({ achieved })}\n`);
process.exit(0);
