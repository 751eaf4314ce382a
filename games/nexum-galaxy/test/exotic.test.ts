// Explorers and exotic systems (NG-15), with cases A14 to A16.

import { FastChance } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { eventCards } from '../data/events.ts';
import { exoticFaces } from '../data/exotic.ts';
import { systemIds, type SystemId } from '../data/disks.ts';
import { destroy } from '../rules/asteroids/ruin.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { drawForQuantum } from '../rules/exotic/quantum.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import type { NexumEvent } from '../rules/events.ts';
import { systemNames } from '../rules/moves.ts';
import { chartWays } from '../rules/ways.ts';
import { EXPLORE, KEEP, LAND, MANAGE, MOVE, NOTHING, PLACE, TURNS, type Nexum } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { atHome, calmSector, learn } from './asteroid-scene.ts';
import { act, cardNumber, happen, mark, told } from './cosmos-scene.ts';
import {
  at,
  attack,
  game,
  inPhase,
  isOffered,
  legalTexts,
  move,
  on,
  play,
  put,
  reasonOf,
  refused,
} from './scene.ts';

/** That face lies in the sector, beside these systems. */
function withDisk(state: Nexum, letter: SystemId, ...beside: string[]): Nexum {
  state.beside = beside.reduce((set, name) => set | (1 << systemNames.indexOf(name)), 0);
  layDisk(state, 0, systemIds.indexOf(letter) + 1);
  return state;
}

/** An explorer of seat 0 on the way, with 20 energy. */
function explorer(seats = 2, controlled = false): Nexum {
  const state = put(atHome(seats), 'B1', 0, 3);
  learn(state, 0, 'hyperspace', 'exploration');
  return controlled ? learn(state, 0, 'cloaking', 'controlled-exploration') : state;
}

/** These cards come first. */
class Stacked extends FastChance {
  readonly #cards: number[];

  constructor(cards: readonly number[]) {
    super(1);
    this.#cards = [...cards];
  }

  override pick(weights: Int32Array, from?: number, to?: number): number {
    return this.#cards.shift() ?? super.pick(weights, from, to);
  }
}

/** Plays with a deck from which these cards come. */
function playWith(state: Nexum, cards: readonly string[], ...texts: string[]): NexumEvent[] {
  const chance = new Stacked(cards.map(cardNumber));
  const events: NexumEvent[] = [];
  for (const text of texts) {
    if (!isOffered(state, text)) throw new Error(`${text} is not offered: ${legalTexts(state).join(', ')}`);
    game.play(state, state.turn, move(text), chance, (event) => events.push(event as NexumEvent));
    const wrong = game.check(state) ?? game.shape.broken(state);
    if (wrong !== null) throw new Error(`${text}: ${wrong}`);
  }
  return events;
}

/** These cards are in the deck. */
function fresh(state: Nexum, ...cards: string[]): Nexum {
  for (const card of cards.map(cardNumber)) {
    if (state.deck[card] === 1) continue;
    const cell = state.rows.indexOf(card + 1);
    const other = state.deck.findIndex((held, each) => held === 1 && !cards.map(cardNumber).includes(each));
    state.deck[card] = 1;
    state.deck[other] = 0;
    if (state.discards[card] === 1) {
      state.discards[card] = 0;
      state.discards[other] = 1;
    } else state.rows[cell] = other + 1;
  }
  return state;
}

test('NG-15.1: twelve faces on six disks, each available while its disk is not in play', () => {
  expect(exoticFaces.map(({ letter, system }) => letter + systemNames[system]).join(' ')).toBe(
    'AM BN CO DP EQ FR GM HN IO JP KQ LR',
  );
  const state = fresh(withDisk(explorer(), 'G'), 'A1');
  const events = playWith(inPhase(state, 0, MOVE, 3), ['A1'], 'explore B1');
  expect(told(events, 'lost')).toHaveLength(1);
});

