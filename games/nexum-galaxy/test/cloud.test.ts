// No hyperspace, the cloud, its cards and the window after a row (NG-12), with cases A2 to A5.

import { FastChance, isRefusal, SPECTATOR } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { CARD, KEEP, MANAGE, MOVE, OVER, TURNS, WINDOW, type Nexum } from '../rules/state.ts';
import { proceed } from '../rules/round.ts';
import { placeNames } from '../rules/moves.ts';
import { startTurn } from '../rules/turn.ts';
import { readBeside } from '../rules/sectors/cloud.ts';
import { atHome, calmSector, deal, handOf, learn, load } from './asteroid-scene.ts';
import { cardNumber, draw, happen, told } from './cosmos-scene.ts';
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

const marks = (state: Nexum, marker: 'noMove' | 'noManage', name: string): number => state[marker][at(name)];

/** All markers of a kind that lie in the sector. */
const lying = (state: Nexum, marker: 'noMove' | 'noManage'): string[] =>
  placeNames.flatMap((name, place) => (state[marker][place] > 0 ? [`${name} ${state[marker][place]}`] : []));

const allIonized = (state: Nexum): string[] => placeNames.filter((name) => isIonized(state, name));

function isIonized(state: Nexum, name: string): boolean {
  const place = at(name);
  return ((state.ionized[place >>> 3] >>> (place & 7)) & 1) === 1;
}

/** Begins the turn of that seat anew. */
function begin(state: Nexum, seat: number): Nexum {
  state.step = TURNS;
  state.turn = seat;
  startTurn(state);
  return state;
}

/** Ends the phases of the turn and bids nothing. */
function endTurn(state: Nexum): void {
  const { turn, round } = state;
  for (let i = 0; i < 9 && state.turn === turn && state.round === round; i++) {
    play(state, legalTexts(state).find((each) => ['done', 'keep', 'bid 0'].includes(each)) ?? '');
  }
}

describe('NG-12.1: the rule set', () => {
  test('has all 36 cards, and disks on their fronts: case A2', () => {
    const state = atHome(4);
    expect([state.cardsInPlay, state.letter[7]]).toEqual([36, 8]);
    happen(state, 'B2 E2 C1');
    expect([lying(state, 'noMove'), lying(state, 'noManage')]).toEqual([['B2 4'], ['C1 2']]);
  });

  test('modes without events cannot be played so', () => {
    const why = (mode: string) => game.conflict(optionsOf({ ruleSet: 'asteroids', mode } as never), 4)?.rule;
    expect([why('four'), why('four-events')]).toEqual(['NG-9.17', undefined]);
  });

  test('elsewhere there is nothing of it', () => {
    const state = inPhase(newGame(2, { sector: 'FENIX' }), 0, MOVE);
    expect(refused(state, 'develop hyperspace')).toBe('NG-12.1');
    expect(refused(state, 'keep')).toBe('NG-12.1');
    expect(refused(state, 'pass')).toBe('NG-12.1');
  });
});

describe('NG-12.2: no hyperspace', () => {
  test('ships go inside their system and to neighbours', () => {
    const state = atHome(2);
    expect(legalTexts(state).filter((text) => text.startsWith('go '))).toEqual(
      ['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'].map((name) => `go ${name}`),
    );
    expect(refused(state, 'go E1')).toBe('NG-12.2');
  });

  test('with the technology they jump for 3', () => {
    const state = learn(atHome(2), 0, 'hyperspace');
    play(state, 'go E1', 'send A3 1 none');
    expect(state.energy[0]).toBe(17);
  });

  test('an attack that would need jumps is refused with it', () => {
    const state = put(atHome(2), 'E1', 1, 1);
    expect(refused(state, 'go E1')).toBe('NG-12.2');
  });
});

