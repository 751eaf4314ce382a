// Scenes for tests: a table with the dice we want, moves as text, and pages read and written by name.

import { MoveList, type GameEvent, type OptionValues } from '@starboard/engine';
import { defaultOptions, ScriptedChance } from '@starboard/engine/match';
import {
  demeanours,
  technologyIds,
  tracks,
  type Demeanour,
  type TechnologyId,
  type Track,
} from '../data/sheet.ts';
import { demeanourOf, fateOf, homeOf, meet, strengthOf } from '../rules/aliens.ts';
import { chartOf } from '../rules/chart.ts';
import { gal4xeon as game } from '../rules/game.ts';
import { placeNames } from '../rules/hexes.ts';
import type { Options } from '../rules/options.ts';
import { control, has, put } from '../rules/sectors.ts';
import { MOST_ROWS, openedPage, pageOf, TRACKS, type Gal4Xeon } from '../rules/state.ts';

export { game };

export interface Opening {
  readonly seats?: number;
  readonly options?: OptionValues;
  /** Dice of the set-up, then the first three possibilities dice. */
  readonly dice?: readonly number[];
}

/** A table at its first decision. */
export function begin({ seats = 1, options = {}, dice = [1, 2, 3] }: Opening = {}): Gal4Xeon {
  const chance = new ScriptedChance(...dice);
  const state = game.setup({ ...defaultOptions(game.options), ...options } as Options, seats, chance);
  if (!chance.used) throw new Error('More dice were scripted than the set-up rolls.');
  return state;
}

export function moveOf(text: string): number {
  const move = game.moves.fromText(text);
  if (typeof move === 'string') throw new Error(move);
  return move;
}

export function legalTexts(state: Gal4Xeon, seat = 0): string[] {
  const list = new MoveList();
  game.legal(state, seat, list);
  return list.toArray().map(game.moves.toText);
}

/** The legal moves of one kind, without the kind's name. */
export function offered(state: Gal4Xeon, kind: string, seat = 0): string[] {
  return legalTexts(state, seat)
    .filter((text) => text.startsWith(`${kind} `))
    .map((text) => text.slice(kind.length + 1));
}

/** Plays a legal move with exactly these dice and gives what was told. */
export function play(state: Gal4Xeon, text: string, dice: readonly number[] = [], seat = 0): GameEvent[] {
  if (!legalTexts(state, seat).includes(text))
    throw new Error(`"${text}" is not legal: ${refusal(state, text, seat)?.reason}`);
  const no = refusal(state, text, seat);
  if (no !== null) throw new Error(`"${text}" is offered, but: ${no.reason}`);
  const chance = new ScriptedChance(...dice);
  const events: GameEvent[] = [];
  game.play(state, seat, moveOf(text), chance, (event) => events.push(event));
  if (!chance.used) throw new Error(`"${text}" rolls fewer dice than were scripted.`);
  return events;
}

export function playAll(state: Gal4Xeon, ...texts: readonly string[]): void {
  for (const text of texts) play(state, text);
}

function refusal(state: Gal4Xeon, text: string, seat = 0) {
  return game.whyNot(state, seat, moveOf(text));
}

/** The rule and the reason why a move is refused; it must not be offered either. */
export function refused(state: Gal4Xeon, text: string, seat = 0): string {
  if (legalTexts(state, seat).includes(text)) throw new Error(`"${text}" is legal.`);
  const no = refusal(state, text, seat);
  return no === null ? 'nothing forbids it' : `${no.rule} ${no.reason}`;
}

export function place(name: string): number {
  const found = placeNames.indexOf(name);
  if (found < 0) throw new Error(`There is no place ${name}.`);
  return found;
}

export const trackOf = (track: Track): number => tracks.indexOf(track);
export const technologyOf = (id: TechnologyId): number => technologyIds.indexOf(id);

/** Writes on the seat's page, and on the page that others see: as if the round had opened so. */
function onBoth(state: Gal4Xeon, seat: number, write: (page: number) => void): Gal4Xeon {
  write(pageOf(state, seat));
  write(openedPage(state, seat));
  return state;
}

