// The table's side of pointing: cards beside the pointer, what the board offers, what the lesson asks for.

import { useMemo, useState } from 'react';
import { asksNow, wantedBy } from '@starboard/kit';
import type { Pointing } from '@starboard/kit/table';
import type { LessonNow } from './lesson.tsx';
import type { TableSession } from './session.ts';
import type { TableState } from './table-state.ts';
import { Tips } from './tips.tsx';

export function usePointing(
  session: TableSession,
  table: TableState,
  lesson: LessonNow | null,
): { pointing: Pointing; tips: Tips } {
  const [tips] = useState(() => new Tips());
  // without a lesson nothing here changes from move to move
  const step = lesson === null || lesson.waits ? null : lesson.step;
  const choices = step === null ? null : (table.draft?.all ?? null);
  const [inHand, hold] = useState<Pointing['inHand']>(null);
  const pointing = useMemo<Pointing>(
    () => ({
      at: (element) => tips.point(element),
      offer: (wishes) => session.drafter.offer(wishes),
      showTip: (tip, beside) => tips.show(tip, beside),
      renewTip: (tip, beside) => tips.renew(tip, beside),
      hideTip: () => tips.hide(),
      explains: (beside) => tips.explains(beside),
      lesson: new Set(step?.spots),
      escape: () => session.drafter.escape(),
      wanted: (wishes) => step !== null && choices !== null && wantedBy(step, choices, wishes),
      asks: step !== null && choices !== null && asksNow(step, choices),
      inHand,
      hold,
    }),
    [session, tips, step, choices, inHand],
  );
  return { pointing, tips };
}