describe('NG-12.3: where the cloud lies', () => {
  test('beside the systems that the sector names, apart, or open to all', () => {
    const fare = (sector: string, from: string): number => {
      const state = put(calmSector(4, { sector }), from, 0, 3);
      ['D3', 'G3', 'J3'].forEach((name, i) => put(state, name, i + 1, 1));
      if (!isOffered(state, 'go S1')) return 0;
      play(state, 'go S1', `send ${from} 1 none`);
      return 20 - state.energy[0];
    };
    expect([fare('LAUBURIA', 'B1'), fare('LAUBURIA', 'A1')]).toEqual([2, 0]);
    expect(fare('LIMIT', 'A1')).toBe(0);
    expect(fare('CAPTOR', 'A1')).toBe(3);
  });

  test('a table may agree on neighbours that are equally far from everybody, or on none', () => {
    const why = (cloudBeside: unknown) =>
      game.conflict(optionsOf({ ruleSet: 'asteroids', cloudBeside } as never), 4)?.rule ?? null;
    expect(why(['A', 'D', 'G', 'J'])).toBe(null);
    expect(why([])).toBe(null);
    expect(why(['A'])).toBe('NG-12.3');
    expect(game.conflict(optionsOf({ cloudBeside: ['B'] } as never), 4)?.rule).toBe('NG-12.3');
    expect(isRefusal(readBeside(['B', 'B']))).toBe(true);
    const state = newGame(4, { ruleSet: 'asteroids', cloudBeside: ['A', 'D', 'G', 'J'] } as never);
    expect(state.links[18]).toBe(0b0010_0100_1001);
  });
});

describe('NG-12.4: areas', () => {
  test('ships go to their own, any number, with relics, and all may leave', () => {
    const state = atHome(2);
    put(put(state, 'B1', 0, 5, 'T'), 'H1', 0, 5);
    expect(refused(state, 'go S2')).toBe('NG-12.4');
    play(state, 'go S1', 'send B1 4 T', 'discard A1'.replace('A1', firstCard(state)));
    expect(state.asking).toBe(KEEP);
    // a Transporter works on the way there
    expect(state.energy[0]).toBe(16);
  });

  test('nobody fights, conquers or plunders there', () => {
    const state = put(put(atHome(2), 'S1', 0, 2), 'S2', 1, 1);
    begin(state, 0);
    play(state, 'card move', 'go B1', 'send S1 2 none');
    expect([on(state, 'B1'), on(state, 'S1'), on(state, 'S2')]).toEqual([[0, 2], null, [1, 1]]);
    expect(refused(state, 'go S2')).toBe('NG-12.4');
    expect(refused(state, 'build S1')).toBe('NG-5.1');
  });

  test('nothing is built there', () => {
    const state = inPhase(put(atHome(2), 'S1', 0, 2), 0, MANAGE);
    expect(refused(state, 'build S1')).toBe('NG-5.5');
  });

  test('relics of one type interfere there', () => {
    const state = put(atHome(2), 'S1', 0, 2, 'TT');
    expect(state.interfering).toBe(state.ofType[3]);
  });
});

/** A card that the seat to decide may discard, after ships have come. */
function firstCard(state: Nexum): string {
  const probe = game.shape.clone(state);
  const chance = new FastChance(1);
  game.play(probe, 0, move('go S1'), chance);
  game.play(probe, 0, move('send B1 4 T'), new FastChance(1));
  const found = legalTexts(probe).find((text) => text.startsWith('discard '));
  return found === undefined ? '' : found.slice('discard '.length);
}

describe('NG-12.5: leaving in time, case A13', () => {
  test('cards come, and ships that stay are destroyed with the next turn; relics wait', () => {
    const state = put(atHome(2), 'B1', 0, 3, 'T');
    begin(state, 0);
    play(state, 'card move', 'go S1', 'send B1 2 T');
    expect(state.handSize[0]).toBe(4);
    expect(refused(state, 'keep')).toBe('NG-12.6');
    play(state, legalTexts(state)[0], 'keep', 'done');
    endTurn(state);
    expect([on(state, 'S1'), state.handSize[0]]).toEqual([[0, 2], 3]);
    begin(state, 0);
    play(state, 'card manage');
    endTurn(state);
    expect([on(state, 'S1'), state.fleet[0], state.relicsHeld[0]]).toEqual([null, 4, 0]);
    expect(relicsOn(state, 'S5')).toBe('(T)');
  });

  test('what arrives in the turn may stay', () => {
    const state = put(put(atHome(2), 'S1', 0, 1), 'B1', 0, 3);
    begin(state, 0);
    play(state, 'card move', 'go S1', 'send B1 2 none');
    while (state.asking === KEEP) play(state, legalTexts(state).at(-1) ?? '');
    expect(refused(state, 'go S2')).toBe('NG-12.4');
    endTurn(state);
    expect(on(state, 'S1')).toEqual([0, 2]);
  });
});

