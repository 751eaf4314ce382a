// The server does not know this browser any more, in the middle of something: the page stands still until that is settled.

import type { Refused } from '@starboard/server/schema';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useTell, type OnlineWords } from '../tell.ts';
import { request } from '../wire/api.ts';
import { live } from '../wire/here.ts';
import type { Gone } from '../wire/live.ts';
import { Form, LoginField, PasswordField, Wrong } from './form.tsx';

export function SignedOut({ gone }: { readonly gone: Gone }) {
  const tell = useTell();
  const { person, why, now } = gone;
  const mayReturn = why !== 'shutOut' && person.kind === 'account';
  const [isOpen, setOpen] = useState(true);
  const title = titleText(why, tell);
  if (!isOpen)
    return (
      <p className="toast" role="status">
        {title}
        <button type="button" className="primary" onClick={() => setOpen(true)}>
          {mayReturn ? tell.account.signIn : tell.gone.more}
        </button>
      </p>
    );
  return (
    <Dialog title={title} onClose={() => setOpen(false)}>
      <p>{helpText(gone, tell)}</p>
      {mayReturn ? <Return /> : null}
      <div className="buttons">
        <button type="button" className={mayReturn ? '' : 'primary'} onClick={() => live.stay()}>
          {now === null ? tell.gone.look : tell.gone.goOn(now.name)}
        </button>
      </div>
    </Dialog>
  );
}

function titleText(why: Gone['why'], tell: OnlineWords): string {
  switch (why) {
    case 'signedOut':
      return tell.gone.signedOut;
    case 'shutOut':
      return tell.gone.shutOut;
    case 'another':
      return tell.gone.another;
  }
}

function helpText({ person, why, now }: Gone, tell: OnlineWords): string {
  if (now !== null) return tell.gone.anotherHelp(person.name, now.name);
  if (why === 'shutOut') return tell.gone.shutOutHelp;
  return person.kind === 'account' ? tell.gone.signedOutHelp(person.name) : tell.gone.guestHelp(person.name);
}

/** What was begun on the page goes on where it was. */
function Return() {
  const tell = useTell();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const signIn = async (): Promise<void> => {
    const told = await request('POST', '/sessions', { login, password });
    if ('refused' in told) setRefused(told.refused);
    else await live.renew();
  };
  return (
    <Form onSubmit={signIn}>
      <LoginField value={login} onChange={setLogin} />
      <PasswordField value={password} onChange={setPassword} />
      <Wrong refused={refused} />
      <div className="buttons">
        <button type="submit" className="primary" disabled={login === '' || password === ''}>
          {tell.account.signIn}
        </button>
      </div>
    </Form>
  );
}
