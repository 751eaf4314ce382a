import { describe, expect, test } from 'vitest';
import { FastChance, winnersOf, type GameEvent } from '@starboard/engine';
import { ScriptedChance } from '@starboard/engine/match';
import { assertSound, legalMoves, perft, playthrough, volume } from '@starboard/engine/testkit';
import { game } from './index.ts';
import { skirmish } from './rules/game.ts';
import { ACT, moves, OVER, PLAN, type Skirmish } from './rules/state.ts';
import { say } from './words/messages.ts';

const BARRAGE = 0;
const SHIELD = 1;
const CONVOY = 2;

function opened(seats = 2, rounds = 6): Skirmish {
  return skirmish.setup({ rounds }, seats, new FastChance(1));
}

function play(state: Skirmish, seat: number, text: string, ...dice: number[]): GameEvent[] {
  const events: GameEvent[] = [];
  const chance = new ScriptedChance(...dice);
  const move = Number(moves.fromText(text));
  expect(legalMoves(game, state, seat).map(moves.toText)).toContain(text);
  skirmish.play(state, seat, move, chance, (event) => events.push(event));
  expect(chance.used).toBe(true);
  expect(skirmish.check(state)).toBe(null);
  return events;
}

/** The acting part of a round, with these cards shown by the seats. */
function acting(...shown: (number | null)[]): Skirmish {
  const state = opened(shown.length);
  state.discard.fill(0);
  state.deck.fill(4);
  state.deckSize[0] = 12 - shown.filter((card) => card !== null).length;
  state.hand.fill(0);
  state.handSize.fill(0);
  state.phase = ACT;
  shown.forEach((card, seat) => {
    state.plan[seat] = card === null ? 1 : card + 2;
    if (card !== null) state.deck[card]--;
  });
  return state;
}

function occupy(state: Skirmish, moon: number, seat: number, ships: number): void {
  state.owner[moon] = seat + 1;
  state.ships[moon] = ships;
}

const offered = (state: Skirmish, seat: number): string[] => legalMoves(game, state, seat).map(moves.toText);
const ruleAgainst = (state: Skirmish, seat: number, text: string): string | null | undefined =>
  skirmish.whyNot(state, seat, Number(moves.fromText(text)))?.rule;

describe('set-up', () => {
  test('SK-1.1 every seat starts with five ships on a home moon', () => {
    expect([...opened(2).owner]).toEqual([1, 0, 2, 0, 0, 0]);
    expect([...opened(3).owner]).toEqual([1, 0, 2, 0, 3, 0]);
    expect([...opened(4).owner]).toEqual([1, 2, 0, 3, 4, 0]);
    expect([...opened(4).ships]).toEqual([5, 5, 0, 5, 5, 0]);
  });
  test('SK-1.2 every seat starts with two of the twelve cards', () => {
    const state = opened(3);
    expect([...state.handSize]).toEqual([2, 2, 2, 0]);
    expect(state.deckSize[0]).toBe(6);
    expect(skirmish.check(state)).toBe(null);
  });
});

describe('planning', () => {
  test('SK-2.1 all seats choose at the same time, a card they hold or none', () => {
    const state = opened(2);
    state.hand.set([2, 0, 0, 0, 1, 1]);
    expect(skirmish.actors(state)).toBe(0b11);
    expect(offered(state, 0)).toEqual(['plan none', 'plan barrage']);
    expect(offered(state, 1)).toEqual(['plan none', 'plan shield', 'plan convoy']);
    expect(ruleAgainst(state, 0, 'plan shield')).toBe('SK-2.1');
    expect(ruleAgainst(state, 0, 'pass')).toBe('SK-2.1');
  });
  test('SK-2.2 plans are shown together, and the cards leave the hands', () => {
    const state = opened(2);
    state.hand.set([2, 0, 0, 0, 1, 1]);
    state.deck.set([2, 3, 3]);
    expect(play(state, 1, 'plan convoy')).toEqual([{ event: 'planned', seat: 1 }]);
    expect(state.phase).toBe(PLAN);
    expect(state.handSize[1]).toBe(2);
    const events = play(state, 0, 'plan none');
    expect(events[1]).toEqual({ event: 'shown', plans: [1, CONVOY + 2] });
    expect(state.phase).toBe(ACT);
    expect([...state.handSize]).toEqual([2, 1, 0, 0]);
    expect([...state.hand].slice(3, 6)).toEqual([0, 1, 0]);
  });
});

