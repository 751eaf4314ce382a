// The game once more, in the plainest way: ships are objects, an order is tried with every combination of ships there
// is, and nothing is clever. It exists to count positions and to compare.

import { placeNames, systemNames } from '../rules/moves.ts';
import { AREA, BID, CARD, KEEP, MANAGE, MOVE, PLACES, SLOTS, type Nexum } from '../rules/state.ts';
import {
  beyondText,
  buildLimit,
  drawCards,
  exitOf,
  freeActions,
  masters,
  isKindred,
  keepings,
  readBeyond,
  wayOf,
  type Beyond,
  type Cloaked,
} from './naive-beyond.ts';

export interface Ship {
  /** A letter of MRET, or nothing. */
  relic: string;
  moved: boolean;
  /** Has its relic been with one of its type in this phase? */
  idle: boolean;
  /** Must it leave its cloud in this turn? */
  stale: boolean;
}

export interface PlainPlace {
  name: string;
  system: string;
  /** 1 to 3 for planets, 4 for a star, 5 for an area of a cloud. */
  size: number;
  owner: number | null;
  ships: Ship[];
  waiting: string[];
  /** Letters of waiting relics that have been with one of their type in this phase. */
  jammed: string[];
  taken: '' | 'plainly' | 'by extractor';
}

type Phase = 'card' | 'manage' | 'move' | 'bid' | 'keep' | 'events' | 'over';

export interface Naive {
  places: PlainPlace[];
  neighbours: string[];
  closed: string[];
  /** Places that every ship pays 1 more to enter. */
  ionized: string[];
  /** Places that no ship may leave or enter, and where nothing is managed. */
  barred: string[];
  idle: string[];
  /** By seat: the seats of its side. */
  sides: number[][];
  pooled: boolean;
  sterile: boolean;
  /** By seat: the planet with its gate. */
  gates: string[];
  starLimit: number;
  energy: number[];
  points: number[];
  cards: string[][];
  bids: number[];
  /** By seat. */
  shipLimit: number[];
  energyLimit: number[];
  goal: { points: number; relics: number };
  round: number;
  first: number;
  turn: number;
  phase: Phase;
  ahead: Phase | null;
  built: string[];
  builds: number;
  /** Null where the game is played without the expansion. */
  beyond: Beyond | null;
}

const CARDS: Readonly<Record<string, readonly Phase[]>> = {
  manage: ['manage'],
  move: ['move'],
  'manage-move': ['manage', 'move'],
  'move-manage': ['move', 'manage'],
};
const PHASES: Readonly<Record<number, Phase>> = {
  [CARD]: 'card',
  [MANAGE]: 'manage',
  [MOVE]: 'move',
  [BID]: 'bid',
};