describe('NG-12.6: cards for arriving ships', () => {
  test('two for each, which the owner alone sees', () => {
    const state = put(atHome(2), 'B1', 0, 3);
    const events = play(state, 'go S1', 'send B1 1 none');
    expect(told(events, 'drew').map(({ count }) => count)).toEqual([2]);
    expect(handOf(state, 0)).toHaveLength(2);
    const [own, other] = [0, 1].map((viewer) => viewState(game as never, state, viewer));
    expect([own.hand[0] + own.hand[1] > 0, other.hand[0], other.handSize[0]]).toEqual([true, -1, 2]);
    const [drew] = told(events, 'drew');
    expect(game.viewEvent(drew, 1)).toEqual({ ...drew, cards: null });
  });

  test('which of them came first is not told', () => {
    const state = put(atHome(2), 'B1', 0, 5);
    const [drew] = told(play(state, 'go S1', 'send B1 4 none'), 'drew');
    expect(drew.cards).toEqual(handOf(state, 0));
  });

  test('at most three are kept, or none', () => {
    const state = put(atHome(2), 'B1', 0, 3);
    play(state, 'go S1', 'send B1 2 none');
    expect(reasonOf(state, 'keep')).toMatch(/4 cards and may keep 3/);
    expect(refused(state, 'done')).toBe('NG-12.6');
    while (state.asking === KEEP) play(state, legalTexts(state).find((text) => text.startsWith('d')) ?? '');
    expect([state.handSize[0], state.discards.reduce((sum, each) => sum + each, 0) >= 4]).toEqual([0, true]);
    expect(refused(state, 'keep')).toBe('NG-12.6');
  });

  test('relics are taken before', () => {
    const state = put(atHome(2), 'B1', 0, 3);
    lay(state, 'S5', 'M');
    const events = play(state, 'go S1', 'send B1 1 none').map(({ event }) => event);
    expect(events.indexOf('attached')).toBeLessThan(events.indexOf('drew'));
  });
});

describe('NG-12.7: relics in the cloud', () => {
  test('are taken when the turn begins, by the first who has free ships there', () => {
    const state = put(put(atHome(2), 'S2', 1, 1), 'S1', 0, 1, 'E');
    lay(state, 'S5', 'T');
    begin(state, 0);
    expect([relicsOn(state, 'S1'), relicsOn(state, 'S5')]).toEqual(['E', '(T)']);
    begin(state, 1);
    expect([relicsOn(state, 'S2'), relicsOn(state, 'S5')]).toEqual(['T', '']);
  });

  test('the owner picks where ships are too few', () => {
    const state = put(atHome(2), 'S1', 0, 1);
    for (const letter of 'MT') lay(state, 'S5', letter);
    begin(state, 0);
    expect(legalTexts(state)).toEqual(['attach military', 'attach transporter']);
    play(state, 'attach transporter');
    expect([relicsOn(state, 'S1'), relicsOn(state, 'S5'), state.phase]).toEqual(['T', '(M)', CARD]);
  });
});