describe('NG-15.2: exploring', () => {
  test('takes the technology, a free ship that has not moved, and 3 energy', () => {
    expect(refused(put(atHome(2), 'B1', 0, 3), 'explore B1')).toBe('NG-15.2');
    const state = put(put(explorer(), 'C1', 0, 1), 'C2', 0, 2, 'ME');
    expect(refused(state, 'explore C1')).toBe('NG-6.7');
    expect(refused(state, 'explore C2')).toBe('NG-15.2');
    expect(refused(state, 'explore D3')).toBe('NG-6.11');
    expect(refused(state, 'explore T1')).toBe('NG-3.1');
    expect(refused(state, 'explore A*')).toBe('NG-6.8');
    play(state, 'go B3', 'send B1 2 none');
    expect(refused(state, 'explore B3')).toBe('NG-6.5');
    expect(refused(inPhase(explorer(), 0, MOVE, 2), 'explore B1')).toBe('NG-15.2');
    expect(refused(mark(explorer(), 'noMove', 'B1', 1), 'explore B1')).toBe('NG-10.9');
    expect(refused(inPhase(explorer(), 0, MANAGE), 'explore B1')).toBe('NG-4.3');
  });

  test('sets out from a cloud too, and pays no ions', () => {
    const state = put(explorer(), 'S1', 0, 1);
    state.stale[0] = 1;
    play(state, 'explore S1');
    expect([on(state, 'S1'), state.energy[0], state.asking]).toEqual([null, 17, EXPLORE]);
    expect(game.inOrder(state, 0)).toBe(false);
  });
});

describe('NG-15.3: going on or staying', () => {
  test('the last letter counts', () => {
    const state = fresh(explorer(), 'E1', 'K1');
    playWith(state, ['E1'], 'explore B1');
    expect([legalTexts(state), state.energy[0]]).toEqual([['stay', 'onward'], 17]);
    expect(refused(state, 'go A1')).toBe('NG-15.3');
    playWith(state, ['K1'], 'onward', 'stay', 'enough');
    expect([state.asking, state.energy[0], state.letter[16]]).toEqual([LAND, 14, 11]);
    expect(['E1', 'K1'].map((card) => state.discards[cardNumber(card)])).toEqual([1, 1]);
  });

  test('who cannot pay stays', () => {
    const state = inPhase(fresh(explorer(), 'E1'), 0, MOVE, 5);
    playWith(state, ['E1'], 'explore B1');
    expect(state.asking).toBe(PLACE);
    expect(refused(state, 'onward')).toBe('NG-15.3');
    expect(refused(inPhase(explorer(), 0, MOVE), 'stay')).toBe('NG-15.3');
  });
});

describe('NG-15.4: lost explorers, case A14', () => {
  test('cost a ship of the limit, which Replicator III brings back', () => {
    const state = withDisk(explorer(4), 'I');
    fresh(state, 'C1');
    playWith(state, ['C1'], 'explore B1', 'stay');
    expect([state.shipLimit[0], state.fleet[0], on(state, 'B1'), state.asking]).toEqual([
      24,
      5,
      [0, 2],
      NOTHING,
    ]);
    expect([state.lost[0], state.lostToHole[0]]).toEqual([1, 0]);
    learn(state, 0, 'replicator1', 'replicator2', 'engineering1', 'replicator3');
    expect([state.shipLimit[0], state.lost[0]]).toEqual([29, 0]);
    fresh(state, 'C2');
    state.energy[0] = 3;
    playWith(state, ['C2'], 'explore B1');
    expect([state.shipLimit[0], state.fleet[0]]).toEqual([29, 4]);
  });

  test('a black hole takes the ship, and its disk is laid', () => {
    const state = fresh(explorer(4), 'F1');
    playWith(state, ['F1'], 'explore B1', 'stay');
    expect([state.asking, state.lostToHole[0]]).toEqual([PLACE, 1]);
    playWith(state, [], 'enough');
    expect([state.asking, state.letter[17], state.exotic]).toEqual([NOTHING, 6, 1 << 17]);
    expect(refused(state, 'go R*')).toBe('NG-15.15');
  });

  test('whoever loses the last ship so is out', () => {
    const state = calmSector(3);
    put(put(put(state, 'S1', 0, 1), 'D3', 1, 3), 'G3', 2, 3);
    state.stale[0] = 1;
    fresh(learn(inPhase(state, 0, MOVE, 3), 0, 'hyperspace', 'exploration'), 'F1');
    playWith(state, ['F1'], 'explore S1');
    expect([state.fleet[0], state.turn, state.exotic]).toEqual([0, 1, 0]);
  });
});

