// The testkit's own subject is the teaching game: sound as it is, and with one fault planted at a time.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { game as sound } from '@starboard/games/skirmish';
import {
  amount,
  ASK,
  codec,
  FastChance,
  isRefusal,
  MoveList,
  open,
  refuseInEnglish,
  verbatim,
  type Chance,
  type Game,
  type GameEvent,
  type StandingAnswers,
  type State,
} from '../index.ts';
import { parseGame, recordedFast, replayGame } from '../doors/match.ts';
import { viewFor, type View } from '../doors/view.ts';
import type { Report } from '../game.ts';
import { assertSound, fileOf, fuzz, setUpCase, tables, volume, walk, type FindingKind } from './index.ts';
import { logHolds } from './logged.ts';
import { cut } from './shrink.ts';

type Skirmish = State & {
  round: number;
  phase: number;
  target: number;
  source: number;
  force: number;
  turn: number;
  done: number;
  seats: number;
  owner: Int32Array;
  ships: Int32Array;
  hand: Int32Array;
  discard: Int32Array;
};

const skirmish = sound as unknown as Game<Skirmish, { rounds: number }>;
const { moves } = skirmish;
const kind = (name: string): number => moves.names.indexOf(name);
const is = (move: number, name: string): boolean => moves.kindOf(move) === kind(name);
const PLAN = 0;
const ACT = 1;

let rolls = 0;

/** A set-up that tells something. */
function telling(what: (state: Skirmish) => GameEvent): Partial<Game<Skirmish, { rounds: number }>> {
  return {
    setup(options, seats, chance, report) {
      const state = skirmish.setup(options, seats, chance);
      report?.(what(state));
      return state;
    },
  };
}

interface Fault {
  readonly kinds: readonly FindingKind[];
  readonly what: string;
  readonly game: Partial<Game<Skirmish, { rounds: number }>>;
}

