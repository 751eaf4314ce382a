// What events and explorers do in random late positions of the Asteroids rules, by the rules and once more from the guide.

import { FastChance, MoveList } from '@starboard/engine';
import { ScriptedChance } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { systemIds } from '../data/disks.ts';
import { cardName, eventCards, panels, type EventKind } from '../data/events.ts';
import { exoticFaces } from '../data/exotic.ts';
import { lay } from '../rules/cosmos/effects.ts';
import { isAvailable, layDisk } from '../rules/exotic/disks.ts';
import { drawForQuantum } from '../rules/exotic/quantum.ts';
import { moves, placeNames, systemNames } from '../rules/moves.ts';
import { proceed } from '../rules/round.ts';
import {
  AREA,
  MOVE,
  NOTHING,
  PLACE,
  PLACES,
  SLOTS,
  STAR,
  STARTING_CLOUD,
  TURNS,
  type Nexum,
} from '../rules/state.ts';
import { fromState, textOf, type Naive } from './naive.ts';
import { marked } from './naive-ruins.ts';
import { game, put } from './scene.ts';
import { latePositions } from './thin.ts';

const DEALS = { daily: 12, long: 800, mutation: 4 };

const isQuiet = (state: Nexum): boolean => state.asking === NOTHING && state.step === TURNS;

/** Planets, giant stars and black holes are what events lay markers on. */
function isStruck(state: Nexum, place: number): boolean {
  if (state.size[place] === STAR) return ((state.giants >>> Math.floor(place / SLOTS)) & 1) === 1;
  return state.size[place] > 0 && state.size[place] !== AREA;
}

