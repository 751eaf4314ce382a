// The board and the viewer's own things below it. Both are drawn anew only when the scene changes.

import { memo } from 'react';
import type { GameUi, Scene } from '@starboard/kit';
import { useSay } from '../words/say.ts';

export const BoardPlace = memo(function BoardPlace({
  scene,
  ui,
}: {
  readonly scene: Scene;
  readonly ui: GameUi;
}) {
  const say = useSay();
  const { Board, Hand } = ui;
  return (
    <main className="table-board" aria-label={say.table.board}>
      <div className="board">
        <Board {...scene} />
      </div>
      {Hand === undefined ? null : (
        <section className="hand" aria-label={say.table.yourHand}>
          <Hand {...scene} />
        </section>
      )}
    </main>
  );
});
