// The table's side of pointing: cards beside the pointer, what the board offers, what the lesson asks for.

import { useMemo, useState } from 'react';
import type { Pointing } from '../kit/context.ts';
import { wantedBy, type Lesson } from './lesson.tsx';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import { Tips } from './tips.tsx';

export function usePointing(
  session: TableSession,
  table: TableState,
  lesson: Lesson | null,
): { pointing: Pointing; tips: Tips } {
  const [tips] = useState(() => new Tips());
  // without a lesson nothing here changes from move to move
  const choices = lesson === null ? null : (table.order?.picks.all ?? null);
  const pointing = useMemo<Pointing>(
    () => ({
      at: (element) => tips.point(element),
      offer: (wishes) => session.offer(wishes),
      showTip: (tip, beside) => tips.show(tip, beside),
      hideTip: () => tips.hide(),
      lesson: new Set(lesson?.step.spots),
      escape: () => session.escape(),
      wanted: (wishes) => lesson !== null && choices !== null && wantedBy(lesson.step, choices, wishes),
    }),
    [session, tips, lesson, choices],
  );
  return { pointing, tips };
}
