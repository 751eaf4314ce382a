// The Secret Mission deck: 36 cards. Their number, eight names and some conditions are sourced; points, copies and the
// rest are not. A red number may be played once per battle won; white ones as often as their condition is met.

import type { Source } from './source.ts';
import type { Land } from './terrain.ts';
import type { Figure } from './units.ts';

export type Goal =
  /** All that is named must hold for a battle you won: where it was fought, who of yours survived, what was destroyed. */
  | {
      readonly when: 'won';
      readonly in?: Land;
      readonly enemyBase?: true;
      readonly with?: Figure;
      readonly slaying?: Figure;
      /** The survivor flew in from the Monolith this turn. */
      readonly flown?: true;
    }
  /** An enemy unit of that kind was destroyed in a battle this turn. */
  | { readonly when: 'slain'; readonly unit: Figure }
  /** You control more hexes of that land than any other player. */
  | { readonly when: 'dominating'; readonly land: Land }
  /** You control the Monolith. */
  | { readonly when: 'holding' }
  /** A unit was removed by your plasma breath this turn. */
  | { readonly when: 'roasted' };

export interface SecretMission {
  readonly title: string;
  readonly text: string;
  /** What the text leaves open. */
  readonly ruling?: string;
  readonly count: number;
  readonly points: number;
  readonly red: boolean;
  readonly goal: Goal;
  /** Optional rules under which the card stays in the box. */
  readonly notWith?: readonly ('vortex' | 'alternateUnits')[];
  /** Of the card as a whole; and what of it a source gives all the same. */
  readonly source: Source;
  readonly sourced?: readonly ('name' | 'goal' | 'colour')[];
}

