// @module-tag slow: random turns at tables of groups

// A second reckoning of what goes from table to table (NG-18.4 to NG-18.7), from the rule book: random orders and random answers of a
// house are played, and before each move it says what every stock must be after it.

import { FastChance } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { legalMoves, volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { nexumGalaxy } from '../../rules/game.ts';
import type { Nexum } from '../../rules/state.ts';
import { late } from '../late.ts';

const STEPS = volume({ daily: 6000, long: 100_000, mutation: 1500 });

/** As printed: three cards in a hand, whatever came. */
const HAND = 3;
/** Disks are numbered from A, and each has eight places; the areas of S are its first, one for each seat. */
const S = 'ABCDEFGHIJKLMNOPQRS'.indexOf('S');
const PLACES_OF_A_DISK = 8;

/** What a seat has at the table that could be sent away, and what must not be. */
interface Stock {
  readonly fleet: number;
  readonly inArea: number;
  readonly energy: number;
  readonly cards: number;
  readonly asteroids: number;
  readonly relics: number;
}

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

function stockOf(state: Nexum, seat: number): Stock {
  const area = S * PLACES_OF_A_DISK + seat;
  return {
    fleet: state.fleet[seat],
    inArea: state.owner[area] === seat + 1 ? state.ships[area] : 0,
    energy: state.energy[seat],
    cards: state.handSize[seat],
    asteroids: state.captured[seat],
    relics: state.relicsAt.reduce((sum, set) => sum + bits(set), 0),
  };
}

/** The parcel that is packed or opened, as it was told move by move. */
interface Told {
  ships: number;
  energy: number;
  cards: number;
  asteroids: number;
  gates: number;
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));

/** NG-18.6: as far as there is room; the rest is lost. */
function whyNotOpened(state: Nexum, seat: number, before: Stock, now: Stock, told: Told): string | null {
  const ships = Math.min(told.ships, state.shipLimit[seat] - before.fleet);
  if (now.fleet !== before.fleet + ships || now.inArea !== before.inArea + ships)
    return `${told.ships} ships came, and ${now.fleet - before.fleet} are there`;
  if (now.energy !== Math.min(state.energyLimit[seat], before.energy + told.energy))
    return `${told.energy} energy came to ${before.energy}, and ${now.energy} is there`;
  const cards = Math.max(0, Math.min(told.cards, HAND - before.cards));
  if (now.cards !== before.cards + cards && !(now.cards < before.cards + cards && state.deckSize === 0))
    return `${told.cards} cards came to ${before.cards}, and ${now.cards} are there`;
  const most = Math.max(0, Math.min(told.asteroids, state.capacity[seat] - before.asteroids));
  if (now.asteroids > before.asteroids + most)
    return `${told.asteroids} asteroids came to ${before.asteroids}, and ${now.asteroids} are there`;
  return null;
}

/** NG-18.4, NG-18.7: what has left is nowhere at this table, and nothing else has changed. */
function whyNotSent(before: Stock, now: Stock, told: Told, shipped: Record<string, unknown>): string | null {
  if (now.fleet !== before.fleet - told.ships)
    return `${before.fleet - now.fleet} of ${told.ships} ships left`;
  if (now.energy !== before.energy || now.cards !== before.cards || now.asteroids !== before.asteroids)
    return 'something left with the parcel that was not put aboard';
  const { ships, energy, cards, asteroids } = shipped;
  const due = [told.ships, told.energy, told.cards, told.asteroids];
  return [ships, energy, cards, asteroids].join() === due.join()
    ? null
    : `${due.join()} was put aboard, and ${[ships, energy, cards, asteroids].join()} was told`;
}

/** NG-18.4: what is put aboard leaves its stock, one thing with each move. */
function whyNotLoaded(name: string, amount: number, before: Stock, now: Stock, told: Told): string | null {
  const of = { load: 'energy', stow: 'cards', pack: 'asteroids' } as const;
  const part = of[name as keyof typeof of];
  told[part] += amount;
  for (const each of ['energy', 'cards', 'asteroids'] as const)
    if (now[each] !== before[each] - (each === part ? amount : 0))
      return `${name} ${amount} took other ${each}`;
  return now.fleet === before.fleet ? null : `${name} took ships`;
}

interface Found {
  sent: number;
  opened: number;
  relayed: number;
  /** The first place where the rules and this reckoning differ. */
  fault: string | null;
}

