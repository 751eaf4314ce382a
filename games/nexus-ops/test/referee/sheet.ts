// Units and battle cards as the referee has them, typed from the rulings.

import type { Land } from '../../data/terrain.ts';
import type { Figure } from '../../data/units.ts';

export interface Fighter {
  readonly hitsOn: number;
  readonly bonus: Partial<Record<Land, number>>;
}

/** From the first that attacks to the last. */
export const STANDARD: ReadonlyMap<Figure, Fighter> = new Map<Figure, Fighter>([
  ['dragon', { hitsOn: 2, bonus: {} }],
  ['leaper', { hitsOn: 3, bonus: { magma: 1 } }],
  ['strider', { hitsOn: 4, bonus: {} }],
  ['crystalline', { hitsOn: 5, bonus: { spires: 1, forest: -1 } }],
  ['fungoid', { hitsOn: 5, bonus: { forest: 1, spires: -1 } }],
  ['human', { hitsOn: 6, bonus: {} }],
]);

/** Wyrm, Diver, Blitzer, Sporling, Shardian, Clone, by the figures they use. */
export const ALTERNATE: ReadonlyMap<Figure, Fighter> = new Map<Figure, Fighter>([
  ['dragon', { hitsOn: 2, bonus: {} }],
  ['leaper', { hitsOn: 3, bonus: {} }],
  ['strider', { hitsOn: 4, bonus: {} }],
  ['fungoid', { hitsOn: 5, bonus: {} }],
  ['crystalline', { hitsOn: 5, bonus: { spires: 1 } }],
  ['human', { hitsOn: 6, bonus: {} }],
]);

/** NO-12.5: the Leaper's owner picks the casualty of a hit with so much. */
export const LEAPER_PICKS = 5;

export interface BattleCard {
  readonly when: 'first' | 'before' | 'after';
  readonly does: 'rally' | 'tune' | 'repeat' | 'reroll' | 'shield' | 'aim';
  readonly amount: number;
}

export const BATTLE_CARDS: ReadonlyMap<string, BattleCard> = new Map<string, BattleCard>([
  ['battleRage', { when: 'first', does: 'rally', amount: 1 }],
  ['targetingLock', { when: 'before', does: 'tune', amount: 2 }],
  ['jammingField', { when: 'before', does: 'tune', amount: -1 }],
  ['doubleStrike', { when: 'before', does: 'repeat', amount: 1 }],
  ['recalibrate', { when: 'after', does: 'reroll', amount: 0 }],
  ['forceField', { when: 'after', does: 'shield', amount: 1 }],
  ['precisionShot', { when: 'after', does: 'aim', amount: 1 }],
]);
