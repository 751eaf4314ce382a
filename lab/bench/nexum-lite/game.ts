// nexum-lite on our engine, without an end: what servers are measured with.

import {
  amount,
  codec,
  declare,
  many,
  one,
  open,
  refuseInEnglish,
  seatSet,
  type Game,
  type MoveList,
  type State,
} from '@starboard/engine';
import { legal, MOST_MOVES, play, setUp } from './flat.ts';
import { TURN_OF, type Flat } from './layout.ts';
import { PLACES } from './ring.ts';

const SEATS = 4;
const MOST = 65_535;

/** In the order of layout.ts, so that the rules of the flat array run on it. */
const shape = declare({
  owner: many(PLACES, SEATS),
  ships: many(PLACES, MOST),
  moved: many(PLACES, MOST),
  built: many(PLACES, 1),
  energy: many(SEATS, MOST),
  points: many(SEATS, MOST),
  total: many(SEATS, MOST),
  turn: one(SEATS - 1),
  builds: one(MOST),
  turns: one(2 ** 31 - 1),
  winner: one(SEATS + 1),
  seated: one(SEATS),
});

/** Packed as layout.ts packs them. */
const moves = codec({
  end: open(),
  build: open(amount('place', 0, PLACES - 1)),
  send: open(amount('from', 0, PLACES - 1), amount('to', 0, PLACES - 1), amount('ships', 1, 15)),
});

const flatOf = (state: State): Flat => state.cells;

export const nexumLite: Game = {
  id: 'nexum-lite',
  title: 'nexum-lite',
  summary: 'A cut-down Nexum Galaxy for measuring.',
  rules: 1,
  seats: { min: 2, max: SEATS },
  traits: { secrets: false, chance: false, simultaneous: false },
  options: {},
  optionWords: {},
  shape,
  moves,
  guide: {},
  longestGame: Infinity,
  conflict: () => null,
  setup(_options, seats) {
    const state = shape.create();
    setUp(flatOf(state), seats);
    return state;
  },
  actors: (state) => seatSet(flatOf(state)[TURN_OF]),
  legal(state, _seat, into) {
    if (into.moves.length < into.length + MOST_MOVES) into.moves = larger(into);
    into.length = legal(flatOf(state), into.moves, into.length);
  },
  inOrder: () => false,
  play: (state, _seat, move) => play(flatOf(state), move),
  viewEvent: (event) => event,
  imagine: (view) => shape.clone(view as ReturnType<typeof shape.create>),
  outcome: () => null,
  check: () => null,
  turnRule: () => 'NL-1.1',
  whyNot: () => refuseInEnglish('That is against the rules.'),
};

/** Room for all that may come. */
function larger({ moves: old, length }: MoveList): MoveList['moves'] {
  const array = new Int32Array(length + MOST_MOVES);
  array.set(old.subarray(0, length));
  return array;
}