/** Reads a position that is not in the middle of an order. */
export function fromState(state: Nexum): Naive {
  const bits = (set: number): number[] =>
    Array.from({ length: 20 }, (_, i) => i).filter((i) => (set >>> i) & 1);
  const letter = (relic: number): string =>
    'MRET'[[0, 1, 2, 3].findIndex((type) => (state.ofType[type] >>> relic) & 1)];
  const perSeat = (field: Int32Array): number[] => [...field.subarray(0, state.seats)];
  const cloudStale: Record<string, number> = { S: state.stale[0], O: state.stale[1] };
  const places = Array.from({ length: PLACES }, (_, place) => place)
    .filter((place) => state.size[place] > 0)
    .map((place): PlainPlace => {
      const isCloud = state.size[place] === AREA;
      const relics = bits(state.relicsAt[place]);
      const carriers = relics.filter((relic) => (state.carried >>> relic) & 1);
      const ships = carriers.map((relic) => ({
        relic: letter(relic),
        moved: ((state.movedRelics >>> relic) & 1) === 1,
        idle: ((state.interfering >>> relic) & 1) === 1,
        stale: isCloud && ((state.staleRelics >>> relic) & 1) === 1,
      }));
      const mustLeave =
        (cloudStale[systemNames[Math.floor(place / SLOTS)]] ?? 0) - ships.filter(({ stale }) => stale).length;
      const movedFree = state.moved[place] - ships.filter(({ moved }) => moved).length;
      for (let i = carriers.length; i < state.ships[place]; i++) {
        const number = i - carriers.length;
        const isOfTurn = isCloud && place % SLOTS === state.turn;
        ships.push({
          relic: '',
          moved: number < movedFree,
          idle: false,
          stale: isOfTurn && number >= state.ships[place] - carriers.length - mustLeave,
        });
      }
      const [system, slot] = [Math.floor(place / SLOTS), place % SLOTS];
      const taken = !((state.taken[system] >>> slot) & 1)
        ? ''
        : (state.takenByExtractor[system] >>> slot) & 1
          ? 'by extractor'
          : 'plainly';
      return {
        name: placeNames[place],
        system: systemNames[system],
        size: state.size[place],
        owner: state.owner[place] === 0 ? null : state.owner[place] - 1,
        ships,
        waiting: relics.filter((relic) => !carriers.includes(relic)).map(letter),
        jammed: relics
          .filter((relic) => !carriers.includes(relic) && (state.interfering >>> relic) & 1)
          .map(letter),
        taken,
      };
    });
  return {
    places,
    neighbours: systemNames.flatMap((name, i) =>
      bits(state.links[i]).map((other) => name + systemNames[other]),
    ),
    closed: bits(state.closed).map((system) => systemNames[system]),
    barred: placeNames.filter((_, place) => state.noMove[place] > 0),
    idle: placeNames.filter((_, place) => state.noManage[place] > 0),
    ionized: systemNames.flatMap((_, i) =>
      bits(state.ionized[i]).map((slot) => placeNames[i * SLOTS + slot]),
    ),
    sides: perSeat(state.allies).map(bits),
    pooled: state.pooled === 1,
    sterile: state.fixedCard > 0,
    gates: perSeat(state.tann).map((place) => placeNames[place]),
    starLimit: state.starLimit,
    energy: perSeat(state.energy),
    points: perSeat(state.points),
    cards: perSeat(state.cards).map((set) => Object.keys(CARDS).filter((_, i) => (set >>> i) & 1)),
    bids: perSeat(state.bids),
    shipLimit: perSeat(state.shipLimit),
    energyLimit: perSeat(state.energyLimit),
    goal: { points: state.pointsToWin, relics: state.relicsToWin },
    round: state.round,
    first: state.first,
    turn: state.turn,
    phase: state.asking === KEEP ? 'keep' : (PHASES[state.phase] ?? 'over'),
    ahead: state.ahead === CARD ? null : PHASES[state.ahead],
    built: placeNames.filter((_, place) => (state.built[Math.floor(place / SLOTS)] >>> (place % SLOTS)) & 1),
    builds: state.builds,
    beyond: readBeyond(state),
  };
}

/** A position as text, the same for positions that differ in nothing that matters. */
export function textOf(game: Naive): string {
  if (game.phase === 'events') return 'events';
  if (game.phase === 'over') return `over ${game.turn} ${game.points.join()} ${game.energy.join()}`;
  const shipText = ({ relic, moved, idle, stale }: Ship): string =>
    `${relic}${idle ? '~' : ''}${stale ? '?' : ''}${moved ? '!' : '.'}`;
  const places = game.places.map((place) =>
    [
      place.name,
      place.owner ?? '-',
      place.ships.map(shipText).toSorted().join(''),
      place.waiting
        .map((each) => each + (place.jammed.includes(each) ? '~' : ''))
        .toSorted()
        .join(''),
      place.taken,
    ].join(':'),
  );
  const { energy, points, cards, bids, round, first, turn, phase, ahead, built, builds } = game;
  return JSON.stringify([
    places,
    energy,
    points,
    cards,
    bids,
    round,
    first,
    turn,
    phase,
    ahead,
    built.toSorted(),
    builds,
    game.beyond === null
      ? ''
      : [
          beyondText(game.beyond, turn),
          game.shipLimit,
          game.energyLimit,
          game.idle.toSorted(),
          game.barred.toSorted(),
        ],
  ]);
}

/** The positions after every single order that can be given, one for each order. */
export function successors(game: Naive): Naive[] {
  switch (game.phase) {
    case 'over':
    case 'events':
      return [];
    case 'keep':
      return keepingsOf(game);
    case 'card':
      return game.cards[game.turn].map((card) => after(game, (next) => playCard(next, card)));
    case 'manage':
      return [
        after(game, endPhase),
        ...mine(game).flatMap((place) => buildingOn(game, place)),
        ...freely(game),
      ];
    case 'move':
      return [after(game, endPhase), ...ordersOf(game), ...freely(game)];
    case 'bid':
      return bidsOf(game).map((bid) => after(game, (next) => placeBid(next, bid)));
  }
}

/** The positions after a change that may end in a choice: it gets the number of the choice and gives how many there are. */
export function branches(game: Naive, change: (next: Naive, choice: number) => number): Naive[] {
  const found: Naive[] = [];
  let choices = 1;
  while (found.length < choices) {
    found.push(
      after(game, (next) => {
        choices = change(next, found.length);
      }),
    );
  }
  return found;
}