describe('NG-15.5: laying the disk', () => {
  test('without control: exotic disks and the cloud, the first also apart', () => {
    const state = fresh(explorer(), 'E1');
    playWith(state, ['E1'], 'explore B1', 'stay');
    expect(legalTexts(state)).toEqual(['enough', 'beside S']);
    expect(refused(state, 'beside B')).toBe('NG-15.5');
    expect(refused(state, 'beside M')).toBe('NG-3.1');
    expect(refused(state, 'done')).toBe('NG-15.5');
  });

  test('later ones must lie beside one of these', () => {
    const state = fresh(withDisk(explorer(), 'A'), 'E1');
    playWith(state, ['E1'], 'explore B1', 'stay');
    expect(legalTexts(state)).toEqual(['beside M', 'beside S']);
    expect(reasonOf(state, 'enough')).toMatch(/at least one/);
    playWith(state, [], 'beside S');
    expect([state.asking, state.links[18] >>> 16]).toEqual([LAND, 1]);
  });

  test('with control beside any, in the order of letters', () => {
    const state = fresh(explorer(2, true), 'E1');
    playWith(state, ['E1'], 'explore B1', 'stay', 'beside C', 'beside F');
    expect(game.inOrder(state, 0)).toBe(true);
    expect(refused(state, 'beside D')).toBe('NG-15.5');
    playWith(state, [], 'enough');
    expect([state.links[16], (state.links[2] >>> 16) & 1]).toEqual([0b100100, 1]);
  });

  test('a disk with six neighbours has no room, and six are enough', () => {
    const state = fresh(explorer(2, true), 'E1');
    state.links[1] |= 0b11_0000_0000;
    state.links[8] |= 2;
    state.links[9] |= 2;
    chartWays(state);
    playWith(state, ['E1'], 'explore B1', 'stay');
    expect(refused(state, 'beside B')).toBe('NG-15.5');
    playWith(state, [], ...['A', 'C', 'D', 'E', 'F', 'G'].map((name) => `beside ${name}`));
    expect(state.asking).toBe(LAND);
  });
});

test('NG-15.6: asteroids are laid, the explorer lands and plunders', () => {
  const state = fresh(explorer(), 'K1');
  playWith(state, ['K1'], 'explore B1', 'stay', 'enough');
  expect([state.asteroids[16], refused(state, 'land B3'), refused(state, 'land Q*')]).toEqual([
    0b111111,
    'NG-15.6',
    'NG-15.6',
  ]);
  expect(refused(inPhase(explorer(), 0, MOVE), 'land B3')).toBe('NG-15.6');
  destroy(state, at('Q5'));
  expect([refused(state, 'land Q5'), isOffered(state, 'land Q6')]).toEqual(['NG-15.6', true]);
  playWith(state, [], 'land Q4');
  expect([on(state, 'Q4'), state.moved[at('Q4')], state.energy[0]]).toEqual([[0, 1], 1, 17]);
  playWith(state, [], 'done');
  expect(state.energy[0]).toBe(20);
});

test('NG-15.6: no more markers than there are', () => {
  const state = fresh(explorer(), 'K1');
  state.asteroidsInBox = 25;
  playWith(state, ['K1'], 'explore B1', 'stay', 'enough');
  // 22 lie in the sector of two
  expect(state.asteroids[16]).toBe(0b111);
});

test('NG-15.7: all planets of a number are hit, small ones first', () => {
  const state = withDisk(atHome(2), 'K');
  const events = happen(state, 'K1 D1 A1');
  expect(told(events, 'panel')[0].places.map((place) => place)).toEqual(
    [at('Q1'), at('Q2'), at('K1')].toSorted((a, b) => state.size[a] - state.size[b] || b - a),
  );
});

test('NG-15.8: no points for battles there', () => {
  const state = put(put(withDisk(atHome(2), 'E'), 'Q1', 0, 4), 'Q2', 1, 2);
  attack(state, 'go Q2', 'send Q1 3 none');
  expect([on(state, 'Q2'), state.points[0]]).toEqual([[0, 2], 0]);
});