export const secretMissions = {
  objForest: {
    title: 'Objective: Liquifungus Forest',
    text: 'Win a battle in a Liquifungus Forest.',
    count: 2,
    points: 2,
    red: true,
    goal: { when: 'won', in: 'forest' },
    source: 'reconstructed',
    sourced: ['name', 'goal', 'colour'],
  },
  objSpires: {
    title: 'Objective: Crystal Spires',
    text: 'Win a battle in Crystal Spires.',
    count: 2,
    points: 2,
    red: true,
    goal: { when: 'won', in: 'spires' },
    source: 'reconstructed',
  },
  objPlains: {
    title: 'Objective: Rock Plains',
    text: 'Win a battle in Rock Plains.',
    count: 2,
    points: 2,
    red: true,
    goal: { when: 'won', in: 'plains' },
    source: 'reconstructed',
    sourced: ['goal'],
  },
  objMagma: {
    title: 'Objective: Magma Pool',
    text: 'Win a battle in a Magma Pool.',
    count: 1,
    points: 3,
    red: true,
    goal: { when: 'won', in: 'magma' },
    source: 'reconstructed',
  },
  raidBase: {
    title: 'Objective: Enemy Base',
    text: 'Win a battle in a home-base hex of another player.',
    ruling: 'The home base of a team-mate does not count.',
    count: 2,
    points: 3,
    red: true,
    goal: { when: 'won', enemyBase: true },
    source: 'reconstructed',
    sourced: ['goal'],
  },
  sendHumans: {
    title: 'Send in the Humans',
    text: 'Win a battle in which a Human of yours survives.',
    count: 2,
    points: 3,
    red: true,
    goal: { when: 'won', with: 'human' },
    source: 'reconstructed',
  },
  sendFungoids: {
    title: 'Send in the Fungoids',
    text: 'Win a battle in which a Fungoid of yours survives.',
    count: 2,
    points: 2,
    red: true,
    goal: { when: 'won', with: 'fungoid' },
    source: 'reconstructed',
    sourced: ['name', 'goal', 'colour'],
  },
  sendCrystallines: {
    title: 'Send in the Crystallines',
    text: 'Win a battle in which a Crystalline of yours survives.',
    count: 2,
    points: 2,
    red: true,
    goal: { when: 'won', with: 'crystalline' },
    source: 'reconstructed',
  },
  sendStriders: {
    title: 'Send in the Rock Striders',
    text: 'Win a battle in which a Rock Strider of yours survives.',
    count: 2,
    points: 2,
    red: true,
    goal: { when: 'won', with: 'strider' },
    source: 'reconstructed',
  },
  sendLeapers: {
    title: 'Send in the Lava Leapers',
    text: 'Win a battle in which a Lava Leaper of yours survives.',
    count: 1,
    points: 2,
    red: true,
    goal: { when: 'won', with: 'leaper' },
    source: 'reconstructed',
  },
  sendDragons: {
    title: 'Send in the Dragons',
    text: 'Win a battle in which a Rubium Dragon of yours survives.',
    count: 1,
    points: 2,
    red: true,
    goal: { when: 'won', with: 'dragon' },
    source: 'reconstructed',
  },
  deathFromAbove: {
    title: 'Death From Above',
    text: 'Win a battle in which a Rubium Dragon of yours survives that flew in from the Monolith this turn.',
    count: 1,
    points: 3,
    red: true,
    goal: { when: 'won', with: 'dragon', flown: true },
    notWith: ['vortex', 'alternateUnits'],
    source: 'reconstructed',
    sourced: ['name'],
  },
  giantKiller: {
    title: 'Giant Killer',
    text: 'Win a battle in which a Rubium Dragon is destroyed and a Human of yours survives.',
    count: 1,
    points: 3,
    red: true,
    goal: { when: 'won', with: 'human', slaying: 'dragon' },
    source: 'reconstructed',
    sourced: ['goal'],
  },
  slayHuman: {
    title: 'Human Slayer',
    text: 'Destroy a Human in a battle this turn.',
    count: 2,
    points: 1,
    red: false,
    goal: { when: 'slain', unit: 'human' },
    source: 'reconstructed',
    sourced: ['name', 'colour'],
  },
  slayFungoid: {
    title: 'Fungoid Slayer',
    text: 'Destroy a Fungoid in a battle this turn.',
    count: 2,
    points: 1,
    red: false,
    goal: { when: 'slain', unit: 'fungoid' },
    source: 'reconstructed',
    sourced: ['goal'],
  },
  slayCrystalline: {
    title: 'Crystalline Slayer',
    text: 'Destroy a Crystalline in a battle this turn.',
    count: 2,
    points: 1,
    red: false,
    goal: { when: 'slain', unit: 'crystalline' },
    source: 'reconstructed',
    sourced: ['name', 'goal', 'colour'],
  },
  slayStrider: {
    title: 'Rock Strider Slayer',
    text: 'Destroy a Rock Strider in a battle this turn.',
    count: 2,
    points: 1,
    red: false,
    goal: { when: 'slain', unit: 'strider' },
    source: 'reconstructed',
  },
  slayLeaper: {
    title: 'Lava Leaper Slayer',
    text: 'Destroy a Lava Leaper in a battle this turn.',
    count: 1,
    points: 2,
    red: false,
    goal: { when: 'slain', unit: 'leaper' },
    source: 'reconstructed',
  },
  slayDragon: {
    title: 'Dragon Slayer',
    text: 'Destroy a Rubium Dragon in a battle this turn.',
    count: 1,
    points: 2,
    red: false,
    goal: { when: 'slain', unit: 'dragon' },
    source: 'reconstructed',
  },
  domPlains: {
    title: 'Dominate the Plains',
    text: 'Control more Rock Plains than any other player.',
    count: 1,
    points: 1,
    red: false,
    goal: { when: 'dominating', land: 'plains' },
    source: 'reconstructed',
    sourced: ['name', 'goal'],
  },
  domForest: {
    title: 'Dominate the Forests',
    text: 'Control more Liquifungus Forests than any other player.',
    count: 1,
    points: 1,
    red: false,
    goal: { when: 'dominating', land: 'forest' },
    source: 'reconstructed',
    sourced: ['goal'],
  },
  domSpires: {
    title: 'Dominate the Spires',
    text: 'Control more Crystal Spires than any other player.',
    count: 1,
    points: 1,
    red: false,
    goal: { when: 'dominating', land: 'spires' },
    source: 'reconstructed',
  },
  secureMonolith: {
    title: 'Secure the Monolith',
    text: 'Control the Monolith.',
    count: 1,
    points: 1,
    red: false,
    goal: { when: 'holding' },
    notWith: ['vortex'],
    source: 'reconstructed',
    sourced: ['name'],
  },
  roastAlive: {
    title: 'Roast ’Em Alive',
    text: 'Remove a unit with plasma breath this turn.',
    count: 1,
    points: 1,
    red: false,
    goal: { when: 'roasted' },
    source: 'reconstructed',
    sourced: ['name'],
  },
} as const satisfies Readonly<Record<string, SecretMission>>;

/** Names for missions that only a deck file has. */
export const spareMissions = [
  'extraMission1',
  'extraMission2',
  'extraMission3',
  'extraMission4',
  'extraMission5',
  'extraMission6',
  'extraMission7',
  'extraMission8',
] as const;
