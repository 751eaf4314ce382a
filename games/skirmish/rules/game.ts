// Skirmish, the teaching game: a hidden hand, a simultaneous choice, an order made of several moves, and dice.

import {
  allSeats,
  hasSeat,
  integer,
  NOBODY,
  rankByScore,
  seatSet,
  type Chance,
  type Game,
  type MoveList,
  type OptionsOf,
  type Outcome,
  type Refusal,
} from '@starboard/engine';
import { BESIDE, CARDS, COPIES, HOMES, MOONS, MOST_SHIPS, START_SHIPS } from '../data/tables.ts';
import { guide } from '../guide/guide.ts';
import { refuse, say } from '../words/messages.ts';
import { optionWords } from '../words/options.ts';
import { drawCards, playMove, seatsOut } from './play.ts';
import { isOut, KINDS, moves, OVER, PLAN, shape, spare, type Skirmish, type SkirmishEvent } from './state.ts';

const { plan, muster, strike, from, launch, pass } = moves.kinds;

const options = {
  rounds: integer({ min: 2, max: 12, default: 6 }),
};

type Options = OptionsOf<typeof options>;

export const skirmish: Game<Skirmish, Options> = {
  id: 'skirmish',
  title: 'Skirmish',
  summary: 'A ten-minute quarrel over six moons: plan in secret, strike in the open.',
  teaching: true,
  rules: 1,
  seats: { min: 2, max: 4 },
  traits: { secrets: true, chance: true, simultaneous: true },
  options,
  optionWords,
  shape,
  moves,
  guide,
  longestGame: 400,
  shortOptions: { rounds: 3 },
  conflict: () => null,
  setup,
  actors,
  turnRule: (state) => (state.phase === PLAN ? 'SK-2.1' : 'SK-3.1'),
  legal,
  inOrder: (state) => state.target > 0,
  play: playMove,
  asFirst(view) {
    if (view.phase === PLAN) view.done = seatsOut(view);
  },
  viewEvent(event, viewer) {
    const told = event as SkirmishEvent;
    return told.event === 'drew' && told.seat !== viewer ? { ...told, card: null } : event;
  },
  imagine,
  outcome,
  counted: { score: [0], ties: [1] },
  check,
  whyNot,
};

/** SK-1.1, SK-1.2 */
function setup({ rounds }: Options, seats: number, chance: Chance): Skirmish {
  const state = shape.create();
  state.seats = seats;
  state.rounds = rounds;
  state.round = 1;
  HOMES[seats].forEach((moon, seat) => {
    state.owner[moon] = seat + 1;
    state.ships[moon] = START_SHIPS;
  });
  state.deck.fill(COPIES);
  state.deckSize[0] = KINDS * COPIES;
  for (let seat = 0; seat < seats; seat++) drawCards(state, seat, chance);
  return state;
}

function actors(state: Skirmish): number {
  if (state.phase === OVER) return NOBODY;
  return state.phase === PLAN ? allSeats(state.seats) & ~state.done : seatSet(state.turn);
}

function legal(state: Skirmish, seat: number, into: MoveList): void {
  if (state.phase === PLAN) return legalPlans(state, seat, into);
  if (state.target > 0) return legalSources(state, seat, into);
  into.add(pass.make());
  for (let moon = 0; moon < MOONS.length; moon++) {
    if (state.owner[moon] === seat + 1) {
      if (state.ships[moon] < MOST_SHIPS) into.add(muster.make(moon));
    } else if (BESIDE[moon].some((source) => spare(state, seat, source) > 0)) into.add(strike.make(moon));
  }
}

function legalPlans(state: Skirmish, seat: number, into: MoveList): void {
  into.add(plan.make(0));
  for (let card = 0; card < KINDS; card++)
    if (state.hand[seat * KINDS + card] > 0) into.add(plan.make(card + 1));
}

function legalSources(state: Skirmish, seat: number, into: MoveList): void {
  if (state.force > 0) into.add(launch.make());
  for (const moon of BESIDE[state.target - 1]) {
    if (moon < state.source) continue;
    for (let ships = spare(state, seat, moon); ships > 0; ships--) into.add(from.make(moon, ships));
  }
}