export function after(game: Naive, change: (next: Naive) => void): Naive {
  const next = structuredClone(game);
  change(next);
  // NG-13.5
  if (next.beyond?.dropping === 'now' && game.beyond?.dropping === 'now' && !isDrop(game.beyond, next.beyond))
    next.beyond.dropping = 'over';
  while (!['over', 'card', 'keep', 'events'].includes(next.phase) && !canDecide(next)) endPhase(next);
  return next;
}

/** An asteroid went, and nothing else was done with it. */
function isDrop(before: Beyond, now: Beyond): boolean {
  const cards = (beyond: Beyond): number => beyond.cards.flat().length;
  return cards(now) === cards(before) - 1 && now.developed === before.developed;
}

/** NG-12.6 */
function keepingsOf(game: Naive): Naive[] {
  if (game.beyond === null) return [];
  return keepings(game.beyond, game.turn).map(({ done, change }) =>
    after(game, (next) => {
      if (next.beyond !== null) change(next.beyond);
      if (done) next.phase = 'move';
    }),
  );
}

/** NG-13.4 */
function freely(game: Naive): Naive[] {
  const { beyond, turn } = game;
  if (beyond === null) return [];
  const planets = mine(game).filter(({ size }) => size < 4);
  const actions = freeActions(beyond, {
    seat: turn,
    energy: game.energy[turn],
    manages: game.phase === 'manage',
    planets: planets.map(({ name }) => name),
    idle: game.idle,
    gives: (name) => (placeOf(game, name).ships.some((ship) => isWorking(ship, 'E')) ? 2 : 1),
  });
  return actions.map(({ energy, change, also }) =>
    after(game, (next) => {
      if (next.beyond !== null) change(next.beyond);
      next.shipLimit[turn] += also?.ships ?? 0;
      next.energyLimit[turn] += also?.energy ?? 0;
      next.idle = next.idle.filter((name) => name !== also?.thaws);
      if (energy > 0) gain(next, energy);
      else next.energy[turn] += energy;
    }),
  );
}

function canDecide(game: Naive): boolean {
  // NG-12.12
  if (game.beyond !== null && (game.phase === 'manage' || game.phase === 'move')) return true;
  if (game.phase === 'manage') return mine(game).some((place) => priceOfShip(game, place) !== null);
  if (game.phase === 'move') return allOrders(game).length > 0;
  return bidsOf(game).length > 1;
}

export function mine(game: Naive): PlainPlace[] {
  return game.places.filter(({ owner }) => owner === game.turn);
}

function playCard(game: Naive, card: string): void {
  game.cards[game.turn] = game.cards[game.turn].filter((each) => each !== card);
  game.ahead = CARDS[card][1] ?? null;
  enter(game, CARDS[card][0]);
}

function enter(game: Naive, phase: Phase): void {
  game.phase = phase;
  if (phase !== 'manage') return;
  const energy = mine(game).reduce((sum, place) => sum + extractionOn(game, place), 0);
  gain(game, energy);
  const { beyond, turn } = game;
  if (beyond === null || beyond.civilization[turn] === null) return;
  beyond.gave = {};
  for (const place of mine(game)) {
    const given = (beyond.gave[place.system] ?? 0) + extractionOn(game, place);
    // NG-17.5
    if (given > 0) beyond.gave[place.system] = Math.min(3, given);
  }
}

function extractionOn(game: Naive, place: PlainPlace): number {
  if (place.size > 4 || game.idle.includes(place.name) || isDead(game, place)) return 0;
  if (place.size === 4) return 2;
  return place.ships.some((ship) => isWorking(ship, 'E')) ? 2 : 1;
}

/** NG-14.3 */
export function isDead({ beyond }: Naive, { name }: PlainPlace): boolean {
  return beyond?.dead.includes(name) === true;
}

export function gain(game: Naive, energy: number): void {
  game.energy[game.turn] = Math.min(game.energy[game.turn] + energy, game.energyLimit[game.turn]);
}

/** NG-2.7 */
function isWorking({ relic, idle }: Ship, letter: string): boolean {
  return relic === letter && !idle;
}

/** NG-2.7: relics of one type that are together on a held planet, a waiting one among them or not. */
export function interfere(place: PlainPlace): void {
  if (place.owner === null) return;
  for (const ship of place.ships) if (ship.relic !== '' && count(place, ship.relic) > 1) ship.idle = true;
  place.jammed.push(...place.waiting.filter((letter) => count(place, letter) > 1));
}

/** Relics of a type on a planet, carried or waiting. */
function count(place: PlainPlace, letter: string): number {
  return [...place.ships.map(({ relic }) => relic), ...place.waiting].filter((each) => each === letter)
    .length;
}

