// Moves by pointing: what is pointed at fills in fields until one legal move is left.

import { Refusal, type MoveRecord } from '@starboard/engine';
import { whyNotWish } from '@starboard/engine/match';
import { movesFor, type Draft } from '@starboard/engine/view';
import type { Choice, Picking, Wish } from '../kit/index.ts';

export interface Picks {
  /** All that is legal now. */
  readonly all: readonly Choice[];
  /** What was pointed at, first to last; each time one of several wishes. */
  readonly wishes: readonly (readonly Wish[])[];
  /** The choices that fit all of it. */
  readonly left: readonly Choice[];
}

export function openPicks(draft: Draft): Picks {
  const all = movesFor(draft).map((move) => ({ move, record: draft.game.moves.toRecord(move) }));
  return { all, wishes: [], left: all };
}

export function fits({ record }: Choice, wish: Wish): boolean {
  for (const field in wish) if (record[field] !== wish[field]) return false;
  return true;
}

function fitting(choices: readonly Choice[], wishes: readonly Wish[]): readonly Choice[] {
  return choices.filter((choice) => wishes.some((wish) => fits(choice, wish)));
}

/** The picks with one more thing pointed at; begun anew where it does not go with the rest; null where it goes with no
 *  choice at all. To point at the same again takes it back. */
export function picked(picks: Picks, wishes: readonly Wish[]): Picks | null {
  if (isPicked(picks, wishes)) return { ...picks, wishes: [], left: picks.all };
  const narrowed = fitting(picks.left, wishes);
  if (narrowed.length > 0) return { ...picks, wishes: [...picks.wishes, wishes], left: narrowed };
  const anew = fitting(picks.all, wishes);
  return anew.length > 0 ? { ...picks, wishes: [wishes], left: anew } : null;
}

function isPicked(picks: Picks, wishes: readonly Wish[]): boolean {
  return picks.wishes.some(
    (each) => each.length === wishes.length && each.every((wish, i) => same(wish, wishes[i])),
  );
}

function same(a: Wish, b: Wish): boolean {
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => a[field] === b[field]);
}

/** Can people point on, to each of the choices that are left? Not if one of them lies behind nothing on the board that
 *  would tell it from another. */
export function canPointOn(left: readonly Choice[], offered: Iterable<readonly Wish[]>): boolean {
  const reached = new Set<Choice>();
  for (const wishes of offered) {
    const behind = fitting(left, wishes);
    if (behind.length < left.length) for (const choice of behind) reached.add(choice);
  }
  return reached.size === left.length;
}

/** The rule against what was pointed at. Of several things that it might mean, one of a kind that is possible now is
 *  more likely than another. */
export function whyNot(draft: Draft, picks: Picks, wishes: readonly Wish[]): Refusal {
  const possible = new Set(picks.all.map(({ record }) => record.move));
  const meant = wishes
    .flatMap((wish) => meanings(draft, possible, wish))
    .toSorted((a, b) => Number(possible.has(b.move)) - Number(possible.has(a.move)));
  const refusals = meant.flatMap((wish) => ask(draft, wish));
  const best = refusals.find(({ rule }) => rule !== null) ?? refusals[0];
  return best ?? new Refusal('There is nothing to do here now.');
}

function ask({ game, state, seat }: Draft, wish: MoveRecord): Refusal[] {
  const refusal = whyNotWish(game, state, seat, wish);
  return refusal === null ? [] : [refusal];
}

/** A wish that names no move may mean any that is possible now and has its fields. */
function meanings({ game }: Draft, possible: ReadonlySet<string>, wish: Wish): MoveRecord[] {
  const { move } = wish;
  const names = typeof move === 'string' ? [move] : [...possible];
  return names.flatMap((name) => {
    const kind = game.moves.names.indexOf(name);
    if (kind < 0) return [];
    const fields = game.moves.fieldsOf(kind).map((field) => field.name);
    const given = Object.keys(wish).filter((field) => field !== 'move');
    return given.every((field) => fields.includes(field)) ? [{ ...wish, move: name }] : [];
  });
}

/** What a board is given. */
export function pickingOf(picks: Picks, pick: (...wishes: readonly Wish[]) => void): Picking {
  const index = indexed(picks.wishes.length > 0 ? picks.left : picks.all);
  // what does not fit the rest begins anew, but does not glow
  return {
    choices: picks.left,
    can: (...wishes) => wishes.some((wish) => index.has(wish)),
    pick,
    picked: (wish) => picks.wishes.some((each) => each.some((one) => same(one, wish))) && index.has(wish),
  };
}

/** Hundreds of spots ask about hundreds of choices, so they are found by their rarest field. */
function indexed(choices: readonly Choice[]): { has(wish: Wish): boolean } {
  const by = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const field in choice.record) {
      const key = `${field}=${choice.record[field]}`;
      const found = by.get(key);
      if (found === undefined) by.set(key, [choice]);
      else found.push(choice);
    }
  }
  return {
    has(wish) {
      let fewest: readonly Choice[] = choices;
      for (const field in wish) {
        const found = by.get(`${field}=${wish[field]}`);
        if (found === undefined) return false;
        if (found.length < fewest.length) fewest = found;
      }
      return fewest.some((choice) => fits(choice, wish));
    },
  };
}
