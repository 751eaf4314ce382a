// Small things that several parts of the screen use.

import { HtmlSpot, type Scene } from '@starboard/kit';
import type { ReactNode } from 'react';
import type { MoveRecord } from '@starboard/engine';
import type { Nexus } from '../rules/state.ts';
import type { NexusTable } from './table.ts';

interface ActProps {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
  readonly record: MoveRecord;
  /** What else can be done stays calm. */
  readonly calm?: boolean;
  readonly children?: ReactNode;
}

/** A choice as a button, named as in the list of choices; nothing where it cannot be chosen. */
export function Act({ scene, table, record, calm = false, children }: ActProps) {
  const { picking, state, viewer } = scene;
  if (picking === null || !picking.can(record)) return null;
  const text = table.words.move(record, state, viewer);
  return (
    <HtmlSpot
      id={Object.values(record).join(' ')}
      label={text}
      wishes={[record]}
      className={calm ? 'no-act no-calm' : 'no-act'}
    >
      {children ?? text}
    </HtmlSpot>
  );
}

/** Rubium as it is written in the game: a crystal and a number. */
export function Rubium({ amount, label }: { readonly amount: number | string; readonly label: string }) {
  return (
    <span className="no-rubium" role="img" aria-label={label}>
      <svg viewBox="-16 -15 20 30" width="0.8em" height="1.1em" aria-hidden="true">
        <path className="no-gem" d="M-13 -8L-8 -13L-2 -8L-4 8L-8 12L-14 5Z" />
      </svg>
      <span aria-hidden="true">{amount}</span>
    </span>
  );
}

/** 0 to n - 1. */
export function upTo(n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => i);
}
