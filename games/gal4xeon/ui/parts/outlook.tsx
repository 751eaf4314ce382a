// What pointing at a sector would bring, in a sentence.

import { chartOf } from '../../rules/chart.ts';
import { placeNames } from '../../rules/hexes.ts';
import { conquestPoints, exploitPoints, findingOf, tradePoints } from '../model/effects.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import type { Exploring } from './map/exploring.ts';

/** What pointing at that sector would bring; null when it is not one of the choices. */
export function useOutlook(exploring: Exploring, pointed: number | null): string | null {
  const { note } = useSheetWords();
  const { state, page, picking } = useDesk();
  if (pointed === null || picking === null) return null;
  const held = exploring.on ? exploring.held(pointed) : null;
  if (held !== null) return note.finding(findingOf(state, page.page, held.places));
  const hex = placeNames[pointed];
  if (picking.can({ move: 'conquer', hex })) return note.conquest(conquestPoints(state, page.page, pointed));
  if (picking.can({ move: 'trade', hex })) return note.trade(tradePoints(state, page.page, pointed));
  if (!picking.can({ move: 'exploit', hex })) return null;
  const { worth, sectorAt } = chartOf(state);
  const isSystem = worth[sectorAt[pointed]] === 0 && page.resources < state.resourceDice;
  const modifier = isSystem ? state.modifiers[page.resources + 1] : null;
  return note.exploit(exploitPoints(state, page.page, pointed), modifier);
}

interface OutlookProps {
  readonly exploring: Exploring;
  readonly pointed: number | null;
}

/** On the map itself, where a growing note would push the map from under the finger. */
export function Outlook({ exploring, pointed }: OutlookProps) {
  const outlook = useOutlook(exploring, pointed);
  return outlook === null ? null : (
    <p className="gx-outlook" aria-hidden="true">
      {outlook}
    </p>
  );
}
