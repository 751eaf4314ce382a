// NO-8.2 to NO-8.5, NO-18.3: what a battle won brings, before the next one.

import { size, type Moon } from './field.ts';
import { MISSION_SHEETS, type Deeds } from './missions.ts';

export interface Spoils {
  readonly hex: string;
  readonly survivors: Deeds['survivors'];
  readonly slainHere: Deeds['slain'];
  redPlayed: boolean;
  /** Sporlings that may still move on. */
  spores: number;
}

export function offersOf(spoils: Spoils, deeds: Deeds, hand: readonly string[]): string[] {
  const cards = [...new Set(hand)].filter((card) => {
    const sheet = MISSION_SHEETS.get(card);
    return sheet !== undefined && sheet.met(deeds) && !(sheet.red && spoils.redPlayed);
  });
  return [...cards.map((card) => `score ${card}`), ...spreads(spoils, deeds.field), 'done'];
}

/** Sporlings may not enter the Monolith. */
function spreads({ hex, spores }: Spoils, { beside }: Moon): string[] {
  const around = (beside.get(hex) ?? []).filter((to) => to !== 'M');
  return around.flatMap((to) => Array.from({ length: spores }, (_, i) => `spread ${i + 1} ${to}`));
}

export function afterSpoils(spoils: Spoils, move: string): void {
  const [verb, what] = move.split(' ');
  if (verb === 'spread') spoils.spores -= Number(what);
  if (verb === 'score' && MISSION_SHEETS.get(what)?.red === true) spoils.redPlayed = true;
}

/** Is somebody of the seat's enemies there? */
export function enemiesIn({ troops }: Moon, hex: string, isEnemy: (seat: number) => boolean): boolean {
  return (troops.get(hex) ?? []).some((troop, seat) => isEnemy(seat) && size(troop) > 0);
}