function endPhase(game: Naive): void {
  if (game.phase === 'bid') return endTurn(game);
  if (game.phase === 'move') plunder(game);
  game.built = [];
  game.builds = 0;
  for (const place of game.places) {
    for (const ship of place.ships) ship.idle = false;
    place.jammed = [];
    interfere(place);
  }
  for (const ship of game.beyond?.cloaked ?? []) ship.idle = false;
  const { ahead } = game;
  game.ahead = null;
  enter(game, ahead ?? 'bid');
}

function plunder(game: Naive): void {
  let loot = 0;
  for (const place of game.places) {
    if (place.taken !== '' && !isDead(game, place))
      loot +=
        place.taken === 'by extractor' && place.ships.some((ship) => isWorking(ship, 'E'))
          ? 2 * place.size
          : place.size;
    place.taken = '';
    for (const ship of place.ships) ship.moved = false;
  }
  gain(game, loot);
}

export function endTurn(game: Naive): void {
  if (game.cards[game.turn].length === 0) game.cards[game.turn] = Object.keys(CARDS);
  burn(game);
  const seats = game.energy.length;
  const order = Array.from({ length: seats }, (_, i) => (game.first + i) % seats);
  const later = order.slice(order.indexOf(game.turn) + 1).filter((seat) => shipsOf(game, seat) > 0);
  if (later.length > 0) return startTurn(game, later[0]);
  if (game.beyond !== null) {
    game.phase = 'events';
    return;
  }
  const bids = bidsInPlay(game);
  const highest = Math.max(...bids);
  if (highest > 0) game.first = bids.indexOf(highest);
  game.bids = game.bids.map(() => 0);
  game.round++;
  let next = game.first;
  while (shipsOf(game, next) === 0) next = (next + 1) % seats;
  startTurn(game, next);
}

function startTurn(game: Naive, seat: number): void {
  game.turn = seat;
  game.phase = 'card';
  beginTurn(game);
  if (!game.sterile) return;
  game.ahead = 'move';
  enter(game, 'manage');
}

/** NG-12.5, NG-12.7, NG-13.5, NG-13.6, NG-17.3 */
function beginTurn(game: Naive): void {
  const { beyond } = game;
  if (beyond === null) return;
  Object.assign(beyond, {
    developed: false,
    dropping: 'not yet',
    skillUsed: false,
    said: [],
    helped: [],
    deadTaken: [],
  });
  for (const area of mine(game).filter(({ size }) => size === 5)) {
    settle(game, area, 0);
    for (const ship of area.ships) ship.stale = true;
  }
}

/** NG-12.5: what must have left a cloud is destroyed, and its relics stay there. */
function burn(game: Naive): void {
  for (const area of mine(game).filter(({ size }) => size === 5)) {
    const lost = area.ships.filter(({ stale }) => stale);
    area.ships = area.ships.filter(({ stale }) => !stale);
    pileOf(game, area).waiting.push(...lost.map(({ relic }) => relic).filter((relic) => relic !== ''));
    if (area.ships.length === 0) area.owner = null;
  }
  leaveStars(game, game.turn);
}

/** NG-12.7: where relics wait that ships on that place can take. */
function pileOf(game: Naive, place: PlainPlace): PlainPlace {
  return place.size === 5 ? placeOf(game, `${place.system}5`) : place;
}

/** NG-1.4, NG-12.13: ships on stars alone do not keep anybody in play. */
export function leaveStars(game: Naive, seat: number): void {
  if (game.beyond === null) return;
  const held = game.places.filter(({ owner }) => owner === seat);
  if (held.some(({ size }) => size !== 4) || game.beyond.cloaked.some((ship) => ship.seat === seat)) return;
  held.forEach(empty);
  game.beyond.discards.push(...game.beyond.hands[seat]);
  game.beyond.hands[seat] = [];
  game.beyond.cards[seat] = [];
}

function shipsOf(game: Naive, seat: number): number {
  const hidden = game.beyond?.cloaked.filter((ship) => ship.seat === seat).length ?? 0;
  return game.places.reduce((sum, { owner, ships }) => sum + (owner === seat ? ships.length : 0), hidden);
}

/** NG-4.6: by seat; whoever is out has bid nothing. */
function bidsInPlay(game: Naive): number[] {
  return game.bids.map((bid, seat) => (shipsOf(game, seat) > 0 ? bid : 0));
}

function bidsOf(game: Naive): number[] {
  const highest = Math.max(...bidsInPlay(game));
  return Array.from({ length: game.energy[game.turn] + 1 }, (_, bid) => bid).filter(
    (bid) => bid === 0 || bid > highest,
  );
}

function placeBid(game: Naive, bid: number): void {
  game.energy[game.turn] -= bid;
  game.bids[game.turn] = bid;
  endTurn(game);
}