const faults: readonly Fault[] = [
  {
    kinds: ['crash'],
    what: 'play throws in a rare position',
    game: {
      play(state, seat, move, chance, report) {
        if (is(move, 'launch') && state.force === 6) throw new Error('six ships are too many');
        skirmish.play(state, seat, move, chance, report);
      },
    },
  },
  {
    kinds: ['turn'],
    what: 'the rule about turns is none of the guide',
    game: { turnRule: (state) => (state.round === 2 ? 'SK-0.0' : skirmish.turnRule(state)) },
  },
  {
    kinds: ['dead end'],
    what: 'a seat that must act has no move',
    game: {
      legal(state, seat, into) {
        if (state.phase !== ACT || state.round !== 3 || state.target > 0) skirmish.legal(state, seat, into);
      },
    },
  },
  {
    kinds: ['incomplete order'],
    what: 'a strike is offered that no ship can join',
    game: {
      legal(state, seat, into) {
        skirmish.legal(state, seat, into);
        if (state.phase !== ACT || state.target > 0) return;
        for (let moon = 0; moon < 6; moon++) {
          const strike = Number(moves.fromText(`strike ${'ABCDEF'[moon]}`));
          if (state.owner[moon] !== seat + 1 && !into.has(strike)) into.add(strike);
        }
      },
      whyNot(state, seat, move) {
        const refusal = skirmish.whyNot(state, seat, move);
        return is(move, 'strike') && refusal?.reason.startsWith('No moon') ? null : refusal;
      },
    },
  },
  {
    kinds: ['endless order'],
    what: 'a strike on one moon never takes off',
    game: {
      play(state, seat, move, chance, report) {
        if (!is(move, 'launch') || state.target !== 3) skirmish.play(state, seat, move, chance, report);
      },
    },
  },
  {
    kinds: ['two chains'],
    what: 'the sources of a strike come in any order',
    game: {
      legal: (state, seat, into) => skirmish.legal(anyOrder(state), seat, into),
      whyNot: (state, seat, move) => skirmish.whyNot(anyOrder(state), seat, move),
    },
  },
  {
    kinds: ['two chains'],
    what: 'one more ship may join from the same moon',
    game: {
      legal(state, seat, into) {
        skirmish.legal(state, seat, into);
        const move = oneMore(state);
        if (move !== null && !into.has(move)) into.add(move);
      },
      whyNot: (state, seat, move) => (move === oneMore(state) ? null : skirmish.whyNot(state, seat, move)),
    },
  },
  {
    kinds: ['runaway'],
    what: 'the round is not counted',
    game: {
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        state.round = 1;
      },
    },
  },
  {
    kinds: ['conservation'],
    what: 'a card gets lost',
    game: {
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        if (state.discard[2] === 2) state.discard[2] = 0;
      },
    },
  },
  {
    kinds: ['conservation'],
    what: 'more ships than a moon holds',
    game: {
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        if (is(move, 'muster') && state.round > 2) state.ships[state.owner.indexOf(seat + 1)] += 3;
      },
    },
  },
  { kinds: ['outcome'], what: 'a game that is over has no outcome', game: { outcome: () => null } },
  {
    kinds: ['outcome'],
    what: 'nobody is first, and nobody without a seat either',
    game: {
      outcome(state) {
        const outcome = skirmish.outcome(state);
        return outcome && { ...outcome, ranks: outcome.ranks.map((rank) => rank + 1) };
      },
    },
  },
  {
    kinds: ['outcome'],
    what: 'somebody without a seat has a rank and no points',
    game: {
      outcome(state) {
        const outcome = skirmish.outcome(state);
        return outcome && { ...outcome, ranks: outcome.ranks.map((rank) => rank + 1), unseated: [1] };
      },
    },
  },
  {
    kinds: ['turn'],
    what: 'the last seat begins though the first should',
    game: { actors: (state) => (state.round === 1 && state.phase === PLAN ? 2 : skirmish.actors(state)) },
  },
  {
    kinds: ['outcome'],
    what: 'a line of the score sheet is counted that is not there',
    game: { counted: { score: [0], ties: [2] } },
  },
  {
    kinds: ['outcome'],
    what: 'statistics are kept by a board without a name',
    game: { playedOn: { option: 'rounds', of: () => 'moon' } },
  },
  {
    kinds: ['outcome'],
    what: 'statistics are kept by what has no name',
    game: { playedAs: { option: 'rounds', of: (_, seat) => (seat === 1 ? 'ants' : null) } },
  },
  {
    kinds: ['outcome'],
    what: 'the sheet of a draw tells a hand',
    game: {
      sheet: ({ seats, hand }) => [
        { label: verbatim('Cards'), points: Array.from({ length: seats }, (_, seat) => hand[seat * 3]) },
      ],
    },
  },
  {
    kinds: ['outcome'],
    what: 'the sheet of a draw misses seats',
    game: { sheet: () => [{ label: verbatim('Ships'), points: [0] }] },
  },
  {
    kinds: ['advice'],
    what: 'advice in less than a sentence',
    game: { advice: () => [verbatim('16 rubium')] },
  },
  {
    kinds: ['illegal legal'],
    what: 'an illegal move is offered',
    game: {
      legal(state, seat, into) {
        skirmish.legal(state, seat, into);
        if (state.phase === ACT && state.target === 0) into.add(Number(moves.fromText('launch')));
      },
    },
  },
  {
    kinds: ['illegal legal'],
    what: 'a legal move is not offered',
    game: {
      legal(state, seat, into) {
        skirmish.legal(state, seat, into);
        if (into.length > 3 && state.phase === ACT) into.length--;
      },
    },
  },
  {
    kinds: ['illegal legal'],
    what: 'a move is offered twice',
    game: {
      legal(state, seat, into) {
        skirmish.legal(state, seat, into);
        if (state.phase === ACT) into.add(into.moves[0]);
      },
    },
  },
  {
    kinds: ['illegal legal'],
    what: 'a refusal does not say which moon',
    game: {
      whyNot(state, seat, move) {
        const refusal = skirmish.whyNot(state, seat, move);
        return refusal?.key === 'skirmish.notYours'
          ? refuseInEnglish('Moon undefined is not yours.')
          : refusal;
      },
    },
  },
  {
    kinds: ['side effect'],
    what: 'asking for legal moves changes the state',
    game: {
      legal(state, seat, into) {
        skirmish.legal(state, seat, into);
        if (state.target === 0 && state.phase === ACT) state.source = 1;
      },
    },
  },
  {
    kinds: ['side effect'],
    what: 'a refusal costs a ship',
    game: {
      whyNot(state, seat, move) {
        const refusal = skirmish.whyNot(state, seat, move);
        if (refusal !== null && is(move, 'muster') && state.ships[0] > 1) state.ships[0]--;
        return refusal;
      },
    },
  },
  {
    kinds: ['side effect'],
    what: 'an event is blanked in place, for everybody who looks later',
    game: {
      viewEvent(event, viewer) {
        const told = event as { event: string; seat: number; card: number | null };
        if (told.event === 'drew' && told.seat !== viewer) told.card = null;
        return told;
      },
    },
  },
  {
    kinds: ['side effect'],
    what: 'imagining fills in the view itself',
    game: {
      imagine(view, viewer, chance) {
        const state = skirmish.imagine(view, viewer, chance);
        view.hand.set(state.hand);
        return state;
      },
    },
  },
  {
    kinds: ['round trip'],
    what: 'notation forgets how many ships',
    game: { moves: { ...moves, toText: (move) => moves.toText(move).replace(/ \d+$/, ' 1') } },
  },
  {
    kinds: ['replay'],
    what: 'set-up rolls its own dice',
    game: {
      setup: (_options, seats, chance) => skirmish.setup({ rounds: 2 + (rolls++ % 7) }, seats, chance),
    },
  },
  {
    kinds: ['report'],
    what: 'set-up is another where somebody listens',
    game: {
      setup: ({ rounds }, seats, chance, report) =>
        skirmish.setup({ rounds: report === undefined ? rounds : 2 }, seats, chance),
    },
  },
  {
    kinds: ['report'],
    what: 'set-up tells what is no plain data',
    game: telling(({ owner }) => ({ event: 'dealt', owner })),
  },
  {
    kinds: ['report'],
    what: 'a move tells what is no plain data',
    game: {
      play: (state, seat, move, chance, report) =>
        skirmish.play(
          state,
          seat,
          move,
          chance,
          report && ((event) => report(Object.assign({ of: NaN }, event))),
        ),
    },
  },
  {
    kinds: ['side effect'],
    what: 'what set-up tells is blanked for everybody who looks later',
    game: {
      ...telling(({ hand }) => ({ event: 'dealt', cards: [...hand] })),
      viewEvent(event, viewer) {
        const told = event as { event: string; cards?: unknown };
        if (told.event === 'dealt' && viewer === 0) told.cards = null;
        return skirmish.viewEvent(told, viewer);
      },
    },
  },
  {
    kinds: ['leak'],
    what: 'set-up tells everybody the cards of the last seat',
    game: telling(({ hand, seats }) => ({ event: 'dealt', cards: [...hand.subarray(3 * (seats - 1))] })),
  },
  {
    kinds: ['report', 'replay', 'leak'],
    what: 'the rules remember something outside the state',
    game: {
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        if (rolls++ % 5 === 0 && is(move, 'muster'))
          state.ships[state.owner.findIndex((owner) => owner > 0)] = 1;
      },
    },
  },
  {
    kinds: ['beyond the view'],
    what: 'what is legal depends on another hand',
    game: {
      legal: afraid,
      whyNot(state, seat, move) {
        const offered = new MoveList();
        afraid(state, seat, offered);
        return offered.has(move) ? null : refuseInEnglish('Your neighbour holds a barrage.');
      },
    },
  },
  {
    kinds: ['imagination'],
    what: 'imagining leaves holes',
    game: { imagine: (view) => skirmish.shape.clone(view) },
  },
  {
    kinds: ['imagination'],
    what: 'the same view is always imagined the same',
    game: { imagine: (view, viewer) => skirmish.imagine(view, viewer, new FastChance(view.round)) },
  },
  {
    kinds: ['imagination'],
    what: 'others never hold a barrage',
    game: {
      imagine(view, viewer, chance) {
        const pick: Chance['pick'] = (counts) => {
          const [barrage, ...rest] = Array.from(counts);
          return chance.pick(rest.length === 2 && rest[0] + rest[1] > 0 ? [0, ...rest] : [barrage, ...rest]);
        };
        return skirmish.imagine(view, viewer, { pick, die: (sides) => chance.die(sides), of: () => chance });
      },
    },
  },
  {
    kinds: ['leak'],
    what: 'all hands are told when the plans are shown',
    game: {
      play(state, seat, move, chance, report) {
        const tell: Report = (event) =>
          report?.(event.event === 'shown' ? Object.assign({ hands: [...state.hand] }, event) : event);
        skirmish.play(state, seat, move, chance, report && tell);
      },
    },
  },
  {
    kinds: ['leak'],
    what: 'everybody is told which card was drawn',
    game: { viewEvent: (event) => event },
  },
  {
    kinds: ['leak'],
    what: 'a sealed plan shows in an event',
    game: {
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        if (is(move, 'plan')) report?.({ event: `planned ${moves.toText(move)}` });
      },
    },
  },
  {
    kinds: ['undo across a reveal'],
    what: 'a card is laid open and can be taken back',
    game: { moves: { ...moves, isSealed: () => false } },
  },
  {
    kinds: ['order of seats'],
    what: 'the first to plan gets a ship',
    game: {
      play(state, seat, move, chance, report) {
        if (is(move, 'plan') && state.done === 0) state.ships[state.owner.indexOf(seat + 1)] = 9;
        skirmish.play(state, seat, move, chance, report);
      },
    },
  },
  {
    kinds: ['report'],
    what: 'a listener changes the game',
    game: {
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        if (report !== undefined && is(move, 'muster')) state.ships[state.owner.indexOf(seat + 1)] = 1;
      },
    },
  },
];

