// The server does not know this browser any more, in the middle of something: the page stands still until that is settled.

import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useTell, type OnlineWords } from '../tell.ts';
import { socket } from '../wire/here.ts';
import type { Gone } from '../wire/acquaintance.ts';
import { SignInForm } from './entering.tsx';

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
      {/* what was begun on the page goes on where it was */}
      {mayReturn ? <SignInForm isMain onDone={() => socket.renew()} /> : null}
      <div className="buttons">
        <button type="button" className={mayReturn ? '' : 'primary'} onClick={() => socket.stay()}>
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