function whyNot(state: Skirmish, seat: number, move: number): Refusal | null {
  const kind = moves.kindOf(move);
  if ((kind === plan.id) !== (state.phase === PLAN)) return refuse('SK-2.1', 'planFirst');
  if (kind === plan.id) {
    const card = plan.card(move) - 1;
    if (card < 0 || state.hand[seat * KINDS + card] > 0) return null;
    return refuse('SK-2.1', 'notInHand', { card: CARDS[card] });
  }
  const ordering = state.target > 0;
  if (ordering !== (kind === from.id || kind === launch.id)) {
    return refuse('SK-3.3', ordering ? 'finishStrike' : 'nameTarget');
  }
  switch (kind) {
    case muster.id: {
      const moon = muster.moon(move);
      if (state.owner[moon] !== seat + 1) return refuse('SK-3.2', 'notYours', { moon: MOONS[moon] });
      return state.ships[moon] < MOST_SHIPS ? null : refuse('SK-3.2', 'moonFull');
    }
    case strike.id:
      return whyNoStrike(state, seat, strike.target(move));
    case from.id:
      return whyNotFrom(state, seat, from.moon(move), from.ships(move));
    case launch.id:
      return state.force > 0 ? null : refuse('SK-3.4', 'noShips');
    default:
      return null;
  }
}

function whyNoStrike(state: Skirmish, seat: number, target: number): Refusal | null {
  if (state.owner[target] === seat + 1) return refuse('SK-3.3', 'yoursAlready', { moon: MOONS[target] });
  const near = BESIDE[target].filter((moon) => state.owner[moon] === seat + 1);
  if (near.length === 0) return refuse('SK-3.3', 'outOfReach', { target: MOONS[target] });
  return near.some((moon) => state.ships[moon] > 1) ? null : refuse('SK-3.3', 'nothingToSpare');
}

function whyNotFrom(state: Skirmish, seat: number, moon: number, ships: number): Refusal | null {
  if (!BESIDE[state.target - 1].some((each) => each === moon)) return refuse('SK-3.4', 'notBeside');
  if (state.owner[moon] !== seat + 1) return refuse('SK-3.4', 'notYours', { moon: MOONS[moon] });
  if (moon < state.source) return refuse('SK-3.4', 'inOrder');
  if (ships >= state.ships[moon]) return refuse('SK-3.4', 'oneStays');
  return state.force + ships <= MOST_SHIPS ? null : refuse('SK-3.2', 'strikeTooLarge');
}

/** Deals what the viewer cannot see at random to where it lies face down. */
function imagine(view: Skirmish, viewer: number, chance: Chance): Skirmish {
  const state = shape.clone(view);
  for (let card = 0; card < KINDS; card++) state.deck[card] = COPIES - visibleCopies(view, viewer, card);
  for (let seat = 0; seat < view.handSize.length; seat++) {
    if (seat === viewer) continue;
    state.hand.fill(0, seat * KINDS, (seat + 1) * KINDS);
    for (let i = 0; i < view.handSize[seat]; i++) {
      const card = chance.pick(state.deck);
      state.deck[card]--;
      state.hand[seat * KINDS + card]++;
    }
    if (view.phase === PLAN)
      state.plan[seat] = hasSeat(view.done, seat) ? imaginePlan(state, seat, chance) : 0;
  }
  return state;
}

function visibleCopies(view: Skirmish, viewer: number, card: number): number {
  let copies = view.discard[card] + (viewer >= 0 ? view.hand[viewer * KINDS + card] : 0);
  if (view.phase !== PLAN) for (const planned of view.plan) if (planned === card + 2) copies++;
  return copies;
}

function imaginePlan(state: Skirmish, seat: number, chance: Chance): number {
  if (isOut(state, seat)) return 0;
  const row = state.hand.subarray(seat * KINDS, (seat + 1) * KINDS);
  return chance.pick([1, ...row]) + 1;
}

/** SK-6.1, SK-6.2 */
function outcome(state: Skirmish): Outcome | null {
  if (state.phase !== OVER) return null;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const moons = seats.map((seat) => state.owner.filter((owner) => owner === seat + 1).length);
  const ships = seats.map((seat) =>
    state.ships.reduce((sum, count, moon) => sum + (state.owner[moon] === seat + 1 ? count : 0), 0),
  );
  const alone = moons.filter((count) => count > 0).length === 1;
  return {
    ranks: rankByScore(seats.map((seat) => moons[seat] * 100 + ships[seat])),
    rule: alone ? 'SK-6.1' : 'SK-6.2',
    reason: say(alone ? 'onlyOne' : 'lastRound'),
    sheet: [
      { label: say('moons'), points: moons },
      { label: say('ships'), points: ships },
    ],
  };
}

function check(state: Skirmish): string | null {
  for (let card = 0; card < KINDS; card++) {
    let copies = state.deck[card] + state.discard[card];
    for (let seat = 0; seat < state.seats; seat++) {
      copies += state.hand[seat * KINDS + card];
      if (state.phase !== PLAN && state.plan[seat] === card + 2) copies++;
    }
    if (copies !== COPIES) return `there are ${copies} of ${CARDS[card]}, not ${COPIES}`;
  }
  for (let moon = 0; moon < MOONS.length; moon++) {
    if (state.owner[moon] > 0 !== state.ships[moon] > 0)
      return `moon ${MOONS[moon]} has an owner or ships, not both`;
  }
  return null;
}
