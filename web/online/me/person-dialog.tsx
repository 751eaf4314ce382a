// What one can do about somebody else: not read them, keep them away, tell the host of the server.

import { addressOf } from '@starboard/wire/pages';
import type { Named, RefusalBody } from '@starboard/wire/schema';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../parts/dialog.tsx';
import { MenuText } from '../../table/menu-text.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { setBlock, useBlocks } from './blocks.ts';
import { FollowButton } from './follow-button.tsx';
import { Form, Wrong } from './form.tsx';

export interface PersonDialogProps {
  readonly person: Named;
  readonly table: string;
  /** The line of the chat that it is about. */
  readonly chat: string | null;
  readonly onClose: () => void;
}

export function PersonDialog({ person, table, chat, onClose }: PersonDialogProps) {
  const tell = useTell();
  const kind = useBlocks().find((each) => each.person.id === person.id)?.kind ?? null;
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const change = async (next: 'mute' | 'block' | null): Promise<void> =>
    setRefused(await setBlock(person.id, next));
  return (
    <Dialog title={person.name} onClose={onClose}>
      <div className="menu">
        {person.kind === 'account' ? (
          <p>
            <Link href={addressOf('person', { id: person.id })}>{tell.ratings.profileOf(person.name)}</Link>
          </p>
        ) : null}
        <FollowButton person={person} />
        {kind === null ? null : (
          <p role="status">{kind === 'mute' ? tell.people.isMuted : tell.people.isBlocked}</p>
        )}
        <button type="button" onClick={() => void change(kind === 'mute' ? null : 'mute')}>
          {kind === 'mute' ? (
            tell.people.unmute
          ) : (
            <MenuText
              title={kind === 'block' ? tell.people.onlyMute : tell.people.mute}
              help={kind === 'block' ? tell.people.onlyMuteHelp : tell.people.muteHelp}
            />
          )}
        </button>
        <button type="button" onClick={() => void change(kind === 'block' ? null : 'block')}>
          {kind === 'block' ? (
            tell.people.unblock
          ) : (
            <MenuText title={tell.people.block} help={tell.people.blockHelp} />
          )}
        </button>
        <Wrong refused={refused} />
        <Report person={person} table={table} chat={chat} />
      </div>
    </Dialog>
  );
}

function Report({ person, table, chat }: Omit<PersonDialogProps, 'onClose'>) {
  const tell = useTell();
  const id = useId();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [done, setDone] = useState(false);
  const send = async (): Promise<void> => {
    const told = await request('POST /api/reports', {
      body: {
        person: person.id,
        table,
        reason: reason.trim(),
        ...(chat === null ? {} : { chat }),
      },
    });
    setRefused('refused' in told ? told.refused : null);
    setDone('value' in told);
  };
  if (done) return <p role="status">{tell.people.reported}</p>;
  return (
    <details>
      <summary>{tell.people.report}</summary>
      <Form onSubmit={send}>
        <label htmlFor={id}>{tell.people.reportWhy}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" disabled={reason.trim() === ''}>
            {tell.people.send}
          </button>
        </div>
      </Form>
    </details>
  );
}
