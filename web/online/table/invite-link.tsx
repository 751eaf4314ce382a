import { useId, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useTell } from '../tell.ts';
import { inviteLink } from '../facts/invite.ts';

export interface InviteLinkProps {
  readonly table: string;
  readonly invite: string;
  /** Every seat is taken: who comes watches. */
  readonly isFull: boolean;
}

/** The address that lets others in, to copy. */
export function InviteLink({ table, invite, isFull }: InviteLinkProps) {
  const tell = useTell();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const link = inviteLink(table, invite);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="invite">
      <label className="quiet-text" htmlFor={id}>
        {isFull ? tell.room.inviteToWatch : tell.room.inviteHelp}
      </label>
      <div className="invite-row">
        <input id={id} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
        <button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
          <Icon name="link" /> {tell.room.copy}
        </button>
      </div>
      <p role="status" className="quiet-text">
        {copied ? tell.room.copied : ''}
      </p>
    </div>
  );
}
