import { isRefusal } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { mapNames, maps } from '../data/maps/index.ts';
import { sampleSheets } from '../data/samples.ts';
import { sources } from '../data/sources.ts';
import { tracks, type GalaxyMap, type SheetFile } from '../data/sheet.ts';
import { technologies } from '../data/technologies.ts';
import { trackPlans } from '../data/tracks.ts';
import { chartOf } from '../rules/chart.ts';
import { offsetOf } from '../rules/hexes.ts';
import { sheetOf } from '../rules/options.ts';
import { readSheetFile } from '../rules/sheets/file.ts';
import { readDrawing } from '../rules/sheets/drawing.ts';
import { begin, game, namesIn, offered, technologiesOf } from './scene.ts';

function reasonOf(given: unknown): string {
  const read = readSheetFile(given);
  if (!isRefusal(read)) return 'fine';
  expect(read.rule).toBe('GX-13.3');
  return read.reason;
}

const empty = { gal4xeon: 1, name: 'Mine' };

describe('GX-13.1: our sheet', () => {
  test('says of each table where it comes from', () => {
    expect(new Set(Object.values(sources))).toEqual(new Set(['printed', 'derived', 'reconstructed']));
    expect(sources.iconPlaces).toBe('reconstructed');
    expect(sources.points).toBe('printed');
  });

  test('tracks of 50 squares that end with an icon', () => {
    for (const track of tracks) {
      expect(trackPlans[track].squares).toBe(50);
      expect(trackPlans[track].icons.at(-1)?.after).toBe(50);
    }
    expect(tracks.map((track) => trackPlans[track].icons.length)).toEqual([10, 6, 9, 8, 11]);
    expect(technologies).toHaveLength(17);
  });
});

describe('GX-13.2: maps', () => {
  test.each(mapNames)('%s has 61 sectors, six ruins and both rings', (name) => {
    const ground = readDrawing(maps[name].rows, name);
    if (isRefusal(ground)) throw new Error(ground.reason);
    const kinds = [...ground.values()];
    const count = (kind: number): number => kinds.filter((each) => each === kind).length;
    expect([ground.size, count(1), count(2), count(3), count(4)]).toEqual([61, 1, 6, 18, 30]);
    expect(
      kinds
        .filter((kind) => kind > 4)
        .map((kind) => kind - 4)
        .toSorted((a, b) => a - b),
    ).toEqual([4, 4, 4, 5, 5, 6]);
    expect(reasonOf({ ...empty, map: maps[name] })).toBe('fine');
  });

  test('Pioneer’s ruins lie where they should', () => {
    const ground = readDrawing(maps.Pioneer.rows, 'Pioneer') as ReadonlyMap<number, number>;
    const ruins = [...ground]
      .filter(([, kind]) => kind > 4)
      .map(([place, kind]) => [...offsetOf(place), kind - 4]);
    expect(ruins).toEqual([
      [5, -5, 5],
      [0, -4, 4],
      [-5, 0, 5],
      [4, 0, 4],
      [-4, 4, 4],
      [0, 5, 6],
    ]);
  });
});

