// Checks of what viewers are sent with an order: their numbers count what they are shown and nothing else, a change
// turns one sight into the next, and a match resumed from a snapshot shows the same.

import { isRefusal } from '../index.ts';
import { resubmit, resumeMatch, snapshotOf, type Committed, type Match } from '../doors/match.ts';
import { changeFor, viewFor, type Sight } from '../doors/view.ts';
import type { Order } from './case.ts';
import { finding, type Finding } from './finding.ts';
import { called, viewersOf } from './spot.ts';

/** What everybody sees before the order, and the match as it would be read from a snapshot. */
export interface Before {
  readonly sights: readonly Sight[];
  readonly resumed: Match;
}

export function beforeOrder(match: Match): Before | Finding {
  const plain = JSON.parse(JSON.stringify(snapshotOf(match))) as ReturnType<typeof snapshotOf>;
  const resumed = resumeMatch(match.game, match, plain);
  if (isRefusal(resumed)) return finding('replay', `the match cannot be resumed: ${resumed.reason}`);
  return { sights: viewersOf(match).map((viewer) => viewFor(match, viewer)), resumed };
}

export function sightsFollow(
  match: Match,
  { sights, resumed }: Before,
  order: Order,
  latest: Committed,
): Finding | null {
  const again = resubmit(resumed, order.seat, order.moves, order.draws, latest.entry.at);
  if (isRefusal(again)) return finding('replay', `a resumed match refuses an order: ${again.reason}`);
  for (const before of sights) {
    const { viewer } = before;
    const after = viewFor(match, viewer, { latest });
    const change = changeFor(match, viewer, latest);
    const wrong = change === null ? unlike(before, after) : unlike(changed(match, before, change), after);
    if (wrong) {
      const what = change === null ? 'is not told of a change' : 'is told another change than there was';
      return finding('replay', `${called(viewer)} ${what}`);
    }
    if (change !== null && isIdle(before, after))
      return finding('leak', `${called(viewer)} is told that something happened that it may not know of`);
    if (unlike(viewFor(resumed, viewer, { latest: again }), after))
      return finding('replay', `${called(viewer)} sees something else at a resumed match`);
  }
  return null;
}

function changed({ game }: Match, before: Sight, change: NonNullable<ReturnType<typeof changeFor>>): Sight {
  const { patch, ...course } = change;
  const view = game.shape.restore(before.view);
  if (view === null) throw new Error('A sight holds no view.');
  game.shape.patch(view, patch);
  const counted = { ...course, position: before.position + 1 };
  return { ...before, ...counted, view: game.shape.snapshot(view) };
}

/** Nothing but the number differs. */
function isIdle(before: Sight, after: Sight): boolean {
  return !unlike({ ...before, position: after.position }, after);
}

function unlike(one: Sight, other: Sight): boolean {
  return Object.keys(one).some(
    (key) => JSON.stringify(one[key as keyof Sight]) !== JSON.stringify(other[key as keyof Sight]),
  );
}
