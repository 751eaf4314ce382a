// The rows of events above the map: cards face down or up, and between them the panels they make. Whoever points at a panel
// is told what it does, and sees the planets it comes over.

import { HtmlSpot, type Past } from '@starboard/kit';
import { cardName, eventCards } from '../../data/events.ts';
import { readRows, type ForetoldPanel, type ForetoldRow } from '../../rules/cosmos/foretell.ts';
import type { Nexum } from '../../rules/state.ts';
import { useText } from '../words/use-text.ts';
import { asTold } from './as-told.ts';
import { CardFace } from './card-face.tsx';
import { panelLabel, PanelTip } from './panel-tip.tsx';
import { KindSign } from './signs.tsx';
import type { Stage } from './stage.ts';

export interface RowsProps {
  readonly state: Nexum;
  readonly past: Past;
  readonly stage: Stage;
  /** Somebody points at these planets; none: no more. */
  readonly onPoint: (places: readonly number[]) => void;
}

const NONE: readonly number[] = [];

export function Rows({ state, past, stage, onPoint }: RowsProps) {
  const text = useText().cosmos;
  const { now, next } = readRows(state);
  const { shown, current, dealt } = stage;
  return (
    <section className="nx-events" tabIndex={0} aria-label={text.rows}>
      {/* none are dealt while civilizations are drafted */}
      {now.length === 0 ? null : (
        <Round name={text.now}>
          {asTold(now, past).map((row) => (
            <Row
              key={row.row}
              row={row.row < shown ? row : covered(row)}
              ahead={false}
              isPlayed={current?.row === row.row}
              current={current?.row === row.row ? current.side : null}
              onPoint={onPoint}
            />
          ))}
        </Round>
      )}
      {next.length === 0 ? null : (
        <Round name={text.next}>
          {next.map((row) => (
            <Row
              key={row.row}
              row={dealt ? row : covered(row)}
              ahead
              isPlayed={false}
              current={null}
              onPoint={onPoint}
            />
          ))}
        </Round>
      )}
    </section>
  );
}

function covered({ row, cards, panels }: ForetoldRow): ForetoldRow {
  return {
    row,
    cards: cards.map(() => null),
    panels: panels.map(({ side }) => ({
      side,
      card: null,
      may: [],
      places: NONE,
      safe: null,
      happened: false,
    })),
  };
}

function Round({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="nx-events-round">
      <span className="nx-soft nx-events-name">{name}</span>
      <ol>{children}</ol>
    </div>
  );
}

interface RowProps extends Pick<RowsProps, 'onPoint'> {
  readonly row: ForetoldRow;
  /** Is it of the next round? */
  readonly ahead: boolean;
  /** Does a play show it now, and which of its panels? */
  readonly isPlayed: boolean;
  readonly current: number | null;
}

function Row({ row, ahead, isPlayed, current, onPoint }: RowProps) {
  const text = useText().cosmos;
  const known = row.cards.some((card) => card !== null);
  const past = !isPlayed && row.panels.every(({ happened }) => happened);
  return (
    <li className={past ? 'nx-row nx-row-past' : 'nx-row'} aria-label={text.row(row.row + 1)}>
      {Array.from(row.cards.entries(), ([place, card]) => (
        <span key={place} className="nx-row-part">
          <CardFace card={card} />
          {place < row.panels.length && known ? (
            <Panel
              row={row.row}
              panel={row.panels[place]}
              ahead={ahead}
              current={current === place}
              onPoint={onPoint}
            />
          ) : null}
        </span>
      ))}
    </li>
  );
}

interface PanelProps extends Omit<RowProps, 'row' | 'isPlayed' | 'current'> {
  readonly row: number;
  readonly panel: ForetoldPanel;
  readonly current: boolean;
}

function Panel({ row, panel, ahead, current, onPoint }: PanelProps) {
  const text = useText();
  const { may, card, places, side, happened } = panel;
  const [only] = may;
  const sure = may.length === 1;
  const names = [
    'nx-panel',
    happened && 'nx-panel-past',
    ahead && 'nx-panel-ahead',
    current && 'nx-panel-now',
  ];
  return (
    <span
      onPointerEnter={() => onPoint(places)}
      onPointerLeave={() => onPoint(NONE)}
      onFocus={() => onPoint(places)}
      onBlur={() => onPoint(NONE)}
    >
      <HtmlSpot
        id={`event-${ahead ? 'next-' : ''}${row + 1}-${side + 1}`}
        label={`${ahead ? `${text.cosmos.next}. ` : ''}${text.cosmos.row(row + 1)}. ${panelLabel(text.cosmos, panel)}`}
        className={names.filter(Boolean).join(' ')}
        tip={<PanelTip panel={panel} ahead={ahead} />}
      >
        {sure ? <KindSign kind={only.kind} /> : <span className="nx-panel-unsure">?</span>}
        <span className="nx-panel-where">{card === null ? '' : cardName(eventCards[card])}</span>
      </HtmlSpot>
    </span>
  );
}
