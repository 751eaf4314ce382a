// What comes of what a player does.

import type { Action, Demeanour, Track } from '../../data/sheet.ts';
import { gains, roomIsLeft, takesTwo, targets } from './offers.ts';
import { speciesAt, tracksInUse, type Paper } from './paper.ts';
import { placements } from './placements.ts';

/** Gives the next die of the player's own. */
export type Roll = () => number;

const FOUND: readonly (Demeanour | null)[] = [null, null, 'friendly', 'friendly', 'neutral', 'unfriendly'];

export function deed(paper: Paper, text: string, roll: Roll): void {
  const [verb, ...words] = text.split(' ');
  const { waiting } = paper;
  if (verb === 'assign') assign(paper, Number(words[0]), words[1] as Track);
  else if (verb === 'extra') extra(paper, words[0] as Track);
  else if (verb === 'finish') paper.done = true;
  else if (waiting === null) throw new Error(`"${text}", but no action waits.`);
  else if (verb === 'decline') paper.waiting = null;
  else {
    if (verb === 'explore') explore(paper, text, roll);
    else if (verb === 'conquer') settle(paper, words[0], 'conquered');
    else if (verb === 'exploit') exploit(paper, words[0]);
    else if (verb === 'trade') settle(paper, words[0], 'traded');
    else if (verb === 'research') paper.technologies.add(words[0]);
    else if (verb === 'raise') paper.tradeDice++;
    else throw new Error(`The referee does not know "${text}".`);
    goOn(paper, verb);
  }
  fill(paper);
}

function assign(paper: Paper, value: number, track: Track): void {
  paper.dice.splice(paper.dice.indexOf(value), 1);
  spentOn(paper, track).die = value;
  paper.filling = { track, left: value };
}

function extra(paper: Paper, track: Track): void {
  paper.extras--;
  spentOn(paper, track).extra++;
  paper.filling = { track, left: 1 };
}

function spentOn(paper: Paper, track: Track): { die: number; extra: number } {
  const used = tracksInUse(paper);
  const spent = used.get(track) ?? { die: 0, extra: 0 };
  used.set(track, spent);
  return spent;
}

/** GX-3.3, GX-3.4, GX-3.9: square by square; an icon's action waits where it can be used. */
function fill(paper: Paper): void {
  while (paper.waiting === null && paper.filling !== null) {
    const { track, left } = paper.filling;
    const { squares, icons } = paper.sheet.tracks[track];
    if (left === 0 || paper.filled[track] === squares) {
      paper.filling = null;
      break;
    }
    paper.filling.left--;
    paper.filled[track]++;
    const reached = icons.find(({ after }) => after === paper.filled[track]);
    if (reached !== undefined && targets(paper, reached.icon).length > 0)
      paper.waiting = { action: reached.icon, second: false, owed: false };
  }
  // GX-3.8: what has no room is lost
  if (paper.waiting === null && !roomIsLeft(paper)) paper.extras = 0;
}

/** GX-9.7, GX-9.8: the same action once more, or its end. */
function goOn(paper: Paper, verb: string): void {
  const { waiting } = paper;
  if (waiting === null) return;
  if (verb === 'trade' && gains(paper).length > 0) {
    waiting.owed = true;
    return;
  }
  const again: Action = waiting.owed ? 'trade' : waiting.action;
  waiting.owed = false;
  if (!waiting.second && takesTwo(paper, again)) waiting.second = true;
  else paper.waiting = null;
}

/** GX-4.4 to GX-4.9 */
function explore(paper: Paper, text: string, roll: Roll): void {
  const placed = placements(paper).find((placement) => placement.text === text);
  if (placed === undefined) throw new Error(`The referee cannot place "${text}".`);
  for (const { name, kind } of placed.sectors) {
    paper.explored.add(name);
    if (kind === 'grey') paper.controlled.add(name);
    if (kind === 'white') discover(paper, name, roll);
  }
}

export function discover(paper: Paper, name: string, roll: Roll): void {
  const demeanour = FOUND[roll() - 1];
  if (demeanour === null || paper.aliens.length === paper.sheet.alienRows) paper.uninhabited.add(name);
  else paper.aliens.push({ at: name, demeanour, strength: roll(), fate: 'free' });
}

function settle(paper: Paper, name: string, fate: 'traded' | 'conquered'): void {
  const species = speciesAt(paper, name);
  if (species === undefined) throw new Error(`Nobody lives at ${name}.`);
  species.fate = fate;
  paper.controlled.add(name);
}

/** GX-7.3, GX-7.4, GX-7.6 */
function exploit(paper: Paper, name: string): void {
  paper.controlled.add(name);
  if (!paper.uninhabited.has(name)) return;
  paper.resourceDice = Math.min(paper.resourceDice + 1, paper.sheet.resourceModifiers.length - 1);
}