describe('acting', () => {
  test('SK-3.1 each seat gives one order; the first seat moves on every round', () => {
    const state = acting(null, null, null);
    expect(skirmish.actors(state)).toBe(0b001);
    expect(offered(state, 0)).toContain('pass');
    play(state, 0, 'pass');
    expect(skirmish.actors(state)).toBe(0b010);
    play(state, 1, 'pass');
    play(state, 2, 'pass', 0, 0, 0, 0, 1, 1);
    expect(state.round).toBe(2);
    for (const seat of [2, 1, 0]) play(state, seat, 'plan none');
    expect(skirmish.actors(state)).toBe(0b010);
  });
  test('SK-3.2 muster brings two ships, three with a convoy, never more than nine on a moon', () => {
    const state = acting(null, CONVOY);
    expect(play(state, 0, 'muster A')).toEqual([{ event: 'mustered', seat: 0, moon: 0, ships: 2 }]);
    expect(state.ships[0]).toBe(7);
    play(state, 1, 'muster C', 0, 0, 0, 0);
    expect(state.ships[2]).toBe(8);
    const full = acting(null, null);
    full.ships[0] = 8;
    play(full, 0, 'muster A');
    expect(full.ships[0]).toBe(9);
    full.turn = 0;
    expect(ruleAgainst(full, 0, 'muster A')).toBe('SK-3.2');
    expect(ruleAgainst(full, 0, 'muster C')).toBe('SK-3.2');
    expect(offered(full, 0)).not.toContain('muster A');
  });
  test('SK-3.3 a strike needs a target that is not yours beside a moon that can spare a ship', () => {
    const state = acting(null, null);
    expect(offered(state, 0).filter((text) => text.startsWith('strike'))).toEqual([
      'strike B',
      'strike D',
      'strike F',
    ]);
    expect(skirmish.whyNot(state, 0, Number(moves.fromText('strike C')))).toMatchObject({
      rule: 'SK-3.3',
      key: 'skirmish.outOfReach',
      reason: 'No moon of yours lies beside moon C.',
    });
    expect(ruleAgainst(state, 0, 'strike A')).toBe('SK-3.3');
    expect(ruleAgainst(state, 0, 'launch')).toBe('SK-3.3');
    state.ships[0] = 1;
    expect(skirmish.whyNot(state, 0, Number(moves.fromText('strike B')))).toMatchObject({
      rule: 'SK-3.3',
      key: 'skirmish.nothingToSpare',
    });
    play(acting(null, null), 0, 'strike B');
  });
  test('SK-3.4 ships come from moons beside the target in order, and one stays behind', () => {
    const state = acting(null, null);
    occupy(state, 2, 0, 3);
    occupy(state, 4, 0, 9);
    occupy(state, 5, 1, 1);
    play(state, 0, 'strike B');
    expect(ruleAgainst(state, 0, 'pass')).toBe('SK-3.3');
    expect(ruleAgainst(state, 0, 'launch')).toBe('SK-3.4');
    expect(ruleAgainst(state, 0, 'from A 5')).toBe('SK-3.4');
    expect(ruleAgainst(state, 0, 'from B 1')).toBe('SK-3.4');
    play(state, 0, 'from C 2');
    expect(skirmish.inOrder(state, 0)).toBe(true);
    expect(ruleAgainst(state, 0, 'from A 1')).toBe('SK-3.4');
    expect(ruleAgainst(state, 0, 'from C 1')).toBe('SK-3.4');
    expect(ruleAgainst(state, 0, 'from E 8')).toBe('SK-3.2');
    expect(offered(state, 0).find((text) => text.startsWith('from'))).toBe('from E 7');
    play(state, 0, 'from E 7');
    expect(play(state, 0, 'launch')[0]).toEqual({ event: 'launched', seat: 0, target: 1, ships: 9 });
    expect([...state.ships]).toEqual([5, 9, 1, 0, 2, 1]);
    expect([state.target, state.source, state.force]).toEqual([0, 0, 0]);
  });
  test('SK-3.4 another seat’s moon beside the target gives no ships', () => {
    const state = acting(null, null);
    play(state, 0, 'strike B');
    expect(ruleAgainst(state, 0, 'from C 1')).toBe('SK-3.4');
    expect(offered(state, 0)).toEqual(['from A 4', 'from A 3', 'from A 2', 'from A 1']);
  });
});

