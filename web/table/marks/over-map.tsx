// What lies over the map: nothing until a rival has done something or somebody looks back, so that what draws it is fetched
// only then.

import { fetched, type GameUi, type Scene } from '@starboard/kit';
import { useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { TableState } from '../table-state.ts';
import type { Recall } from './recall.ts';

const MarksLayer = fetched(async () => (await import('./marks-layer.tsx')).MarksLayer);

export interface OverMapProps {
  readonly scene: Scene;
  readonly table: TableState;
  readonly ui: GameUi;
  readonly recall: Recall;
}

export function OverMap({ scene, table, ui, recall }: OverMapProps) {
  const recalled = useSyncExternalStore(recall.subscribe, recall.snapshot);
  const { marks } = useSettings();
  const { replay, moments, shown, viewer } = table;
  const isWanted =
    recalled !== null ||
    replay !== null ||
    moments.some(({ entry }, at) => at <= shown && entry !== null && entry.seat !== viewer);
  return marks && isWanted ? <MarksLayer scene={scene} table={table} ui={ui} recalled={recalled} /> : null;
}
