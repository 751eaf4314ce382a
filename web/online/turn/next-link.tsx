// Leads to the next game where the person is to move.

import { addressOf } from '@starboard/wire/pages';
import { Link } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { useMine } from '../mine.ts';
import { useTell } from '../tell.ts';
import { nextTurn } from './next-turn.ts';

export interface NextTurnProps {
  /** The table that is looked at. */
  readonly table: string | null;
  readonly onGo?: () => void;
}

export function NextTurn({ table, onGo }: NextTurnProps) {
  const tell = useTell();
  const next = nextTurn(useMine(), table);
  if (next === null) return null;
  return (
    <Link
      className="button"
      href={addressOf('onlineTable', { id: next.table })}
      {...(onGo && { onClick: onGo })}
    >
      <Icon name="play" /> {tell.turn.next(next.count)}
    </Link>
  );
}
