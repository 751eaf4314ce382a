// NO-19.2: what a deck file must keep so that every game with it can be played.

import { messageOf, type Refusal } from '@starboard/engine';
import { alternateUnits } from '../../data/alternate-units.ts';
import { FIRST_RUBIUM } from '../../data/numbers.ts';
import { spareEnergize } from '../../data/energize.ts';
import { spareMissions } from '../../data/secret-missions.ts';
import { FIGURES, units } from '../../data/units.ts';
import { refuse } from '../../words/messages.ts';
import { MOST_CARDS } from '../state.ts';
import { deckOf, ownTitle, type Deck, type DeckFile } from './deck.ts';
import { wrongPile } from './piles.ts';

/** Twice what lies open in the longest transmission line. */
const FEWEST_MISSIONS = 12;
const RULE = 'NO-19.2';

export function wrongDeck(file: DeckFile): Refusal | null {
  const sets = [deckOf(file, false, 'off'), deckOf(file, true, 'off')];
  return (
    incomplete(file) ??
    wrongUnits(sets[0], false) ??
    wrongUnits(sets[1], true) ??
    wrongCounts(sets[0]) ??
    wrongPiles(sets[0], file)
  );
}

function incomplete({ energize = {}, secretMissions = {} }: DeckFile): Refusal | null {
  const cards = energize as Readonly<Record<string, object>>;
  const missions = secretMissions as Readonly<Record<string, object>>;
  return (
    missingField(cards, spareEnergize, 'energize', ['title', 'text', 'count', 'effect', 'source']) ??
    missingField(missions, spareMissions, 'secretMissions', [
      'title',
      'text',
      'count',
      'points',
      'red',
      'goal',
      'source',
    ])
  );
}

/** A spare row has no row of the box behind it. */
function missingField(
  rows: Readonly<Record<string, object>>,
  spare: readonly string[],
  table: string,
  fields: readonly string[],
): Refusal | null {
  for (const name of spare) {
    if (!Object.hasOwn(rows, name)) continue;
    const missing = fields.find((field) => !Object.hasOwn(rows[name], field));
    if (missing !== undefined)
      return refuse(RULE, 'missing', { place: `deck file.${table}.${name}.${missing}` });
  }
  return null;
}

function wrongUnits(deck: Deck, alternate: boolean): Refusal | null {
  const rows = Object.values(deck.units);
  const orders = new Set(rows.map(({ order }) => order));
  if (orders.size < rows.length) return refuse(RULE, 'orderTaken');
  if (rows.every(({ cost }) => cost > FIRST_RUBIUM)) {
    return refuse(RULE, 'allTooDear', { rubium: FIRST_RUBIUM });
  }
  if (
    rows.filter(({ shatters }) => shatters).length > 1 ||
    rows.filter(({ spreads }) => spreads).length > 1
  ) {
    return refuse(RULE, 'oneAbility');
  }
  const first = rows.flatMap(({ firstIn }) => firstIn);
  return new Set(first).size < first.length ? refuse(RULE, 'twoFirst') : barredFromHome(deck, alternate);
}

function barredFromHome(deck: Deck, alternate: boolean): Refusal | null {
  const lands = deck.tiles.home.map((hex) => hex.land);
  const unit = FIGURES.find((figure) =>
    lands.some((land) => deck.units[figure].forbidden.some((each) => each === land)),
  );
  if (unit === undefined) return null;
  const box = alternate ? alternateUnits : units;
  return refuse(RULE, 'homeBarred', { unit, alternate, called: ownTitle(deck.units[unit], box[unit]) });
}

function wrongCounts(deck: Deck): Refusal | null {
  const cards = deck.energize.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (cards > MOST_CARDS) return refuse(RULE, 'tooManyCards', { cards, most: MOST_CARDS });
  const missions = deck.missions.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (missions >= FEWEST_MISSIONS && missions <= MOST_CARDS) return null;
  return refuse(RULE, 'wrongMissions', { missions, fewest: FEWEST_MISSIONS, most: MOST_CARDS });
}

/** Those that the file gives. Which pile of the box is used depends on the board, so that is looked at with the options. */
function wrongPiles(deck: Deck, { piles = {} }: DeckFile): Refusal | null {
  const boards = { standard: 'standard', half: 'energy-dependence' } as const;
  for (const name of ['standard', 'half'] as const) {
    const pile = piles[name];
    const wrong = pile === undefined ? null : wrongPile(deck, '2024', boards[name], pile);
    if (wrong !== null)
      return refuse(RULE, 'inPile', { place: `deck file.piles.${name}`, problem: messageOf(wrong) });
  }
  return null;
}