export function give(state: Gal4Xeon, ids: readonly TechnologyId[], seat = 0): Gal4Xeon {
  return onBoth(state, seat, (page) =>
    ids.forEach((id) => (state.technology[page] |= 1 << technologyOf(id))),
  );
}

export function setFilled(state: Gal4Xeon, track: Track, squares: number, seat = 0): Gal4Xeon {
  return onBoth(state, seat, (page) => (state.filled[page * TRACKS + trackOf(track)] = squares));
}

/** Modifier dice filled in when the round opened. */
export function setDice(state: Gal4Xeon, dice: { resources?: number; trades?: number }, seat = 0): Gal4Xeon {
  return onBoth(state, seat, (page) => {
    state.resources[page] = dice.resources ?? state.resources[page];
    state.trades[page] = dice.trades ?? state.trades[page];
  });
}

/** Explores and controls sectors without any roll. */
export function take(state: Gal4Xeon, names: readonly string[], seat = 0): Gal4Xeon {
  const chart = chartOf(state);
  return onBoth(state, seat, (page) => {
    for (const name of names) {
      const sector = sectorOf(state, name);
      put(state.outlined, page, sector);
      control(state, chart, page, sector);
    }
  });
}

/** Explores sectors without control of them: white ones are marked with a cross. */
export function outline(state: Gal4Xeon, names: readonly string[], seat = 0): Gal4Xeon {
  return onBoth(state, seat, (page) => {
    for (const name of names) {
      put(state.outlined, page, sectorOf(state, name));
      if (has(chartOf(state).rolled, 0, sectorOf(state, name)))
        put(state.crossed, page, sectorOf(state, name));
    }
  });
}

/** Aliens found in a sector. */
export function settle(
  state: Gal4Xeon,
  name: string,
  demeanour: Demeanour,
  strength: number,
  seat = 0,
): Gal4Xeon {
  return onBoth(state, seat, (page) => {
    put(state.outlined, page, sectorOf(state, name));
    meet(state, page, place(name), demeanours.indexOf(demeanour), strength);
  });
}

export function sectorOf(state: Gal4Xeon, name: string): number {
  const sector = chartOf(state).sectorAt[place(name)];
  if (sector < 0) throw new Error(`${name} is not on this map.`);
  return sector;
}

export type SetName = 'outlined' | 'controlled' | 'crossed' | 'reach';

/** The places of a set of the seat's page, in reading order. */
export function namesIn(state: Gal4Xeon, set: SetName, seat = 0): string[] {
  const { placeAt } = chartOf(state);
  const page = pageOf(state, seat);
  return placeAt.filter((_, sector) => has(state[set], page, sector)).map((at) => placeNames[at]);
}

/** The aliens table as text: letter, place, demeanour, strength and fate. */
export function aliensOf(state: Gal4Xeon, seat = 0): string[] {
  const page = pageOf(state, seat);
  const rows = [...state.aliens.subarray(page * MOST_ROWS, page * MOST_ROWS + state.met[page])];
  return rows.map((row, i) => {
    const fate = ['', ' traded', ' conquered'][fateOf(row)];
    const letter = String.fromCodePoint(65 + i);
    return `${letter} ${placeNames[homeOf(row)]} ${demeanours[demeanourOf(row)]} ${strengthOf(row)}${fate}`;
  });
}

export function filledOf(state: Gal4Xeon, seat = 0): number[] {
  const page = pageOf(state, seat);
  return [...state.filled.subarray(page * TRACKS, (page + 1) * TRACKS)];
}

export function technologiesOf(state: Gal4Xeon, seat = 0): string[] {
  const owned = state.technology[pageOf(state, seat)];
  return technologyIds.filter((_, technology) => ((owned >> technology) & 1) === 1);
}

/** Makes an action wait, as if its icon had just been reached. */
export function reach(state: Gal4Xeon, action: number, seat = 0): Gal4Xeon {
  state.action[pageOf(state, seat)] = action;
  return state;
}
