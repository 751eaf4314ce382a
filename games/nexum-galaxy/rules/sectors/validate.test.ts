import { describe, expect, test } from 'vitest';
import { presetByName } from '../../data/presets.ts';
import { relicTypes, type Sector } from '../../data/sector.ts';
import { sectorRules } from '../../guide/sectors.ts';
import type { SectorFinding } from './finding.ts';
import { layoutOf } from './layout.ts';
import { validateSector } from './validate.ts';

/** A—C—B—E—F—D: a sector about which there is nothing to say. */
const plain = preset('SPIRO');
const { adjacency, relics } = plain;

function preset(name: string): Sector {
  const found = presetByName(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

type Told = Pick<SectorFinding, 'rule' | 'text'>;

function told(findings: readonly SectorFinding[]): readonly Told[] {
  return findings.map(({ rule, text }) => ({ rule, text }));
}

function errorsOf(change: Partial<Sector>, sector = plain): readonly Told[] {
  const { errors, advice } = validateSector({ ...sector, ...change });
  expect(advice).toEqual([]);
  return told(errors);
}

function adviceOn(change: Partial<Sector>, sector = plain): readonly Told[] {
  const { errors, advice } = validateSector({ ...sector, ...change });
  expect(errors).toEqual([]);
  return told(advice);
}

describe('a sector that is all right', () => {
  test('has neither errors nor advice', () => {
    expect(validateSector(plain)).toEqual({ errors: [], advice: [] });
  });
});

describe('errors of structure', () => {
  test('NG-8.1 a disk twice', () => {
    expect(errorsOf({ systems: [...plain.systems, 'B', 'B'] })).toEqual([
      { rule: 'NG-8.1', text: 'There is only one disk B, but it is listed twice.' },
    ]);
  });

  test('NG-8.2 a neighbour that does not know of it', () => {
    expect(errorsOf({ adjacency: { ...adjacency, A: ['B', 'C'] } })).toEqual([
      { rule: 'NG-8.2', text: 'A lists B as a neighbour, but B does not list A.' },
    ]);
  });

  test('NG-8.2 its own neighbour', () => {
    expect(errorsOf({ adjacency: { ...adjacency, A: ['A', 'C'] } })).toEqual([
      { rule: 'NG-8.2', text: 'A cannot be its own neighbour.' },
    ]);
  });

  test('NG-8.2 a neighbour twice', () => {
    expect(errorsOf({ adjacency: { ...adjacency, A: ['C', 'C'] } })).toEqual([
      { rule: 'NG-8.2', text: 'A lists its neighbour C twice.' },
    ]);
  });

  test('NG-8.2 a neighbour that is not in the sector', () => {
    expect(errorsOf({ adjacency: { ...adjacency, A: ['C', 'L'], L: ['A'] } })).toEqual([
      { rule: 'NG-8.2', text: 'The adjacency of A names L, which is not in the sector.' },
      { rule: 'NG-8.2', text: 'The adjacency names L, which is not in the sector.' },
    ]);
    expect(errorsOf({ adjacency: { ...adjacency, L: [] } })).toEqual([
      { rule: 'NG-8.2', text: 'The adjacency names L, which is not in the sector.' },
    ]);
  });

  test('NG-8.2 more than six neighbours', () => {
    const others = ['B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
    const star = Object.fromEntries(others.map((id) => [id, ['A'] as const]));
    const { errors } = validateSector({
      ...preset('TREX-B'),
      relics: [],
      adjacency: { ...star, A: others, I: [] },
    });
    expect(told(errors)).toEqual([
      { rule: 'NG-8.2', text: 'A has 7 neighbours; a disk touches at most six.' },
    ]);
  });

  test('NG-8.2 six neighbours are not too many', () => {
    const others = ['B', 'C', 'D', 'E', 'F', 'G'] as const;
    const star = Object.fromEntries(others.map((id) => [id, ['A'] as const]));
    const { errors } = validateSector({
      ...preset('TREX-B'),
      adjacency: { ...star, A: others, H: [], I: [] },
    });
    expect(errors).toEqual([]);
  });

  test('NG-8.3 a group that neither links nor jumps reach', () => {
    const apart = { A: ['C'], B: ['E'], C: ['A'], D: ['F'], E: ['B'], F: ['D'] } as const;
    expect(errorsOf({ adjacency: apart, noHyperspace: ['A', 'B', 'C'] })).toEqual([
      {
        rule: 'NG-8.3',
        text: 'No way leads to A and C: no link joins the others, and hyperspace is closed.',
      },
    ]);
  });

  test('NG-8.3 all closed is no error as long as links reach everything', () => {
    expect(errorsOf({ noHyperspace: plain.systems })).toEqual([]);
  });

  test('NG-8.4 a closed system that is not in the sector, and one that is named twice', () => {
    expect(errorsOf({ noHyperspace: ['L', 'B', 'B'] })).toEqual([
      { rule: 'NG-8.4', text: 'The list noHyperspace names L, which is not in the sector.' },
      { rule: 'NG-8.4', text: 'noHyperspace lists B twice.' },
    ]);
  });

  test('NG-8.5 a seat without a gate', () => {
    expect(errorsOf({ seats: ['A', 'D', 'B'] })).toEqual([
      { rule: 'NG-8.5', text: 'B cannot be a seat: only A, D, G and J have a gate.' },
    ]);
  });

  test('NG-8.5 a seat that is not in the sector', () => {
    expect(errorsOf({ seats: ['A', 'D', 'G'] })).toEqual([
      { rule: 'NG-8.5', text: 'The list of seats names G, which is not in the sector.' },
    ]);
  });

  test('NG-8.5 two on one seat', () => {
    expect(errorsOf({ seats: ['A', 'D', 'A'] })).toEqual([
      { rule: 'NG-8.5', text: 'Two civilizations cannot both start in A.' },
    ]);
  });

  test('NG-8.5 fewer than two seats', () => {
    expect(errorsOf({ seats: ['A'], players: [1] })).toEqual([
      { rule: 'NG-8.5', text: 'A sector has at least two seats.' },
    ]);
  });

  test('NG-8.6 numbers of players: none, too many, twice', () => {
    expect(errorsOf({ players: [] })).toEqual([
      { rule: 'NG-8.6', text: 'The sector does not say for how many players it is made.' },
    ]);
    expect(errorsOf({ players: [2, 3] })).toEqual([
      { rule: 'NG-8.6', text: '3 players do not fit on 2 seats.' },
    ]);
    expect(errorsOf({ players: [2, 2] })).toEqual([
      { rule: 'NG-8.6', text: 'The list of players has 2 twice.' },
    ]);
  });

  test('NG-8.7 a relic outside the sector', () => {
    expect(errorsOf({ relics: [...relics, { type: 'military', system: 'H', planet: 1 }] })).toEqual([
      { rule: 'NG-8.7', text: 'The list of relics names H, which is not in the sector.' },
    ]);
  });

  test('NG-8.7 more relics at home than ships to carry them', () => {
    const pile = (system: 'A' | 'B', planet: 1 | 3): Sector['relics'] =>
      (['military', 'extractor', 'transporter'] as const).map((type) => ({ type, system, planet }));
    expect(errorsOf({ relics: pile('A', 3), start: 'everyPlanet' })).toEqual([
      { rule: 'NG-8.7', text: 'More relics start on A3 than ships that could carry them.' },
    ]);
    expect(validateSector({ ...plain, relics: pile('A', 3) }).errors).toEqual([]);
    expect(validateSector({ ...plain, relics: pile('A', 1) }).errors).toEqual([]);
    expect(validateSector({ ...plain, relics: pile('B', 1), start: 'everyPlanet' }).errors).toEqual([]);
  });

  test('NG-8.7 enough relics at home to win before the first turn', () => {
    const four = relicTypes.map((type) => ({ type, system: 'A', planet: 3 }) as const);
    expect(errorsOf({ relics: four })).toEqual([
      { rule: 'NG-8.7', text: 'Whoever starts in A would have won already: too many relics are there.' },
    ]);
    const three = preset('TRIPARTUM');
    expect(validateSector({ ...three, relics: four, players: [3] }).errors).toEqual([]);
    expect(validateSector({ ...three, relics: four, players: [2, 3] }).errors).toHaveLength(1);
    expect(validateSector({ ...plain, relics: four, players: [1] }).errors).toEqual([]);
  });

  test('NG-8.7 a third relic of a type', () => {
    const three = ([1, 2, 3] as const).map((planet) => ({ type: 'military', system: 'B', planet }) as const);
    expect(errorsOf({ relics: three })).toEqual([
      { rule: 'NG-8.7', text: 'The box has only two relics of the type military.' },
    ]);
  });

  test('NG-8.8 the cloud: beside nothing, beside a stranger, twice beside a system, beside too many', () => {
    expect(errorsOf({ cloud: { mode: 'adjacent', to: [] } })).toEqual([
      { rule: 'NG-8.8', text: 'The cloud is not adjacent to any system.' },
    ]);
    expect(errorsOf({ cloud: { mode: 'adjacent', to: ['K', 'B', 'B'] } })).toEqual([
      { rule: 'NG-8.8', text: 'The cloud names K, which is not in the sector.' },
      { rule: 'NG-8.8', text: 'The cloud lists B twice.' },
    ]);
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'H'] as const;
    expect(errorsOf({ cloud: { mode: 'adjacent', to: seven } }, preset('RECULA'))).toEqual([
      { rule: 'NG-8.8', text: 'The cloud touches at most six systems.' },
    ]);
    expect(errorsOf({ cloud: { mode: 'adjacent', to: plain.systems } })).toEqual([]);
  });

  test('NG-8.8 the start of the computer: a stranger, a seat, a system without a gate', () => {
    expect(errorsOf({ aiStart: 'home:L' })).toEqual([
      { rule: 'NG-8.8', text: 'The start of the computer names L, which is not in the sector.' },
    ]);
    expect(errorsOf({ aiStart: 'tann:D' })).toEqual([
      { rule: 'NG-8.8', text: 'The computer cannot start in the seat D.' },
    ]);
    expect(errorsOf({ aiStart: 'tann:B' })).toEqual([
      { rule: 'NG-8.8', text: 'The computer cannot start from a gate in B: only A, D, G and J have one.' },
    ]);
    expect(errorsOf({ aiStart: 'home:B' })).toEqual([]);
  });

  test('NG-8.9 a system without a place, and a place without a system', () => {
    const { F, ...five } = layoutOf(plain);
    expect(errorsOf({ layout: five })).toEqual([{ rule: 'NG-8.9', text: 'The layout has no place for F.' }]);
    expect(errorsOf({ layout: { ...five, F: [0, 4], L: [4, 0] } })).toEqual([
      { rule: 'NG-8.9', text: 'The layout names L, which is not in the sector.' },
    ]);
    expect(F).toBeDefined();
  });
});

describe('advice on balance', () => {
  test('NG-8.7 more than one relic on a planet', () => {
    const heaped = relics.map((relic) => ({ ...relic, system: 'B', planet: 2 }) as const);
    expect(adviceOn({ relics: heaped })).toContainEqual({
      rule: 'NG-8.7',
      text: 'More than one relic starts on B2; one per planet is better.',
    });
  });

  test('NG-8.9 disks that overlap', () => {
    expect(adviceOn({ layout: { ...plain.layout, A: [4, 4], D: [4.5, 4.5] } })).toEqual([
      { rule: 'NG-8.9', text: 'The disks A and D overlap in the layout.' },
    ]);
  });

  test('NG-8.10 another number of disks than three for each', () => {
    expect(adviceOn({}, preset('LIBRADABRA'))).toEqual([
      {
        rule: 'NG-8.10',
        text: '3 civilizations take as many Tann, major and minor systems; here there are 3, 1 and 3.',
      },
    ]);
    expect(adviceOn({}, preset('TREX')).map(({ rule }) => rule)).toContain('NG-8.10');
    const { F, ...five } = layoutOf(plain);
    const turned = plain.systems.map((id) => (id === 'F' ? 'G' : id));
    const { advice } = validateSector({
      ...plain,
      systems: turned,
      adjacency: { A: ['C'], B: ['C', 'E'], C: ['A', 'B'], D: ['G'], E: ['B', 'G'], G: ['D', 'E'] },
      relics: [],
      layout: { ...five, G: F ?? [0, 0] },
    });
    expect(advice.map(({ rule }) => rule)).not.toContain('NG-8.10');
    expect(adviceOn({}, preset('RECULA')).map(({ rule }) => rule)).toContain('NG-8.10');
  });

  test('NG-8.11 Tanns with different prospects', () => {
    expect(adviceOn({ noHyperspace: ['A'] })).toEqual([
      { rule: 'NG-8.11', text: 'The sector does not look the same from every Tann system: A / D.' },
    ]);
    expect(adviceOn({}, preset('DROPTULA'))).toContainEqual({
      rule: 'NG-8.11',
      text: 'The sector does not look the same from every Tann system: A and G / D and J.',
    });
    const duel = {
      rule: 'NG-8.11',
      text: 'Two players start in A and D, and the sector does not look the same from there.',
    };
    expect(adviceOn({}, preset('DROPTULA'))).toContainEqual(duel);
    expect(adviceOn({ players: [3, 4] }, preset('DROPTULA'))).not.toContainEqual(duel);
    expect(adviceOn({}, preset('LAUBURIA'))).not.toContainEqual(duel);
  });

  test('NG-8.12 majors nearer than minors, and majors beside a Tann', () => {
    expect(adviceOn({}, preset('XPLOTIA'))).toEqual([
      { rule: 'NG-8.12', text: 'A major system is nearer than any minor one to A, D and G.' },
      {
        rule: 'NG-8.12',
        text: 'Major systems are better placed a jump away, but Tann systems touch B, E and H.',
      },
    ]);
    expect(adviceOn({}, preset('FENIX'))).toEqual([
      {
        rule: 'NG-8.12',
        text: 'Major systems are better placed a jump away, but Tann systems touch B and E.',
      },
    ]);
  });

  test('NG-8.13 too few relics', () => {
    expect(adviceOn({ relics: [] })).toEqual([
      { rule: 'NG-8.13', text: 'There are 0 relics; 2 civilizations should have 4.' },
    ]);
    const [one] = relics;
    expect(adviceOn({ relics: [one] })).toContainEqual({
      rule: 'NG-8.13',
      text: 'There is 1 relic; 2 civilizations should have 4.',
    });
  });

  test('NG-8.14, NG-8.15 a relic at home', () => {
    const moved = relics.map((relic) => {
      if (relic.system === 'C') return { ...relic, system: 'A' } as const;
      return relic.system === 'F' ? ({ ...relic, system: 'D' } as const) : relic;
    });
    expect(adviceOn({ relics: moved })).toEqual([
      { rule: 'NG-8.14', text: 'A relic starts in A and D, where somebody starts too.' },
      {
        rule: 'NG-8.15',
        text: 'Some relics are not where they belong: extractor on A1 and replicator on D1.',
      },
    ]);
  });

  test('NG-8.15 relics on the wrong planets and in the wrong systems', () => {
    expect(
      adviceOn({
        relics: [
          { type: 'extractor', system: 'C', planet: 2 },
          { type: 'replicator', system: 'F', planet: 2 },
          { type: 'military', system: 'B', planet: 1 },
          { type: 'transporter', system: 'E', planet: 3 },
        ],
      }),
    ).toEqual([
      {
        rule: 'NG-8.15',
        text: 'Some relics are not where they belong: extractor on C2 and replicator on F2.',
      },
    ]);
    const swapped = relics.map((relic) =>
      relic.type === 'military' ? ({ ...relic, type: 'extractor' } as const) : relic,
    );
    expect(adviceOn({ relics: swapped }).map(({ rule }) => rule)).toContain('NG-8.15');
  });

  test('NG-8.16 a type twice before another comes once', () => {
    const doubled = relics.map((relic) =>
      relic.type === 'transporter' ? ({ ...relic, type: 'military' } as const) : relic,
    );
    expect(adviceOn({ relics: doubled })).toEqual([
      {
        rule: 'NG-8.16',
        text: 'The types of relics differ in number: 2 military, 1 replicator, 1 extractor and 0 transporter.',
      },
    ]);
  });
});

describe('the guide', () => {
  test('has every rule that a finding can name, in order', () => {
    expect(Object.keys(sectorRules)).toEqual(Array.from({ length: 18 }, (_, i) => `NG-8.${i + 1}`));
  });
});
