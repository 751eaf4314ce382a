// What came of a simulation, for a person or for a program.

import type { Prepared, SimulationResult } from '@starboard/lab';
import { columns, counted, percent } from './text.ts';

/** In less than this, in seconds, the time of starting up is most of what was measured. */
const TOO_SHORT = 0.05;

export function resultsJson(prepared: Prepared, threads: number, result: SimulationResult): string {
  const { plan, game, options, bots } = prepared;
  const names = bots.map(({ name }) => name);
  const { seats, seed } = plan;
  const all = { game: game.id, rules: game.rules, seats, seed, bots: names, options, threads, ...result };
  return `${JSON.stringify(all, null, 2)}\n`;
}

export function resultsText({ plan, game, bots }: Prepared, result: SimulationResult): string {
  const { games, seconds, wins, draws, lost, unfinished } = result;
  const rows = [
    ...bots.map(({ name }, seat) => [`seat ${seat}`, name, grouped(wins[seat]), percent(wins[seat], games)]),
    ['draws', '', grouped(draws), percent(draws, games)],
    ...(lost === 0 ? [] : [['lost to the computer', '', grouped(lost), percent(lost, games)]]),
    ...(unfinished === 0 ? [] : [['unfinished', '', grouped(unfinished), percent(unfinished, games)]]),
  ];
  const seats = counted(plan.seats, 'seat');
  return [
    `${game.title}, ${seats}, seed ${plan.seed}: ${counted(games, 'game')} in ${seconds} s`,
    ...columns(rows, [false, false, true, true]),
    `A game takes ${result.meanLength} moves on average.`,
    ...speedLines(result),
    '',
  ].join('\n');
}

function speedLines(result: SimulationResult): string[] {
  if (result.seconds < TOO_SHORT) return [];
  const games = grouped(Math.round(result.gamesPerSecond));
  const [moves, decisions] = [grouped(result.movesPerSecond), grouped(result.decisionsPerSecond)];
  return [`Every second: ${games} games, ${moves} moves, ${decisions} decisions.`];
}

function grouped(value: number): string {
  return value.toLocaleString('en');
}
