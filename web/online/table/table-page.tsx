// A table of the server, at whatever stage it is: before the game, in play, over or closed.

import { messageOf, type RefusalJson } from '@starboard/engine';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { usePhrase } from '../../words/phrase.ts';
import { useTell } from '../tell.ts';
import { useTableLine } from '../wire/use.ts';
import { useInvite } from './invite.ts';
import { noteCommitment } from './noted.ts';
import { PlayedTable } from './played-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineTablePage({ id }: { readonly id: string }) {
  const tell = useTell();
  const line = useTableLine(id, useInvite());
  const { now, refused } = useSyncExternalStore(line.subscribe, line.snapshot);
  const commitment = now === null || now.info.status === 'over' ? null : now.card.commitment;
  useEffect(() => {
    if (commitment !== null) noteCommitment(id, commitment);
  }, [id, commitment]);
  if (refused !== null) return <Sorry title={tell.room.cannot} refused={refused} />;
  if (now === null) return <Loading />;
  if (now.info.status === 'closed') return <Sorry title={tell.room.closed} refused={null} />;
  if (now.course === null) return <WaitingRoom line={line} now={now} />;
  return <PlayedTable line={line} now={now} epoch={now.course.epoch} />;
}

function Sorry({ title, refused }: { readonly title: string; readonly refused: RefusalJson | null }) {
  const tell = useTell();
  const phrase = usePhrase();
  return (
    <Page title={title} className="narrow">
      <h1>{title}</h1>
      {refused === null ? null : <p className="lead">{phrase(messageOf(refused))}</p>}
      <p>
        <Link className="button primary" href="/online">
          {tell.room.toLobby}
        </Link>
      </p>
    </Page>
  );
}
