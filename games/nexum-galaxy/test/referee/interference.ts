// NG-2.7: equal relics on one planet have no effect. From version 2 on that lasts to the end of the phase, also for one
// that leaves; before, only as long as they are together.

import { carriedAt, type Galaxy, type Letter, type Relic, type Orb } from './galaxy.ts';

const FOR_THE_PHASE = 2;

function crowds({ ships, waiting }: Orb): Relic[][] {
  const all = [...carriedAt({ ships }), ...waiting];
  return [...Map.groupBy(all, ({ letter }) => letter).values()].filter((equal) => equal.length > 1);
}

export function beginPhase(galaxy: Galaxy): void {
  for (const spot of galaxy.spots)
    for (const relic of [...carriedAt(spot), ...spot.waiting]) relic.jammed = false;
  noticeCrowds(galaxy);
}

/** Relics that are together now are marked for the rest of the phase. */
export function noticeCrowds({ spots }: Galaxy): void {
  for (const spot of spots) for (const equal of crowds(spot)) for (const relic of equal) relic.jammed = true;
}

/** Does a carrier of that type do its work on this planet? */
export function works({ rules }: Galaxy, spot: Orb, letter: Letter): boolean {
  const all = [...carriedAt(spot), ...spot.waiting].filter((relic) => relic.letter === letter);
  const carried = carriedAt(spot).find((relic) => relic.letter === letter);
  if (carried === undefined || all.length > 1) return false;
  return rules < FOR_THE_PHASE || !carried.jammed;
}

/** Is that relic on its way without effect? */
export function isIdle({ rules }: Galaxy, relic: Relic): boolean {
  return rules >= FOR_THE_PHASE && relic.jammed;
}