test('NG-15.9: a star is kept with half of the planets', () => {
  const state = withDisk(atHome(2), 'K');
  for (const name of ['Q1', 'Q2', 'Q3']) put(state, name, 0, 1);
  put(put(put(state, 'Q*', 0, 1), 'Q4', 1, 5), 'Q5', 1, 5);
  expect(game.check(state)).toBe(null);
  inPhase(state, 1, MOVE, 9);
  attack(state, 'go Q1', 'send Q4 3 none');
  expect([on(state, 'Q*'), state.points[1]]).toEqual([null, 0]);
});

test('NG-15.10: neutron stars are closed and shield planets with ships', () => {
  const state = put(put(withDisk(atHome(2), 'A'), 'M1', 1, 1), 'M2', 0, 5);
  expect(isOffered(inPhase(state, 0, MOVE, 2), 'go M1')).toBe(false);
  inPhase(state, 0, MOVE, 3);
  attack(state, 'go M1', 'send M2 3 none');
  expect(on(state, 'M1')).toEqual([0, 2]);
  const other = withDisk(atHome(2), 'G');
  for (const name of ['M1', 'M2', 'M3']) put(other, name, 0, 2);
  expect(refused(other, 'go M*')).toBe('NG-6.9');
});

describe('NG-15.11: quantum instability', () => {
  const entering = (): Nexum => put(withDisk(explorer(), 'B', 'S', 'B'), 'N2', 0, 1);

  test('two cards for an order from another disk, on the planets of the number', () => {
    const state = fresh(entering(), 'A2', 'B2');
    const events = playWith(state, ['A2', 'B2'], 'go N1', 'send B1 2 none');
    expect(told(events, 'quantum')).toEqual([
      {
        event: 'quantum',
        seat: 0,
        cards: [cardNumber('A2'), cardNumber('B2')],
        kind: 'glacial',
        places: [at('N3'), at('N4')],
      },
    ]);
    expect([state.noManage[at('N3')], state.noManage[at('N1')]]).toEqual([4, 0]);
  });

  test('which of two cards came first is there for all to see, whatever they brought', () => {
    const pairs = eventCards.flatMap((_, first) =>
      eventCards.flatMap((__, second) => (first < second ? [[first, second] as const] : [])),
    );
    const drawn = (cards: readonly number[]): { view: string; events: string } => {
      const state = fresh(entering());
      state.deck.fill(1, 0, state.cardsInPlay);
      state.rows.fill(0);
      state.deckSize = state.cardsInPlay;
      state.unstable = 1;
      const events: NexumEvent[] = [];
      drawForQuantum(state, 0, new Stacked(cards), (event) => events.push(event));
      const view = game.shape.describe(viewState(game as never, state, 1));
      return { view: JSON.stringify(view), events: JSON.stringify(events) };
    };
    const untold = pairs.filter(([first, second]) => {
      const [one, other] = [drawn([first, second]), drawn([second, first])];
      return one.view === other.view && one.events !== other.events;
    });
    expect(untold).toEqual([]);
  });

  test('nothing with a 3, and nothing from inside', () => {
    const state = fresh(entering(), 'A3', 'B2');
    const events = playWith(state, ['A3', 'B2'], 'go N1', 'send B1 2 none');
    expect(told(events, 'quantum').map(({ kind }) => kind)).toEqual([null]);
    const inside = put(entering(), 'N1', 0, 3);
    expect(told(playWith(inside, [], 'go N3', 'send N1 1 none'), 'quantum')).toEqual([]);
  });

  test('a planet just taken can be destroyed: its loot is lost', () => {
    const state = mark(entering(), 'noMove', 'N1', 0);
    state.noMove[at('N1')] = 0;
    state.barred[13] = 0;
    fresh(state, 'C1', 'A2');
    mark(state, 'noMove', 'N2', 1);
    playWith(state, ['C1', 'A2'], 'go N1', 'send B1 2 none');
    // SOLAR 4 on both: N2 is destroyed, N1 is barred
    expect([state.ruined[13], state.noMove[at('N1')]]).toEqual([2, 4]);
  });

  test('an act of the computer comes in the middle of the turn', () => {
    const state = calmSector(1, { mode: 'one-vs-one' } as never);
    put(put(put(state, 'A3', 0, 3), 'B1', 0, 4), 'J3', 1, 3);
    learn(withDisk(state, 'B', 'B'), 0, 'hyperspace');
    fresh(state, 'C1', 'A3');
    state.actsDrawn = 0b111011;
    const events = playWith(state, ['C1', 'A3'], 'go N3', 'send B1 2 none');
    expect(told(events, 'act').map(({ kind }) => kind)).toEqual(['invasion']);
    expect([on(state, 'N1'), on(state, 'N3'), state.turn, state.phase]).toEqual([[1, 3], [0, 2], 0, MOVE]);
    playWith(state, [], 'done');
  });

  test('an explorer that lands draws too', () => {
    const state = fresh(explorer(), 'B1', 'A3', 'C3');
    playWith(state, ['B1'], 'explore B1', 'stay', 'enough');
    expect(told(playWith(state, ['A3', 'C3'], 'land N1'), 'quantum')).toHaveLength(1);
  });
});