describe('battle', () => {
  function battle(
    attack: [card: number | null, ships: number, die: number],
    defence: typeof attack,
  ): Skirmish {
    const state = acting(attack[0], defence[0]);
    occupy(state, 0, 0, 9);
    occupy(state, 1, 1, defence[1]);
    play(state, 0, 'strike B');
    play(state, 0, `from A ${attack[1]}`);
    play(state, 0, 'launch', attack[2], defence[2]);
    return state;
  }
  test('SK-4.1 an empty moon is taken without dice', () => {
    const state = acting(null, null);
    play(state, 0, 'strike D');
    play(state, 0, 'from A 2');
    expect(play(state, 0, 'launch').map((event) => event.event)).toEqual(['launched']);
    expect([state.owner[3], state.ships[3]]).toEqual([1, 2]);
  });
  test('SK-4.2 die and ships are added; barrage helps the striker, shield the owner', () => {
    expect(battle([null, 3, 4], [null, 4, 2]).owner[1]).toBe(1);
    expect(battle([null, 3, 4], [SHIELD, 4, 2]).owner[1]).toBe(2);
    expect(battle([BARRAGE, 3, 2], [null, 4, 2]).owner[1]).toBe(1);
    expect(battle([SHIELD, 3, 2], [BARRAGE, 4, 2]).owner[1]).toBe(2);
  });
  test('SK-4.3 a tie is the owner’s; the loser loses all, the winner one', () => {
    const tie = battle([null, 4, 2], [null, 4, 2]);
    expect([tie.owner[1], tie.ships[1], tie.ships[0]]).toEqual([2, 3, 5]);
    const won = battle([null, 4, 6], [null, 4, 1]);
    expect([won.owner[1], won.ships[1]]).toEqual([1, 3]);
    const single = battle([null, 1, 6], [null, 1, 1]);
    expect([single.owner[1], single.ships[1]]).toEqual([1, 1]);
    const held = battle([null, 1, 1], [null, 1, 6]);
    expect([held.owner[1], held.ships[1]]).toEqual([2, 1]);
  });
});