const NO_PLAN = Number(moves.fromText('plan none'));
const answers = codec({ noPlan: open(amount('round', 1, 12)) });
const { noPlan } = answers.kinds;

/** A standing answer for the teaching game: no plan until a round is over. */
const standing: StandingAnswers<Skirmish> = {
  answers,
  asksAlike: ({ phase }) => phase === PLAN,
  offers: (state, _seat, into) => into.add(noPlan.make(state.round)),
  stands: (state, _seat, answer) => state.round <= noPlan.round(answer),
  reply: (state, _seat, answer) =>
    state.phase === PLAN && state.round <= noPlan.round(answer) ? NO_PLAN : ASK,
  late: () => NO_PLAN,
};

const unanswerable: Readonly<Record<string, Partial<StandingAnswers<Skirmish>>>> = {
  'replies with what is not legal': {
    reply: (state) => (state.phase === PLAN ? Number(moves.fromText('muster')) : ASK),
  },
  'replies where seats are not asked alike': { asksAlike: () => false },
  'replies when it has ended': { reply: (state) => (state.phase === PLAN ? NO_PLAN : ASK) },
  'shows what others hold': {
    reply: (state, seat, answer) =>
      state.hand[((seat + 1) % state.seats) * 3] > 0 ? ASK : standing.reply(state, seat, answer),
  },
  'is offered by what others hold': {
    offers: (state, seat, into) => {
      if (state.hand[((seat + 1) % state.seats) * 3] > 0) standing.offers(state, seat, into);
    },
  },
  'ends by what others hold': {
    stands: (state, seat, answer) =>
      state.hand[((seat + 1) % state.seats) * 3] !== 1 && standing.stands(state, seat, answer),
  },
  'is offered by what its own seat holds': {
    offers: (state, seat, into) => {
      if (state.hand[seat * 3] > 0) standing.offers(state, seat, into);
    },
  },
  'asks by what its own seat holds': {
    reply: (state, seat, answer) => (state.hand[seat * 3] > 0 ? ASK : standing.reply(state, seat, answer)),
  },
  'plays something illegal when it is late': { late: () => Number(moves.fromText('muster A')) },
  'is late by what others hold': {
    late: (state, seat) =>
      state.hand[((seat + 1) % state.seats) * 3] > 0 ? NO_PLAN : Number(moves.fromText('plan shield')),
  },
  'is offered twice': {
    offers: (state, _seat, into) => {
      for (let i = 0; i < 2; i++) into.add(noPlan.make(state.round));
    },
  },
  'is offered when it does not stand': {
    offers: (state, _seat, into) => into.add(noPlan.make(Math.max(1, state.round - 1))),
  },
  'begins again': { stands: (state, _seat, answer) => (state.round - noPlan.round(answer)) % 3 <= 0 },
  'asks alike for reasons that are hidden': { asksAlike: (state) => state.hand[0] > 0 },
  'changes the state': {
    reply: (state, seat, answer) => {
      if (state.ships[0] > 1) state.ships[0]--;
      return standing.reply(state, seat, answer);
    },
  },
  'cannot be written down': { answers: { ...answers, toText: () => 'noPlan 1' } },
};

