// The referee of Nexum Galaxy: it reads the table once, when it is set up, and from then on keeps the game itself.

import { seatsOf } from '@starboard/engine';
import { unlike, unlikeRecords, type Referee, type TableSetting } from '@starboard/engine/testkit';
import type { NexumEvent } from '../../rules/events.ts';
import { nexumGalaxy } from '../../rules/game.ts';
import { moves, placeNames } from '../../rules/moves.ts';
import { BID, CARD, MANAGE, MOVE, OVER, PLACES, type Nexum } from '../../rules/state.ts';
import { carriedAt, LETTERS, readGalaxy, type Galaxy, type Orb } from './galaxy.ts';
import { unlikeRefusals } from './refusals.ts';
import type { Bill } from './movement.ts';
import { offers, play } from './turn.ts';

const PHASE_NAMES = {
  [CARD]: 'card',
  [MANAGE]: 'manage',
  [MOVE]: 'move',
  [BID]: 'bid',
  [OVER]: 'over',
} as const;

export function referee(first: Nexum, _setting: TableSetting): Referee<Nexum> {
  const galaxy = readGalaxy(first);
  let judged = 0;
  return {
    get judged() {
      return judged;
    },
    look(state, actors, offered) {
      if (galaxy.phase === 'over' || actors.length === 0) {
        const winners = seatsOf(state.winners).map(String);
        return (
          unlike('to act', galaxy.phase === 'over' ? [] : [String(galaxy.turn)], actors.map(String)) ??
          unlike('winners', galaxy.winners.map(String), winners)
        );
      }
      return (
        unlike('to act', [String(galaxy.turn)], actors.map(String)) ??
        unlike('moves', offers(galaxy), offered(galaxy.turn)) ??
        unlikeRefusals(galaxy, judged, (move) =>
          nexumGalaxy.whyNot(state, galaxy.turn, Number(moves.fromText(move))),
        )
      );
    },
    follow({ move, events, after }) {
      judged++;
      const told = play(galaxy, move, events as unknown as NexumEvent[]);
      return (
        unlikeTold(told, ofTheTurn(events as unknown as NexumEvent[])) ??
        unlikeRecords(`after ${move}`, ofGalaxy(galaxy), ofState(after))
      );
    },
  };
}

/** What was told before the round was over: what comes then is the computer's. */
function ofTheTurn(events: readonly NexumEvent[]): readonly NexumEvent[] {
  const end = events.findIndex(({ event }) => event === 'round' || event === 'row');
  return end < 0 ? events : events.slice(0, end);
}

/** The numbers of a battle and of a journey, as the rules tell them. */
function unlikeTold({ price, battle, fallen }: Bill, events: readonly NexumEvent[]): string | null {
  const paid = events.flatMap((event) =>
    event.event === 'sent' || event.event === 'built' ? [event.price] : [],
  );
  const fought = events.filter(({ event }) => event === 'battle');
  const stars = events.flatMap((event) =>
    event.event === 'star lost'
      ? [{ place: placeNames[event.place], seat: event.seat, scores: event.scores }]
      : [],
  );
  const ours = (fallen ?? []).map(({ star, owner, scores }) => ({ place: star.name, seat: owner, scores }));
  if (battle !== undefined) {
    const { won: _won, ...numbers } = battle;
    const wrong = unlikeRecords('battle', numbers, fought[0] ?? {});
    if (wrong !== null) return wrong;
  }
  return (
    unlikeRecords(
      'told',
      { price: price === undefined ? [] : [price], battles: battle === undefined ? 0 : 1 },
      { price: paid, battles: fought.length },
    ) ??
    unlike(
      'stars that fall',
      ours.map((star) => JSON.stringify(star)),
      stars.map((star) => JSON.stringify(star)),
    )
  );
}

function ofGalaxy(galaxy: Galaxy) {
  const { energy, points, phase, turn, round, winners, order, seats, out } = galaxy;
  const begins = firstInPlay(galaxy.first, seats, (seat) => !out.has(seat));
  return {
    places: galaxy.spots.map(spotText),
    energy,
    points,
    phase,
    ...(phase === 'over' ? {} : { turn, round, first: begins }),
    winners,
    underWay: order?.ships.length ?? 0,
  };
}

function spotText(spot: Orb): string {
  const letters = (list: readonly string[]): string =>
    LETTERS.flatMap((letter) => list.filter((each) => each === letter)).join('');
  const carried = letters(carriedAt(spot).map(({ letter }) => letter));
  const waiting = letters(spot.waiting.map(({ letter }) => letter));
  const laid = `${spot.noMove} ${spot.noManage} ${spot.ionized ? 'ion' : ''}`;
  return `${spot.name} ${spot.owner ?? '-'} ${spot.ships.length} ${carried} (${waiting}) ${laid}`;
}

function ofState(state: Nexum) {
  const bySeat = (field: Int32Array): number[] => [...field.subarray(0, state.seats)];
  const letters = (set: number): string =>
    LETTERS.flatMap((letter, type) =>
      Array.from({ length: count(set & state.ofType[type]) }, () => letter),
    ).join('');
  const places = Array.from({ length: PLACES }, (_, place) => place)
    .filter((place) => state.size[place] > 0)
    .map((place) => {
      const relics = state.relicsAt[place];
      const owner = state.owner[place] === 0 ? '-' : state.owner[place] - 1;
      const ion = (state.ionized[place >>> 3] >>> (place & 7)) & 1;
      const laid = `${state.noMove[place]} ${state.noManage[place]} ${ion === 1 ? 'ion' : ''}`;
      return `${placeNames[place]} ${owner} ${state.ships[place]} ${letters(relics & state.carried)} (${letters(relics & ~state.carried)}) ${laid}`;
    });
  return {
    places,
    energy: bySeat(state.energy),
    points: [...state.points.subarray(0, state.civs)],
    phase: PHASE_NAMES[state.phase as 0],
    turn: state.turn,
    round: state.round,
    first: firstInPlay(state.first, state.seats, (seat) => state.fleet[seat] > 0),
    winners: seatsOf(state.winners),
    underWay: state.force,
  };
}

/** NG-4.7: whoever is out is first in name only. */
function firstInPlay(first: number, seats: number, isIn: (seat: number) => boolean): number {
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return order.find(isIn) ?? first;
}

function count(set: number): number {
  return Array.from({ length: 31 }, (_, i) => (set >>> i) & 1).reduce((sum, bit) => sum + bit, 0);
}
