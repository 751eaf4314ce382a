// The campaign of Nexum Galaxy: a map of sectors, each fought for at a table of its own.

import {
  choice,
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
import { CELLS, kinds, MOST_POINTS, SHIPS, sizes } from '../data/map.ts';
import { guide } from '../guide/guide.ts';
import { refuse, say } from '../words/messages.ts';
import { optionWords } from '../words/options.ts';
import { choosable, distance, onMap } from './map.ts';
import { canHaveWon, cloudPlaces, decider, drawMap, isAllReported, isHoleAsked, playMove } from './play.ts';
import {
  BATTLE,
  CHOOSE,
  CLOUD,
  ENDINGS,
  GOALS,
  moves,
  OVER,
  RULE_SETS,
  shape,
  VISITOR,
  type Campaign,
} from './state.ts';
import { heldBy } from './victory.ts';

const { choose, scored, lost, won, cloud } = moves.kinds;

const options = {
  size: choice({ of: ['small', 'large'], default: 'small' }),
  computers: integer({ min: 0, max: 3, default: 0 }),
  ruleSet: choice({ of: RULE_SETS, default: 'events' }),
  goal: choice({ of: GOALS, default: 'won' }),
  score: integer({ min: 20, max: 1000, default: 200 }),
  firstPlayer: choice({ of: ['random', '1', '2', '3', '4'], default: 'random' }),
  // what was begun before it was asked goes on without
  cloud: choice({ of: ['sector', 'first'], default: 'sector' }),
};

type Options = OptionsOf<typeof options>;

export const nexumCampaign: Game<Campaign, Options> = {
  id: 'nexum-campaign',
  title: 'Nexum Galaxy: campaign',
  summary: 'Battles of Nexum Galaxy, one after the other, for the sectors of a map.',
  rules: 1,
  seats: { min: 1, max: 4 },
  traits: { secrets: false, chance: true, simultaneous: false, cardsOnly: true },
  options,
  optionWords,
  shape,
  moves,
  guide,
  // 60 battles of a choice, a place of the cloud, four scores with losses, and a winner
  longestGame: 660,
  shortOptions: { score: 20 },
  firstSeatOptions: { firstPlayer: '1' },
  fullOptions: { ruleSet: 'asteroids', cloud: 'first' },
  conflict,
  setup,
  actors: (state) => (state.phase === OVER ? NOBODY : seatSet(decider(state))),
  turnRule: ({ phase }) => (phase === CHOOSE ? 'NC-2.1' : phase === CLOUD ? 'NC-2.6' : 'NC-3.1'),
  legal,
  inOrder: (state) => state.reported > 0,
  play: playMove,
  viewEvent: (event) => event,
  imagine: (view) => shape.clone(view),
  outcome,
  hasRivals: (state) => state.civs > state.seats,
  counted: { score: [0], ties: [1] },
  check,
  whyNot,
};

function conflict({ computers, ruleSet, firstPlayer }: Options, seats: number): Refusal | null {
  const civs = seats + computers;
  if (civs < 2 || civs > 4) return refuse('NC-1.1', 'tooMany', { civs });
  if (computers > 0 && ruleSet === 'core') return refuse('NC-2.4', 'needsEvents');
  const seat = Number(firstPlayer);
  return seat > seats ? refuse('NC-2.1', 'noSuchSeat', { seat }) : null;
}

function setup(agreed: Options, seats: number, chance: Chance): Campaign {
  const state = shape.create();
  state.seats = seats;
  state.civs = seats + agreed.computers;
  state.side = sizes[agreed.size].side;
  state.ruleSet = RULE_SETS.indexOf(agreed.ruleSet);
  state.goal = GOALS.indexOf(agreed.goal);
  state.scoreToWin = agreed.score;
  state.placing = agreed.cloud === 'first' ? 1 : 0;
  drawMap(state, chance);
  state.turn = (agreed.firstPlayer === 'random' ? chance.die(seats) : Number(agreed.firstPlayer)) - 1;
  return state;
}

/** Results are any: the house that kept the battle knows the true one. */
function legal(state: Campaign, seat: number, into: MoveList): void {
  if (state.phase === CHOOSE) {
    for (const cell of choosable(state, seat)) into.add(choose.make(cell));
  } else if (state.phase === CLOUD) {
    for (const place of cloudPlaces(state)) into.add(cloud.make(place));
  } else if (isAllReported(state)) {
    for (let winner = 0; winner <= VISITOR; winner++)
      if (canHaveWon(state, winner)) into.add(won.make(winner));
  } else if (isHoleAsked(state)) {
    for (let ships = 0; ships <= SHIPS; ships++) into.add(lost.make(ships));
  } else for (let points = 0; points <= MOST_POINTS; points++) into.add(scored.make(points));
}

function whyNot(state: Campaign, seat: number, move: number): Refusal | null {
  const kind = moves.kindOf(move);
  if (state.phase === CLOUD) {
    if (kind !== cloud.id) return refuse('NC-2.6', 'cloudFirst');
    return cloudPlaces(state).includes(cloud.place(move)) ? null : refuse('NC-2.6', 'noPlace');
  }
  if (kind === cloud.id) return refuse('NC-2.6', 'cloudLies');
  if (state.phase !== BATTLE)
    return kind === choose.id ? whyNotCell(state, seat, choose.cell(move)) : refuse('NC-2.1', 'chooseFirst');
  if (kind === choose.id) return refuse('NC-3.1', 'battleOn');
  if (kind === lost.id && RULE_SETS[state.ruleSet] !== 'asteroids') return refuse('NC-3.1', 'noHoles');
  const due = state.reported === 2 * state.civs ? won.id : state.reported % 2 === 1 ? lost.id : scored.id;
  if (kind !== due) return refuse('NC-3.1', due === lost.id ? 'lostNow' : 'scoresFirst');
  return kind !== won.id || canHaveWon(state, won.winner(move)) ? null : refuse('NC-3.2', 'notThere');
}

function whyNotCell(state: Campaign, seat: number, at: number): Refusal | null {
  const cell = CELLS[at];
  if (!onMap(state, at)) return refuse('NC-2.2', 'offMap', { cell });
  if (kinds[state.kind[at]] === 'destroyed') return refuse('NC-2.2', 'destroyed', { cell });
  if (state.owner[at] === seat + 1) return refuse('NC-2.2', 'yours', { cell });
  const own = [...CELLS.keys()].filter((each) => state.owner[each] === seat + 1);
  const touches = (each: number): boolean => own.some((held) => distance(held, each) === 1);
  if (touches(at)) return null;
  const others = [...CELLS.keys()].some(
    (each) =>
      onMap(state, each) && kinds[state.kind[each]] !== 'destroyed' && !own.includes(each) && touches(each),
  );
  return others ? refuse('NC-2.2', 'apart', { cell }) : null;
}

const RULES = { three: 'NC-4.1', alone: 'NC-4.2', score: 'NC-4.3', lastBattle: 'NC-4.4' } as const;

function outcome(state: Campaign): Outcome | null {
  if (state.phase !== OVER) return null;
  const civs = Array.from({ length: state.civs }, (_, civ) => civ);
  const ending = ENDINGS[state.ending - 1];
  const ranks = rankByScore(civs.map((civ) => (hasSeat(state.winners, civ) ? 1e6 : state.score[civ])));
  const parted = (values: number[]) => ({
    seated: values.slice(0, state.seats),
    unseated: values.slice(state.seats),
  });
  const line = (label: 'points' | 'sectors', value: (civ: number) => number) => {
    const { seated, unseated } = parted(civs.map(value));
    return { label: say(label), points: seated, ...(unseated.length > 0 && { unseated }) };
  };
  const { seated, unseated } = parted(ranks);
  return {
    ranks: seated,
    ...(unseated.length > 0 && { unseated }),
    rule: RULES[ending],
    reason: say(ending),
    sheet: [line('points', (civ) => state.score[civ]), line('sectors', (civ) => heldBy(state, civ))],
  };
}

function check(state: Campaign): string | null {
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (state.owner[cell] > 0 && (kinds[state.kind[cell]] === 'destroyed' || !onMap(state, cell)))
      return `${CELLS[cell]} cannot be held`;
    if (state.won[cell] === 1 && state.owner[cell] === 0) return `${CELLS[cell]} was won by nobody`;
  }
  if (state.fought.reduce((sum, times) => sum + times, 0) !== state.battles)
    return 'battles without a sector';
  return (state.phase === BATTLE || state.phase === CLOUD) === state.cell > 0
    ? null
    : 'a battle without a sector';
}
