import type { Scene } from '@starboard/kit';
import { useState } from 'react';
import type { Gal4Xeon } from '../rules/state.ts';
import { SheetTabs } from './parts/sheet-tabs.tsx';
import { Sheet } from './parts/sheet.tsx';
import { useSheetWords } from './words/words.ts';

/** The viewer's sheet, with everybody else's a click away. */
export function Board(scene: Scene<Gal4Xeon>) {
  const own = Math.max(0, scene.viewer);
  const words = useSheetWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const seat = chosen !== null && chosen < scene.seats ? chosen : own;
  return (
    <div className={`gx gx-board seat-${scene.people[seat].colour}`}>
      {scene.seats > 1 && <SheetTabs scene={scene} shown={seat} onShow={setChosen} />}
      {seat !== own && scene.picking !== null && (
        <button type="button" className="gx-back primary" onClick={() => setChosen(null)}>
          <span aria-hidden="true">←</span> {words.backToYours}
        </button>
      )}
      <Sheet key={seat} scene={scene} seat={seat} />
    </div>
  );
}
