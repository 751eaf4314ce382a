// GX-1 and the opening of a round: the first paper, and the dice that a player has.

import type { Sheet } from '../../data/sheet.ts';
import { discover, type Roll } from './deeds.ts';
import { fromHome, galaxyOf, nameOf } from './galaxy.ts';
import type { Paper } from './paper.ts';

const DIRECTIONS = {
  east: nameOf(1, 0),
  northeast: nameOf(1, -1),
  northwest: nameOf(0, -1),
  west: nameOf(-1, 0),
  southwest: nameOf(-1, 1),
  southeast: nameOf(0, 1),
} as const;

export function firstPaper(sheet: Sheet, roll: Roll): Paper {
  const galaxy = galaxyOf(sheet.map);
  const around = galaxy.sectors.filter((sector) => fromHome(sector) === 1).map(({ name }) => name);
  const paper: Paper = {
    sheet,
    galaxy,
    filled: { explore: 0, conquer: 0, science: 0, resources: 0, trade: 0 },
    technologies: new Set(sheet.technologies.filter(({ start }) => start).map(({ id }) => id)),
    resourceDice: 0,
    tradeDice: 0,
    explored: new Set([nameOf(0, 0), ...around]),
    controlled: new Set([nameOf(0, 0)]),
    uninhabited: new Set(),
    aliens: [],
    rounds: [],
    dice: [],
    extras: 0,
    filling: null,
    waiting: null,
    done: false,
  };
  if (sheet.map.start === null) for (const name of around) discover(paper, name, roll);
  for (const { at, aliens } of sheet.map.start ?? []) {
    if (aliens === null) paper.uninhabited.add(DIRECTIONS[at]);
    else paper.aliens.push({ at: DIRECTIONS[at], ...aliens, fate: 'free' });
  }
  return paper;
}

/** GX-2.3 to GX-2.5 */
export function openRound(paper: Paper, dice: readonly number[]): void {
  const least = paper.sheet.tradeMinimums[paper.tradeDice];
  paper.dice = dice.map((die) => Math.max(die, least));
  paper.extras = paper.sheet.resourceModifiers[paper.resourceDice];
  paper.rounds.push(new Map());
  paper.done = false;
}