describe('GX-13.3: sheet files', () => {
  test('what a file leaves out stays as it is', () => {
    const ours = sheetOf({ map: 'Halo', sheet: null });
    const theirs = sheetOf({ map: 'Halo', sheet: { gal4xeon: 1, name: 'Mine', alienRows: 6 } });
    expect(theirs).toEqual({ ...ours, alienRows: 6 });
    expect(ours).toEqual({
      tracks: trackPlans,
      technologies,
      resourceModifiers: [0, 1, 2, 3, 4, 5],
      tradeMinimums: [1, 2, 3, 4, 5],
      alienRows: 24,
      map: maps.Halo,
    });
    expect(sheetOf({ map: 'Halo', sheet: null })).toBe(ours);
    expect(sheetOf({ map: 'Bar', sheet: null })).not.toBe(ours);
  });

  test.each(sampleSheets)('$name is read as it is written, and again', (sheet) => {
    const read = readSheetFile(JSON.parse(JSON.stringify(sheet)));
    expect(read).toEqual(sheet);
    expect(readSheetFile(read)).toEqual(read);
  });

  test('what may be left out of a technology or a neighbour is filled in', () => {
    const read = readSheetFile({
      ...empty,
      technologies: [
        { id: 'military1', start: true },
        { id: 'range1', start: true, shape: [[0, 0]] },
        { id: 'logistics', needs: ['military1'] },
      ],
    }) as SheetFile;
    expect(read.technologies).toEqual([
      { id: 'military1', start: true, needs: [], shape: null },
      { id: 'range1', start: true, needs: [], shape: [[0, 0]] },
      { id: 'logistics', start: false, needs: ['military1'], shape: null },
    ]);
    expect(Object.keys(read)).toEqual(['gal4xeon', 'name', 'technologies']);
  });

  test('a game is played on the sheet of the file', () => {
    const dice = [1, 1, 1, 1, 1, 1, 2, 3, 4];
    const state = begin({ options: { sheet: sampleSheets[0] }, dice });
    expect([...state.squares]).toEqual([20, 20, 30, 12, 20]);
    expect([state.alienRows, state.resourceDice, state.tradeDice]).toEqual([8, 2, 2]);
    expect(state.modifiers.slice(0, 3)).toEqual(Int32Array.of(0, 3, 7));
    expect(state.minimums.slice(0, 3)).toEqual(Int32Array.of(1, 4, 6));
    expect(technologiesOf(state)).toEqual(['military1', 'range1']);
    expect(chartOf(state).placeAt).toHaveLength(24);
    expect(namesIn(state, 'crossed')).toHaveLength(6);
    expect(offered(state, 'assign')).toHaveLength(15);
    expect(game.check(state)).toBe(null);
  });

  test('the largest map has 93 sectors', () => {
    const state = begin({ options: { sheet: sampleSheets[1] }, dice: [1, 1, 1, 1, 1, 1, 2, 3, 4] });
    expect(chartOf(state).placeAt).toHaveLength(93);
    expect(technologiesOf(state)).toEqual(['military1', 'range1', 'range2']);
    expect(game.check(state)).toBe(null);
  });

  test('what is in a state draws the same chart again', () => {
    const state = begin({ options: { sheet: sampleSheets[0] }, dice: [1, 1, 1, 1, 1, 1, 2, 3, 4] });
    const copy = game.shape.restore(game.shape.snapshot(state));
    expect(copy).not.toBe(null);
    expect(chartOf(copy ?? state)).toBe(chartOf(state));
    expect(chartOf(begin()).key).not.toEqual(chartOf(state).key);
  });
});

