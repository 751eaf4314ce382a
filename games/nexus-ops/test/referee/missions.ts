// Which missions a player may play between two battles: conditions and points typed from the rulings.

import type { Land } from '../../data/terrain.ts';
import type { Figure } from '../../data/units.ts';
import { areEnemies, size, type Moon, type Troop } from './field.ts';

/** What is known of the turn so far, and of the battle just won. */
export interface Deeds {
  readonly field: Moon;
  readonly teams: boolean;
  readonly hex: string;
  readonly survivors: Troop;
  /** Enemies destroyed in this battle; and those of the turn that no Slayer was played for. */
  readonly slainHere: Troop;
  readonly slain: Troop;
  /** Survivors that flew in from the Monolith; units removed by breath that no mission was played for. */
  readonly flew: number;
  readonly roasted: number;
}

interface MissionSheet {
  readonly points: number;
  readonly red: boolean;
  readonly met: (deeds: Deeds) => boolean;
}

const inLand =
  (land: Land) =>
  ({ field, hex }: Deeds): boolean =>
    field.terrain.get(hex) === land;
const surviving =
  (figure: Figure) =>
  ({ survivors }: Deeds): boolean =>
    survivors[figure] > 0;
const slayer =
  (figure: Figure) =>
  ({ slain }: Deeds): boolean =>
    slain[figure] > 0;

const red = (points: number, met: MissionSheet['met']): MissionSheet => ({ points, red: true, met });
const white = (points: number, met: MissionSheet['met']): MissionSheet => ({ points, red: false, met });

export const MISSION_SHEETS: ReadonlyMap<string, MissionSheet> = new Map<string, MissionSheet>([
  ['objForest', red(2, inLand('forest'))],
  ['objSpires', red(2, inLand('spires'))],
  ['objPlains', red(2, inLand('plains'))],
  ['objMagma', red(3, inLand('magma'))],
  ['raidBase', red(3, inEnemyBase)],
  ['sendHumans', red(3, surviving('human'))],
  ['sendFungoids', red(2, surviving('fungoid'))],
  ['sendCrystallines', red(2, surviving('crystalline'))],
  ['sendStriders', red(2, surviving('strider'))],
  ['sendLeapers', red(2, surviving('leaper'))],
  ['sendDragons', red(2, surviving('dragon'))],
  ['deathFromAbove', red(3, ({ flew, survivors }) => flew > 0 && survivors.dragon > 0)],
  ['giantKiller', red(3, ({ survivors, slainHere }) => survivors.human > 0 && slainHere.dragon > 0)],
  ['slayHuman', white(1, slayer('human'))],
  ['slayFungoid', white(1, slayer('fungoid'))],
  ['slayCrystalline', white(1, slayer('crystalline'))],
  ['slayStrider', white(1, slayer('strider'))],
  ['slayLeaper', white(2, slayer('leaper'))],
  ['slayDragon', white(2, slayer('dragon'))],
  ['domPlains', white(1, dominating('plains'))],
  ['domForest', white(1, dominating('forest'))],
  ['domSpires', white(1, dominating('spires'))],
  ['secureMonolith', white(1, ({ field }) => controls(field, 'M') === field.turn)],
  ['roastAlive', white(1, ({ roasted }) => roasted > 0)],
]);

/** The kind of enemy that a Slayer wants. */
export function prey(card: string): Figure | null {
  return card.startsWith('slay') ? (card.slice('slay'.length).toLowerCase() as Figure) : null;
}

function inEnemyBase({ field, hex, teams }: Deeds): boolean {
  return hex.startsWith('H') && areEnemies(teams, field.turn, Number(hex[1]) - 1);
}

/** NO-3.4: the seat that alone has units there, -1 for nobody. */
function controls({ troops }: Moon, hex: string): number {
  const present = (troops.get(hex) ?? []).flatMap((troop, seat) => (size(troop) > 0 ? [seat] : []));
  return present.length === 1 ? present[0] : -1;
}

function dominating(land: Land) {
  return ({ field }: Deeds): boolean => {
    const lands = [...field.terrain]
      .filter(([, terrain]) => terrain === land)
      .map(([hex]) => controls(field, hex));
    const of = (seat: number): number => lands.filter((each) => each === seat).length;
    const mine = of(field.turn);
    return mine > 0 && field.energize.every((_, seat) => seat === field.turn || of(seat) < mine);
  };
}
