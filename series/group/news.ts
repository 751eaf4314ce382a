// What a table's log tells its group: what left it, what came, and who is still in play there.

import { seatsOf, type Game, type GroupPlay } from '@starboard/engine';
import { isOver, type Committed, type Match } from '@starboard/engine/match';
import type { TableNews } from './playing.ts';

/** How a game's tables play into each other; only games that can have groups. */
export function groupPlayOf({ group, title }: Pick<Game, 'group' | 'title'>): GroupPlay {
  if (group === undefined) throw new Error(`Tables of ${title} cannot be linked.`);
  return group;
}

/** The factions to which parcels can still go. */
function standingAt(match: Match): readonly number[] {
  if (isOver(match)) return [];
  return seatsOf(groupPlayOf(match.game).reachable(match.state));
}

/** SE-7.3 to SE-7.6: of the match after that entry, in the order in which it counts. */
export function newsOf(match: Match, { entry, events, before }: Committed): readonly TableNews[] {
  const play = groupPlayOf(match.game);
  const news: TableNews[] = [];
  if ('order' in entry) {
    const answered = play.answered(entry.order);
    if (answered !== null && 'opens' in answered) {
      const { from, ...cargo } = answered.opens;
      news.push({ news: 'opened', faction: entry.seat, from, cargo });
    } else if (answered !== null)
      news.push({ news: 'begun', faction: entry.seat, reaches: answered.reaches });
    for (const event of events) {
      const sent = play.sent(event);
      if (sent === null) continue;
      const { seat, to, ...cargo } = sent;
      news.push({ news: 'sent', faction: seat, to, cargo });
    }
  }
  const stood = seatsOf(play.reachable(before.state));
  const stands = standingAt(match);
  // with the result of a table nobody stands there any more
  if (!isOver(match) && stands.join() !== stood.join()) news.push({ news: 'standing', factions: stands });
  return news;
}
