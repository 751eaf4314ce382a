// Where one is signed in, and signing out there.

import type { OpenedSession, RefusalBody } from '@starboard/wire/schema';
import { useCallback, useState } from 'react';
import { useLocale } from '@starboard/kit';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { Wrong } from './form.tsx';

export function OwnDevices() {
  const tell = useTell();
  const [changes, setChanges] = useState(0);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const load = useCallback(async (): Promise<readonly OpenedSession[]> => {
    const told = await request('GET /api/me/sessions');
    return 'value' in told ? told.value : [];
  }, []);
  const sessions = useLoaded(load, changes) ?? [];
  const signOut = async (session: string): Promise<void> => {
    const told = await request('DELETE /api/me/sessions/:session', { params: { session } });
    setRefused('refused' in told ? told.refused : null);
    setChanges((before) => before + 1);
  };
  return (
    <fieldset>
      <legend>{tell.devices.title}</legend>
      <ul className="device-list">
        {sessions.map((session) => (
          <Device key={session.id} session={session} onSignOut={() => void signOut(session.id)} />
        ))}
      </ul>
      <Wrong refused={refused} />
    </fieldset>
  );
}

function Device({
  session: { browser, system, createdAt, seenAt, here },
  onSignOut,
}: {
  readonly session: OpenedSession;
  readonly onSignOut: () => void;
}) {
  const tell = useTell();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const name =
    browser !== '' && system !== ''
      ? tell.devices.browserOn(browser, system)
      : browser || system || tell.devices.unknown;
  return (
    <li>
      <span>
        {name} {here ? <small className="badge">{tell.devices.here}</small> : null}
        <br />
        <small className="quiet-text">{tell.devices.since(day.format(createdAt), day.format(seenAt))}</small>
      </span>
      {here ? null : (
        <button type="button" onClick={onSignOut}>
          {tell.account.signOut}
          <span className="heard-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