/** The quick run plants every fifth fault, the daily one every second, the long one all of them. */
function isPlanted(_fault: unknown, place: number): boolean {
  return place % volume({ daily: 2, long: 1, mutation: 5 }) === 0;
}

describe('a standing answer', () => {
  const found = (faulty: Partial<StandingAnswers<Skirmish>>, games = 200): FindingKind | undefined =>
    fuzz({ ...skirmish, standingAnswers: { ...standing, ...faulty } }, { games, seed: 7 }).found?.kind;

  test('is sound where nobody can tell it from a decision', () => {
    expect(found({}, volume({ daily: 25, long: 400 }))).toBe(undefined);
  });

  test.each(Object.entries(unanswerable).filter(isPlanted))('is found out that %s', (_what, faulty) => {
    expect(found(faulty)).toBe('standing answer');
  });
});

function withFault(what: string): Game {
  return { ...skirmish, ...faults.find((fault) => fault.what === what)?.game };
}

/** One more ship from the moon that ships were taken from last. */
function oneMore(state: Skirmish): number | null {
  if (state.phase !== ACT || state.source === 0 || state.force > 8 || state.ships[state.source - 1] < 2)
    return null;
  return Number(moves.fromText(`from ${'ABCDEF'[state.source - 1]} 1`));
}