function priceOfShip(game: Naive, place: PlainPlace): number | null {
  // NG-10.10
  if (game.idle.includes(place.name) || isDead(game, place)) return null;
  if (place.size > 3 || place.ships.length === 5 || shipsOf(game, game.turn) >= game.shipLimit[game.turn])
    return null;
  if (game.sterile) {
    const hasStar = mine(game).some(({ system, size }) => system === place.system && size === 4);
    return hasStar && game.energy[game.turn] >= 2 ? 2 : null;
  }
  if (game.built.includes(place.name)) return null;
  const cheap = place.ships.some((ship) => isWorking(ship, 'R'));
  const price = cheap ? 1 : [2, 3, 4, 4, 4].slice(0, buildLimit(game.beyond, game.turn))[game.builds];
  return price !== undefined && price <= game.energy[game.turn] ? price : null;
}

function buildingOn(game: Naive, { name }: PlainPlace): Naive[] {
  const price = priceOfShip(game, placeOf(game, name));
  if (price === null) return [];
  return branches(game, (next, choice) => {
    next.energy[next.turn] -= price;
    if (price > 1 && !next.sterile) next.builds++;
    if (!next.sterile) next.built.push(name);
    const place = placeOf(next, name);
    place.ships.push({ relic: '', moved: false, idle: false, stale: false });
    return settle(next, place, choice);
  });
}

export function placeOf(game: Naive, name: string): PlainPlace {
  const place = game.places.find((each) => each.name === name);
  if (place === undefined) throw new Error(`no place ${name}`);
  return place;
}

/** Attaches what waits, by that choice, and ends the game if that or what came before has won it. */
export function settle(game: Naive, place: PlainPlace, choice: number): number {
  const pile = pileOf(game, place);
  const free = place.ships.filter(({ relic }) => relic === '');
  const picks = picksOf(pile.waiting, free.length, game.goal.relics - relicsOf(game));
  // Before the owner picks anything, the game may be over.
  if (picks.length > 1) judge(game);
  if (game.phase === 'over') return 1;
  for (const [i, relic] of picks[choice].entries()) {
    free[i].relic = relic;
    free[i].idle ||= pile.jammed.includes(relic);
    pile.waiting.splice(pile.waiting.indexOf(relic), 1);
  }
  interfere(place);
  judge(game);
  return picks.length;
}

/** All different choices of so many relics, or of all where there are no more. They are named in the order of the types,
 *  and no more of them than it takes to win. */
function picksOf(waiting: readonly string[], most: number, toWin: number): string[][] {
  const size = Math.min(waiting.length, most);
  const inOrder = waiting.toSorted((a, b) => 'MRET'.indexOf(a) - 'MRET'.indexOf(b));
  const picks = new Map<string, string[]>();
  for (let choice = 0; choice < 2 ** waiting.length; choice++) {
    const chosen = inOrder.filter((_, i) => (choice >>> i) & 1);
    const named = size === waiting.length ? chosen : chosen.slice(0, Math.max(1, toWin));
    if (chosen.length === size) picks.set(named.join(''), named);
  }
  return [...picks.values()];
}

/** Relics on ships of the seat to act, or of its side where they are pooled. */
function relicsOf(game: Naive): number {
  const counting = game.pooled ? game.sides[game.turn] : [game.turn];
  return game.places
    .filter(({ owner }) => owner !== null && counting.includes(owner))
    .flatMap(({ ships }): { relic: string }[] => ships)
    .filter(({ relic }) => relic !== '')
    .concat(game.beyond?.cloaked.filter(({ seat }) => counting.includes(seat)) ?? []).length;
}

/** Ends the game when the seat to act has reached a goal or its side is alone. */
function judge(game: Naive): void {
  const side = game.sides[game.turn];
  const relics = relicsOf(game);
  const points = (game.pooled ? side : [game.turn]).reduce((sum, seat) => sum + game.points[seat], 0);
  const hidden = game.beyond?.cloaked.some(({ seat }) => !side.includes(seat)) === true;
  const alone = !hidden && game.places.every(({ owner }) => owner === null || side.includes(owner));
  if (points >= game.goal.points || relics >= game.goal.relics || alone) game.phase = 'over';
}

/** Ships that leave one planet, as indices. */
export interface PlainFleet {
  readonly from: string;
  readonly ships: readonly number[];
}

export interface PlainOrder {
  readonly to: string;
  readonly fleets: readonly PlainFleet[];
  /** Ships that have come already and found somebody. */
  readonly arrived?: readonly Ship[];
}

