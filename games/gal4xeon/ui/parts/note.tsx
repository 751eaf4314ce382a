// The note on the sheet: the action that waits, how to use it, and what it would bring.

import { HtmlSpot } from '@starboard/kit';
import { technologyIds, tracks } from '../../data/sheet.ts';
import { chartOf } from '../../rules/chart.ts';
import { MOST_TURNS } from '../../rules/shapes.ts';
import { RANGE1 } from '../../rules/sheet.ts';
import { HexShape } from '../draw/hex-shape.tsx';
import { ActionSign } from '../draw/icons.tsx';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import type { Exploring } from './map/exploring.ts';
import { useOutlook } from './outlook.tsx';

interface NoteProps {
  readonly exploring: Exploring;
  readonly pointed: number | null;
}

export function Note({ exploring, pointed }: NoteProps) {
  const { page, picking } = useDesk();
  const words = useSheetWords();
  const { action, owed, second, left, track } = page;
  const outlook = useOutlook(exploring, pointed);
  if (action === null) return null;
  const hint = owed ? words.note.proceeds : second ? words.note.second : words.note.hints[action];
  return (
    <section className="gx-note" aria-live="polite">
      <h3>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <ActionSign action={action} />
        </svg>
        {words.actions[action]}
      </h3>
      <p className="gx-note-text">{outlook ?? hint}</p>
      {exploring.on && <Shapes exploring={exploring} pointed={pointed} />}
      {left > 0 && <p className="gx-note-rest">{words.note.afterwards(left, words.tracks[tracks[track]])}</p>}
      {picking !== null && <Answers />}
    </section>
  );
}

function Shapes({ exploring, pointed }: NoteProps) {
  const { state } = useDesk();
  const words = useSheetWords();
  const { ranges, range, setRange, held, turnable, turn } = exploring;
  const there = pointed === null ? null : held(pointed);
  return (
    <div className="gx-shapes" role="group" aria-label={words.note.shape}>
      {ranges.length > 1 &&
        ranges.map((each) => (
          <button
            key={each}
            type="button"
            className="gx-chip"
            aria-pressed={each === range}
            aria-label={words.technologies[technologyIds[RANGE1 + each - 1]]}
            onClick={() => setRange(each)}
          >
            <HexShape shape={chartOf(state).turns[(each - 1) * MOST_TURNS] ?? []} size={26} />
          </button>
        ))}
      {turnable(null) && (
        <button type="button" className="gx-chip gx-turn" onClick={() => turn(pointed, 1)}>
          <span aria-hidden="true">↻</span> {words.note.turn}
        </button>
      )}
      {there !== null && (
        <HtmlSpot
          id="place"
          label={words.note.place}
          wishes={[{ move: 'explore', range: there.range, turn: there.turn, hex: there.hex }]}
          className="gx-chip gx-place"
        >
          {words.note.place}
        </HtmlSpot>
      )}
    </div>
  );
}

function Answers() {
  const { state, page } = useDesk();
  const words = useSheetWords();
  if (page.owed) {
    if (page.trades >= state.tradeDice) return null;
    const label = words.note.raise(state.minimums[page.trades + 1]);
    return (
      <HtmlSpot id="raise" label={label} wishes={[{ move: 'raise' }]} className="gx-chip">
        {label}
      </HtmlSpot>
    );
  }
  const label = page.second ? words.note.declineSecond : words.note.decline;
  return (
    <HtmlSpot id="decline" label={label} wishes={[{ move: 'decline' }]} className="gx-chip gx-decline">
      {label}
    </HtmlSpot>
  );
}