describe('GX-13.3: what is refused', () => {
  test.each([
    [null, 'sheet must be an object, not null.'],
    [[], 'sheet must be an object, not a list of 0.'],
    ['Pioneer', 'sheet must be an object, not "Pioneer".'],
    [{}, 'sheet.gal4xeon is missing: it must be 1.'],
    [{ gal4xeon: 2, name: 'x' }, 'sheet.gal4xeon must be 1, not 2.'],
    [{ gal4xeon: 1 }, 'sheet.name is missing: it must be a text of at most 60 characters.'],
    [{ gal4xeon: 1, name: 'a\u0000b' }, 'sheet.name contains characters that cannot be shown.'],
    [{ gal4xeon: 1, name: 'x'.repeat(60) }, 'fine'],
    [{ gal4xeon: 1, name: 'x'.repeat(61) }, 'sheet.name is longer than 60 characters.'],
    [
      { ...empty, colour: 1 },
      'sheet has no field "colour". Its fields are gal4xeon, name, tracks, resourceModifiers, tradeMinimums, technologies, alienRows, map.',
    ],
    [{ ...empty, alienRows: 5 }, 'sheet.alienRows must be a whole number from 6 to 26, not 5.'],
    [{ ...empty, alienRows: 27 }, 'sheet.alienRows must be a whole number from 6 to 26, not 27.'],
    [{ ...empty, alienRows: 6.5 }, 'sheet.alienRows must be a whole number from 6 to 26, not 6.5.'],
    [{ ...empty, alienRows: '6' }, 'sheet.alienRows must be a whole number from 6 to 26, not "6".'],
    [{ ...empty, alienRows: {} }, 'sheet.alienRows must be a whole number from 6 to 26, not an object.'],
    [{ ...empty, alienRows: 6 }, 'fine'],
    [{ ...empty, alienRows: 26 }, 'fine'],
    [
      { ...empty, resourceModifiers: [0] },
      'sheet.resourceModifiers must be a list of 2 to 8, not a list of 1.',
    ],
    [
      { ...empty, resourceModifiers: [0, 8] },
      'sheet.resourceModifiers[1] must be a whole number from 0 to 7, not 8.',
    ],
    [
      { ...empty, resourceModifiers: [0, 2, 1] },
      'sheet.resourceModifiers goes down: no die may be worse than the one before it.',
    ],
    [{ ...empty, resourceModifiers: [0, 2, 2, 7] }, 'fine'],
    [
      { ...empty, tradeMinimums: [0, 1] },
      'sheet.tradeMinimums[0] must be a whole number from 1 to 6, not 0.',
    ],
    [
      { ...empty, tradeMinimums: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
      'sheet.tradeMinimums must be a list of 2 to 8, not a list of 9.',
    ],
    [{ ...empty, tradeMinimums: [1, 6] }, 'fine'],
  ])('%j', (given, reason) => {
    expect(reasonOf(given)).toBe(reason);
  });

  const track = { squares: 10, icons: [{ after: 3, icon: 'explore' }] };
  const withTrack = (other: unknown): unknown => ({
    ...empty,
    tracks: { explore: track, conquer: other, science: track, resources: track, trade: track },
  });

  test.each([
    [track, 'fine'],
    [{ squares: 1, icons: [] }, 'fine'],
    [{ squares: 0, icons: [] }, 'sheet.tracks.conquer.squares must be a whole number from 1 to 60, not 0.'],
    [{ squares: 61, icons: [] }, 'sheet.tracks.conquer.squares must be a whole number from 1 to 60, not 61.'],
    [
      { squares: 9, icons: [{ after: 9, icon: 'rest' }] },
      'sheet.tracks.conquer.icons[0].icon must be one of explore, conquer, research, exploit, trade, not "rest".',
    ],
    [
      { squares: 9, icons: [{ after: 10, icon: 'trade' }] },
      'sheet.tracks.conquer has an icon beyond its last square.',
    ],
    [{ squares: 9, icons: [{ after: 9, icon: 'trade' }] }, 'fine'],
    [
      {
        squares: 9,
        icons: [
          { after: 4, icon: 'trade' },
          { after: 4, icon: 'trade' },
        ],
      },
      'sheet.tracks.conquer has icons that do not come one after another.',
    ],
    [
      { squares: 60, icons: Array.from({ length: 21 }, (_, i) => ({ after: i + 1, icon: 'trade' })) },
      'sheet.tracks.conquer.icons must be a list of at most 20, not a list of 21.',
    ],
    [undefined, 'sheet.tracks.conquer is missing: it must be an object.'],
  ])('a track %j', (other, reason) => {
    expect(reasonOf(withTrack(other))).toBe(reason);
  });

  const military = { id: 'military1', start: true };
  const range = { id: 'range1', start: true, shape: [[0, 0]] };
  const withTechnologies = (...more: readonly unknown[]): unknown => ({
    ...empty,
    technologies: [military, range, ...more],
  });

  test.each([
    [
      [{ id: 'warp' }],
      expect.stringMatching(/^sheet\.technologies\[2\]\.id must be one of military1, .*, not "warp"\.$/),
    ],
    [[{ id: 'logistics' }, { id: 'logistics' }], 'sheet.technologies lists logistics twice.'],
    [
      [{ id: 'logistics', needs: ['military2'] }, { id: 'military2' }],
      'sheet.technologies lists logistics before military2, which it needs.',
    ],
    [[{ id: 'logistics', needs: ['military1', 'range1'] }], 'fine'],
    [[{ id: 'logistics', start: 'yes' }], 'sheet.technologies[2].start must be true or false, not "yes".'],
    [
      [{ id: 'military2' }, { id: 'military3', start: true, needs: ['military2'] }],
      'sheet.technologies starts with military3, but not with what it needs.',
    ],
    [[{ id: 'range2' }], 'sheet.technologies gives range2 no shape.'],
    [
      [{ id: 'logistics', shape: [[0, 0]] }],
      'sheet.technologies gives logistics a shape, but it needs none.',
    ],
    [
      [
        {
          id: 'range2',
          shape: [
            [0, 0],
            [2, 0],
          ],
        },
      ],
      'sheet.technologies gives range2 a shape that is not in one piece.',
    ],
    [
      [
        {
          id: 'range2',
          shape: [
            [0, 0],
            [0, 0],
          ],
        },
      ],
      'sheet.technologies has a sector twice in the shape of range2.',
    ],
    [
      [{ id: 'range2', shape: [[3, 3]] }],
      'sheet.technologies gives range2 a shape that another technology already has.',
    ],
    [
      [
        {
          id: 'range2',
          shape: [
            [0, 0],
            [1, 0],
          ],
        },
        {
          id: 'range3',
          shape: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
      'sheet.technologies gives range3 a shape that another technology already has.',
    ],
    [[{ id: 'range2', shape: [] }], 'sheet.technologies[2].shape must be a list of 1 to 4, not a list of 0.'],
    [
      [
        {
          id: 'range2',
          shape: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
            [3, 1],
          ],
        },
      ],
      'sheet.technologies[2].shape must be a list of 1 to 4, not a list of 5.',
    ],
    [
      [{ id: 'range2', shape: [[0, 4]] }],
      'sheet.technologies[2].shape[0][1] must be a whole number from -3 to 3, not 4.',
    ],
    [
      [{ id: 'range2', shape: [[0, 0, 0]] }],
      'sheet.technologies[2].shape[0] must be a list of 2, not a list of 3.',
    ],
  ])('technologies with %j', (more, reason) => {
    const said = reasonOf(withTechnologies(...more));
    expect(said).toEqual(reason);
  });

  test.each([
    [[range, { id: 'military1' }], 'sheet.technologies does not start with military1.'],
    [[military, { id: 'range1', shape: [[0, 0]] }], 'sheet.technologies does not start with range1.'],
    [
      [military, { id: 'range2', start: true, shape: [[0, 0]] }],
      'sheet.technologies does not start with range1.',
    ],
    [
      [
        military,
        {
          id: 'range1',
          start: true,
          shape: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      'sheet.technologies gives range1 more than a single sector.',
    ],
    [[military], 'sheet.technologies must be a list of 2 to 24, not a list of 1.'],
  ])('a tree of %j', (tree, reason) => {
    expect(reasonOf({ ...empty, technologies: tree })).toBe(reason);
  });

  const core = [' w g w', 'g s s g', ' s H s', 'g s s g', ' w g w'];
  const rings = ['  g g g', ' g s s g', 'g s H s g', ' g s s g', '  g g g'];
  const withMap = (map: Partial<GalaxyMap>): unknown => ({
    ...empty,
    map: { name: 'Test', rows: rings, ...map },
  });

  test.each([
    [rings, 'fine'],
    [rings.map((row) => row.replaceAll(' ', '.')), 'fine'],
    [rings.with(2, 'g s h s g'), 'sheet.map has no home: mark one sector with H.'],
    [
      rings.with(0, '  g x g'),
      'sheet.map has "x" in row 1, column 5: sectors are H, s, w, g or a digit from 1 to 9.',
    ],
    [
      rings.with(0, '  g 0 g'),
      'sheet.map has "0" in row 1, column 5: sectors are H, s, w, g or a digit from 1 to 9.',
    ],
    [
      rings.with(0, ' g g g'),
      'sheet.map is out of step in row 1, column 2: neighbours in a row are two columns apart, and each row is shifted by one against the next.',
    ],
    [rings.with(2, 'g s H s g H'), 'sheet.map has a second home in row 3, column 11.'],
    [
      rings.with(2, `g s H s ${'g '.repeat(8)}`),
      'sheet.map has a sector too far from home in row 3, column 21.'.replace('21', '23'),
    ],
    [rings.with(2, 'g s H g g'), 'sheet.map lacks one of the six s around home.'],
    [rings.with(2, 's s H s g'), 'sheet.map has an s that is not beside home.'],
    [rings.with(0, '  g   g'), 'sheet.map lacks one of the twelve sectors at distance two from home.'],
    [rings.with(2, 'g s H s g   w'), 'sheet.map has a sector that cannot be reached from home: I13.'],
    [rings.with(2, 'g s H s g w w'), 'fine'],
    [rings.slice(1), 'sheet.map.rows must be a list of 5 to 17, not a list of 4.'],
    [core, 'sheet.map lacks one of the twelve sectors at distance two from home.'],
  ])('a map %j', (rows, reason) => {
    expect(reasonOf(withMap({ rows }))).toBe(reason);
  });

  test('a map of 94 sectors', () => {
    const { rows } = sampleSheets[1].map ?? maps.Bar;
    expect(reasonOf(withMap({ rows }))).toBe('fine');
    expect(reasonOf(withMap({ rows: rows.with(0, `${rows[0]} w`) }))).toBe(
      'sheet.map has 94 sectors; at most 93 are allowed.',
    );
  });

  const neighbours = ['east', 'northeast', 'northwest', 'west', 'southwest', 'southeast'].map((at) => ({
    at,
  }));

  test.each([
    [neighbours, 'fine'],
    [neighbours.with(5, { at: 'east' }), 'sheet.map names the same neighbour of home twice in start.'],
    [neighbours.slice(1), 'sheet.map.start must be a list of 6, not a list of 5.'],
    [
      neighbours.with(0, { at: 'north' }),
      expect.stringMatching(/^sheet\.map\.start\[0\]\.at must be one of east, .*, not "north"\.$/),
    ],
    [
      [{ at: 'east', aliens: { demeanour: 'friendly', strength: 7 } }, ...neighbours.slice(1)],
      'sheet.map.start[0].aliens.strength must be a whole number from 1 to 6, not 7.',
    ],
    [
      [{ at: 'east', aliens: { demeanour: 'shy', strength: 6 } }, ...neighbours.slice(1)],
      'sheet.map.start[0].aliens.demeanour must be one of friendly, neutral, unfriendly, not "shy".',
    ],
    [[{ at: 'east', aliens: { demeanour: 'neutral', strength: 6 } }, ...neighbours.slice(1)], 'fine'],
  ])('neighbours %j', (start, reason) => {
    const said = reasonOf(withMap({ start: start as GalaxyMap['start'] }));
    expect(said).toEqual(reason);
  });

  test('printed neighbours are where the file says', () => {
    const start = [
      { at: 'southeast', aliens: { demeanour: 'neutral', strength: 6 } },
      ...neighbours.slice(0, 5),
    ];
    const sheet = readSheetFile(withMap({ start: start as unknown as GalaxyMap['start'] })) as SheetFile;
    const state = begin({ options: { sheet } });
    expect(namesIn(state, 'crossed')).toEqual(['H9', 'H10', 'I8', 'I10', 'J8']);
    expect(state.met[0]).toBe(1);
  });
});
