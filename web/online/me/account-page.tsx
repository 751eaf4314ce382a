// Who I am here, and all that is stored about me.

import { addressOf } from '@starboard/wire/pages';
import type { Me } from '@starboard/wire/schema';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { socket } from '../wire/here.ts';
import { BlockList } from './block-list.tsx';
import { Bots } from './bots.tsx';
import { BecomeGuest, HidesHistory, NewLogin, NewName, NewPassword, Register, SignIn } from './entering.tsx';
import { useMe } from './identity.tsx';
import { OwnDevices } from './devices.tsx';
import { RecoveryCodes } from './recovery.tsx';
import { Leaving, OwnData } from './own-data.tsx';

export function AccountPage() {
  const tell = useTell();
  const person = useMe();
  const [changes, setChanges] = useState(0);
  const load = useCallback(async (): Promise<Me | null> => {
    if (person === null) return null;
    const told = await request('GET /api/me');
    return 'value' in told ? told.value : null;
  }, [person]);
  const me = useLoaded(load, changes) ?? null;
  /** The server knows us anew by the cookie of a new line. */
  const changed = async (): Promise<void> => {
    await socket.renew();
    setChanges((before) => before + 1);
  };
  return (
    <Page title={tell.account.title} className="narrow account">
      <div>
        <h1>{tell.account.title}</h1>
        <p className="lead">
          {person === null
            ? tell.account.nobody
            : person.kind === 'guest'
              ? tell.account.guest(person.name)
              : tell.account.known(person.name, me?.login ?? '')}
        </p>
        <p>
          <Link href={addressOf('lobby')}>{tell.room.toLobby}</Link>
        </p>
        {person?.kind === 'account' ? (
          <p>
            <Link href={addressOf('person', { id: person.id })}>{tell.ratings.myProfile}</Link>
          </p>
        ) : null}
      </div>
      {person === null ? <BecomeGuest /> : <NewName name={person.name} onDone={changed} />}
      {person === null || person.kind === 'guest' ? (
        <>
          <Register isGuest={person !== null} onDone={changed} />
          <SignIn isGuest={person !== null} onDone={changed} />
        </>
      ) : null}
      {person?.kind === 'account' ? (
        <>
          {me === null ? null : <HidesHistory key={person.id} hides={me.hidesHistory} />}
          <NewLogin onDone={changed} />
          <NewPassword />
          <RecoveryCodes key={`codes ${person.id}`} />
          <OwnDevices key={`devices ${person.id}`} />
          <Bots key={person.id} />
        </>
      ) : null}
      {person === null ? null : (
        <>
          <BlockList />
          <OwnData />
          <Leaving isGuest={person.kind === 'guest'} onDone={changed} />
        </>
      )}
    </Page>
  );
}
