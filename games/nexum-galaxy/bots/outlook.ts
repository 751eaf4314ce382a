// What the coming rows may bring, by what everybody knows: the cards that are not on the discards, the signs on them, and
// the computer's cards that were not drawn. Nothing here looks at a card that lies face down.

import { computerCards, OFFENSIVE_SHIPS } from '../data/computer-cards.ts';
import { eventCards, panels, signs, type EventKind } from '../data/events.ts';
import { placeAt, lowest, COUNT, heldBy } from '../rules/board.ts';
import { nextToAct } from '../rules/computer/act.ts';
import { reserveOf, shieldOf } from '../rules/ledger.ts';
import { tannSystems } from '../rules/links.ts';
import { carriedAt } from '../rules/relics.ts';
import { PLANET_SLOTS, type Nexum } from '../rules/state.ts';
import { computersInPlay } from '../rules/victory.ts';

const SIGNS = signs.length;
const LEFT = Int32Array.from(eventCards, ({ left }) => signs.indexOf(left));
const RIGHT = Int32Array.from(eventCards, ({ right }) => signs.indexOf(right));
const NUMBERS = 3;

/** By the signs of two cards side by side, where the computer plays: 1 where that is so. */
const ATTACKS = panelTable(['invasion', 'offensive']);
const RAIDS = panelTable(['raid']);
const OFFENSIVES = panelTable(['offensive']);

function panelTable(kinds: readonly EventKind[]): Float64Array {
  const table = new Float64Array(SIGNS * SIGNS);
  for (const { left, right, kind } of panels)
    if (kinds.includes(kind)) table[signs.indexOf(left) * SIGNS + signs.indexOf(right)] = 1;
  return table;
}

/** More ships than a card of the computer can bring. */
const MOST_SHIPS = 1 + OFFENSIVE_SHIPS + Math.max(...computerCards.map(({ ships }) => ships));
/** By the set of cards drawn, and a number of ships: how likely the next card brings at least so many. */
const BRINGS = Float64Array.from({ length: (1 << computerCards.length) * (MOST_SHIPS + 1) }, (_, at) => {
  const drawn = Math.floor(at / (MOST_SHIPS + 1));
  const left = computerCards.filter((_card, card) => ((drawn >>> card) & 1) === 0);
  const deck = left.length === 0 ? computerCards : left;
  return deck.filter(({ ships }) => ships >= at % (MOST_SHIPS + 1)).length / deck.length;
});

/** By sign: how many cards that are not on the discards have it at that edge. */
const lefts = new Float64Array(SIGNS);
const rights = new Float64Array(SIGNS);

/** How often the computer is expected to act in the coming rows. Whoever asks brings one, to be filled anew. */
export class Outlook {
  /** By event card: acts that begin as an invasion or offensive there, and the share of offensives among them. */
  readonly attacks = new Float64Array(eventCards.length);
  offensives = 0;
  raids = 0;
  /** The civ that acts next; -1 where none of the computer's is in play. */
  civ = -1;
}

/** Looks at the rows of the next round. */
export function lookOut(state: Nexum, outlook: Outlook): void {
  outlook.civ = computersInPlay(state) === 0 ? -1 : nextToAct(state);
  if (outlook.civ < 0) return;
  const { cardsInPlay, discards, aggressiveness } = state;
  lefts.fill(0);
  rights.fill(0);
  let cards = 0;
  for (let card = 0; card < cardsInPlay; card++) {
    if (discards[card] === 1) continue;
    lefts[LEFT[card]]++;
    rights[RIGHT[card]]++;
    cards++;
  }
  outlook.attacks.fill(0);
  outlook.offensives = outlook.raids = 0;
  if (cards < 2) return;
  const each = aggressiveness / cards / (cards - 1);
  let attacks = 0;
  for (let card = 0; card < cardsInPlay; card++) {
    if (discards[card] === 1) continue;
    const here = each * meetings(ATTACKS, card);
    outlook.attacks[card] = here;
    attacks += here;
    outlook.raids += each * meetings(RAIDS, card);
    outlook.offensives += each * meetings(OFFENSIVES, card);
  }
  if (attacks > 0) outlook.offensives /= attacks;
}

/** With how many others a card makes such a panel, as the first of a row and as the last. */
function meetings(table: Float64Array, card: number): number {
  const right = RIGHT[card] * SIGNS;
  const left = LEFT[card];
  let count = -2 * table[right + left];
  for (let sign = 0; sign < SIGNS; sign++)
    count += table[right + sign] * lefts[sign] + table[sign * SIGNS + left] * rights[sign];
  return count;
}

/** What the computer is expected to take from the seat in the coming rows, where a planet is 1 and each relic there 1
 *  more. Nobody arrives in somebody else's Tann system. */
export function expectedLoss(state: Nexum, seat: number, outlook: Outlook): number {
  const { civ } = outlook;
  if (civ < 0 || ((state.allies[seat] >>> civ) & 1) === 1) return 0;
  const safe = tannSystems(state);
  const reserve = reserveOf(state, civ);
  let loss = 0;
  for (let system = 0; system < state.span; system++) {
    if (((safe >>> system) & 1) === 1) continue;
    const held = heldBy(state, seat, system) & state.planets[system] & ~state.barred[system];
    if (held === 0) continue;
    const near = spareIn(state, civ, system);
    const shield = shieldOf(state, placeAt(system, lowest(held)));
    const first = (state.letter[system] - 1) * NUMBERS;
    for (let slots = held; slots !== 0; slots &= slots - 1) {
      const slot = lowest(slots);
      const place = placeAt(system, slot);
      const relics = COUNT[carriedAt(state, place)];
      const often =
        (slot < NUMBERS ? outlook.attacks[first + slot] : 0) + (relics > 0 ? outlook.raids * RAIDED : 0);
      if (often === 0) continue;
      const needed = state.ships[place] + shield + 1 - near;
      loss += (1 + relics) * often * comesWith(state, needed, reserve, outlook.offensives);
    }
  }
  return loss;
}

/** The share of raids that come to one and the same planet with a relic, roughly. */
const RAIDED = 0.3;

/** How likely an act brings so many ships. */
function comesWith(state: Nexum, ships: number, reserve: number, offensives: number): number {
  if (ships <= 1) return 1;
  if (ships > MOST_SHIPS || ships > reserve + 1) return 0;
  const at = state.actsDrawn * (MOST_SHIPS + 1) + ships;
  return (1 - offensives) * BRINGS[at] + offensives * BRINGS[at - OFFENSIVE_SHIPS];
}

/** Ships of the civ in that system that could join an attack there. */
function spareIn(state: Nexum, civ: number, system: number): number {
  let ships = 0;
  for (
    let slots = heldBy(state, civ, system) & PLANET_SLOTS & ~state.barred[system];
    slots !== 0;
    slots &= slots - 1
  ) {
    const place = placeAt(system, lowest(slots));
    ships += state.ships[place] - Math.max(1, COUNT[carriedAt(state, place)]);
  }
  return ships;
}
