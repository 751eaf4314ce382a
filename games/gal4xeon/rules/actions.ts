// The five actions together: which can be used, and which technology doubles one.

import { actions } from '../data/sheet.ts';
import { canConquer } from './conquer.ts';
import type { Desk } from './desk.ts';
import { canExploit } from './exploit.ts';
import { canExplore } from './explore.ts';
import { canResearch, owns } from './research.ts';
import { LOGISTICS, MINING, TRADE_LEAGUE } from './sheet.ts';
import { canTrade } from './trade.ts';

/** What waits on a page: 0 nothing, else the action's place in the list + 1. */
export const NOTHING = 0;
export const EXPLORE = actions.indexOf('explore') + 1;
export const CONQUER = actions.indexOf('conquer') + 1;
export const RESEARCH = actions.indexOf('research') + 1;
export const EXPLOIT = actions.indexOf('exploit') + 1;
export const TRADE = actions.indexOf('trade') + 1;

/** GX-3.9 */
export function isUsable(desk: Pick<Desk, 'state' | 'chart' | 'page'>, action: number): boolean {
  switch (action) {
    case EXPLORE:
      return canExplore(desk);
    case CONQUER:
      return canConquer(desk);
    case RESEARCH:
      return canResearch(desk);
    case EXPLOIT:
      return canExploit(desk);
    default:
      return canTrade(desk);
  }
}

/** GX-9.7, GX-9.8: may the action that waits have a second target, by what is claimed now? */
export function goesOn(desk: Desk): boolean {
  const { state, page } = desk;
  const action = state.action[page];
  if (state.second[page] === 1 || !owns(state.technology[page], doubles(action))) return false;
  return isUsable(desk, action);
}

/** GX-9.2, GX-9.4, GX-9.6: the technology that gives the action a second target. */
function doubles(action: number): number {
  if (action === CONQUER) return LOGISTICS;
  return action === EXPLOIT ? MINING : TRADE_LEAGUE;
}
