// A table of the server, at whatever stage it is: before the game, in play, over or closed.

import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useSentence, useTell } from '../tell.ts';
import { useTableLine } from '../wire/use.ts';
import { useInvite } from '../facts/invite.ts';
import { noteCommitment } from '../facts/noted.ts';
import { PlayedTable } from './played-table.tsx';
import { UnruledTable } from './unruled-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineTablePage({ id }: { readonly id: string }) {
  const tell = useTell();
  const line = useTableLine(id, useInvite());
  const { now, refused } = useSyncExternalStore(line.subscribe, line.snapshot);
  const commitment = now === null || now.info.status === 'over' ? null : now.card.commitment;
  useEffect(() => {
    if (commitment !== null) noteCommitment(id, commitment);
  }, [id, commitment]);
  if (refused !== null) return <Sorry title={tell.room.cannot} reason={refused.reason} />;
  if (now === null) return <Loading />;
  if (now.info.status === 'closed') return <Sorry title={tell.room.closed} reason={null} />;
  if (!now.card.rulesKept) return <UnruledTable line={line} now={now} />;
  if (now.course === null) return <WaitingRoom line={line} now={now} />;
  return <PlayedTable line={line} now={now} epoch={now.course.epoch} />;
}

function Sorry({ title, reason }: { readonly title: string; readonly reason: string | null }) {
  const tell = useTell();
  const sentence = useSentence();
  return (
    <Page title={title} className="narrow">
      <h1>{title}</h1>
      {reason === null ? null : <p className="lead">{sentence(reason)}</p>}
      <p>
        <Link className="button primary" href="/online">
          {tell.room.toLobby}
        </Link>
      </p>
    </Page>
  );
}
