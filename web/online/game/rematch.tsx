import { addressOf } from '@starboard/wire/pages';
import type { FinishedGame, RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '../me/identity.tsx';
import { Wrong } from '../me/form.tsx';
import { useMine } from '../mine.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';

/** The same people once more: opens that table, or leads to it where somebody has opened it. */
export function Rematch({ finished: { card, info } }: { readonly finished: FinishedGame }) {
  const tell = useTell();
  const me = useMe();
  const mine = useMine();
  const [, go] = useLocation();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const next = info.next ?? mine.find(({ table }) => table.previous === card.id)?.table.id ?? null;
  if (next !== null)
    return (
      <Link className="button primary" href={addressOf('onlineTable', { id: next })}>
        {tell.table.toRematch}
      </Link>
    );
  if (me === null || !info.seats.some(({ person }) => person?.id === me.id)) return null;
  const ask = async (): Promise<void> => {
    const params = { table: card.id };
    const asked = await request('POST /api/tables/:table/commands', { params, body: { do: 'rematch' } });
    if ('refused' in asked) return setRefused(asked.refused);
    const told = await request('GET /api/tables/:table/result', { params });
    if ('refused' in told) return setRefused(told.refused);
    const { next: rematch } = told.value.info;
    if (rematch !== null) go(addressOf('onlineTable', { id: rematch }));
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        {tell.table.rematch}
      </button>
      <Wrong refused={refused} />
    </>
  );
}
