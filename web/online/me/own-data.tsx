// One's own data: to take along, or to have deleted.

import type { RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { download } from '../../parts/download.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { socket } from '../wire/here.ts';
import { Form, PasswordField, Wrong } from './form.tsx';

export function OwnData() {
  const tell = useTell();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const save = async (): Promise<void> => {
    const told = await request('GET /api/me/data');
    if ('refused' in told) setRefused(told.refused);
    else download(told.value, 'starboard-my-data.json');
  };
  return (
    <fieldset>
      <legend>{tell.account.data}</legend>
      <p className="quiet-text">{tell.account.dataHelp}</p>
      <Wrong refused={refused} />
      <div className="buttons">
        <button type="button" onClick={() => void save()}>
          <Icon name="save" /> {tell.account.saveData}
        </button>
      </div>
    </fieldset>
  );
}

export interface LeavingProps {
  readonly isGuest: boolean;
  readonly onDone: () => Promise<void>;
}

export function Leaving({ isGuest, onDone }: LeavingProps) {
  const tell = useTell();
  const [asks, setAsks] = useState<'signOut' | 'delete' | null>(null);
  const signOut = async (everywhere: boolean): Promise<void> => {
    socket.leaving();
    await request('DELETE /api/sessions', everywhere ? { query: { everywhere } } : {});
    await onDone();
  };
  return (
    <fieldset>
      <legend>{tell.account.leave}</legend>
      <div className="buttons">
        <button type="button" onClick={() => (isGuest ? setAsks('signOut') : void signOut(false))}>
          {tell.account.signOut}
        </button>
        {isGuest ? null : (
          <button type="button" onClick={() => void signOut(true)}>
            {tell.account.signOutAll}
          </button>
        )}
        <button type="button" onClick={() => setAsks('delete')}>
          <Icon name="trash" /> {tell.account.delete}
        </button>
      </div>
      {asks === 'signOut' ? (
        <Dialog title={tell.account.signOut} onClose={() => setAsks(null)}>
          <p>{tell.account.guestOut}</p>
          <div className="buttons">
            <button
              type="button"
              className="primary"
              onClick={() => {
                setAsks(null);
                void signOut(false);
              }}
            >
              {tell.account.signOut}
            </button>
          </div>
        </Dialog>
      ) : null}
      {asks === 'delete' ? (
        <DeleteDialog isGuest={isGuest} onDone={onDone} onClose={() => setAsks(null)} />
      ) : null}
    </fieldset>
  );
}

function DeleteDialog({ isGuest, onDone, onClose }: LeavingProps & { readonly onClose: () => void }) {
  const say = useSay();
  const tell = useTell();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const remove = async (): Promise<void> => {
    const told = await request('DELETE /api/me', { body: isGuest ? {} : { password } });
    if ('refused' in told) return setRefused(told.refused);
    socket.leaving();
    onClose();
    await onDone();
  };
  return (
    <Dialog title={tell.account.delete} onClose={onClose}>
      <p>{tell.account.deleteAsk}</p>
      <Form onSubmit={remove}>
        {isGuest ? null : <PasswordField value={password} onChange={setPassword} />}
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" className="primary">
            {tell.account.delete}
          </button>
          <button type="button" onClick={onClose}>
            {say.app.cancel}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