describe('the end of a round and of the game', () => {
  test('SK-5.1 shown cards are laid aside and hands filled to two', () => {
    const state = acting(BARRAGE, CONVOY);
    play(state, 0, 'pass');
    const events = play(state, 1, 'pass', SHIELD, SHIELD, CONVOY, BARRAGE);
    expect([...state.discard]).toEqual([1, 0, 1]);
    expect([...state.hand].slice(0, 6)).toEqual([0, 2, 0, 1, 0, 1]);
    expect(events[0]).toEqual({ event: 'drew', seat: 0, card: SHIELD });
    expect(skirmish.viewEvent(events[0], 0)).toEqual(events[0]);
    expect(skirmish.viewEvent(events[0], 1)).toEqual({ event: 'drew', seat: 0, card: null });
    expect([...state.plan]).toEqual([0, 0, 0, 0]);
    expect(state.phase).toBe(PLAN);
  });
  test('SK-5.2 cards laid aside become the deck when it is empty', () => {
    const state = acting(null, null);
    state.deck.set([0, 0, 1]);
    state.deckSize[0] = 1;
    state.discard.set([4, 4, 3]);
    play(state, 0, 'pass');
    play(state, 1, 'pass', CONVOY, BARRAGE, SHIELD, SHIELD);
    expect([...state.discard]).toEqual([0, 0, 0]);
    expect([...state.deck]).toEqual([3, 2, 3]);
    expect(state.deckSize[0]).toBe(8);
  });
  test('SK-6.1 a seat without a moon is out, and the last one left wins at once', () => {
    const state = acting(null, null, null);
    occupy(state, 0, 0, 9);
    occupy(state, 1, 1, 1);
    occupy(state, 2, 0, 5);
    play(state, 0, 'strike B');
    play(state, 0, 'from A 8');
    play(state, 0, 'launch', 6, 1);
    expect(skirmish.actors(state)).toBe(0b100);
    occupy(state, 4, 0, 1);
    occupy(state, 5, 2, 1);
    state.turn = 0;
    play(state, 0, 'strike F');
    play(state, 0, 'from C 4');
    play(state, 0, 'launch', 6, 1);
    const outcome = skirmish.outcome(state);
    expect(outcome).toMatchObject({ rule: 'SK-6.1', ranks: [1, 2, 2] });
    expect(skirmish.actors(state)).toBe(0);
  });
  test('SK-6.1 a seat that is out neither plans nor draws', () => {
    const state = acting(null, null, null);
    occupy(state, 4, 1, 1);
    play(state, 0, 'pass');
    state.done |= 0b100;
    play(state, 1, 'pass', 0, 0, 1, 1);
    expect([...state.handSize]).toEqual([2, 2, 0, 0]);
    expect(skirmish.actors(state)).toBe(0b011);
  });
  test('SK-6.2 after the last round moons decide, then ships, then it is shared', () => {
    const finished = (change: (state: Skirmish) => void): Skirmish => {
      const state = acting(null, null);
      state.round = state.rounds;
      change(state);
      play(state, 0, 'pass');
      expect(skirmish.outcome(state)).toBe(null);
      play(state, 1, 'pass');
      expect(state.phase).toBe(OVER);
      return state;
    };
    const ranks = (change: (state: Skirmish) => void): readonly number[] | undefined =>
      skirmish.outcome(finished(change))?.ranks;
    expect(ranks(() => {})).toEqual([1, 1]);
    expect(ranks((state) => (state.ships[0] = 6))).toEqual([1, 2]);
    expect(ranks((state) => occupy(state, 1, 1, 1))).toEqual([2, 1]);
    const outcome = skirmish.outcome(finished((state) => occupy(state, 1, 1, 2)));
    expect(outcome?.rule).toBe('SK-6.2');
    expect(outcome?.sheet).toEqual([
      { label: say('moons'), points: [1, 2] },
      { label: say('ships'), points: [5, 7] },
    ]);
    expect(outcome && winnersOf(outcome)).toEqual([1]);
  });
});

test('conservation is told when it breaks', () => {
  const cards = opened();
  cards.discard[0]++;
  expect(skirmish.check(cards)).toMatch(/of barrage, not 4/);
  const ships = opened();
  ships.owner[5] = 1;
  expect(skirmish.check(ships)).toMatch(/moon F/);
});

test('perft counts of the opening', () => {
  const counts = [1, 2, 3, 4].map((depth) => perft(game, opened(2), depth, () => new FastChance(2)));
  expect(counts).toEqual([3, 9, 45, 198]);
});

test('the golden game is played as before', async () => {
  const text = playthrough(game, { seats: 3, seed: 2, options: { rounds: 4 } });
  await expect(text).toMatchFileSnapshot('golden.txt');
});

test('random games with all options keep the contract', () => {
  const { kinds } = assertSound(game, { games: volume({ daily: 120, long: 20_000 }), seed: 3 });
  expect(Object.values(kinds).every((times) => times > 0)).toBe(true);
});