function played(game: typeof late, most: number): Found {
  const count: Found = { sent: 0, opened: 0, relayed: 0, fault: null };
  for (let steps = 0, run = 1; steps < most; run++) {
    const chance = new FastChance(run);
    const seats = 1 + chance.die(3);
    const tables = 1 + chance.die(3);
    const options = {
      ...defaultOptions(nexumGalaxy.options),
      ruleSet: 'asteroids',
      roundLimit: 4,
      group: { table: chance.die(tables), tables },
    } as never;
    const state = game.setup(options, seats, chance);
    const told: Told = { ships: 0, energy: 0, cards: 0, asteroids: 0, gates: 0 };
    for (let moved = 0; moved < 600 && game.outcome(state) === null; moved++, steps++) {
      const actors = game.actors(state);
      const seat = 31 - Math.clz32(actors);
      const all = legalMoves(game, state, seat);
      const kinds = [...new Set(all.map(game.moves.kindOf))];
      const kind = kinds[chance.draw(kinds.length)];
      const alike = all.filter((move) => game.moves.kindOf(move) === kind);
      const move = alike[chance.draw(alike.length)];
      const text = game.moves.toText(move);
      const [name] = text.split(' ');
      const before = stockOf(state, seat);
      const { force, gates, here } = state;
      let shipped: Record<string, unknown> | null = null;
      game.play(state, seat, move, chance, (event) => {
        if ((event as { event: string }).event === 'shipped') shipped = event as never;
      });
      const now = stockOf(state, seat);
      const numbers = numbersIn(text);
      let wrong: string | null = null;
      switch (name) {
        case 'parcel':
          told.ships = numbers[1];
          break;
        case 'unpack':
          [told.energy, told.cards, told.asteroids] = numbers;
          wrong = whyNotOpened(state, seat, before, now, told);
          count.opened++;
          break;
        case 'through':
          Object.assign(told, { ships: force, energy: 0, cards: 0, asteroids: 0 });
          // NG-18.3: to another table that was told at the beginning of the turn
          if (((gates >>> (numbers[0] - 1)) & 1) === 0 || numbers[0] - 1 === here)
            wrong = `nobody said that table ${numbers[0]} can be reached`;
          break;
        case 'load':
          wrong = whyNotLoaded(name, numbers[0], before, now, told);
          break;
        case 'stow':
        case 'pack':
          wrong = whyNotLoaded(name, 1, before, now, told);
          break;
        case 'depart':
          // whoever sends away the last ship is out, and has nothing here any more
          if (now.fleet === 0 || game.outcome(state) !== null) break;
          wrong = shipped === null ? 'nobody was told' : whyNotSent(before, now, told, shipped);
          count.sent++;
          break;
        case 'relay':
          // NG-18.7: no fare and no cards; the ships are under way
          count.relayed++;
          if (now.energy !== before.energy || now.cards !== before.cards)
            wrong = 'to go on cost energy or brought cards';
          else if (now.inArea !== before.inArea - numbers[0]) wrong = 'other ships went on';
          break;
        default:
      }
      // NG-18.9: relics never change tables
      if (
        wrong === null &&
        name !== 'depart' &&
        ['parcel', 'unpack', 'load', 'stow', 'pack', 'relay'].includes(name)
      )
        if (now.relics !== before.relics) wrong = 'a relic has changed tables';
      if (wrong !== null) return { ...count, fault: `run ${run}, ${text}: ${wrong}` };
    }
  }
  return count;
}

test(`NG-18.4, NG-18.5, NG-18.6, NG-18.7: ${STEPS} steps at tables of groups keep every stock as it is reckoned here`, () => {
  const { sent, opened, relayed, fault } = played(late, STEPS);
  console.log(`${sent} parcels sent, ${relayed} times on, ${opened} opened`);
  expect(fault).toBe(null);
  expect(sent).toBeGreaterThan(STEPS / 1000);
  expect(opened).toBeGreaterThan(STEPS / 100);
});

/** After that move something is otherwise than it should be. */
function spoiled(name: string, spoil: (state: Nexum, seat: number) => void): typeof late {
  return {
    ...late,
    play(state, seat, move, chance, tell) {
      late.play(state, seat, move, chance, tell);
      if (late.moves.toText(move).startsWith(name)) spoil(state, seat);
    },
  };
}

test.each([
  ['depart', 'a ship that stays', (state: Nexum, seat: number) => state.fleet[seat]++],
  ['depart', 'energy that goes too', (state: Nexum, seat: number) => (state.energy[seat] ^= 1)],
  ['unpack', 'energy that was lost', (state: Nexum, seat: number) => (state.energy[seat] ^= 1)],
  ['unpack', 'a card too many', (state: Nexum, seat: number) => state.handSize[seat]++],
  ['load', 'energy that is there twice', (state: Nexum, seat: number) => (state.energy[seat] ^= 1)],
  ['relay', 'a fare', (state: Nexum, seat: number) => (state.energy[seat] ^= 1)],
])('after %s: %s is found', (name, _, spoil) => {
  expect(played(spoiled(name, spoil), 60_000).fault).toContain(name);
});