describe('NG-12.8: the window', () => {
  test('asks those who hold cards from the first player on: case A5', () => {
    const state = atHome(4);
    ['D1', 'D2', 'E1', 'E3'].forEach((card, seat) => deal(state, seat, card));
    state.first = 1;
    happen(state, 'B2 F2 C1');
    expect([state.asking, state.turn]).toEqual([WINDOW, 1]);
    expect(game.turnRule(state)).toBe('NG-12.8');
    play(state, 'pass');
    expect(state.turn).toBe(2);
    play(state, 'cover E1 2');
    const asked: number[] = [];
    while (state.asking === WINDOW) {
      asked.push(state.turn);
      play(state, 'pass');
    }
    expect(asked).toEqual([3, 0, 1]);
    // then the panels: SOLAR 4 where E1 covers F2
    expect([state.panel, state.step, state.phase, state.turn]).toEqual([0, TURNS, CARD, 1]);
    expect(lying(state, 'noMove')).toHaveLength(1);
  });

  test('is over when all pass, and nobody is asked who holds nothing', () => {
    const state = deal(atHome(4), 2, 'E1');
    happen(state, 'B2 F2 C1');
    expect(state.turn).toBe(2);
    expect(refused(state, 'cover D1 1')).toBe('NG-12.8');
    expect(refused(state, 'card move')).toBe('NG-12.8');
    play(state, 'pass');
    expect([state.asking, state.phase]).toEqual([0, CARD]);
    expect(refused(state, 'pass')).toBe('NG-12.8');
  });

  test('passing for the round can be said beforehand, whatever one holds', () => {
    const state = deal(atHome(4), 2, 'E1');
    const offers = (seat: number): string[] => {
      const list = { found: [] as number[] };
      game.standingAnswers?.offers(state, seat, {
        add: (answer: number) => list.found.push(answer),
      } as never);
      return list.found.map((answer) => game.standingAnswers?.answers.toText(answer) ?? '');
    };
    expect([offers(2), offers(3)]).toEqual([
      [`passRound ${state.round + 1}`],
      [`passRound ${state.round + 1}`],
    ]);
    happen(state, 'B2 F2 C1');
    const answer = game.standingAnswers?.answers.fromText(`passRound ${state.round}`) as number;
    expect(game.standingAnswers?.reply(state, 2, answer)).toBe(move('pass'));
  });
});

describe('NG-12.9: the top card counts', () => {
  test('with both halves: case A3', () => {
    const state = deal(atHome(4), 0, 'C2');
    happen(state, 'B2 E2 C1');
    play(state, 'cover C2 2');
    expect([allIonized(state), lying(state, 'noMove'), lying(state, 'noManage')]).toEqual([
      ['B2'],
      [],
      ['C1 2'],
    ]);
    expect(['E2', 'C2'].map((name) => state.discards[cardNumber(name)])).toEqual([1, 1]);
  });

  test('a card may lie over one that another has laid', () => {
    const state = deal(deal(atHome(4), 0, 'C2'), 1, 'G2');
    happen(state, 'B2 E2 C1');
    play(state, 'cover C2 2', 'cover G2 2');
    expect([isIonized(state, 'B2'), marks(state, 'noMove', 'B2')]).toEqual([false, 4]);
  });
});

describe('NG-12.10: cards against a Tann system, case A4', () => {
  /** GLACIAL 4 at A1: the third card, after one with ice. */
  const strike = (by: number | null): [number, number] => {
    const state = calmSector(2, { chosenHomes: ['A', 'D'] } as never);
    put(put(state, 'A3', 0, 3), 'D3', 1, 3);
    if (by !== null) deal(state, by, 'A1');
    happen(state, by === null ? 'K2 F1 A1' : 'K2 F1 L1');
    if (by !== null) play(state, 'cover A1 3');
    return [marks(state, 'noManage', 'A1'), marks(state, 'noManage', 'G1')];
  };

  test('from the row it spares them, laid by another it does not, laid by the owner it does', () => {
    expect(strike(null)).toEqual([0, 4]);
    expect(strike(1)).toEqual([4, 4]);
    expect(strike(0)).toEqual([0, 4]);
  });
});