/** All orders but those by which somebody is come upon. */
function ordersOf(game: Naive): Naive[] {
  return allOrders(game)
    .filter(({ to }) => hiddenAt(game, to) === undefined)
    .flatMap((order) => branches(game, (next, choice) => give(next, order, choice)));
}

/** NG-16.5, NG-16.7: the ship that is discovered by who comes there. */
export function hiddenAt({ beyond, places, sides, turn, energy }: Naive, to: string): Cloaked | undefined {
  const owner = places.find(({ name }) => name === to)?.owner ?? null;
  if (owner === turn) return undefined;
  const order = energy.map((_, i) => (turn + 1 + i) % energy.length);
  return beyond?.cloaked
    .filter(({ planet, seat }) => planet === to && !sides[turn].includes(seat))
    .filter(({ seat }) => owner === null || seat === owner)
    .toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))[0];
}

export function allOrders(game: Naive): PlainOrder[] {
  return game.places.flatMap(({ name }) => ordersTo(game, name)).filter((order) => isAllowed(game, order));
}

/** Can any order go there? */
export function isInReach(game: Naive, to: string): boolean {
  return ordersTo(game, to).some((order) => isAllowed(game, order));
}

function ordersTo(game: Naive, to: string): PlainOrder[] {
  // NG-10.9
  if (game.barred.includes(to) && game.beyond?.said.includes('unbar') !== true) return [];
  const sources = mine(game).filter(
    ({ name, size }) => name !== to && size !== 4 && !game.barred.includes(name),
  );
  const { owner, size: kind } = placeOf(game, to);
  // NG-12.4, NG-15.15
  if (kind > 5 || (kind === 5 && to.slice(1) !== `${game.turn + 1}`)) return [];
  if (owner !== null && owner !== game.turn && game.sides[game.turn].includes(owner)) return [];
  if (owner === null || owner === game.turn) {
    return sources.flatMap((place) => fleetsOf(game, place).map((fleet) => ({ to, fleets: [fleet] })));
  }
  let combinations: PlainFleet[][] = [[]];
  for (const place of sources) {
    combinations = combinations.flatMap((sofar) => [
      sofar,
      ...fleetsOf(game, place).map((fleet) => [...sofar, fleet]),
    ]);
  }
  return combinations.filter((fleets) => fleets.length > 0).map((fleets) => ({ to, fleets }));
}

/** Every choice of ships that have not moved and leave one behind; ships with the same relic are the same choice. */
export function fleetsOf(game: Naive, place: PlainPlace): PlainFleet[] {
  const { name, ships, size } = place;
  const fleets = new Map<string, PlainFleet>();
  // NG-12.4, NG-14.4
  const most = 2 ** ships.length - (size === 5 || isDead(game, place) ? 0 : 1);
  for (let choice = 1; choice < most; choice++) {
    const chosen = ships.map((_, i) => i).filter((i) => (choice >>> i) & 1);
    if (chosen.some((i) => ships[i].moved)) continue;
    const key = chosen
      .map((i) => ships[i].relic || '-')
      .toSorted()
      .join('');
    if (!fleets.has(key)) fleets.set(key, { from: name, ships: chosen });
  }
  return [...fleets.values()];
}

export function isAllowed(game: Naive, { to, fleets, arrived = [] }: PlainOrder): boolean {
  const target = placeOf(game, to);
  const price = fleets.reduce((sum, fleet) => sum + priceOf(game, fleet, target), 0);
  if (price > game.energy[game.turn]) return false;
  const ships = [...arrived, ...shipsIn(game, fleets)];
  if (target.size === 5) return true;
  const free = ships.every(({ relic }) => relic === '');
  const isEnemy = target.owner !== null && target.owner !== game.turn;
  if (target.size === 4 && isEnemy) {
    // NG-15.18
    const inside = fleets.every(({ from }) => placeOf(game, from).system === target.system);
    if (game.beyond?.kinds[target.system] !== 'giant' || !free || !inside || isShort(game, target, game.turn))
      return false;
  } else if (target.size === 4) {
    const planets = game.places.filter(({ system, size }) => system === target.system && size < 4);
    const whole = planets.every(({ owner }) => owner !== null && game.sides[game.turn].includes(owner));
    const open = game.beyond?.kinds[target.system] !== 'neutron' && planets.length > 0;
    return whole && open && free && target.ships.length + ships.length <= game.starLimit;
  }
  if (target.owner === null || target.owner === game.turn) return target.ships.length + ships.length <= 5;
  const { attack, defence, left } = battle(game, target, ships);
  const relics = [...ships, ...target.ships].filter(({ relic }) => relic !== '').length;
  const enough = attack > defence || (attack === defence && winsTies(game, target));
  return enough && left >= 1 && relics <= Math.min(left, 5);
}