/** Where two texts part; null where they are one. */
function apart(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… or …${other.slice(Math.max(0, at - 60), at + 60)}…`;
}

/** Lays markers on one place after the other. */
function firstUnlikeRuin(deal: number): string | null {
  const chance = new FastChance(deal);
  for (const each of latePositions(deal)) {
    if (!isQuiet(each)) continue;
    const state = game.shape.clone(each);
    const place = chance.draw(PLACES);
    if (!isStruck(state, place)) continue;
    const marker = chance.die(2) === 1 ? 'noMove' : 'noManage';
    const laid = chance.die(5);
    const lying = { noMove: state.noMove[place], noManage: state.noManage[place], ruins: state.ruins };
    const expected = textOf(marked(fromState(state), placeNames[place], marker, laid, lying));
    lay(state, marker, place, laid);
    // whoever is out gives back what they hold
    const after = game.shape.clone(state);
    if (state.fleet[state.turn] > 0) proceed(after, chance);
    const wrong = game.check(state) ?? apart(textOf(fromState(after)), expected);
    if (wrong !== null && state.fleet[state.turn] > 0)
      return `deal ${deal}: ${laid} ${marker} on ${placeNames[place]}: ${wrong}`;
  }
  return null;
}

test('NG-14.1 to NG-14.6: markers do to planets what the guide says', () => {
  for (let deal = 0; deal < volume(DEALS); deal++) expect(firstUnlikeRuin(deal)).toBe(null);
});

/** NG-10.4, NG-15.11: what two cards side by side bring where the computer is not in play. */
function broughtBy(first: number, second: number): { kind: EventKind; markers: number } {
  const panel = panels.find(
    ({ left, right }) => left === eventCards[first].right && right === eventCards[second].left,
  );
  if (panel === undefined) throw new Error('no panel');
  return panel.alone ?? panel;
}

/** Markers that the two cards lay in unstable space, one planet after the other. */
function unstable(state: Nexum, first: number, second: number): Naive {
  let naive = fromState(state);
  for (const card of [first, second]) {
    const { beyond } = naive;
    beyond?.deck.splice(beyond.deck.indexOf(cardName(eventCards[card])), 1);
    beyond?.discards.push(cardName(eventCards[card]));
  }
  const { kind, markers } = broughtBy(first, second);
  const { system, planets } = exoticFaces[1];
  const marker = kind === 'solar' ? 'noMove' : 'noManage';
  let { ruins } = state;
  for (const [slot, [number]] of planets.entries()) {
    const place = system * SLOTS + slot;
    if (number !== eventCards[first].number || state.size[place] === 0) continue;
    const lying = { noMove: state.noMove[place], noManage: state.noManage[place], ruins };
    const before = (naive.beyond?.dead.length ?? 0) - naive.places.length;
    naive = marked(naive, placeNames[place], marker, markers, lying);
    // a planet that has gone or died, but not one that was dead before
    if ((naive.beyond?.dead.length ?? 0) - naive.places.length > before) ruins++;
  }
  return naive;
}

/** Two cards are drawn in unstable space that lay markers, or bring nothing. */
function firstUnlikeDraw(deal: number): string | null {
  const chance = new FastChance(deal);
  for (const each of latePositions(deal)) {
    if (!isQuiet(each) || each.topCount > 0 || each.deckSize < 2) continue;
    const state = game.shape.clone(each);
    if (state.quantum === 0) found(state);
    const [first, second] = [0, 0].map(() => chance.pick(state.deck));
    const { kind } = broughtBy(first, second);
    if (first === second || state.quantum === 0 || (kind !== 'solar' && kind !== 'glacial')) continue;
    const expected = textOf(unstable(state, first, second));
    state.unstable = 1;
    drawForQuantum(state, state.turn, new ScriptedChance(first, second));
    const wrong = game.check(state) ?? apart(textOf(fromState(state)), expected);
    if (wrong !== null && state.fleet[state.turn] > 0)
      return `deal ${deal}: ${cardName(eventCards[first])} ${cardName(eventCards[second])}: ${wrong}`;
  }
  return null;
}

/** The disk B, where it can still be found, with ships on its planets. */
function found(state: Nexum): void {
  const letter = systemIds.indexOf('B') + 1;
  if (!isAvailable(state, letter)) return;
  layDisk(state, 0, letter);
  for (const [i, name] of ['N1', 'N3'].entries())
    if (state.fleet[i] > 0 && state.fleet[i] < state.shipLimit[i]) put(state, name, i, 1);
}

test('NG-15.11: two cards do to planets in unstable space what the guide says', () => {
  for (let deal = 0; deal < volume(DEALS); deal++) expect(firstUnlikeDraw(deal)).toBe(null);
});

const neighbours = (state: Nexum, system: number): number =>
  systemNames.filter((_, other) => (state.links[system] >>> other) & 1).length;

/** NG-15.5: all sets of neighbours for a disk that the seat has found. */
function placings(state: Nexum, seat: number): Set<string> {
  const controlled = state.levels[3 * seat + 2] === 4;
  const isExotic = (system: number): boolean => ((state.exotic >>> system) & 1) === 1;
  const isThere = (system: number): boolean =>
    system === STARTING_CLOUD ||
    isExotic(system) ||
    state.planets[system] !== 0 ||
    state.ruined[system] !== 0;
  const free = systemNames.flatMap((_, system) =>
    isThere(system) &&
    (controlled || isExotic(system) || system === STARTING_CLOUD) &&
    neighbours(state, system) < 6
      ? [system]
      : [],
  );
  const none = controlled || state.exotic === 0 || free.length === 0;
  let sets: number[][] = [[]];
  for (const system of free) sets = sets.concat(sets.map((set) => [...set, system]));
  return new Set(sets.filter((set) => set.length <= 6 && (none || set.length > 0)).map((set) => set.join()));
}

/** The same by the rules, one disk named after the other. */
function placed(state: Nexum): Set<string> {
  const { system } = exoticFaces[state.found - 1];
  const ends = new Set<string>();
  const follow = (from: Nexum): void => {
    if (from.asking !== PLACE) {
      ends.add(systemNames.flatMap((_, other) => ((from.links[system] >>> other) & 1 ? [other] : [])).join());
      return;
    }
    const list = new MoveList();
    game.legal(from, from.turn, list);
    for (const move of list.toArray()) {
      const to = game.shape.clone(from);
      game.play(to, to.turn, move, new FastChance(1));
      follow(to);
    }
  };
  follow(state);
  return ends;
}

/** Sends explorers out who can pay for one card. */
function firstUnlikeDisk(deal: number): string | null {
  const chance = new FastChance(deal);
  const list = new MoveList();
  for (const each of latePositions(deal)) {
    if (!isQuiet(each) || each.phase !== MOVE || each.span < STARTING_CLOUD || deal % 4 === 3) continue;
    const state = game.shape.clone(each);
    const { turn: seat } = state;
    state.energy[seat] = 3 + chance.draw(3);
    list.clear();
    game.legal(state, seat, list);
    const explore = list.toArray().find((move) => moves.kindOf(move) === moves.kinds.explore.id);
    if (explore === undefined) continue;
    const before = [state.fleet[seat], state.shipLimit[seat]];
    const sets = placings(state, seat);
    const isKept = ((state.recoverers >>> seat) & 1) === 1;
    const { exotic } = state;
    const text = moves.toText(explore);
    game.play(state, seat, explore, chance);
    if (state.asking !== PLACE) {
      // the face lies there already: the ship is lost for good
      const lost = [before[0] - 1, isKept ? before[1] : before[1] - 1];
      if (state.exotic !== exotic || [state.fleet[seat], state.shipLimit[seat]].join() !== lost.join())
        return `deal ${deal}: ${text} was not lost as it should be`;
      continue;
    }
    const ours = [...placed(state)].toSorted().join(' ');
    const theirs = [...sets].toSorted().join(' ');
    if (ours !== theirs) return `deal ${deal}: ${text}: ${ours}\n${theirs}`;
  }
  return null;
}

test('NG-15.4, NG-15.5: explorers are lost, and disks lie, as the guide says', () => {
  for (let deal = 0; deal < volume(DEALS); deal++) expect(firstUnlikeDisk(deal)).toBe(null);
});
