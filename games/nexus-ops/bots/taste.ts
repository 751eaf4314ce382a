// What a player of Nexus Ops likes, as numbers: each makes a move more likely by that much, as an exponent. Found by
// letting tastes play each other.

export interface Taste {
  /** Deploy: by unit, and stopping. */
  readonly buy: readonly [
    human: number,
    fungoid: number,
    crystalline: number,
    strider: number,
    leaper: number,
    dragon: number,
  ];
  /** For each mine that pays too little because nobody works it, units that could. */
  readonly buyMiner: number;
  readonly buyDone: number;
  readonly energize: number;
  /** Move: attacking at all; for each hit expected beyond the defenders, up to so many; a mission that would be fulfilled,
   *  for each point of it; for each unit that moves at once; joining a battle that others have begun. */
  readonly attack: number;
  readonly force: number;
  readonly mission: number;
  readonly together: number;
  readonly join: number;
  /** Elsewhere: a token, a free mine, the Monolith, a hex of one's own, any other; each step towards an enemy; leaving
   *  a mine alone. */
  readonly explore: number;
  readonly mine: number;
  readonly monolith: number;
  readonly gather: number;
  readonly roam: number;
  readonly approach: number;
  readonly desert: number;
  readonly moveDone: number;
  /** Battle: breath, cards for the own side. */
  readonly breathe: number;
  readonly tactic: number;
}

export const usualTaste: Taste = {
  buy: [0.63, 0.28, 0.14, 1.51, 0.01, -0.01],
  buyMiner: 0.87,
  buyDone: -0.26,
  energize: 0.68,
  attack: 1.48,
  force: 1.55,
  mission: 1.12,
  together: 1.96,
  join: 1.43,
  explore: 1.82,
  mine: -0.79,
  monolith: 0.6,
  gather: -1.58,
  roam: -1.69,
  approach: 1.5,
  desert: -1.34,
  moveDone: 0.53,
  breathe: 1.39,
  tactic: -0.39,
};