/** NG-13.10 */
function winsTies({ beyond, turn }: Naive, { owner }: PlainPlace): boolean {
  if (beyond === null || owner === null) return false;
  return masters(beyond, turn, 'engineering1') && !masters(beyond, owner, 'engineering1');
}

export function shipsIn(game: Naive, fleets: readonly PlainFleet[]): Ship[] {
  return fleets.flatMap(({ from, ships }) => ships.map((i) => placeOf(game, from).ships[i]));
}

export function priceOf(game: Naive, { from, ships }: PlainFleet, target: PlainPlace): number {
  const source = placeOf(game, from);
  const has = (letter: string): boolean => ships.some((i) => isWorking(source.ships[i], letter));
  const way = wayTo(game, source.system, target.system);
  const away = source.system !== target.system;
  const isProof = game.beyond?.civilization[game.turn] === 'psycon';
  const ions = game.ionized.includes(target.name) && !isProof ? 1 : 0;
  const each = way + ions - (away && has('T') ? 1 : 0);
  const heavy = has('E') ? 1 : 0;
  // that nobody pays less than 1 is looked at last
  return way === Infinity
    ? Infinity
    : (ships.length - heavy) * Math.max(1, each) + heavy * Math.max(1, each + 1);
}

function wayTo({ beyond, neighbours, closed, barred, turn }: Naive, from: string, to: string): number {
  const links = (one: string, other: string): boolean => neighbours.includes(one + other);
  if (beyond !== null) return wayOf(beyond, { from, to, seat: turn, links, closed, barred });
  if (from === to) return 1;
  if (links(from, to)) return 2;
  return closed.includes(from) || closed.includes(to) ? Infinity : 3;
}

function battle(game: Naive, target: PlainPlace, ships: readonly Ship[]) {
  const star = game.places.filter(
    ({ system, size, owner }) => system === target.system && size === 4 && owner === target.owner,
  );
  const mineArmed = ships.filter((ship) => isWorking(ship, 'M')).length;
  const theirsArmed = target.ships.filter((ship) => isWorking(ship, 'M')).length;
  const single = mineArmed + count(target, 'M') === 1;
  const carriers = ships.filter(({ relic }) => relic !== '').length;
  const { beyond } = game;
  const bond = beyond?.said.includes('bond') === true && carriers > 0 ? 1 : 0;
  const attack = ships.length + (single && mineArmed === 1 ? 1 : 0) + bond;
  const helpers = game.sterile ? 0 : star.reduce((sum, each) => sum + each.ships.length, 0);
  const shield = beyond?.kinds[target.system] === 'neutron' ? 1 : 0;
  const more = helpers + shield + (isHelped(game, target) ? 1 : 0) + (single && theirsArmed === 1 ? 1 : 0);
  const defence = target.ships.length + (target.size === 4 ? 0 : more);
  const losses = beyond?.said.includes('guard') === true ? 0 : Math.floor(defence / 2);
  return { attack, defence, left: ships.length - losses };
}

/** NG-17.9 */
function isHelped({ beyond, turn }: Naive, { owner, ships }: PlainPlace): boolean {
  if (beyond === null || owner === null || owner === turn || beyond.helped.includes(owner)) return false;
  return isKindred(beyond, owner) && ships.some(({ relic }) => relic !== '');
}

/** What was said of an attack, and what helped against it, is used up. */
export function exhaust(game: Naive, target: PlainPlace, ships: readonly Ship[]): void {
  const { beyond } = game;
  if (beyond === null || target.owner === null) return;
  const bonds = ships.some(({ relic }) => relic !== '');
  beyond.said = beyond.said.filter((word) => word !== 'guard' && !(word === 'bond' && bonds));
  if (target.ships.some(({ relic }) => relic !== '')) beyond.helped.push(target.owner);
}

/** NG-12.4 to NG-12.7, NG-15.17 */
function enterCloud(game: Naive, entered: PlainPlace, ships: readonly Ship[], choice: number): number {
  const { beyond, turn } = game;
  if (beyond === null) throw new Error('There is no cloud.');
  const area = placeOf(game, exitOf(beyond, entered.name));
  area.owner = turn;
  area.ships.push(...ships);
  for (const ship of ships) ship.stale = false;
  const choices = settle(game, area, choice);
  if (game.phase === 'over') return choices;
  const before = beyond.hands[turn].length;
  drawCards(beyond, turn, ships.length);
  if (beyond.hands[turn].length > before) game.phase = 'keep';
  return choices;
}