/** The last legal move is kept back while the next seat holds a barrage. */
function afraid(state: Skirmish, seat: number, into: MoveList): void {
  skirmish.legal(state, seat, into);
  if (state.phase === ACT && state.hand[((seat + 1) % state.seats) * 3] > 0 && into.length > 1) into.length--;
}

function anyOrder(state: Skirmish): Skirmish {
  const copy = skirmish.shape.clone(state);
  copy.source = 0;
  return copy;
}

const planted = faults.filter(isPlanted);

describe('the fuzzer finds', () => {
  test.each(planted)('$what ($kinds.0)', ({ kinds, game }) => {
    rolls = 0;
    const faulty = { ...skirmish, ...game } as unknown as Game;
    const { found } = fuzz(faulty, { games: 2000, seed: 7 });
    expect(kinds, found?.message).toContain(found?.kind);
  });
});

test('a crash names the move that was tried', { tags: 'slow' }, () => {
  const { found } = fuzz(withFault('play throws in a rare position'), { games: 2000, seed: 7 });
  expect(found?.message).toBe(found?.file.finding?.message);
  expect(found?.message).toMatch(/^six ships are too many \(at seat \d: launch\)$/);
});

describe('a failing case is cut down', () => {
  const fuzzed = (game: Partial<Game<Skirmish, { rounds: number }>>, seed = 7) =>
    fuzz({ ...skirmish, ...game }, { games: 2000, seed }).found;

  test('where only the log shows the fault', () => {
    const undone = fuzzed({ moves: { ...moves, isSealed: () => false } });
    expect(undone?.kind).toBe('undo across a reveal');
    expect(undone?.file.log.length).toBe(1);
  });
  test('by leaving out whole rounds that it does not need', { tags: 'slow' }, () => {
    const faulty: Game<Skirmish, { rounds: number }> = {
      ...skirmish,
      play(state, seat, move, chance, report) {
        skirmish.play(state, seat, move, chance, report);
        const moons = state.owner.filter((owner) => owner === seat + 1).length;
        if (moons === 4 && is(move, 'muster')) state.ships.fill(10);
      },
    };
    const cases = Array.from({ length: 40 }, (_, seed) =>
      walk(faulty, { seats: 2, options: { rounds: 12 }, seed }, { share: 0 }),
    );
    const long = cases.filter(({ found, kase }) => found?.kind === 'conservation' && kase.steps.length > 50);
    const left = long.map(({ kase, found }) => {
      const small = found && cut(faulty, { kase, found });
      expect(small?.found.kind).toBe('conservation');
      return (small?.kase.steps.length ?? Infinity) / kase.steps.length;
    });
    // most rounds were needed to conquer what the fault needs
    expect(Math.min(...left)).toBeLessThan(0.6);
    expect(Math.max(...left)).toBeLessThanOrEqual(1);
  });
  test('by looking for other games', { tags: 'slow' }, () => {
    const play: typeof skirmish.play = (state, seat, move, chance, report) => {
      skirmish.play(state, seat, move, chance, report);
      const full = state.ships.filter((ships) => ships === 9).length;
      if (full === 2 && is(move, 'muster')) state.discard[0] = 4;
    };
    // other games are found by luck: of six seeds four lead to the shortest, one to twice its length
    const small = fuzzed({ play }, 1);
    expect(small?.kind).toBe('conservation');
    // five ships on two home moons, two more with each muster, and a plan of both before each two
    expect(small?.file.log.length).toBeLessThanOrEqual(8);
  });
});

