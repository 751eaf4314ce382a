// NO-19.2: what a deck file must keep so that every game with it can be played.

import { Refusal } from '@starboard/engine';
import { FIRST_RUBIUM } from '../../data/numbers.ts';
import { spareEnergize } from '../../data/energize.ts';
import { spareMissions } from '../../data/secret-missions.ts';
import { MOST_CARDS } from '../state.ts';
import { deckOf, type Deck, type DeckFile } from './deck.ts';
import { wrongPile } from './piles.ts';

/** Twice what lies open in the longest transmission line. */
const FEWEST_MISSIONS = 12;
const RULE = 'NO-19.2';

export function wrongDeck(file: DeckFile): Refusal | null {
  const sets = [deckOf(file, false, 'off'), deckOf(file, true, 'off')];
  return (
    incomplete(file) ??
    wrongUnits(sets[0]) ??
    wrongUnits(sets[1]) ??
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
    if (missing !== undefined) return new Refusal(`deck file.${table}.${name}.${missing} is missing.`, RULE);
  }
  return null;
}

function wrongUnits(deck: Deck): Refusal | null {
  const rows = Object.values(deck.units);
  const orders = new Set(rows.map(({ order }) => order));
  if (orders.size < rows.length)
    return new Refusal('Every unit needs a place of its own in the battle order.', RULE);
  if (rows.every(({ cost }) => cost > FIRST_RUBIUM)) {
    return new Refusal(`Some unit must cost ${FIRST_RUBIUM} rubium or less: nobody could begin.`, RULE);
  }
  if (
    rows.filter(({ shatters }) => shatters).length > 1 ||
    rows.filter(({ spreads }) => spreads).length > 1
  ) {
    return new Refusal('Only one kind of unit may shatter, and only one may spread.', RULE);
  }
  const first = rows.flatMap(({ firstIn }) => firstIn);
  if (new Set(first).size < first.length)
    return new Refusal('Two kinds of unit cannot both be first in a land.', RULE);
  const lands = deck.tiles.home.map((hex) => hex.land);
  const stranger = rows.find(({ forbidden }) =>
    lands.some((land) => forbidden.some((each) => each === land)),
  );
  return stranger === undefined
    ? null
    : new Refusal(`A ${stranger.title} could not enter its own home base.`, RULE);
}

function wrongCounts(deck: Deck): Refusal | null {
  const cards = deck.energize.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (cards > MOST_CARDS)
    return new Refusal(`There are ${cards} Energize cards, at most ${MOST_CARDS} fit.`, RULE);
  const missions = deck.missions.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (missions >= FEWEST_MISSIONS && missions <= MOST_CARDS) return null;
  return new Refusal(`There are ${missions} Secret Missions, not ${FEWEST_MISSIONS} to ${MOST_CARDS}.`, RULE);
}

/** Those that the file gives. Which pile of the box is used depends on the board, so that is looked at with the options. */
function wrongPiles(deck: Deck, { piles = {} }: DeckFile): Refusal | null {
  const boards = { standard: 'standard', half: 'energy-dependence' } as const;
  for (const name of ['standard', 'half'] as const) {
    const pile = piles[name];
    const wrong = pile === undefined ? null : wrongPile(deck, '2024', boards[name], pile);
    if (wrong !== null) return new Refusal(`deck file.piles.${name}: ${wrong}`, RULE);
  }
  return null;
}