/** The ships leave; whoever empties a dead planet may lose a star when the order is over. */
export function leaveFleets(game: Naive, fleets: readonly PlainFleet[]): void {
  for (const { from, ships: chosen } of fleets) {
    const source = placeOf(game, from);
    source.ships = source.ships.filter((_, i) => !chosen.includes(i));
    if (source.ships.length === 0) source.owner = null;
  }
}

export function give(game: Naive, order: PlainOrder, choice: number): number {
  const { beyond, turn } = game;
  // NG-17.4: with the next order, wherever it goes
  if (beyond !== null) beyond.said = beyond.said.filter((word) => word !== 'unbar');
  const choices = carryOut(game, order, choice);
  if (beyond === null || game.phase === 'over') return choices;
  // NG-14.4
  game.places.filter((place) => place.owner === turn && isFalling(game, place)).forEach(empty);
  leaveStars(game, turn);
  return choices;
}

function carryOut(game: Naive, { to, fleets, arrived = [] }: PlainOrder, choice: number): number {
  const target = placeOf(game, to);
  const ships = [...structuredClone(arrived), ...shipsIn(game, fleets)];
  for (const fleet of fleets) game.energy[game.turn] -= priceOf(game, fleet, target);
  for (const ship of ships) ship.moved = true;
  if (target.size === 5) {
    leaveFleets(game, fleets);
    return enterCloud(game, target, ships, choice);
  }
  let arriving = ships;
  const brought = ships.some(({ relic }) => relic === 'E');
  const loser = target.owner;
  if (loser !== null && loser !== game.turn) {
    const { left } = battle(game, target, ships);
    exhaust(game, target, ships);
    const captured = target.ships.map(({ relic }) => relic).filter((relic) => relic !== '');
    const carriers = ships.filter(({ relic }) => relic !== '');
    const free = ships.filter(({ relic }) => relic === '');
    arriving = [...carriers, ...free].slice(0, Math.min(left, target.size === 4 ? game.starLimit : 5));
    for (const relic of captured) {
      const taker = arriving.find((ship) => ship.relic === '');
      if (taker === undefined) throw new Error('a relic is lost');
      taker.relic = relic;
    }
    seize(game, target, brought);
    target.ships = [];
    if (!isExotic(game, target)) game.points[game.turn]++;
  } else if (loser === null) seize(game, target, brought);
  leaveFleets(game, fleets);
  for (const ship of ships) ship.stale = false;
  target.owner = game.turn;
  target.ships.push(...arriving);
  if (loser !== null && loser !== game.turn) {
    const gateFell = game.sterile && game.gates[loser] === to;
    // NG-14.4: a star of one's own is nobody's point
    const theirs = game.places.filter(
      ({ owner }) => owner !== null && !game.sides[game.turn].includes(owner),
    );
    for (const star of theirs.filter((place) => isFalling(game, place))) {
      empty(star);
      if (!isExotic(game, star)) game.points[game.turn]++;
    }
    if (gateFell) for (const place of game.places) if (place.owner === loser) empty(place);
    // nobody scores for what the loser's leaving brings down
    game.places.filter((place) => isFalling(game, place)).forEach(empty);
    leaveStars(game, loser);
  }
  return settle(game, target, choice);
}

/** A place that is conquered is plundered when the phase ends. */
export function seize(game: Naive, place: PlainPlace, byExtractor: boolean): void {
  place.taken = byExtractor ? 'by extractor' : 'plainly';
  // NG-17.7
  const isNew = game.beyond?.deadTaken.includes(place.name) === false;
  if (isNew && isDead(game, place)) game.beyond?.deadTaken.push(place.name);
}

export function empty(place: PlainPlace): void {
  place.owner = null;
  place.ships = [];
}

/** Is that a star whose owner's side holds too few planets? */
export function isFalling(game: Naive, { name, size, owner }: PlainPlace): boolean {
  if (size !== 4 || owner === null) return false;
  return isShort(game, placeOf(game, name), owner);
}

/** NG-15.8 */
export function isExotic({ beyond }: Naive, { system }: PlainPlace): boolean {
  return beyond?.kinds[system] !== undefined;
}

/** Does the seat's side hold too few planets there to keep a star? */
function isShort(game: Naive, { system }: PlainPlace, owner: number): boolean {
  const planets = game.places.filter((place) => place.system === system && place.size < 4);
  const held = planets.filter((place) => place.owner !== null && game.sides[owner].includes(place.owner));
  const home = game.sterile && placeOf(game, game.gates[owner]).system === system;
  if (home) return held.length === 0;
  // NG-15.16
  if (game.beyond?.kinds[system] === 'binary' && planets.length > 0)
    return held.length < Math.max(1, Math.floor(planets.length / 2));
  return held.length < planets.length / 2;
}
