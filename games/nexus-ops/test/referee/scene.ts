// Where a battle stands: who fights where, which type's turn it is, and what its rolls come to.

import type { Land, Terrain } from '../../data/terrain.ts';
import type { Figure } from '../../data/units.ts';
import { ALTERNATE, LEAPER_PICKS, STANDARD, type Fighter } from './sheet.ts';
import type { Side } from './side.ts';

export interface Asking {
  readonly seat: number;
  readonly moves: readonly string[];
}

export interface Clash {
  readonly alternate: boolean;
  readonly seats: number;
  readonly hex: string;
  readonly terrain: Terrain;
  readonly attacker: Side;
  readonly defender: Side;
  /** By seat: Energize cards held. */
  readonly energize: readonly string[][];
  readonly roll: () => number;
  /** The type whose turn it is, and whether anybody has rolled yet. */
  type: Figure;
  begun: boolean;
}

export type Story = Generator<Asking, void, string>;

/** NO-6.3, NO-18.4 */
export function battleOrder({ alternate, terrain }: Clash): Figure[] {
  const order = [...(alternate ? ALTERNATE : STANDARD).keys()];
  if (!alternate || terrain !== 'plains') return order;
  return ['strider', ...order.filter((type) => type !== 'strider')];
}

/** NO-6.4, NO-18.1: a die for each unit; Clones roll one less. */
export function diceOf({ type, alternate }: Clash, { troop, extraDice }: Side): number {
  const units = troop[type];
  const own = alternate && type === 'human' ? Math.max(0, units - 1) : units;
  return own + extraDice;
}

export interface Toll {
  readonly hits: number;
  /** Those of them whose casualty the other side picks. */
  readonly picked: number;
}

/** NO-6.4 to NO-6.6: what the rolls of a side cost the other. */
export function tollOf(scene: Clash, by: Side): Toll {
  const rolls = by.dice.map((face) => face + addedTo(scene, by));
  const hitting = rolls.filter((roll) => roll >= fighterOf(scene).hitsOn);
  const hits = hitting.length;
  const natural =
    scene.type === 'leaper' && !scene.alternate ? hitting.filter((roll) => roll >= LEAPER_PICKS).length : 0;
  // a hit that is cancelled is one that a Leaper would pick for; a Precision Shot is for one of those that are left
  const left = Math.max(0, hits - by.cancelled);
  return { hits: left, picked: Math.min(left, Math.max(0, natural - by.cancelled) + by.aimed) };
}

function fighterOf({ alternate, type }: Clash): Fighter {
  const fighter = (alternate ? ALTERNATE : STANDARD).get(type);
  if (fighter === undefined) throw new Error(`Nobody knows ${type}.`);
  return fighter;
}

function addedTo(scene: Clash, { rally, tune }: Side): number {
  return rally + tune + (fighterOf(scene).bonus[scene.terrain as Land] ?? 0);
}
