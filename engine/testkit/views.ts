// Checks of what viewers are sent with an order: their numbers count what they are shown and nothing else, a delta
// turns one view into the next, and a match resumed from a snapshot shows the same.

import { isRefusal } from '../index.ts';
import { resubmit, resumeMatch, snapshotOf, type Committed, type Match } from '../doors/match.ts';
import { deltaFor, viewFor, type View, type ViewDelta } from '../doors/view.ts';
import type { Order } from './case.ts';
import { finding, type Finding } from './finding.ts';
import { called, viewersOf } from './test-position.ts';

/** What everybody sees before the order, and the match as it would be read from a snapshot. */
export interface Before {
  readonly views: readonly View[];
  readonly resumed: Match;
}

export function beforeOrder(match: Match): Before | Finding {
  const plain = JSON.parse(JSON.stringify(snapshotOf(match))) as ReturnType<typeof snapshotOf>;
  const resumed = resumeMatch(match.game, match, plain);
  if (isRefusal(resumed)) return finding('replay', `the match cannot be resumed: ${resumed.reason}`);
  return { views: viewersOf(match).map((viewer) => viewFor(match, viewer)), resumed };
}

export function viewsFollow(
  match: Match,
  { views, resumed }: Before,
  order: Order,
  latest: Committed,
): Finding | null {
  const again = resubmit(resumed, order.seat, order.moves, order.draws, latest.entry.at);
  if (isRefusal(again)) return finding('replay', `a resumed match refuses an order: ${again.reason}`);
  for (const before of views) {
    const { viewer } = before;
    const after = viewFor(match, viewer, { latest });
    const delta = deltaFor(match, viewer, latest);
    const wrong = delta === null ? unlike(before, after) : unlike(changed(match, before, delta), after);
    if (wrong) {
      const what = delta === null ? 'is not told of a change' : 'is told another change than there was';
      return finding('replay', `${called(viewer)} ${what}`);
    }
    if (delta !== null && isIdle(before, after))
      return finding('leak', `${called(viewer)} is told that something happened that it may not know of`);
    if (unlike(viewFor(resumed, viewer, { latest: again }), after))
      return finding('replay', `${called(viewer)} sees something else at a resumed match`);
  }
  return null;
}

function changed({ game }: Match, before: View, delta: ViewDelta): View {
  const { patch, ...rest } = delta;
  const { prelude: _earlier, ...still } = before;
  const state = game.shape.restore(before.state);
  if (state === null) throw new Error('A view holds no state.');
  game.shape.patch(state, patch);
  return { ...still, ...rest, viewSeq: before.viewSeq + 1, state: game.shape.snapshot(state) };
}

/** Nothing but the number differs, and with it what was told before the first decision. */
function isIdle({ prelude: _earlier, ...before }: View, after: View): boolean {
  return !unlike({ ...before, viewSeq: after.viewSeq }, after);
}

function unlike(one: View, other: View): boolean {
  return Object.keys({ ...one, ...other }).some(
    (key) => JSON.stringify(one[key as keyof View]) !== JSON.stringify(other[key as keyof View]),
  );
}
