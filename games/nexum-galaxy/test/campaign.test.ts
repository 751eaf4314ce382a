// Battles of a campaign: what its map gives and takes (NG-19).

import { FastChance, isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { civilizationIds } from '../data/civilizations.ts';
import { systemOf } from '../rules/board.ts';
import { give } from '../rules/civilizations/choose.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { readCampaign, type CampaignTerms } from '../rules/campaign/terms.ts';
import { tannSystems } from '../rules/links.ts';
import { placeNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { layOut } from '../rules/setup.ts';
import { termsOf } from '../rules/terms.ts';
import { startTurn } from '../rules/turn.ts';
import {
  at,
  emptySector,
  game,
  inPhase,
  isOffered,
  legalTexts,
  move,
  newGame,
  optionsOf,
  play,
  put,
  reasonOf,
  refused,
} from './scene.ts';

const plain: CampaignTerms = { ships: [24, 20], holes: [0, 0], kind: 'plain', chosenBy: 1, heldBy: 0 };

function battle(terms: Partial<CampaignTerms> = {}, given: Partial<Options> = {}, seats = 2): Nexum {
  return newGame(seats, { sector: 'FENIX', campaign: { ...plain, ...terms }, ...given });
}

const ruleAgainst = (given: Partial<Options>, seats: number): string | null | undefined =>
  game.conflict(optionsOf({ firstPlayer: '1', ...given }), seats)?.rule;

test('NG-19.1 ships are those that the campaign says', () => {
  const state = battle();
  expect([...state.shipLimit.subarray(0, 2)]).toEqual([24, 20]);
  expect(battle({}, {}).energy[0]).toBe(newGame(2, { sector: 'FENIX' }).energy[0]);
});

test('NG-19.1 what does not fit the table is refused', () => {
  const sector = 'FENIX';
  expect(ruleAgainst({ sector, campaign: plain }, 2)).toBe(undefined);
  expect(ruleAgainst({ sector, campaign: { ...plain, ships: [24, 20, 20], holes: [0, 0, 0] } }, 2)).toBe(
    'NG-19.1',
  );
  for (const wrong of [
    { holes: [0] },
    { chosenBy: 3 },
    { heldBy: 3 },
    { ships: [7, 25] },
    { ships: [26, 8] },
  ])
    expect(isRefusal(readCampaign({ ...plain, ...wrong }))).toBe(true);
});

test('NG-19.3 whoever has chosen begins', () => {
  const sector = 'FENIX';
  expect(ruleAgainst({ sector, campaign: { ...plain, chosenBy: 2 } }, 2)).toBe('NG-19.3');
  expect(ruleAgainst({ sector, campaign: plain, firstPlayer: 'random' }, 2)).toBe('NG-19.3');
  expect(ruleAgainst({ sector, campaign: { ...plain, chosenBy: 2 }, firstPlayer: '2' }, 2)).toBe(undefined);
});

test('NG-19.2 whoever holds the sector has a ship and an energy more at home', () => {
  const [usual, held] = [battle(), battle({ heldBy: 2 })];
  expect(held.ships[held.tann[1]]).toBe(usual.ships[usual.tann[1]] + 1);
  expect(held.fleet[1]).toBe(usual.fleet[1] + 1);
  expect(held.energy[1]).toBe(usual.energy[1] + 1);
  expect([held.fleet[0], held.energy[0]]).toEqual([usual.fleet[0], usual.energy[0]]);
  expect(game.check(held)).toBe(null);
});

test('NG-19.3 energetic and mining sectors', () => {
  const usual = battle();
  expect(battle({ kind: 'energetic' }).energy[0]).toBe(usual.energy[0] + 1);
  expect(battle({ kind: 'mining' }).energy[0]).toBe(usual.energy[0] + 1);
  const mining = battle({ kind: 'mining' }, { ruleSet: 'asteroids' });
  expect([mining.unseen, mining.energy[0]]).toEqual([1, usual.energy[0]]);
  inPhase(mining, 0, MANAGE, 20);
  const events = play(mining, 'develop processing1');
  expect(events.map(({ event }) => event)).toEqual(['developed', 'unpacked']);
  expect([mining.unseen, mining.captured[0]]).toEqual([0, 1]);
  const [, unpacked] = events;
  expect(game.viewEvent(unpacked, 1)).toEqual({ event: 'unpacked', seat: 0, asteroid: null });
  expect(game.viewEvent(unpacked, 0)).toEqual(unpacked);
});

const withComputer: Partial<Options> = { ruleSet: 'events', computers: 1 };

/** Before the first events, where the computer has chosen. */
function laidOut(terms: Partial<CampaignTerms>, seed: number): Nexum {
  const campaign = { ...plain, chosenBy: 2, ...terms };
  const options = optionsOf({ sector: 'FENIX', firstPlayer: '1', campaign, ...withComputer });
  const found = termsOf(options, 1);
  if (found === null) throw new Error('There is no such table.');
  return layOut(found, options, 1, new FastChance(seed), 2);
}

test('NG-19.4 where the computer has chosen, it has a ship more or a planet is marked', () => {
  const usual = laidOut({}, 1);
  const energetic = laidOut({ kind: 'energetic' }, 1);
  expect(energetic.fleet[1]).toBe(usual.fleet[1] + 1);
  expect(energetic.energy[0]).toBe(usual.energy[0]);
  expect(laidOut({ kind: 'mining' }, 1)).toEqual(usual);
  for (let seed = 1; seed < 20; seed++) {
    for (const [kind, markers] of [
      ['ice', 'noManage'],
      ['scorching', 'noMove'],
    ] as const) {
      const state = laidOut({ kind }, seed);
      const places = [...state[markers].keys()].filter((place) => state[markers][place] > 0);
      expect(places.map((place) => state[markers][place])).toEqual([4]);
      expect((tannSystems(state) >>> systemOf(places[0])) & 1).toBe(0);
      expect(state.giftLeft).toBe(0);
    }
  }
});

test('NG-19.5 the marker is laid once, on a planet, and goes when the turn of its owner comes', () => {
  const state = battle({ kind: 'scorching' });
  inPhase(state, 0, MOVE);
  const planet = legalTexts(state).find((text) => text.startsWith('mark ')) ?? '';
  const place = at(planet.split(' ')[1]);
  expect(game.whyNot(state, 1, move(planet))?.rule).toBe('NG-19.5');
  play(state, planet);
  expect(state.noMove[place]).toBe(1);
  expect(legalTexts(state).some((text) => text.startsWith('mark ') || text.startsWith('blanket '))).toBe(
    false,
  );
  expect(game.whyNot(state, 0, move(planet))).toMatchObject({
    rule: 'NG-19.5',
    key: 'nexum-galaxy.giftLaid',
  });
  state.turn = 1;
  startTurn(state);
  expect(state.noMove[place]).toBe(1);
  state.turn = 0;
  startTurn(state);
  expect([state.noMove[place], state.giftAt]).toEqual([0, 0]);
  expect(game.check(state)).toBe(null);
});

test('NG-19.5 on a whole system every planet is marked, Tann systems too', () => {
  const state = battle({ kind: 'ice' });
  inPhase(state, 0, MANAGE, 5);
  const home = state.tann[1];
  const system = Math.trunc(home / 8);
  const events = play(state, `blanket ${'ABCDEFGHIJKL'[system]}`);
  expect(events[0]).toMatchObject({ event: 'gift', whole: true, marker: 'noManage' });
  expect(state.idle[system]).toBe(state.planets[system]);
  expect(state.noManage[home]).toBe(0);
  state.turn = 0;
  startTurn(state);
  expect(state.idle[system]).toBe(0);
  expect(game.check(state)).toBe(null);
});

/** One who has three ships on A1 and as many on B1, and the marker of a first player. */
function marking(kind: 'ice' | 'scorching', phase: number): Nexum {
  const state = emptySector(2, { sector: 'FENIX', campaign: { ...plain, kind } });
  return inPhase(put(put(state, 'A1', 0, 3), 'B1', 0, 3), 0, phase, 20);
}

test('NG-19.5 NG-10.9 no ship goes to a system on which it lies, or leaves it', () => {
  const state = marking('scorching', MOVE);
  expect(isOffered(state, 'go A2')).toBe(true);
  play(state, 'blanket A');
  expect(refused(state, 'go A2')).toBe('NG-10.9');
  play(state, 'go B2');
  expect(isOffered(state, 'send B1 1 none')).toBe(true);
  expect(refused(state, 'send A1 1 none')).toBe('NG-10.9');
});

test('NG-19.5 NG-10.10 nothing is built in a system on which it lies', () => {
  const state = marking('ice', MANAGE);
  expect(isOffered(state, 'build A1')).toBe(true);
  play(state, 'blanket A');
  expect(refused(state, 'build A1')).toBe('NG-10.10');
  expect(isOffered(state, 'build B1')).toBe(true);
});

test('NG-19.5 it does not fade with the round, and goes after the next if its owner is out', () => {
  const state = battle({ kind: 'scorching' }, { ruleSet: 'events' });
  inPhase(state, 0, MOVE);
  const planet = legalTexts(state).find((text) => text.startsWith('mark ')) ?? '';
  play(state, planet);
  const place = at(planet.split(' ')[1]);
  state.energy.fill(0);
  const chance = new FastChance(4);
  const { round } = state;
  while (state.round === round && game.outcome(state) === null) {
    const texts = legalTexts(state);
    const quiet =
      texts.find((text) => text === 'done' || text === 'bid 0' || text.startsWith('card ')) ?? texts[0];
    game.play(state, state.turn, move(quiet), chance);
    expect(game.check(state)).toBe(null);
  }
  expect(state.giftTo === state.turn || state.noMove[place] > 0).toBe(true);
});

/** Seat 0 has a marker to lay in the Asteroids rules; B1 is dead and C1 is no more. */
function ruinous(kind: 'ice' | 'scorching'): Nexum {
  const campaign = { ...plain, kind };
  const state = emptySector(2, { sector: 'FENIX', ruleSet: 'asteroids', campaign });
  for (const seat of [0, 1]) put(state, placeNames[state.tann[seat]], seat, 2);
  layMarkers(state, 'noManage', at('B1'), 5);
  layMarkers(state, 'noMove', at('C1'), 5);
  return state;
}

test('NG-19.5 the marker is laid on planets alone, of ice on none that is dead', () => {
  for (const kind of ['ice', 'scorching'] as const) {
    const state = ruinous(kind);
    for (const gone of ['mark C1', 'mark B*', 'blanket S'])
      expect(reasonOf(state, gone)).toBe(
        `There is no planet at ${gone.split(' ')[1]} to lay a marker on. (NG-19.5)`,
      );
    expect(isOffered(state, 'blanket C')).toBe(true);
  }
  expect(reasonOf(ruinous('ice'), 'mark B1')).toBe('B1 is dead already. (NG-14.3)');
  expect(isOffered(ruinous('scorching'), 'mark B1')).toBe(true);
});

test('NG-19.5 a fifth marker is laid only where it can ruin a planet', () => {
  const full = ruinous('ice');
  layMarkers(full, 'noManage', at('B2'), 4);
  expect(isOffered(full, 'mark B2')).toBe(true);
  full.ruinLimit = full.ruins;
  expect(reasonOf(full, 'mark B2')).toBe('No more markers fit on B2. (NG-19.5)');
  const scorching = ruinous('scorching');
  scorching.ruinLimit = scorching.ruins;
  for (const name of ['B1', 'B2']) layMarkers(scorching, 'noMove', at(name), 4);
  expect(isOffered(scorching, 'mark B1')).toBe(true);
  expect(reasonOf(scorching, 'mark B2')).toBe('No more markers fit on B2. (NG-19.5)');
});

test('NG-19.5, NG-17.7 a planet that lives again stays under a marker on its whole system', () => {
  const state = ruinous('ice');
  give(state, 0, civilizationIds.indexOf('biontes'));
  state.evolved = 1;
  const living = put(state, 'B1', 0, 3);
  play(living, 'blanket B', 'revive B1');
  expect([living.ruins, living.idle[1], living.planets[1]]).toEqual([1, 0b111, 0b111]);
  expect(refused(inPhase(living, 0, MANAGE, 9), 'build B1')).toBe('NG-10.10');
});

test('NG-19.6 the score sheet says how many ships black holes have taken in all', () => {
  const state = battle({ holes: [2, 1] }, { ruleSet: 'asteroids' });
  state.lostToHole[0] = 3;
  expect(game.sheet?.(state, 0).at(-1)).toMatchObject({ points: [5, 1] });
  state.recoverers = 0b10;
  expect(game.sheet?.(state, 0).at(-1)).toMatchObject({ points: [5, 0] });
  expect(game.sheet?.(battle(), 0)).toHaveLength(4);
});

test('random battles of campaigns keep the contract', () => {
  const kinds = ['ice', 'scorching', 'mining', 'energetic'] as const;
  const findings: unknown[] = [];
  for (const [i, kind] of kinds.entries()) {
    for (const [seats, given] of [
      [2, { ruleSet: 'core' }],
      [2, { ruleSet: 'asteroids' }],
      [1, withComputer],
    ] as const) {
      const campaign: CampaignTerms = { ...plain, kind, heldBy: 1 + (i % 2), chosenBy: 1 };
      const played = playedOut(newGame(seats, { sector: 'FENIX', campaign, ...given, roundLimit: 12 }, i), i);
      if (played !== null) findings.push([kind, seats, given, played]);
    }
  }
  expect(findings).toEqual([]);
});

/** To the end at random, each move by both opinions; what is broken then. */
function playedOut(state: Nexum, seed: number): string | null {
  const chance = new FastChance(seed);
  while (game.outcome(state) === null) {
    const texts = legalTexts(state);
    const gift = texts.filter((text) => /^(mark|blanket) /.test(text));
    const among = gift.length > 0 && chance.die(6) === 1 ? gift : texts;
    const chosen = move(among[chance.die(among.length) - 1]);
    const against = game.whyNot(state, state.turn, chosen);
    if (against !== null) return against.reason;
    game.play(state, state.turn, chosen, chance);
    const broken = game.check(state) ?? game.shape.broken(state);
    if (broken !== null) return broken;
  }
  return null;
}
