// NO-19.2: what a deck file must keep so that every game with it can be played.

import { messageOf, type Refusal } from '@starboard/engine';
import { alternateUnits } from '../../data/alternate-units.ts';
import { FIRST_RUBIUM } from '../../data/numbers.ts';
import { FIGURES, units } from '../../data/units.ts';
import { refuse } from '../../words/messages.ts';
import { MOST_CARDS } from '../state.ts';
import { deckOf, ownTitle, type Deck, type DeckFile } from './deck.ts';
import { wrongPile } from './piles.ts';

/** Twice what lies open in the longest transmission line. */
const FEWEST_MISSIONS = 12;
export const DECK_RULE = 'NO-19.2';

export function wrongDeck(file: DeckFile, place: string): Refusal | null {
  const sets = [deckOf(file, false, 'off'), deckOf(file, true, 'off')];
  return (
    wrongUnits(sets[0], false) ??
    wrongUnits(sets[1], true) ??
    wrongCounts(sets[0]) ??
    wrongPiles(sets[0], file, place)
  );
}

function wrongUnits(deck: Deck, alternate: boolean): Refusal | null {
  const rows = Object.values(deck.units);
  const orders = new Set(rows.map(({ order }) => order));
  if (orders.size < rows.length) return refuse(DECK_RULE, 'orderTaken');
  if (rows.every(({ cost }) => cost > FIRST_RUBIUM)) {
    return refuse(DECK_RULE, 'allTooDear', { rubium: FIRST_RUBIUM });
  }
  if (
    rows.filter(({ shatters }) => shatters).length > 1 ||
    rows.filter(({ spreads }) => spreads).length > 1
  ) {
    return refuse(DECK_RULE, 'oneAbility');
  }
  const first = rows.flatMap(({ firstIn }) => firstIn);
  return new Set(first).size < first.length ? refuse(DECK_RULE, 'twoFirst') : barredFromHome(deck, alternate);
}

function barredFromHome(deck: Deck, alternate: boolean): Refusal | null {
  const lands = deck.tiles.home.map((hex) => hex.land);
  const unit = FIGURES.find((figure) =>
    lands.some((land) => deck.units[figure].forbidden.some((each) => each === land)),
  );
  if (unit === undefined) return null;
  const box = alternate ? alternateUnits : units;
  return refuse(DECK_RULE, 'homeBarred', { unit, alternate, called: ownTitle(deck.units[unit], box[unit]) });
}

function wrongCounts(deck: Deck): Refusal | null {
  const cards = deck.energize.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (cards > MOST_CARDS) return refuse(DECK_RULE, 'tooManyCards', { cards, most: MOST_CARDS });
  const missions = deck.missions.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (missions >= FEWEST_MISSIONS && missions <= MOST_CARDS) return null;
  return refuse(DECK_RULE, 'wrongMissions', { missions, fewest: FEWEST_MISSIONS, most: MOST_CARDS });
}

/** Those that the file gives. Which pile of the box is used depends on the board, so that is looked at with the options. */
function wrongPiles(deck: Deck, { piles = {} }: DeckFile, place: string): Refusal | null {
  const boards = { standard: 'standard', half: 'energy-dependence' } as const;
  for (const name of ['standard', 'half'] as const) {
    const pile = piles[name];
    const wrong = pile === undefined ? null : wrongPile(deck, '2024', boards[name], pile);
    if (wrong !== null)
      return refuse(DECK_RULE, 'inPile', { place: `${place}.piles.${name}`, problem: messageOf(wrong) });
  }
  return null;
}
