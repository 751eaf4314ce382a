// What the sheet says in one language, beside what the table needs of every game.

import { useWords, type GameText } from '@starboard/kit';
import type { Title } from '../../data/numbers.ts';
import type { Action, Demeanour, TechnologyId, Track } from '../../data/sheet.ts';
import type { Score } from '../../rules/scoring.ts';
import type { Gal4Xeon } from '../../rules/state.ts';
import type { Filling, Exploration } from '../model/effects.ts';
import type { Fate, Ground } from '../model/page.ts';

export type Heading =
  | 'map'
  | 'tracks'
  | 'technologies'
  | 'aliens'
  | 'dice'
  | 'modifiers'
  | 'rounds'
  | 'score'
  | 'scoring'
  | 'exploration'
  | 'ranges'
  | 'titles';

export interface SheetWords {
  readonly headings: Readonly<Record<Heading, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  /** What an action lets one do, in a sentence. */
  readonly deeds: Readonly<Record<Action, string>>;
  readonly technologies: Readonly<Record<TechnologyId, string>>;
  effect(technology: TechnologyId): string;
  readonly demeanours: Readonly<Record<Demeanour, string>>;
  readonly fates: Readonly<Record<Fate, string>>;
  readonly score: Readonly<Record<keyof Score, string>>;
  /** How a category is counted, in a sentence. */
  readonly scoring: Readonly<Record<keyof Score, string>>;
  readonly titles: Readonly<Record<Title, string>>;

  round(round: number, rounds: number): string;
  readonly over: string;
  points(points: number): string;
  readonly yourSheet: string;
  readonly asOpened: string;
  /** On the sheet of somebody else, when there is something to decide on one's own. */
  readonly backToYours: string;
  readonly pencilDown: string;
  readonly writing: string;

  readonly dice: {
    label(shown: number, value: number): string;
    given(track: string): string;
    readonly how: string;
    raised(shown: number, minimum: number): string;
    extras(left: number): string;
    extrasHow(extras: number): string;
    readonly noExtras: string;
    resources(modifier: number): string;
    trade(minimum: number): string;
    readonly resourcesRow: string;
    readonly tradeRow: string;
    readonly fromNextRound: string;
    readonly finish: string;
    readonly finishHow: string;
  };

  readonly track: {
    filled(filled: number, squares: number): string;
    next(action: string, squares: number): string;
    readonly full: string;
    /** What squares would bring. */
    filling(filling: Filling): string;
    /** The same as short as can be, beside the track. */
    short(filling: Filling): string;
    key(key: string): string;
  };

  readonly note: {
    readonly hints: Readonly<Record<Action, string>>;
    readonly proceeds: string;
    readonly second: string;
    afterwards(squares: number, track: string): string;
    readonly decline: string;
    readonly declineSecond: string;
    raise(minimum: number): string;
    readonly shape: string;
    readonly turn: string;
    readonly place: string;
    finding(finding: Exploration): string;
    conquest(points: number): string;
    exploit(points: number, modifier: number | null): string;
    trade(points: number): string;
  };

  readonly sector: {
    readonly grounds: Readonly<Record<Ground, string>>;
    readonly uninhabited: string;
    ruin(worth: number): string;
    aliens(letter: string, demeanour: string, strength: number): string;
    readonly yours: string;
    readonly unexplored: Readonly<Record<Ground, string>>;
    readonly exploitSystem: string;
    exploitRuin(worth: number): string;
    readonly needsNeighbour: string;
    needsStrength(theirs: number, yours: number): string;
    canConquer(theirs: number, yours: number): string;
    needsRelations(technology: string): string;
    canTrade(technology: string): string;
    readonly traded: string;
    readonly conquered: string;
    readonly inner: string;
    readonly outer: string;
  };

  readonly technology: {
    readonly owned: string;
    readonly ready: string;
    needs(names: readonly string[]): string;
    shape(sectors: number): string;
  };

  readonly aliens: {
    readonly strength: string;
    readonly trade: string;
    readonly conquest: string;
    met(met: number, rows: number): string;
    military(strength: number): string;
  };

  readonly rounds: {
    readonly how: string;
  };

  /** What a die finds in a plain sector, by its face. */
  readonly found: readonly string[];
  readonly sections: Readonly<Record<'tracks' | 'map' | 'technologies' | 'aliens', string>>;
  from(points: number): string;
}

export interface Gal4XeonWords extends GameText<Gal4Xeon> {
  readonly sheet: SheetWords;
}

/** The table lends every board the words that its game brought, and ours bring a sheet. */
export function useSheetWords(): SheetWords {
  return (useWords<Gal4Xeon>() as GameText<Gal4Xeon> as Gal4XeonWords).sheet;
}
