// Panels of this round that have happened, as they were told then: since that moment a civilization may have gone out, and
// with it what a panel is and which planets are safe.

import type { Past } from '@starboard/kit';
import { foretell, type ForetoldPanel, type ForetoldRow } from '../../rules/cosmos/foretell.ts';
import type { NexumEvent } from '../../rules/events.ts';

type Told = Extract<NexumEvent, { readonly event: 'panel' }>;

/** Of a round that began before the first thing was told nothing is known, and its panels are read from the state. */
export function asTold(rows: readonly ForetoldRow[], past: Past): readonly ForetoldRow[] {
  const told = panelsOfRound(past);
  if (told.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    panels: row.panels.map((panel) => {
      const then = told.find((each) => each.row === row.row && each.side === panel.side);
      return panel.happened && then !== undefined ? happened(panel, row, then) : panel;
    }),
  }));
}

function panelsOfRound(past: Past): readonly Told[] {
  const found: Told[] = [];
  for (const { events } of past.toReversed()) {
    for (const event of (events as readonly NexumEvent[]).toReversed()) {
      if (event.event === 'round') return found;
      if (event.event === 'panel') found.push(event);
    }
  }
  return found;
}

function happened(panel: ForetoldPanel, { cards }: ForetoldRow, { side, kind, places }: Told): ForetoldPanel {
  const either = [true, false].flatMap((alone) => foretell(cards[side], cards[side + 1], alone));
  return { ...panel, places, may: either.filter((each) => each.kind === kind).slice(0, 1) };
}