test('NG-15.12: a second cloud, into which the explorer comes', () => {
  const state = fresh(explorer(), 'C1');
  playWith(state, ['C1'], 'explore B1', 'stay', 'enough');
  expect([state.asking, on(state, 'O1'), state.handSize[0]]).toEqual([KEEP, [0, 1], 2]);
  playWith(state, [], 'keep');
  expect(isOffered(state, 'go O1')).toBe(true);
  layMarkers(state, 'noMove', at('B1'), 5);
  expect(game.check(state)).toBe(null);
});

test('NG-15.13: no ship leaves D and L', () => {
  const state = learn(
    put(put(withDisk(atHome(2), 'D', 'A'), 'P1', 0, 3), 'A1', 0, 3),
    0,
    'hyperspace',
    'exploration',
  );
  play(state, 'go A2');
  expect(refused(state, 'send P1 1 none')).toBe('NG-15.13');
  play(state, 'send A1 1 none');
  expect(refused(state, 'explore P1')).toBe('NG-15.13');
  play(state, 'go P2', 'send P1 1 none');
  expect(on(state, 'P2')).toEqual([0, 1]);
});

test('NG-15.14: E has no star, K has six planets', () => {
  expect(refused(withDisk(atHome(2), 'E'), 'go Q*')).toBe('NG-3.1');
  const state = withDisk(atHome(2), 'K');
  expect([state.planets[16], state.size[at('Q*')]]).toEqual([0b111111, 4]);
});

