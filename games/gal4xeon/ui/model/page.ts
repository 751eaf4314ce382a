// A page of a seat in the words of the sheet: what a board draws, read off the state once.

import { explorationDie, ROUNDS } from '../../data/numbers.ts';
import { actions, demeanours, tracks, type Action, type Demeanour } from '../../data/sheet.ts';
import { CONQUERED, demeanourOf, fateOf, homeOf, strengthOf, TRADED } from '../../rules/aliens.ts';
import { chartOf } from '../../rules/chart.ts';
import { militaryStrength } from '../../rules/conquer.ts';
import { distanceFromHome, placeNames } from '../../rules/hexes.ts';
import { extrasOn, valueOn } from '../../rules/round.ts';
import { scoreOf, type Score } from '../../rules/scoring.ts';
import { has } from '../../rules/sectors.ts';
import { GREY, HOME_GROUND, MOST_ROWS, RUIN, TRACKS, WHITE, type Gal4Xeon } from '../../rules/state.ts';

export type Ground = 'home' | 'start' | 'white' | 'grey' | 'ruin';
export type Fate = 'free' | 'traded' | 'conquered';

export interface Species {
  /** A to Z, as it stands on the map. */
  readonly letter: string;
  readonly place: number;
  readonly demeanour: Demeanour;
  readonly strength: number;
  readonly fate: Fate;
}

export interface Sector {
  readonly place: number;
  /** Its name in notation. */
  readonly name: string;
  readonly ground: Ground;
  /** Points of a ruin. */
  readonly worth: number;
  /** Steps from home. */
  readonly ring: number;
  readonly explored: boolean;
  readonly controlled: boolean;
  readonly uninhabited: boolean;
  /** Beside a controlled sector. */
  readonly near: boolean;
  readonly species: Species | null;
}

/** One line of the round table: by track the die and the extra squares. */
export type RoundLine = readonly { readonly value: number; readonly extras: number }[];

export interface Page {
  readonly page: number;
  readonly seat: number;
  readonly filled: readonly number[];
  /** A set of technologies. */
  readonly technology: number;
  readonly strength: number;
  /** Modifier dice filled in. */
  readonly resources: number;
  readonly trades: number;
  readonly sectors: readonly Sector[];
  readonly species: readonly Species[];
  readonly rounds: readonly RoundLine[];
  /** The action that waits, the track it stands on and the squares that are still to be filled after it. */
  readonly action: Action | null;
  readonly track: number;
  readonly left: number;
  readonly second: boolean;
  readonly owed: boolean;
  readonly score: Score;
}

export function readPage(state: Gal4Xeon, seat: number, page: number): Page {
  const species = speciesOf(state, page);
  return {
    page,
    seat,
    filled: [...state.filled.subarray(page * TRACKS, (page + 1) * TRACKS)],
    technology: state.technology[page],
    strength: militaryStrength(state.technology[page]),
    resources: state.resources[page],
    trades: state.trades[page],
    sectors: sectorsOf(state, page, species),
    species,
    rounds: Array.from({ length: ROUNDS }, (_, round) => lineOf(state.spent[page * ROUNDS + round])),
    action: actions[state.action[page] - 1] ?? null,
    track: state.track[page],
    left: state.left[page],
    second: state.second[page] === 1,
    owed: state.owed[page] === 1,
    score: scoreOf(state, page),
  };
}

function lineOf(spent: number): RoundLine {
  return tracks.map((_, track) => ({ value: valueOn(spent, track), extras: extrasOn(spent, track) }));
}

const FATES: Readonly<Record<number, Fate>> = { [TRADED]: 'traded', [CONQUERED]: 'conquered' };

export function letterOf(row: number): string {
  return String.fromCodePoint(65 + row);
}

function speciesOf(state: Gal4Xeon, page: number): readonly Species[] {
  return Array.from({ length: state.met[page] }, (_, i) => {
    const row = state.aliens[page * MOST_ROWS + i];
    return {
      letter: letterOf(i),
      place: homeOf(row),
      demeanour: demeanours[demeanourOf(row)],
      strength: strengthOf(row),
      fate: FATES[fateOf(row)] ?? 'free',
    };
  });
}

export function groundOf(ground: number): Ground {
  if (ground > RUIN) return 'ruin';
  if (ground === HOME_GROUND) return 'home';
  if (ground === GREY) return 'grey';
  return ground === WHITE ? 'white' : 'start';
}

function sectorsOf(state: Gal4Xeon, page: number, species: readonly Species[]): readonly Sector[] {
  const chart = chartOf(state);
  const at = new Map(species.map((each) => [each.place, each]));
  return chart.placeAt.map((place, sector) => ({
    place,
    name: placeNames[place],
    ground: groundOf(state.ground[place]),
    worth: chart.worth[sector],
    ring: distanceFromHome(place),
    explored: has(state.outlined, page, sector),
    controlled: has(state.controlled, page, sector),
    uninhabited: has(state.crossed, page, sector),
    near: has(state.reach, page, sector),
    species: at.get(place) ?? null,
  }));
}

/** The aliens who are known to live at the place of that name. */
export function speciesAt(state: Gal4Xeon, page: number, name: string): Species | undefined {
  return speciesOf(state, page).find(({ place }) => placeNames[place] === name);
}

/** The mood of aliens whom that die found. */
export function foundBy(die: number): Demeanour {
  return explorationDie[die - 1] ?? 'friendly';
}
