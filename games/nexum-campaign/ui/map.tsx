// The map of a campaign: every sector a button, in rows as on paper.

import { SeatGlyph } from '@starboard/kit';
import { useRef, type KeyboardEvent } from 'react';
import { CELLS, kinds, SIDE } from '../data/map.ts';
import type { Campaign } from '../rules/state.ts';
import { ownerIn, type Civ } from './civs.ts';
import { SectorArt } from './sector-art.tsx';
import { useCampaignText } from './text.ts';
import './campaign.css';

export interface CampaignMapProps {
  readonly state: Campaign;
  readonly civs: readonly Civ[];
  /** Cells that whoever looks can choose now. */
  readonly open: readonly number[];
  readonly selected: number | null;
  readonly onSelect: (cell: number) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CampaignMap({ state, civs, open, selected, onSelect }: CampaignMapProps) {
  const text = useCampaignText();
  const map = useRef<HTMLDivElement>(null);
  const { side } = state;
  const cells = [...CELLS.keys()].filter((cell) => cell % SIDE < side && Math.trunc(cell / SIDE) < side);
  const step = (event: KeyboardEvent, cell: number): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const [column, row] = [(cell % SIDE) + by[0], Math.trunc(cell / SIDE) + by[1]];
    if (column < 0 || row < 0 || column >= side || row >= side) return;
    event.preventDefault();
    map.current?.querySelector<HTMLElement>(`[data-cell="${row * SIDE + column}"]`)?.focus();
  };
  return (
    <div
      ref={map}
      className={`nc-map nc-map-${side}`}
      role="group"
      aria-label={text.map.label}
      style={{ gridTemplateColumns: `repeat(${side}, minmax(0, 1fr))` }}
    >
      {cells.map((cell) => (
        <Sector
          key={cell}
          state={state}
          cell={cell}
          owner={ownerIn(civs, state.owner[cell], text)}
          isOpen={open.includes(cell)}
          isSelected={selected === cell}
          onSelect={onSelect}
          onKey={step}
        />
      ))}
    </div>
  );
}

interface SectorProps {
  readonly state: Campaign;
  readonly cell: number;
  readonly owner: Civ | null;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent, cell: number) => void;
}

function Sector({ state, cell, owner, isOpen, isSelected, onSelect, onKey }: SectorProps) {
  const { map, kind: kindNames } = useCampaignText();
  const kind = kinds[state.kind[cell]];
  const isFought = state.cell === cell + 1;
  const facts = [
    CELLS[cell],
    kindNames[kind],
    owner === null ? (kind === 'destroyed' ? null : map.free) : map.heldBy(owner.name),
    owner !== null && state.won[cell] === 1 ? map.won : null,
    state.fought[cell] > 0 ? map.fought(state.fought[cell]) : null,
    isFought ? map.inBattle : null,
    isOpen ? map.canBeChosen : null,
  ];
  const classes = [
    'nc-sector',
    `nc-kind-${kind}`,
    owner === null ? null : `seat-${owner.colour} nc-held`,
    isOpen ? 'nc-open' : null,
    isFought ? 'nc-fought' : null,
  ];
  return (
    <button
      type="button"
      data-cell={cell}
      className={classes.filter((each) => each !== null).join(' ')}
      aria-label={facts.filter((each) => each !== null).join(', ')}
      aria-pressed={isSelected}
      onClick={() => onSelect(cell)}
      onKeyDown={(event) => onKey(event, cell)}
    >
      <SectorArt cell={cell} kind={kind} />
      <span className="nc-name" aria-hidden="true">
        {CELLS[cell]}
      </span>
      {owner === null ? null : (
        <span className={`nc-flag ${state.won[cell] === 1 ? 'nc-flag-won' : ''}`} aria-hidden="true">
          <SeatGlyph colour={owner.colour} size={state.side === 3 ? 26 : 18} />
        </span>
      )}
      {isFought ? <Swords /> : null}
    </button>
  );
}

function Swords() {
  return (
    <svg className="nc-swords" viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r="22" />
      <path d="M-12 -13L9 8M12 -13L-9 8M4 12L12 4M-4 12L-12 4M10 10L15 15M-10 10L-15 15" />
    </svg>
  );
}
