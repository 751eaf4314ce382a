// A table for tests: positions are laid out by name, moves are written in notation, dice are said beforehand.

import { FastChance, isRefusal, MoveList, type Chance, type Refusal } from '@starboard/engine';
import { defaultOptions, readOptions, whyNotMove } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { HEX_NAMES } from '../data/board.ts';
import { TERRAINS, type Terrain } from '../data/terrain.ts';
import { FIGURES, type Figure } from '../data/units.ts';
import { deploy, unitsAt } from '../rules/army.ts';
import { receiveEnergize } from '../rules/cards.ts';
import { FORBIDDEN, UNIT_COLUMNS } from '../rules/columns.ts';
import type { NexusEvent } from '../rules/events.ts';
import { nexusOps } from '../rules/game.ts';
import { readyUnits } from '../rules/move.ts';
import type { Options } from '../rules/options.ts';
import {
  ENERGIZES,
  ENERGIZE_NAMES,
  HEXES,
  MISSIONS,
  MISSION_NAMES,
  TYPES,
  type Nexus,
} from '../rules/state.ts';

export { nexusOps as game };
const game = nexusOps;

export type TestArmy = Partial<Record<Figure, number>>;

/** Dice as they were said; a pick takes what was said, else the first there is. */
class SaidChance implements Chance {
  readonly dice: number[];
  readonly picks: number[];

  constructor(dice: readonly number[], picks: readonly number[]) {
    this.dice = [...dice];
    this.picks = [...picks];
  }

  die(sides: number): number {
    const face = this.dice.shift();
    if (face === undefined) throw new Error(`A die with ${sides} sides is rolled that nobody expected.`);
    if (face > sides) throw new Error(`A die with ${sides} sides cannot show ${face}.`);
    return face;
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    const said = this.picks.shift();
    if (said !== undefined) {
      if (!(counts[at + said] > 0)) throw new Error(`Nothing of ${said} is there to be picked.`);
      return said;
    }
    for (let i = 0; i < size; i++) if (counts[at + i] > 0) return i;
    throw new Error('A pick from nothing.');
  }

  of(): Chance {
    return this;
  }
}

export function hexOf(name: string): number {
  const hex = HEX_NAMES.indexOf(name);
  if (hex < 0) throw new Error(`There is no hex ${name}.`);
  return hex;
}

export function unitOf(name: Figure): number {
  return FIGURES.indexOf(name);
}

function cardOf(names: readonly string[], name: string): number {
  const card = names.indexOf(name);
  if (card < 0) throw new Error(`There is no card ${name}.`);
  return card;
}

export interface Laying {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Tokens lie on the board only where they are tested. */
  readonly tokens?: boolean;
}

export class TestTable {
  readonly state: Nexus;
  readonly events: NexusEvent[] = [];
  #dice: number[] = [];
  #picks: number[] = [];

  constructor({ seats = 2, options = {}, tokens = false }: Laying = {}) {
    const read = readOptions(game.options, { ...defaultOptions(game.options), firstPlayer: '1', ...options });
    if (isRefusal(read)) throw new Error(read.reason);
    this.state = game.setup(read as unknown as Options, seats, new FastChance(7));
    if (tokens) return;
    this.state.token.fill(0);
    this.state.pile.fill(0);
  }

  /** Puts units on the board. They count as there since before the turn. */
  put(seat: number, hex: string, army: TestArmy): this {
    for (const [name, number] of Object.entries(army)) {
      for (let i = 0; i < number; i++) deploy(this.state, seat, unitOf(name as Figure), hexOf(hex));
    }
    readyUnits(this.state, this.state.turn);
    return this;
  }

  /** Changes the land of a hex. */
  land(hex: string, terrain: Terrain): this {
    const { state } = this;
    state.terrain[hexOf(hex)] = TERRAINS.indexOf(terrain);
    state.lands.fill(0);
    state.ground.fill(0);
    for (let each = 0; each < HEXES; each++) {
      if (((state.hexes >>> each) & 1) === 0) continue;
      state.lands[state.terrain[each]] |= 1 << each;
      for (let unit = 0; unit < TYPES; unit++) {
        const barred = (state.unitRow[unit * UNIT_COLUMNS + FORBIDDEN] >>> state.terrain[each]) & 1;
        if (barred === 0 && !(each === 0 && state.vortex === 1)) state.ground[unit] |= 1 << each;
      }
    }
    return this;
  }

  /** All hexes but the Monolith become that land. */
  allLand(terrain: Terrain): this {
    for (const name of HEX_NAMES) if (name !== 'M') this.land(name, terrain);
    return this;
  }

  energize(seat: number, ...names: string[]): this {
    for (const name of names) {
      const card = cardOf(ENERGIZE_NAMES, name);
      if (this.state.energizeDeck[card] === 0) throw new Error(`No ${name} is left.`);
      this.state.energizeDeck[card]--;
      this.state.energizeDeckSize[0]--;
      receiveEnergize(this.state, seat, card);
    }
    return this;
  }