describe('NG-15.15: the gravitational bridge, case A15', () => {
  const bridged = (relics = ''): Nexum => put(withDisk(atHome(2), 'F', 'B', 'F'), 'B3', 0, 3, relics);

  test('2 energy without Hyperspace, 1 with a Transporter, none with a marker', () => {
    const state = bridged();
    play(state, 'go F1', 'send B3 1 none');
    expect(state.energy[0]).toBe(18);
    const transported = bridged('T');
    play(transported, 'go F1', 'send B3 1 T');
    expect(transported.energy[0]).toBe(19);
    const closed = bridged();
    layMarkers(closed, 'noMove', at('R*'), 2);
    expect(refused(closed, 'go F1')).toBe('NG-12.2');
  });

  test('nobody pays less than 1, which is looked at last', () => {
    // B and H are neighbours
    const state = put(withDisk(atHome(2), 'F', 'B', 'H'), 'B3', 0, 4, 'TE');
    play(state, 'go H1', 'send B3 3 ET');
    expect(state.energy[0]).toBe(17);
    const alone = put(withDisk(atHome(2), 'F', 'B', 'H'), 'B3', 0, 3, 'E');
    play(alone, 'go H1', 'send B3 2 E');
    expect(alone.energy[0]).toBe(17);
  });

  test('linked disks pay 1, and it works where hyperspace is closed', () => {
    const state = withDisk(calmSector(4, { sector: 'HEABEZA' }), 'F', 'A', 'B', 'E');
    ['A3', 'D3', 'G3', 'J3'].forEach((name, seat) => put(state, name, seat, 3));
    put(state, 'B1', 0, 3);
    const linked = ((state.links[1] >>> 0) & 1) === 1;
    play(state, 'go E1', 'send B1 1 none');
    expect(state.energy[0]).toBe(((state.links[1] >>> 4) & 1) === 1 ? 19 : 18);
    play(state, 'go A1', 'send B1 1 none');
    expect(state.energy[0]).toBe((((state.links[1] >>> 4) & 1) === 1 ? 19 : 18) - (linked ? 1 : 2));
  });

  test('every F card finds the hole, which keeps at most four markers', () => {
    const state = bridged();
    happen(state, 'F2 A2 D1');
    expect([state.noMove[at('R*')], state.bridged]).toEqual([4, 0]);
    layMarkers(state, 'noMove', at('R*'), 4);
    expect([state.noMove[at('R*')], state.ruins]).toEqual([4, 0]);
    expect(game.check(state)).toBe(null);
  });

  test('any planet of L closes it', () => {
    const state = put(withDisk(atHome(2), 'L', 'B', 'F'), 'B3', 0, 3);
    expect(isOffered(state, 'go F1')).toBe(true);
    layMarkers(state, 'noMove', at('R2'), 1);
    expect(isOffered(state, 'go F1')).toBe(false);
    layMarkers(state, 'noMove', at('R2'), 4);
    expect(isOffered(state, 'go F1')).toBe(true);
  });
});

test('NG-15.16: a binary star defends with up to four, and is kept with one of three planets', () => {
  const state = withDisk(atHome(2), 'H');
  for (const name of ['N1', 'N2', 'N3']) put(state, name, 0, 1);
  put(put(state, 'N*', 0, 2), 'N**', 0, 2);
  put(state, 'N2', 1, 5);
  state.fleet[0]--;
  state.held[13] &= ~2;
  expect(game.check(state)).toBe(null);
  inPhase(state, 1, MOVE, 20);
  expect(isOffered(state, 'go N1')).toBe(false);
  state.phase = 0;
  state.turn = 0;
  const [{ energy }] = told(play(state, 'card manage'), 'extracted');
  // two planets, two stars, one planet at home
  expect(energy).toBe(2 + 4 + 1);
});

describe('NG-15.17: the wormhole', () => {
  test('who enters one end comes out at the other', () => {
    const state = fresh(put(explorer(), 'S1', 0, 1), 'I1');
    state.stale[0] = 1;
    playWith(state, ['I1'], 'explore B1', 'stay', 'enough');
    // the explorer came out of the starting cloud
    expect([on(state, 'S1'), on(state, 'O1'), state.handSize[0]]).toEqual([[0, 2], null, 2]);
    playWith(state, [], 'keep');
    expect(isOffered(state, 'go O1')).toBe(true);
    playWith(state, [], 'go O1');
    expect(refused(state, 'send S1 1 none')).toBe('NG-15.17');
    playWith(state, [], 'send B1 1 none');
    expect([on(state, 'S1'), on(state, 'O1')]).toEqual([[0, 3], null]);
  });

  test('from a neighbour of the cloud to the far end', () => {
    const state = put(withDisk(atHome(2), 'I'), 'B1', 0, 2);
    play(state, 'go S1', 'send B1 1 none');
    expect([on(state, 'S1'), on(state, 'O1')]).toEqual([null, [0, 1]]);
    play(state, 'keep');
    state.step = TURNS;
    startTurn(state);
    expect(state.stale).toEqual(Int32Array.of(0, 1));
  });
});