describe('the log finds a gate that sends', () => {
  type Gate = typeof viewFor;
  const leaky: Readonly<Record<string, Gate>> = {
    'draws of the table': (match, viewer, asked) =>
      ({
        ...viewFor(match, viewer, asked),
        draws: match.log.map((entry) => ('draws' in entry ? entry.draws : [])),
      }) as View,
    'draws of the set-up': (match, viewer, asked) =>
      ({ ...viewFor(match, viewer, asked), setup: match.setupDraws }) as View,
    'hashes of sealed orders': (match, viewer, asked) =>
      ({
        ...viewFor(match, viewer, asked),
        hashes: match.log.flatMap((entry) =>
          'order' in entry && entry.order.some(moves.isSealed) ? entry.hash : [],
        ),
      }) as View,
    'every event to everybody': (match, viewer, asked) => {
      const view = viewFor(match, viewer, asked);
      return { ...view, news: view.news && { ...view.news, events: asked?.latest?.events ?? [] } };
    },
    'how many sealed orders there are': (match, viewer, asked) => {
      const view = viewFor(match, viewer, asked);
      return { ...view, log: view.log && match.log.map(({ seat, at }) => ({ seat, at })) };
    },
    'in its undo that others decided': (match, viewer, asked) => ({
      ...viewFor(match, viewer, asked),
      whyNoUndo: verbatim(`${match.recent.length} orders are open`),
    }),
  };
  const look = (gate?: Gate): (FindingKind | undefined)[] =>
    Array.from({ length: 20 }, (_, i) => {
      const { kase } = walk(sound, { seats: 3, options: { rounds: 6 }, seed: i }, { share: 0 });
      const end = setUpCase(sound, kase);
      for (const { seat, move, seed } of kase.steps) sound.play(end, seat, move, recordedFast(seed));
      return logHolds(sound, kase, end, new FastChance(i), 0, gate)?.kind;
    });

  test.each(Object.entries(leaky))('%s', (_what, gate) => expect(look(gate)).toContain('leak'));
  test('and nothing in the true one', () => expect(new Set(look())).toEqual(new Set([undefined])));
});

test('every seat count is played at random and seeking rare moves', () => {
  const each = tables({ ...sound, seats: { min: 2, max: 3 } }, 1);
  const seen = new Set<string>();
  for (let i = 0; i < 24; i++) {
    const { seats, guided } = each.next().value;
    seen.add(`${seats} ${guided}`);
  }
  expect(seen.size).toBe(4);
});

test('a found fault is left as a small game file that replays up to the fault', () => {
  const faulty = withFault('a card gets lost');
  const folder = mkdtempSync(join(tmpdir(), 'findings-'));
  expect(() => assertSound(faulty, { games: 2000, seed: 7 }, folder)).toThrow(
    /convoy, not 4[^]*starboard -- replay/,
  );
  const file = parseGame(readFileSync(join(folder, 'skirmish-conservation.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  if (isRefusal(file)) throw new Error(file.reason);
  expect(file.finding?.kind).toBe('conservation');
  expect(file.seats).toBe(2);
  const match = replayGame(faulty, file);
  if (isRefusal(match)) throw new Error(match.reason);
  expect(faulty.check(match.state)).toContain('convoy');
});

test('a game that cannot go on is kept up to the move that stops it', () => {
  const play: Game['play'] = (state, seat, move, chance, report) => {
    if ((state as Skirmish).round === 2) throw new Error('no second round');
    sound.play(state, seat, move, chance, report);
  };
  const kase = walk(sound, { seats: 2, options: { rounds: 6 }, seed: 1 }, { share: 0, steps: 40 }).kase;
  const file = fileOf({ ...sound, play }, kase, { kind: 'crash', message: 'no second round' });
  expect(file.finding?.message).toMatch(/^no second round \(at seat \d: \w+/);
  expect(file.log.length).toBeGreaterThan(3);
});

test('the teaching game is sound with all its options', () => {
  const { found, kinds } = fuzz(sound, { games: volume({ daily: 100, long: 2000 }) });
  expect(found).toBe(null);
  expect(Object.values(kinds).every((times) => times > 0)).toBe(true);
});