  mission(seat: number, ...names: string[]): this {
    for (const name of names) {
      const card = cardOf(MISSION_NAMES, name);
      if (this.state.missionDeck[card] === 0) throw new Error(`No ${name} is left.`);
      this.state.missionDeck[card]--;
      this.state.missionDeckSize[0]--;
      this.state.missionHand[seat * MISSIONS + card]++;
      this.state.missionSize[seat]++;
    }
    return this;
  }

  /** As if the seat had taken that many Missions before. */
  points(seat: number, points: number): this {
    this.state.points[seat] += points;
    this.state.missions[seat] += points;
    this.state.missionsLeft -= points;
    return this;
  }

  rubium(seat: number, rubium: number): this {
    this.state.rubium[seat] = rubium;
    return this;
  }

  /** The faces of the next dice. */
  dice(...faces: number[]): this {
    this.#dice = faces;
    return this;
  }

  /** What the next picks draw: cards or tokens, by name. */
  draws(...names: string[]): this {
    this.#picks = names.map((name) => {
      for (const list of [ENERGIZE_NAMES, MISSION_NAMES]) if (list.includes(name)) return list.indexOf(name);
      return TOKEN_PLACES[name];
    });
    return this;
  }

  /** Plays moves for whoever is asked. Dice that were said must all be rolled. */
  play(...texts: string[]): this {
    for (const text of texts) {
      const move = game.moves.fromText(text);
      if (typeof move !== 'number') throw new Error(move.text);
      const refusal = whyNotMove(game, this.state, this.state.asked, move);
      const second = game.whyNot(this.state, this.state.asked, move);
      if (refusal !== null || second !== null) throw new Error(`${text}: ${(refusal ?? second)?.reason}`);
      const chance = new SaidChance(this.#dice, this.#picks);
      game.play(this.state, this.state.asked, move, chance, (event) => this.events.push(event as NexusEvent));
      this.#dice = chance.dice;
      this.#picks = chance.picks;
    }
    if (this.#dice.length > 0) throw new Error(`Dice ${this.#dice.join(' ')} were not rolled.`);
    return this;
  }

  /** From Deploy to the first decision after Move. */
  toFight(): this {
    return this.play('done', 'done');
  }

  /** What the asked seat may do, in notation, sorted. */
  legal(kind?: string): string[] {
    const list = new MoveList();
    game.legal(this.state, this.state.asked, list);
    const texts = list.toArray().map((move) => {
      const second = game.whyNot(this.state, this.state.asked, move);
      if (second !== null) throw new Error(`${game.moves.toText(move)} is offered, but: ${second.reason}`);
      return game.moves.toText(move);
    });
    return texts.filter((text) => kind === undefined || text.split(' ')[0] === kind).toSorted();
  }

  /** The refusal of a move; throws when it is legal. */
  refusal(text: string): Refusal {
    const move = game.moves.fromText(text);
    if (typeof move !== 'number') throw new Error(move.text);
    const list = new MoveList();
    game.legal(this.state, this.state.asked, list);
    const refusal = game.whyNot(this.state, this.state.asked, move);
    if (refusal === null || list.has(move)) throw new Error(`${text} is legal.`);
    if (refusal.reason === '' || refusal.reason.includes('undefined'))
      throw new Error(`${text} is refused with "${refusal.reason}".`);
    return refusal;
  }

  /** The rule that forbids it. */
  rule(text: string): string | null {
    return this.refusal(text).rule;
  }

  units(seat: number, hex: string): TestArmy {
    const army: TestArmy = {};
    FIGURES.forEach((name, unit) => {
      const number = unitsAt(this.state, hexOf(hex), seat, unit);
      if (number > 0) army[name] = number;
    });
    return army;
  }

  hand(seat: number): string[] {
    const { energizeHand, missionHand } = this.state;
    const cards = [
      ...ENERGIZE_NAMES.map((name, i) => [name, energizeHand[seat * ENERGIZES + i]] as const),
      ...MISSION_NAMES.map((name, i) => [name, missionHand[seat * MISSIONS + i]] as const),
    ];
    return cards.flatMap(([name, copies]) => Array.from({ length: copies }, () => name));
  }

  told<E extends NexusEvent['event']>(event: E): Extract<NexusEvent, { event: E }>[] {
    return this.events.filter((each): each is Extract<NexusEvent, { event: E }> => each.event === event);
  }

  view(viewer: number): Nexus {
    return viewState(game, this.state, viewer);
  }

  /** Conservation still holds. */
  get broken(): string | null {
    return game.shape.broken(this.state) ?? game.check(this.state);
  }
}

const TOKEN_PLACES: Readonly<Record<string, number>> = {
  'token strider': 0,
  'token mine2': 1,
  'token fungoid': 2,
  'token crystalline': 3,
  'token charge': 4,
  'token energy': 5,
  'token hoard': 6,
};
