// Cosmic events, rule by rule (NG-10), with cases A1 and the others of the expansion's list that need no computer.

import { FastChance, SPECTATOR } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { cardName, eventCards } from '../data/events.ts';
import { COUNT } from '../rules/board.ts';
import type { NexumEvent } from '../rules/events.ts';
import { placeNames } from '../rules/moves.ts';
import { BID, CARD, MANAGE, MOVE, OVER, ROUND_CELLS, TURNS, type Nexum } from '../rules/state.ts';
import { draw, happen, mark, quiet, told } from './cosmos-scene.ts';
import {
  at,
  attack,
  game,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  move,
  newGame,
  on,
  optionsOf,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

/** Four people on LAUBURIA, everybody at home. */
function four(): Nexum {
  const state = quiet(4);
  ['A3', 'D3', 'G3', 'J3'].forEach((name, seat) => put(state, name, seat, 3));
  return state;
}

const marks = (state: Nexum, marker: 'noMove' | 'noManage'): string[] =>
  [...state[marker].keys()]
    .filter((place) => state[marker][place] > 0)
    .map((place) => `${placeNames[place]} ${state[marker][place]}`);

/** Markers without the event that follows them in the row. */
const ionized = (state: Nexum): string[] =>
  placeNames.filter((_, place) => (state.ionized[place >>> 3] >>> (place & 7)) & 1);

describe('NG-10.1: the cards', () => {
  test('are the 18 of the core game, in the deck or face down', () => {
    const state = newGame(4, { ruleSet: 'events' });
    expect([state.cardsInPlay, state.aggressiveness]).toEqual([18, 3]);
    expect(state.deck.reduce((sum, held) => sum + held, 0)).toBe(state.deckSize);
    expect(game.check(state)).toBe(null);
  });

  test('are hidden in the deck from everybody, and nothing is hidden without events', () => {
    const state = newGame(4, { ruleSet: 'events' });
    for (const viewer of [0, 1, 2, 3, SPECTATOR]) {
      const { deck } = viewState(game as never, state, viewer);
      expect(deck.every((held) => held === -1)).toBe(true);
    }
    const core = newGame(4);
    const view = viewState(game as never, core, SPECTATOR);
    expect(game.shape.equal(view as never, core)).toBe(true);
  });
});

test('NG-10.2: when a card is needed and there is none, the discards are shuffled in', () => {
  const state = four();
  happen(state, 'A1 A2 A3', 'B1 B2 B3', 'D1 D2 D3');
  expect(state.deckSize).toBe(0);
  state.turn = state.first = 0;
  const shuffled: number[] = [];
  const chance = new FastChance(2);
  while (state.round === 1) {
    game.play(state, state.turn, move(legalTexts(state)[0]), chance, (event) => {
      if (event.event === 'shuffled') shuffled.push((event as { cards?: number }).cards ?? 0);
    });
  }
  expect(shuffled).toEqual([18]);
  expect([state.deckSize, game.check(state)]).toEqual([9, null]);
});

describe('NG-10.3: rows', () => {
  test('are turned up one after the other, and the next ones are dealt before the turns', () => {
    const state = four();
    const events = happen(state, 'A1 A2 A3', 'B1 C1 E1');
    expect(
      told(events, 'row').map(({ row, cards }) => [row, cards.map((card) => cardName(eventCards[card]))]),
    ).toEqual([
      [0, ['A1', 'A2', 'A3']],
      [1, ['B1', 'C1', 'E1']],
    ]);
    const order = events
      .map(({ event }) => event)
      .filter((event) => ['row', 'panel', 'dealt', 'turn'].includes(event));
    expect(order).toEqual(['row', 'panel', 'panel', 'row', 'panel', 'panel', 'dealt', 'turn']);
    expect([state.step, state.turnedUp]).toEqual([TURNS, 2]);
  });

  test('those of the first round are told with the set-up, as those of every other', () => {
    const options = optionsOf({ ruleSet: 'events', mode: 'solo-normal', sector: 'LAUBURIA' });
    for (let seed = 0; seed < 20; seed++) {
      const events: NexumEvent[] = [];
      const state = game.setup(options, 1, new FastChance(seed), (each) => events.push(each as NexumEvent));
      const names = events.map(({ event }) => event);
      expect(names[0]).toBe('round');
      expect(names.filter((event) => event === 'row')).toHaveLength(2);
      expect(names.filter((event) => event === 'panel')).toHaveLength(4);
      expect(names.slice(-2)).toEqual(['dealt', 'turn']);
      const acts = names.filter((event) => event === 'act').length;
      expect(COUNT[state.actsDrawn]).toBe(acts);
      const rows = events.flatMap((each) => (each.event === 'row' ? each.cards : []));
      expect(rows.map((card) => card + 1)).toEqual([...state.rows.subarray(ROUND_CELLS, ROUND_CELLS + 6)]);
      const markers = events.reduce((sum, each) => {
        if (each.event === 'marked') return sum + each.laid;
        return each.event === 'lifted' ? sum - 1 : sum;
      }, 0);
      expect([...state.noMove, ...state.noManage].reduce((sum, each) => sum + each)).toBe(markers);
    }
  });

  test('there are as many as the aggressiveness says, and the first round has them too', () => {
    for (const aggressiveness of [1, 2, 3]) {
      const state = newGame(2, { ruleSet: 'events', aggressiveness });
      const of = (round: number): number =>
        state.rows
          .subarray((round & 1) * ROUND_CELLS, ((round & 1) + 1) * ROUND_CELLS)
          .filter((card) => card > 0).length;
      expect([state.round, state.turnedUp, of(1), of(2)]).toEqual([
        1,
        aggressiveness,
        3 * aggressiveness,
        3 * aggressiveness,
      ]);
    }
  });

  test('nobody sees those of the next round, everybody those of this one', () => {
    const state = newGame(3, { ruleSet: 'events' });
    state.foresight = 0;
    const { rows } = viewState(game as never, state, 1);
    const now = (state.round & 1) * ROUND_CELLS;
    const next = ROUND_CELLS - now;
    expect([...rows.subarray(now, now + 6)]).toEqual([...state.rows.subarray(now, now + 6)]);
    expect([...rows.subarray(next, next + 6)]).toEqual([-1, -1, -1, -1, -1, -1]);
  });
});

describe('NG-10.4, NG-10.5, NG-10.6: what a row does, and where', () => {
  test('case A1: B2 E2 C1 is a solar storm on B2 and H2, then an ice age on C1 and I1', () => {
    const state = four();
    const events = happen(state, 'B2 E2 C1');
    expect(
      told(events, 'panel').map(({ kind, card, places }) => [kind, cardName(eventCards[card]), places]),
    ).toEqual([
      ['solar', 'B2', [at('B2'), at('H2')]],
      ['glacial', 'C1', [at('C1'), at('I1')]],
    ]);
    expect([marks(state, 'noMove'), marks(state, 'noManage')]).toEqual([
      ['B2 4', 'H2 4'],
      ['C1 2', 'I1 2'],
    ]);
  });

  test('the card in the middle points at nothing', () => {
    const state = four();
    const events = happen(state, 'C3 E3 F1');
    expect(told(events, 'panel').map(({ card }) => cardName(eventCards[card]))).toEqual(['C3', 'F1']);
    expect(marks(state, 'noMove')).toEqual(['C3 2', 'I3 2']);
    expect([marks(state, 'noManage'), ionized(state)]).toEqual([[], ['F1', 'L1']]);
  });

  test('backs show other letters: with two people G shows A and J shows D', () => {
    const state = quiet(2);
    put(put(state, 'A3', 0, 3), 'D3', 1, 3);
    happen(state, 'A2 E2 D1');
    expect(marks(state, 'noManage')).toEqual(['G2 2', 'J1 2']);
  });
});

test('NG-10.7: small planets first, then the farthest from a Tann system, then by letter', () => {
  const state = quiet(2);
  put(put(state, 'A3', 0, 3), 'D3', 1, 3);
  const [panel] = told(happen(state, 'E3 B1 A3'), 'panel');
  const links = (name: string): number => {
    const distance = new Map([[name.charCodeAt(0) - 65, 0]]);
    for (const [system, steps] of distance)
      for (let other = 0; other < 12; other++)
        if ((state.links[system] >>> other) & 1 && !distance.has(other)) distance.set(other, steps + 1);
    return Math.min(distance.get(0) ?? 99, distance.get(3) ?? 99);
  };
  const [first, second] = panel.places.map((place) => placeNames[place]);
  expect([first, second].toSorted()).toEqual(['E3', 'K3']);
  expect(links(first)).toBeGreaterThanOrEqual(links(second));
});

describe('NG-10.8: Tann systems', () => {
  test('are safe while their civilization is in play', () => {
    const state = four();
    const kinds = told(happen(state, 'A2 A1 D2', 'D3 E1 A3'), 'panel').map(({ kind, places }) => [
      kind,
      places,
    ]);
    expect(kinds).toEqual([
      ['glacial', []],
      ['calm', []],
      ['solar', []],
      ['convoy', []],
    ]);
    expect([marks(state, 'noMove'), marks(state, 'noManage'), state.foresight]).toEqual([[], [], 0]);
  });

  test('are systems like any other when it is out', () => {
    const state = quiet(4);
    ['D3', 'G3', 'J3'].forEach((name, i) => put(state, name, i + 1, 3));
    state.first = 1;
    happen(state, 'A2 E1 D2');
    expect(marks(state, 'noManage')).toEqual(['A2 2']);
  });
});

describe('NG-10.9: No Movement', () => {
  function storm(): Nexum {
    const state = quiet(2, { sector: 'FENIX' });
    put(put(put(put(state, 'A3', 0, 4), 'B1', 0, 4), 'D3', 1, 2), 'B2', 1, 1);
    return inPhase(state, 0, MOVE, 20);
  }

  test('nobody leaves, enters or attacks the planet', () => {
    const state = mark(mark(mark(storm(), 'noMove', 'B1', 1), 'noMove', 'B2', 2), 'noMove', 'C1', 1);
    expect(refused(state, 'go C1')).toBe('NG-10.9');
    expect(reasonOf(state, 'go B2')).toBe(
      'There are No Movement markers on B2: no ship may enter. (NG-10.9)',
    );
    play(state, 'go B3');
    expect(reasonOf(state, 'send B1 1 none')).toBe(
      'There are No Movement markers on B1: no ship may leave. (NG-10.9)',
    );
    expect(isOffered(state, 'send A3 1 none')).toBe(true);
  });

  test('ships that cannot leave are missing in an attack', () => {
    const state = storm();
    put(state, 'C3', 1, 4);
    expect(isOffered(state, 'go C3')).toBe(true);
    expect(refused(mark(state, 'noMove', 'B1', 1), 'go C3')).toBe('NG-6.21');
  });

  test('where nothing can leave, that is what a person is told', () => {
    const state = quiet(2, { sector: 'FENIX' });
    put(put(state, 'A3', 0, 4), 'D3', 1, 2);
    mark(state, 'noMove', 'A3', 1);
    expect(refused(inPhase(state, 0, MOVE, 20), 'go A1')).toBe('NG-10.9');
  });

  test('extraction, replication and plunder go on', () => {
    const state = mark(storm(), 'noMove', 'B1', 3);
    inPhase(state, 0, MANAGE, 5);
    expect(isOffered(state, 'build B1')).toBe(true);
    const taken = inPhase(storm(), 0, MOVE, 20);
    play(taken, 'go C1', 'send A3 1 none');
    mark(taken, 'noMove', 'C1', 2);
    expect(told(play(taken, 'done'), 'plundered')).toMatchObject([{ place: at('C1'), energy: 1 }]);
  });

  test('sun and ice lay 2 markers, two suns 4', () => {
    const state = four();
    happen(state, 'C3 E3 A1');
    expect(marks(state, 'noMove')).toEqual(['C3 2', 'I3 2']);
  });
});

describe('NG-10.10: No Management', () => {
  test('a planet gives no energy and builds nothing, and a Replicator there neither', () => {
    const state = quiet(2, { sector: 'FENIX' });
    put(put(put(put(state, 'A3', 0, 2), 'B1', 0, 2, 'E'), 'C1', 0, 2, 'R'), 'D3', 1, 2);
    mark(mark(state, 'noManage', 'B1', 2), 'noManage', 'C1', 1);
    state.energy[0] = 2;
    state.cards[0] = 15;
    inPhase(state, 0, CARD);
    expect(told(play(state, 'card manage'), 'extracted')).toMatchObject([{ energy: 1 }]);
    expect(legalTexts(state)).toEqual(['done', 'build A3']);
    expect(reasonOf(state, 'build C1')).toBe(
      'There are No Management markers on C1: nothing is built there. (NG-10.10)',
    );
  });

  test('ships come and go, and loot is taken', () => {
    const state = quiet(2, { sector: 'FENIX' });
    put(put(state, 'A3', 0, 3), 'D3', 1, 2);
    mark(mark(state, 'noManage', 'A3', 1), 'noManage', 'C3', 4);
    inPhase(state, 0, MOVE, 20);
    play(state, 'go C3', 'send A3 1 none');
    expect(told(play(state, 'done'), 'plundered')).toMatchObject([{ place: at('C3'), energy: 3 }]);
  });

  test('ice and sun lay 2 markers, two ices 4', () => {
    const state = four();
    happen(state, 'F1 B2 A1');
    expect(marks(state, 'noManage')).toEqual(['F1 4', 'L1 4']);
  });
});

test('NG-10.11: there are never more than 4 of a kind', () => {
  const state = mark(four(), 'noMove', 'B2', 3);
  const events = happen(state, 'B2 E2 C1');
  expect(marks(state, 'noMove')).toEqual(['B2 4', 'H2 4']);
  expect(told(events, 'marked')).toContainEqual({
    event: 'marked',
    place: at('B2'),
    marker: 'noMove',
    laid: 1,
    markers: 4,
  });
  happen(state, 'B2 E2 C1');
  expect(marks(state, 'noMove')).toEqual(['B2 4', 'H2 4']);
});

/** Everybody does nothing until the next round. */
function restOfRound(state: Nexum): void {
  const { round } = state;
  const chance = new FastChance(1);
  while (state.round === round && state.phase !== OVER)
    game.play(state, state.turn, move(legalTexts(state)[0]), chance);
}

describe('the end of a round', () => {
  /** Nothing but the fading: the next row points at Tann systems only. */
  function calmly(state: Nexum): void {
    happen(state, 'A1 A2 D3');
    const next = ROUND_CELLS - (state.round & 1) * ROUND_CELLS;
    const wanted = ['A1', 'A2', 'D3'].map(
      (name) => eventCards.findIndex((card) => cardName(card) === name) + 1,
    );
    state.discards.fill(0);
    state.deck.fill(0).fill(1, 0, state.cardsInPlay);
    wanted.forEach((card, i) => {
      state.rows[next + i] = card;
      state.deck[card - 1] = 0;
    });
    state.deckSize = state.cardsInPlay - 3;
    restOfRound(state);
  }

  test('NG-10.12: takes one marker of each kind from every planet', () => {
    const state = mark(mark(mark(four(), 'noMove', 'B2', 3), 'noManage', 'B2', 1), 'noManage', 'C1', 2);
    calmly(state);
    expect([marks(state, 'noMove'), marks(state, 'noManage')]).toEqual([['B2 2'], ['C1 1']]);
    expect([state.barred[1], state.idle[1], state.idle[2]]).toEqual([2, 0, 1]);
  });

  test('NG-10.13: ends ionization', () => {
    const state = four();
    state.ionized[4] = 7;
    calmly(state);
    expect(ionized(state)).toEqual([]);
  });
});

describe('NG-10.13: ions', () => {
  test('ion and sun ionize the planet, two ions the system with its star', () => {
    const one = four();
    happen(one, 'B1 D1 A1');
    expect(ionized(one)).toEqual(['B1', 'H1']);
    const whole = four();
    happen(whole, 'F3 C2 A1');
    expect(ionized(whole)).toEqual(['F1', 'F2', 'F3', 'F*', 'L1', 'L2', 'L3', 'L*']);
  });

  test('every ship pays 1 more to enter, from inside too; a Transporter makes up for it', () => {
    const state = quiet(2, { sector: 'FENIX' });
    put(put(put(state, 'A3', 0, 4, 'T'), 'D3', 1, 2), 'B1', 0, 2);
    state.ionized[1] = 0b111;
    inPhase(state, 0, MOVE, 20);
    play(state, 'go B2');
    const price = (events: ReturnType<typeof play>): number => told(events, 'sent')[0].price;
    expect(price(play(state, 'send B1 1 none'))).toBe(2);
    play(state, 'go B3');
    expect(price(play(state, 'send A3 1 none'))).toBe(3);
    play(state, 'go B2');
    expect(price(play(state, 'send A3 2 T'))).toBe(4);
  });
});

test('NG-10.13, ruling 163: ions are paid once, on stars too, beside what an Extractor weighs', () => {
  const state = quiet(2, { sector: 'FENIX' });
  put(put(put(state, 'A3', 0, 4, 'E'), 'D3', 1, 2), 'B2', 0, 3);
  put(put(state, 'B1', 0, 1), 'B3', 0, 1);
  happen(state, 'B1 D1 A1');
  happen(state, 'B1 D1 A1');
  expect(ionized(state)).toContain('B1');
  state.ionized[1] |= 1 << (at('B*') & 7);
  inPhase(state, 0, MOVE, 20);
  const price = (go: string, send: string): number => {
    play(state, go);
    return told(play(state, send), 'sent')[0].price;
  };
  expect(price('go B1', 'send B2 1 none')).toBe(2);
  expect(price('go B*', 'send B2 1 none')).toBe(2);
  expect(price('go B1', 'send A3 1 E')).toBe(4);
});

test('NG-10.14: calm takes one marker of each kind away', () => {
  const state = mark(mark(four(), 'noMove', 'C2', 2), 'noManage', 'C2', 1);
  happen(state, 'C2 D3 A1');
  expect([marks(state, 'noMove'), marks(state, 'noManage')]).toEqual([['C2 1'], []]);
});

describe('NG-10.15: foresight', () => {
  const seen = (state: Nexum, viewer: number): boolean[] => {
    const { rows } = viewState(game as never, state, viewer);
    const next = ROUND_CELLS - (state.round & 1) * ROUND_CELLS;
    return [...rows.subarray(next, next + 3)].map((card) => card >= 0);
  };

  test('goes to whoever holds the planet, who sees the outer cards of the next first row', () => {
    const state = four();
    put(state, 'C2', 2, 1);
    put(state, 'I2', 2, 1);
    const events = happen(state, 'C2 D3 A1');
    // two planets give it once
    expect(told(events, 'foresight')).toMatchObject([{ seat: 2 }]);
    expect([state.foresight, seen(state, 2), seen(state, 0), seen(state, SPECTATOR)]).toEqual([
      0b100,
      [true, false, true],
      [false, false, false],
      [false, false, false],
    ]);
  });

  test('goes to the first player where nobody holds it, and is over when the row is turned up', () => {
    const state = four();
    state.first = 1;
    happen(state, 'C2 D3 A1');
    expect(state.foresight).toBe(0b10);
    happen(state, 'A1 A2 D2');
    expect(state.foresight).toBe(0);
  });

  test('goes to nobody where the computer holds it', () => {
    const state = put(quiet(1, { sector: 'IHX', mode: 'one-vs-one' }), 'A3', 0, 4);
    put(put(state, 'D3', 1, 4), 'C2', 1, 1);
    mark(state, 'noMove', 'C2', 2);
    const events = happen(state, 'C2 D3 A1');
    expect([told(events, 'foresight'), state.foresight, state.noMove[at('C2')]]).toEqual([[], 0, 1]);
  });

  test('comes with a hit only', () => {
    const state = four();
    happen(state, 'A2 C2 D3');
    expect(state.foresight).toBe(0);
  });
});

describe('NG-10.16: fleets without the computer', () => {
  test('a convoy brings a ship', () => {
    const state = four();
    put(state, 'E1', 1, 2);
    const events = happen(state, 'E1 B3 A1');
    expect(told(events, 'convoy')).toEqual([
      { event: 'convoy', seat: 1, place: at('E1'), ships: 1, energy: 0, wasted: 0 },
    ]);
    expect([on(state, 'E1'), state.fleet[1]]).toEqual([[1, 3], 6]);
  });

  test.each([
    ['the planet is full', (state: Nexum) => put(state, 'E1', 1, 5)],
    ['it may not be entered', (state: Nexum) => mark(put(state, 'E1', 1, 2), 'noMove', 'E1', 1)],
    [
      'the reserve is empty',
      (state: Nexum) => {
        put(state, 'E1', 1, 2).shipLimit[1] = state.fleet[1];
        return state;
      },
    ],
  ])('it is 2 energy where %s', (_, prepare) => {
    const state = prepare(four());
    state.energy[1] = 3;
    const before = on(state, 'E1');
    happen(state, 'E1 B3 A1');
    expect([on(state, 'E1'), state.energy[1]]).toEqual([before, 5]);
  });

  test('ruling 171: No Management does not bar it, and it comes to nobody on an empty planet', () => {
    const state = mark(put(four(), 'E1', 1, 2), 'noManage', 'E1', 2);
    const before = [...state.energy];
    const events = happen(state, 'E1 B3 A1');
    expect(told(events, 'convoy')).toHaveLength(1);
    expect([on(state, 'E1'), on(state, 'K1'), [...state.energy]]).toEqual([[1, 3], null, before]);
  });

  test('its energy stops at the limit', () => {
    const state = put(four(), 'E1', 1, 5);
    state.energy[1] = state.energyLimit[1] - 1;
    expect(told(happen(state, 'E1 B3 A1'), 'convoy')).toMatchObject([{ energy: 2, wasted: 1 }]);
    expect(state.energy[1]).toBe(state.energyLimit[1]);
  });

  test('NG-2.6: its ship may have to pick a relic, before the turns begin', () => {
    const state = four();
    put(state, 'E1', 1, 1, 'M');
    for (const letter of 'RT') lay(state, 'E1', letter);
    const events = happen(state, 'E1 B3 A1');
    expect([state.turn, legalTexts(state), game.inOrder(state, 1)]).toEqual([
      1,
      ['attach replicator', 'attach transporter'],
      false,
    ]);
    events.push(...play(state, 'attach transporter'));
    expect([relicsOn(state, 'E1'), state.step, state.phase]).toEqual(['MT(R)', TURNS, CARD]);
    // the panel that had stopped for it is not told again
    expect(told(events, 'panel').map(({ side }) => side)).toEqual([0, 1]);
  });

  test('NG-1.3: a relic that its ship takes wins at once, whoever would be next', () => {
    const state = four();
    put(put(state, 'E1', 1, 1, 'M'), 'K1', 0, 1, 'M');
    lay(state, 'E1', 'T');
    lay(state, 'K1', 'R');
    state.relicsToWin = 2;
    const events = happen(state, 'E1 B3 A1');
    expect(told(events, 'convoy').map(({ place }) => place)).toEqual([at('E1')]);
    expect([state.phase, state.winners, relicsOn(state, 'K1')]).toEqual([OVER, 0b10, 'M(R)']);
  });

  test('the others are a storm, an ice age and ions', () => {
    const storm = four();
    happen(storm, 'E1 B1 A1');
    expect(marks(storm, 'noMove')).toEqual(['E1 2', 'K1 2']);
    const ice = four();
    happen(ice, 'E1 B2 A1');
    expect(marks(ice, 'noManage')).toEqual(['E1 2', 'K1 2']);
    const ions = four();
    happen(ions, 'E1 C2 A1');
    expect(ionized(ions)).toEqual(['E1', 'K1']);
  });
});

test('NG-10.17: under markers a planet is held, counts for its star and its neighbours are attacked', () => {
  const state = quiet(2, { sector: 'FENIX' });
  put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B3', 1, 1), 'B*', 1, 1);
  put(put(state, 'A3', 0, 5), 'D3', 1, 1);
  mark(mark(state, 'noMove', 'B1', 4), 'noManage', 'B1', 4);
  inPhase(state, 0, MOVE, 20);
  attack(state, 'go B2', 'send A3 4 none');
  expect([on(state, 'B1'), on(state, 'B*'), state.points[0]]).toEqual([[1, 1], [1, 1], 1]);
});

describe('NG-1.4 with events: somebody with stars and no planet', () => {
  test('leaves the stars too, and nobody scores for it', () => {
    const state = quiet(3, { sector: 'LAUBURIA', mode: 'allied-three-vs-guards' });
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B*', 0, 1), 'C1', 0, 1);
    put(put(state, 'G3', 2, 3), 'J3', 3, 5);
    state.turn = 1;
    mark(draw(state, 'squadron'), 'noMove', 'I1', 1);
    const events = happen(state, 'A1 B2 C1');
    expect([on(state, 'C1'), on(state, 'B*'), state.points[3]]).toEqual([[3, 3], null, 1]);
    expect(told(events, 'star lost')).toMatchObject([{ seat: 0, by: 3, scores: false }]);
    expect(told(events, 'out')).toMatchObject([{ seat: 0 }]);
  });

  test('stays in play in the core game', () => {
    const state = newGame(4, { teams: true });
    expect([state.starsAreEnough, quiet(4).starsAreEnough]).toEqual([1, 0]);
  });
});

test('a turn of events is over before anybody is asked, and the bid comes as always', () => {
  const state = newGame(2, { ruleSet: 'events', sector: 'SPIRO' });
  expect([state.step, state.phase, state.turn]).toEqual([TURNS, CARD, 0]);
  inPhase(state, 0, BID, 3);
  expect(legalTexts(state)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
});
