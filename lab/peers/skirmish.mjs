// Skirmish in boardgame.io's documented form: a phase for each half of the round, all seats active while they plan,
// a turn order for the acting seats, Immer's drafts for changes and the random plugin for dice.
// Wherever two forms are documented the faster one is taken, and moves that come from `enumerate` are not checked
// again. `starboard bench engine --check` plays it against games/skirmish, move by move.

// Both copies of the game come with the same printed tables; only the rules are written twice.
import {
  BONUS,
  CARDS,
  CONVOY,
  COPIES,
  HAND,
  HOMES,
  MOONS,
  MOST_SHIPS,
  MUSTER,
  START_SHIPS,
} from '../../games/skirmish/data/tables.ts';
import { ActivePlayers, INVALID_MOVE } from './boardgame-io.mjs';
import { enumerate } from './skirmish-choices.mjs';

export { actor, actors } from './skirmish-choices.mjs';

const KINDS = CARDS.length;

/** A plan is 0 for no card, else the card's number + 1. */
const [BARRAGE_SHOWN, SHIELD_SHOWN, CONVOY_SHOWN] = ['barrage', 'shield', 'convoy'].map(
  (card) => CARDS.indexOf(card) + 1,
);

/** A number below `bound`, from the plugin that boardgame.io offers for it. */
const drawFromPlugin = (random, bound) => random.Die(bound) - 1;

/** @param {{ rounds?: number, draw?: (random: object, bound: number) => number }} [settings] */
export function skirmish({ rounds = 6, draw = drawFromPlugin } = {}) {
  return {
    name: 'skirmish',
    minPlayers: 2,
    maxPlayers: 4,
    setup: ({ ctx }) => setup(ctx.numPlayers),
    phases: {
      plan: {
        start: true,
        next: 'act',
        onBegin: ({ G, random }) => beginRound(G, (bound) => draw(random, bound)),
        turn: { activePlayers: ActivePlayers.ALL },
        moves: { plan },
        endIf: ({ G }) => G.planned.every(Boolean),
      },
      act: {
        next: 'plan',
        onBegin: ({ G }) => showCards(G),
        turn: {
          order: {
            first: ({ G }) => nextToAct(G, (G.round - 1) % G.acted.length),
            next: ({ G, ctx }) => nextToAct(G, ctx.playOrderPos),
          },
          endIf: ({ G, ctx }) => G.acted[ctx.playOrderPos],
        },
        moves: {
          muster,
          strike,
          from,
          launch: ({ G, random, playerID }) => launch(G, Number(playerID), (bound) => draw(random, bound)),
          pass,
        },
        endIf: ({ G }) => G.acted.every(Boolean),
      },
    },
    endIf: ({ G }) => (isAlone(G) || (G.round === rounds && G.acted.every(Boolean)) ? outcome(G) : undefined),
    ai: { enumerate },
  };
}

/** The cards are dealt by the first round. */
function setup(seats) {
  const G = {
    round: 0,
    owner: Array(MOONS.length).fill(null),
    ships: Array(MOONS.length).fill(0),
    deck: Array(KINDS).fill(COPIES),
    discard: Array(KINDS).fill(0),
    hands: Array.from({ length: seats }, () => Array(KINDS).fill(0)),
    /** Null while undecided. */
    plans: Array(seats).fill(null),
    planned: Array(seats).fill(false),
    acted: Array(seats).fill(false),
    strike: null,
  };
  HOMES[seats].forEach((moon, seat) => {
    G.owner[moon] = seat;
    G.ships[moon] = START_SHIPS;
  });
  return G;
}

function beginRound(G, draw) {
  G.plans.forEach((card, seat) => {
    if (card) G.discard[card - 1]++;
    G.plans[seat] = null;
  });
  for (let seat = 0; seat < G.hands.length; seat++) {
    const out = isOut(G, seat);
    G.planned[seat] = out;
    G.acted[seat] = out;
    if (!out) drawCards(G, seat, draw);
  }
  G.round++;
}

function drawCards(G, seat, draw) {
  const { deck, discard } = G;
  const hand = G.hands[seat];
  for (let held = sum(hand); held < HAND; held++) {
    if (sum(deck) === 0)
      for (let card = 0; card < KINDS; card++) [deck[card], discard[card]] = [discard[card], 0];
    let rest = draw(sum(deck));
    let card = 0;
    while (rest >= deck[card]) rest -= deck[card++];
    deck[card]--;
    hand[card]++;
  }
}

function plan({ G, playerID }, card) {
  if (G.planned[playerID]) return INVALID_MOVE;
  G.plans[playerID] = card;
  G.planned[playerID] = true;
}

function showCards(G) {
  G.plans.forEach((card, seat) => {
    if (card) G.hands[seat][card - 1]--;
  });
  G.planned.fill(false);
}

function muster({ G, playerID }, moon) {
  G.ships[moon] = Math.min(
    MOST_SHIPS,
    G.ships[moon] + (G.plans[playerID] === CONVOY_SHOWN ? CONVOY : MUSTER),
  );
  G.acted[playerID] = true;
}

function strike({ G }, target) {
  G.strike = { target, source: null, force: 0 };
}

function from({ G }, moon, ships) {
  G.ships[moon] -= ships;
  G.strike.source = moon;
  G.strike.force += ships;
}

function launch(G, seat, draw) {
  const { target, force } = G.strike;
  const owner = G.owner[target];
  G.strike = null;
  let won = true;
  let left = force;
  if (owner !== null) {
    const attack = force + draw(6) + (G.plans[seat] === BARRAGE_SHOWN ? BONUS : 0);
    const defence = G.ships[target] + draw(6) + (G.plans[owner] === SHIELD_SHOWN ? BONUS : 0);
    won = attack > defence;
    left = Math.max(1, (won ? force : G.ships[target]) - 1);
  }
  G.ships[target] = left;
  if (won) G.owner[target] = seat;
  if (won && owner !== null && isOut(G, owner)) G.acted[owner] = true;
  G.acted[seat] = true;
}

function pass({ G, playerID }) {
  G.acted[playerID] = true;
}

function nextToAct(G, seat) {
  let next = seat;
  while (G.acted[next]) next = (next + 1) % G.acted.length;
  return next;
}

function isOut(G, seat) {
  return !G.owner.includes(seat);
}

function isAlone(G) {
  let only = null;
  for (const owner of G.owner) {
    if (owner === null || owner === only) continue;
    if (only !== null) return false;
    only = owner;
  }
  return true;
}

function outcome(G) {
  const seats = G.hands.map((_, seat) => seat);
  const moons = seats.map((seat) => G.owner.filter((owner) => owner === seat).length);
  const ships = seats.map((seat) => sum(G.ships.filter((_, moon) => G.owner[moon] === seat)));
  const scores = seats.map((seat) => moons[seat] * 100 + ships[seat]);
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { ranks, moons, ships };
}

function sum(numbers) {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}
