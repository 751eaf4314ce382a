// What a player may do at a moment.

import { tracks, type Action, type Track } from '../../data/sheet.ts';
import { isBeside, strengthOf, tracksInUse, type Paper } from './paper.ts';
import { placements } from './placements.ts';

const DOUBLES: Partial<Record<Action, string>> = {
  conquer: 'logistics',
  exploit: 'miningConglomerate',
  trade: 'tradeLeague',
};

export function offers(paper: Paper): string[] {
  if (paper.done) return [];
  if (paper.waiting === null)
    return [...assignments(paper), ...extras(paper), ...(mayFinish(paper) ? ['finish'] : [])];
  const { action, owed } = paper.waiting;
  return owed ? gains(paper) : [...targets(paper, action), 'decline'];
}

/** GX-3.1 and GX-3.7: three dice on three tracks, which extra squares may have chosen before. */
function openTracks(paper: Paper): readonly Track[] {
  const used = tracksInUse(paper);
  return used.size < 3 ? tracks : tracks.filter((track) => used.has(track));
}

function assignments(paper: Paper): string[] {
  const used = tracksInUse(paper);
  const free = openTracks(paper).filter((track) => (used.get(track)?.die ?? 0) === 0);
  return [...new Set(paper.dice)].flatMap((value) => free.map((track) => `assign ${value} ${track}`));
}

function extras(paper: Paper): string[] {
  return paper.extras === 0 ? [] : openTracks(paper).map((track) => `extra ${track}`);
}

/** GX-3.8: nobody is done with an extra square in hand and room for it. */
function mayFinish(paper: Paper): boolean {
  return paper.dice.length === 0 && paper.extras === 0;
}

/** GX-3.8: room on one of the three tracks of the round, as long as they are not all chosen on any. */
export function roomIsLeft(paper: Paper): boolean {
  const used = [...tracksInUse(paper).keys()];
  return used.length < 3 || used.some((track) => paper.filled[track] < paper.sheet.tracks[track].squares);
}

export function targets(paper: Paper, action: Action): string[] {
  switch (action) {
    case 'explore':
      return placements(paper).map(({ text }) => text);
    case 'research':
      return researches(paper);
    case 'conquer':
      return alienTargets(paper, ({ strength }) => strength < strengthOf(paper)).map((at) => `conquer ${at}`);
    case 'trade':
      return alienTargets(paper, ({ demeanour }) => paper.technologies.has(`${demeanour}Relations`)).map(
        (at) => `trade ${at}`,
      );
    case 'exploit':
      return exploits(paper).map((at) => `exploit ${at}`);
  }
}

function alienTargets(paper: Paper, fits: (species: Paper['aliens'][number]) => boolean): string[] {
  return paper.aliens
    .filter((species) => species.fate === 'free' && isBeside(paper, species.at) && fits(species))
    .map(({ at }) => at);
}

/** GX-7.1, GX-7.2 */
function exploits(paper: Paper): string[] {
  return paper.galaxy.sectors
    .filter(({ kind, name }) => paper.uninhabited.has(name) || (kind === 'ruin' && paper.explored.has(name)))
    .filter(({ name }) => !paper.controlled.has(name) && isBeside(paper, name))
    .map(({ name }) => name);
}

/** GX-6.1, GX-6.3 */
function researches({ sheet, technologies }: Paper): string[] {
  return sheet.technologies
    .filter(({ id, needs }) => !technologies.has(id) && needs.every((above) => technologies.has(above)))
    .map(({ id }) => `research ${id}`);
}

/** GX-8.3, GX-8.4: what a trade brings. */
export function gains(paper: Paper): string[] {
  const die = paper.tradeDice < paper.sheet.tradeMinimums.length - 1;
  return [...(die ? ['raise'] : []), ...researches(paper)];
}

/** GX-9.2, GX-9.4, GX-9.6 */
export function takesTwo(paper: Paper, action: Action): boolean {
  const technology = DOUBLES[action];
  return technology !== undefined && paper.technologies.has(technology) && targets(paper, action).length > 0;
}
