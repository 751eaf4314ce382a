// Who starts where (NG-3.3, NG-3.7, NG-11.3).

import type { Chance } from '@starboard/engine';
import type { SystemId } from '../data/disks.ts';
import type { Sector } from '../data/sector.ts';
import type { Options } from './options.ts';
import { tannsLeft, type Terms } from './terms.ts';

/** The Tann of each civilization, people first; null where the computer starts without one. */
export function homesOf(
  options: Options,
  sector: Sector,
  terms: Terms,
  chance: Chance,
): readonly (SystemId | null)[] {
  const { humans, computers, computerHome } = terms;
  const tanns = tannsLeft(sector, terms);
  const homeless = computerHome === null ? computers : computers - 1;
  const dealt = dealHomes(tanns.slice(0, humans + homeless), options, chance);
  const people = options.chosenHomes ?? dealt.slice(0, humans);
  const left = (options.chosenHomes === null ? dealt : tanns).filter((id) => !people.includes(id));
  const machines = [...(computerHome === null ? [] : [computerHome]), ...left, ...extraTann(sector)];
  return [...people, ...Array.from({ length: computers }, (_, i) => machines[i] ?? null)];
}

/** A Tann of the sector in which only the computer starts. */
function extraTann({ aiStart }: Sector): readonly SystemId[] {
  return aiStart.startsWith('tann:') ? [aiStart.slice('tann:'.length) as SystemId] : [];
}

/** NG-3.3, where nobody chose: in the order of the seats or at random; teams stay opposite each other, as the sector seats them. */
function dealHomes(tanns: readonly SystemId[], options: Options, chance: Chance): readonly SystemId[] {
  if (options.chosenHomes !== null || options.homes === 'in-order') return tanns;
  if (!options.teams) return shuffled(tanns, chance);
  const [one, other] = shuffled(
    [
      [tanns[0], tanns[2]],
      [tanns[1], tanns[3]],
    ],
    chance,
  );
  const [a, c] = shuffled(one, chance);
  const [b, d] = shuffled(other, chance);
  return [a, b, c, d];
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(chance.die(rest.length) - 1, 1)[0]);
}