describe('NG-12.11: when no card is left', () => {
  test('nothing is drawn', () => {
    const state = put(atHome(2), 'B1', 0, 3);
    state.deck.fill(0);
    state.discards.fill(0);
    state.deckSize = 0;
    const chance = new FastChance(1);
    game.play(state, 0, move('go S1'), chance);
    game.play(state, 0, move('send B1 1 none'), chance);
    expect([state.handSize[0], state.asking]).toEqual([0, 0]);
  });
});

describe('NG-12.12: a phase ends when its player says so', () => {
  test('even where nothing can be done', () => {
    const state = inPhase(atHome(2), 0, MANAGE, 0);
    proceed(state, new FastChance(1));
    expect([state.phase, legalTexts(state)]).toEqual([MANAGE, ['done']]);
    const events = newGame(2, { ruleSet: 'events', mode: 'custom' });
    inPhase(events, 0, MANAGE, 0);
    proceed(events, new FastChance(1));
    expect(events.phase).not.toBe(MANAGE);
  });
});

describe('NG-12.13: still in play', () => {
  test('ships in a cloud are enough, stars are not; then cards and asteroids go back', () => {
    const state = calmSector(3);
    put(put(put(state, 'A3', 0, 5), 'A1', 1, 1), 'G3', 2, 3);
    deal(learn(load(state, 1, 'blue'), 1, 'processing1'), 1, 'E1');
    put(state, 'S2', 1, 1);
    play(state, 'go A1', 'send A3 2 none');
    if (game.inOrder(state, 0)) play(state, 'strike');
    expect([state.fleet[1], state.handSize[1]]).toEqual([1, 1]);
    endTurn(state);
    expect(state.turn).toBe(1);
    state.stale[0] = 1;
    play(state, 'card manage');
    endTurn(state);
    expect([state.fleet[1], state.handSize[1], state.captured[1], state.turn]).toEqual([0, 0, 0, 2]);
    expect(state.phase).not.toBe(OVER);
  });
});

test('NG-12.13: the hand of who is out lies open, and nobody takes that back', () => {
  const state = deal(calmSector(3), 1, 'E1');
  put(put(put(state, 'A3', 0, 5), 'A1', 1, 1), 'G3', 2, 3);
  expect(viewState(game as never, state, 0).hand[2]).toBe(-1);
  play(state, 'go A1', 'send A3 2 none');
  if (game.inOrder(state, 0)) play(state, 'strike');
  expect([state.discards[cardNumber('E1')], viewState(game as never, state, 0).hand[2]]).toEqual([1, 0]);
});

test('NG-12.13: whatever cards the hand held go to the discards', () => {
  for (const card of ['A1', 'F3', 'G1', 'L3']) {
    const state = deal(calmSector(3), 1, card);
    put(put(put(state, 'A3', 0, 5), 'A1', 1, 1), 'G3', 2, 3);
    attack(state, 'go A1', 'send A3 2 none');
    expect([card, state.discards[cardNumber(card)], state.handSize[1]]).toEqual([card, 1, 0]);
    expect(game.check(state)).toBe(null);
  }
});

test('NG-12.8, NG-13.3: a spectator sees no hand and no card', () => {
  const state = deal(load(learn(atHome(2), 0, 'processing1'), 0, 'blue'), 0, 'E1');
  const view = viewState(game as never, state, SPECTATOR);
  expect([view.hand[0], view.processing[0], view.handSize[0], view.captured[0]]).toEqual([-1, -1, 1, 1]);
});

test('NG-12.10: the computer arrives on the one planet that a card exposes', () => {
  const state = calmSector(2, { mode: 'custom', computers: 1 } as never);
  put(put(state, 'A3', 0, 3), 'D3', 1, 3);
  const spared = game.shape.clone(state);
  happen(draw(spared, 'squadron'), 'K2 D2 A2');
  expect(on(spared, 'A2')).toBe(null);
  happen(draw(deal(state, 1, 'A2'), 'squadron'), 'K2 D2 L1');
  play(state, 'cover A2 3');
  expect([on(state, 'A2'), on(state, 'A1')]).toEqual([[2, 3], null]);
});
