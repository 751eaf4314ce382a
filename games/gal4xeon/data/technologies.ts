// The tech tree. Its technologies and the two that everybody starts with are printed; the lines between them and the
// highest strength were rebuilt.

import { line, pair, rhombus, single } from './shapes.ts';
import type { Offset, Technology, TechnologyId } from './sheet.ts';

const start = (id: TechnologyId, shape: readonly Offset[] | null = null): Technology => ({
  id,
  start: true,
  needs: [],
  shape,
});
const below = (
  needs: TechnologyId,
  id: TechnologyId,
  shape: readonly Offset[] | null = null,
): Technology => ({
  id,
  start: false,
  needs: [needs],
  shape,
});

export const technologies: readonly Technology[] = [
  start('military1'),
  below('military1', 'military2'),
  below('military2', 'military3'),
  below('military3', 'military4'),
  below('military4', 'military5'),
  below('military5', 'military6'),
  below('military6', 'military7'),
  below('military4', 'logistics'),
  start('range1', single),
  below('range1', 'range2', pair),
  below('range2', 'range3', line),
  below('range3', 'range4', rhombus),
  below('range3', 'miningConglomerate'),
  { id: 'friendlyRelations', start: false, needs: [], shape: null },
  below('friendlyRelations', 'neutralRelations'),
  below('neutralRelations', 'unfriendlyRelations'),
  below('friendlyRelations', 'tradeLeague'),
];