describe('NG-15.18: the giant star, case A16', () => {
  const facing = (): Nexum => {
    const state = put(put(withDisk(atHome(2), 'J', 'A'), 'P*', 1, 2), 'P2', 1, 1);
    return put(put(state, 'P1', 0, 5), 'A1', 0, 5);
  };

  test('four ships against two: one lost, two stay, one is too many', () => {
    const state = facing();
    play(state, 'go P*');
    expect(refused(state, 'send A1 2 none')).toBe('NG-15.18');
    attackWith(state, 'send P1 4 none');
    expect([on(state, 'P*'), on(state, 'P1'), state.fleet[0], state.points[0]]).toEqual([
      [0, 2],
      [0, 1],
      3 + 5 + 3,
      0,
    ]);
    const before = state.energy[0];
    play(state, 'done');
    expect(state.energy[0] - before).toBe(4);
  });

  function attackWith(state: Nexum, text: string): void {
    play(state, text);
    if (game.inOrder(state, 0)) play(state, 'strike');
  }

  test('NG-13.10: with Engineering I a tie is enough here too', () => {
    const state = put(put(withDisk(atHome(2), 'J', 'A'), 'P*', 1, 2), 'P2', 1, 1);
    put(state, 'P1', 0, 3);
    expect(refused(state, 'go P*')).toBe('NG-6.21');
    learn(state, 0, 'replicator1', 'replicator2', 'engineering1');
    play(state, 'go P*');
    attackWith(state, 'send P1 2 none');
    expect(on(state, 'P*')).toEqual([0, 1]);
  });

  test('takes half of the planets, and no marker on it', () => {
    const state = put(put(withDisk(atHome(2), 'J', 'A'), 'P*', 1, 2), 'P2', 1, 1);
    put(state, 'P1', 1, 1);
    expect(refused(state, 'go P*')).toBe('NG-15.18');
    const barred = facing();
    layMarkers(barred, 'noMove', at('P*'), 1);
    expect(refused(barred, 'go P*')).toBe('NG-10.9');
    expect(refused(put(atHome(2), 'C*', 1, 1), 'go C*')).toBe('NG-6.30');
  });

  test('with fewer ships it is refused, and carriers do not go', () => {
    const state = put(put(put(withDisk(atHome(2), 'J'), 'P*', 1, 2), 'P2', 1, 1), 'P1', 0, 4, 'ME');
    expect(refused(state, 'go P*')).toBe('NG-6.21');
  });

  test('every J card finds it after the planets; it is never destroyed, and idle it gives nothing', () => {
    const state = facing();
    const events = happen(state, 'J3 E2 D1');
    const [panel] = told(events, 'panel');
    expect([panel.kind, panel.places.at(-1)]).toEqual(['solar', at('P*')]);
    expect(state.noMove[at('P*')]).toBe(4);
    layMarkers(state, 'noMove', at('P*'), 4);
    layMarkers(state, 'noManage', at('P*'), 4);
    expect([state.noMove[at('P*')], state.noManage[at('P*')], on(state, 'P*')]).toEqual([4, 4, [1, 2]]);
    inPhase(state, 1, 0);
    const [{ energy }] = told(play(state, 'card manage'), 'extracted');
    expect(energy).toBe(2);
  });
});

test('NG-15.19: the computer does not come to a black hole, to which an event points', () => {
  const state = calmSector(1, { mode: 'one-vs-one' } as never);
  put(put(withDisk(state, 'F'), 'A3', 0, 3), 'J3', 1, 3);
  for (const number of [1, 2, 3]) layMarkers(state, 'noMove', at(`F${number}`), 4);
  act(state, 'invasion', 'F2', 'squadron');
  expect(on(state, 'R*')).toBe(null);
});

test('NG-15.19: the computer comes to exotic planets, but not to D and L', () => {
  const state = calmSector(1, { mode: 'one-vs-one' } as never);
  put(put(withDisk(state, 'K'), 'A3', 0, 3), 'J3', 1, 3);
  act(state, 'invasion', 'K1', 'squadron');
  const places = ['K1', 'Q1', 'Q2'].filter((name) => on(state, name)?.[0] === 1);
  expect(places.length).toBeGreaterThan(0);
  const dark = calmSector(1, { mode: 'one-vs-one' } as never);
  put(put(withDisk(dark, 'L'), 'A3', 0, 3), 'J3', 1, 3);
  for (const number of [1, 2, 3]) {
    layMarkers(dark, 'noMove', at(`L${number}`), 4);
    happen(dark, `L${number} D1 A1`);
  }
  expect(['R1', 'R2', 'R3'].map((name) => on(dark, name))).toEqual([null, null, null]);
});
