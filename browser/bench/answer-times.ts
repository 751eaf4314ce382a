// `npm run bench:answer-times [-- WINDOWS [home|browser|server]]`: how long bots take to answer the question for battle cards, in real
// time at home, in a Chromium and at a server, with a choice and without. Fails when the two can be told apart.

import { loadGame } from '@starboard/games';
import { thisMachine } from '../../lab/bench/machine.ts';
import { median } from '../../lab/bench/statistics.ts';
import { playedAtHome } from './answer-times/at-home.ts';
import { playedInBrowser } from './answer-times/in-browser.ts';
import { playedAtServer } from './answer-times/at-server.ts';
import type { AnswerTimes } from './answer-times/times.ts';

/** Milliseconds between the medians. */
const BAR = 50;
const LEVEL = 'admiral';
const PLACES = { home: playedAtHome, browser: playedInBrowser, server: playedAtServer };

const [windows = '200', only] = process.argv.slice(2);

function report(where: string, { withChoice, without, apart }: AnswerTimes): void {
  const [one, other] = [withChoice, without].map((each) => `${median(each).toFixed(0)} ms (${each.length})`);
  console.log(`${where}: median with a choice ${one}, without ${other}, apart ${apart.toFixed(1)} ms`);
}

const game = await loadGame('nexus-ops');
if (game === null) throw new Error('There is no Nexus Ops.');
const { date, node, cpu, cores } = thisMachine();
console.log(`${date}, Node ${node}, ${cpu}, ${cores} cores: ${LEVEL}s at three seats`);
for (const [where, played] of Object.entries(PLACES)) {
  if (only !== undefined && only !== where) continue;
  const times = await played(game, LEVEL, Number(windows));
  report(where, times);
  if (times.apart >= BAR) process.exitCode = 1;
}
