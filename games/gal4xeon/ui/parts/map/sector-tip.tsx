// The card of a sector: what it is, what could be done with it, and what is missing.

import { technologyIds, type Demeanour } from '../../../data/sheet.ts';
import { owns } from '../../../rules/research.ts';
import type { Page, Sector, Species } from '../../model/page.ts';
import { useSheetWords, type SheetWords } from '../../words/words.ts';
import { Tip } from '../tip.tsx';

interface SectorTipProps {
  readonly sector: Sector;
  readonly page: Pick<Page, 'strength' | 'technology'>;
}

export function SectorTip({ sector, page }: SectorTipProps) {
  const words = useSheetWords();
  const { lines, rules } = told(sector, page, words);
  const ring = sector.ring === 1 ? [words.sector.inner] : sector.ring === 2 ? [words.sector.outer] : [];
  return (
    <Tip
      title={`${nameOfSector(sector, words)} · ${sector.name}`}
      lines={[...lines, ...ring]}
      rules={rules}
    />
  );
}

/** What a sector is called, as far as the page knows it. */
export function nameOfSector(sector: Sector, words: SheetWords): string {
  const { species, ground } = sector;
  if (species !== null) {
    const mood = words.demeanours[species.demeanour];
    return words.sector.aliens(species.letter, mood, species.strength);
  }
  if (ground === 'ruin') return words.sector.ruin(sector.worth);
  return sector.uninhabited ? words.sector.uninhabited : words.sector.grounds[ground];
}

interface Told {
  readonly lines: readonly string[];
  readonly rules: readonly string[];
}

function told(sector: Sector, page: SectorTipProps['page'], words: SheetWords): Told {
  const { ground, species } = sector;
  const { yours, unexplored, exploitSystem, exploitRuin } = words.sector;
  if (ground === 'home') return { lines: [yours], rules: ['GX-1.2'] };
  if (!sector.explored)
    return {
      lines: [unexplored[ground]],
      rules: [ground === 'grey' ? 'GX-4.4' : ground === 'ruin' ? 'GX-4.7' : 'GX-4.5'],
    };
  if (species !== null) return aboutSpecies(species, sector.near, page, words);
  if (sector.controlled) return { lines: [yours], rules: ['GX-10.6'] };
  const use = ground === 'ruin' ? exploitRuin(sector.worth) : exploitSystem;
  const lines = sector.near ? [use] : [use, words.sector.needsNeighbour];
  return { lines, rules: [ground === 'ruin' ? 'GX-7.2' : 'GX-7.1'] };
}

function aboutSpecies(
  species: Species,
  near: boolean,
  page: SectorTipProps['page'],
  words: SheetWords,
): Told {
  const { sector } = words;
  if (species.fate === 'traded') return { lines: [sector.traded], rules: ['GX-8.2'] };
  if (species.fate === 'conquered') return { lines: [sector.conquered], rules: ['GX-5.3'] };
  const { strength, demeanour } = species;
  const conquest =
    strength < page.strength
      ? sector.canConquer(strength, page.strength)
      : sector.needsStrength(strength + 1, page.strength);
  const relations = relationsFor(demeanour);
  const name = words.technologies[relations];
  const isOwned = owns(page.technology, technologyIds.indexOf(relations));
  const trade = isOwned ? sector.canTrade(name) : sector.needsRelations(name);
  const lines = near ? [conquest, trade] : [conquest, trade, sector.needsNeighbour];
  return { lines, rules: ['GX-5.2', 'GX-8.1'] };
}

function relationsFor(demeanour: Demeanour): `${Demeanour}Relations` {
  return `${demeanour}Relations`;
}
