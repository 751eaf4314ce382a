// Two sheets at the ends of what a sheet file allows, for tests to play with: a small galaxy where everything is
// close and runs out, and the largest one.

import { line, pair, single } from './shapes.ts';
import type { Icon, SheetFile, Technology, TechnologyId } from './sheet.ts';

const every = (squares: number, step: number, icons: readonly Icon['icon'][]): readonly Icon[] =>
  Array.from({ length: Math.floor(squares / step) }, (_, i) => ({
    after: (i + 1) * step,
    icon: icons[i % icons.length],
  }));

const free = (id: TechnologyId, ...needs: readonly TechnologyId[]): Technology => ({
  id,
  start: false,
  needs,
  shape: null,
});

/** Short tracks, icons everywhere, few rows for aliens, shapes that differ from their mirror image. */
const small: SheetFile = {
  gal4xeon: 1,
  name: 'Cluster',
  tracks: {
    explore: { squares: 20, icons: every(20, 1, ['explore']) },
    conquer: { squares: 20, icons: every(20, 2, ['conquer', 'research']) },
    science: { squares: 30, icons: every(30, 2, ['research', 'explore', 'trade', 'exploit', 'conquer']) },
    resources: { squares: 12, icons: every(12, 2, ['exploit']) },
    trade: { squares: 20, icons: every(20, 1, ['trade', 'research']) },
  },
  resourceModifiers: [0, 3, 7],
  tradeMinimums: [1, 4, 6],
  technologies: [
    { id: 'military1', start: true, needs: [], shape: null },
    { id: 'range1', start: true, needs: [], shape: single },
    free('military9'),
    free('logistics', 'military9'),
    {
      id: 'range5',
      start: false,
      needs: ['range1'],
      shape: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
    },
    {
      id: 'range6',
      start: false,
      needs: ['range1', 'military9'],
      shape: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    },
    free('miningConglomerate'),
    free('friendlyRelations'),
    free('tradeLeague', 'friendlyRelations'),
    free('neutralRelations', 'friendlyRelations'),
    free('unfriendlyRelations', 'friendlyRelations', 'neutralRelations'),
  ],
  alienRows: 8,
  map: {
    name: 'Cluster',
    rows: [
      '    1   w',
      '   g w g w',
      '    w s s w',
      '   g s H s w',
      '    w s s g',
      '     w w w',
      '    9   2',
    ],
    start: null,
  },
};

/** All places within five steps of home and two more, as many as there can be, and a tech tree with little in it. */
const large: SheetFile = {
  gal4xeon: 1,
  name: 'Expanse',
  technologies: [
    { id: 'military1', start: true, needs: [], shape: null },
    { id: 'range1', start: true, needs: [], shape: single },
    { id: 'range2', start: true, needs: ['range1'], shape: pair },
    { id: 'range3', start: false, needs: ['range2'], shape: line },
    {
      id: 'range4',
      start: false,
      needs: ['range2'],
      shape: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    },
    free('military4', 'military1'),
    free('friendlyRelations'),
  ],
  map: {
    name: 'Expanse',
    rows: [
      '          w w',
      '     5 w g w g 3',
      '    w w w w w w w',
      '   g w w g w g w w',
      '  w g g w w w g g w',
      ' g g w w s s g w w w',
      '1 w g w s H s g w g 5',
      ' w w w w s s w w w w',
      '  w g w g w w g w g',
      '   w w w g g w w w',
      '    w g g w w w g',
      '     4 w g w g 8',
    ],
    start: null,
  },
};

export const sampleSheets: readonly SheetFile[] = [small, large];
