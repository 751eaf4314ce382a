// A table of the server, at whatever stage it is: before the game, in play, over or closed.

import { addressOf } from '@starboard/wire/pages';
import { messageOf, type RefusalJson } from '@starboard/engine';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { usePhrase } from '../../words/phrase.ts';
import { useTell } from '../tell.ts';
import { useSubscription } from '../wire/use.ts';
import { useInvite } from '../facts/invite.ts';
import { noteCommitment } from '../facts/noted.ts';
import { PlayedTable } from './played-table.tsx';
import { UnruledTable } from './unruled-table.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineTablePage({ id }: { readonly id: string }) {
  const tell = useTell();
  const subscription = useSubscription(id, useInvite());
  const { now, refused } = useSyncExternalStore(subscription.subscribe, subscription.snapshot);
  const commitment = now === null || now.info.status === 'over' ? null : now.card.commitment;
  useEffect(() => {
    if (commitment !== null) noteCommitment(id, commitment);
  }, [id, commitment]);
  if (refused !== null) return <Sorry title={tell.room.cannot} refused={refused} />;
  if (now === null) return <Loading />;
  if (now.info.status === 'closed') return <Sorry title={tell.room.closed} refused={null} />;
  if (!now.card.rulesKept) return <UnruledTable subscription={subscription} now={now} />;
  if (now.timeline === null) return <WaitingRoom subscription={subscription} now={now} />;
  return <PlayedTable subscription={subscription} now={now} epoch={now.timeline.epoch} />;
}

function Sorry({ title, refused }: { readonly title: string; readonly refused: RefusalJson | null }) {
  const tell = useTell();
  const phrase = usePhrase();
  return (
    <Page title={title} className="narrow">
      <h1>{title}</h1>
      {refused === null ? null : <p className="lead">{phrase(messageOf(refused))}</p>}
      <p>
        <Link className="button primary" href={addressOf('lobby')}>
          {tell.room.toLobby}
        </Link>
      </p>
    </Page>
  );
}
