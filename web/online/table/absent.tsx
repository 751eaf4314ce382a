// Somebody is waited for who is not here: a bot may play for them after a while, and it is said when.

import type { Command } from '@starboard/wire/schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTell } from '../tell.ts';
import type { TableNow } from '../wire/subscription.ts';
import { useCompany } from './company.ts';
import { nameAt } from '../facts/facts.ts';
import { WaitedFor } from './waited-for.tsx';

/** A page that is loaded anew is away for a moment. */
const PATIENCE = 15_000;

export function Absent() {
  const { now, session, act } = useCompany();
  const { view } = useSyncExternalStore(session.subscribe, session.snapshot);
  const { info, here, seat: mine, card } = now;
  const missing = info.seats.findIndex(
    ({ person, bot }, seat) =>
      person !== null &&
      bot === null &&
      seat !== mine &&
      view.actors.includes(seat) &&
      !here.some(({ id }) => id === person.id),
  );
  // where decisions have days, nobody has to be here
  if (mine === null || missing < 0 || info.paused || card.time.kind === 'days') return null;
  return <Missing key={missing} seat={missing} name={nameAt(info.seats, missing)} now={now} act={act} />;
}

interface MissingProps {
  readonly seat: number;
  readonly name: string;
  readonly now: TableNow;
  readonly act: (command: Command) => void;
}

function Missing({ seat, name, now, act }: MissingProps) {
  const tell = useTell();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), PATIENCE);
    return () => window.clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <div className="notice" role="group" aria-label={tell.table.isAway(name)}>
      <p role="status">{tell.table.isAway(name)}</p>
      <WaitedFor now={now} seat={seat} onClick={() => act({ do: 'replace', seat })}>
        {tell.table.replace}
      </WaitedFor>
    </div>
  );
}
