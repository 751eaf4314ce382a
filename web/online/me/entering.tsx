// A name, an account, a password.

import type { RefusalBody } from '@starboard/wire/schema';
import { useState, type ReactNode } from 'react';
import { changeSettings, settings } from '../../settings/settings.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { socket } from '../wire/here.ts';
import { Recover } from './recovery.tsx';
import { Field, Form, LoginField, PasswordField, Wrong } from './form.tsx';
import { becomeGuest } from './identity.tsx';

interface Doing {
  readonly onDone: () => Promise<void>;
}

export function BecomeGuest() {
  const tell = useTell();
  const [name, setName] = useState(settings().name);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const take = async (): Promise<void> => {
    setRefused(await becomeGuest(name.trim()));
  };
  return (
    <fieldset>
      <legend>{tell.account.asGuest}</legend>
      <Form onSubmit={take}>
        <Field label={tell.me.name} value={name} onChange={setName} maxLength={40} autoComplete="nickname" />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" className="primary" disabled={name.trim() === ''}>
            {tell.me.takeName}
          </button>
        </div>
      </Form>
    </fieldset>
  );
}

export function NewName({ name: before, onDone }: Doing & { readonly name: string }) {
  const tell = useTell();
  const [name, setName] = useState(before);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const rename = async (): Promise<void> => {
    const told = await request('PATCH /api/me', { body: { name: name.trim() } });
    if ('refused' in told) return setRefused(told.refused);
    changeSettings({ name: name.trim() });
    setRefused(null);
    await onDone();
  };
  return (
    <fieldset>
      <legend>{tell.me.name}</legend>
      <Form onSubmit={rename}>
        <Field label={tell.me.name} value={name} onChange={setName} maxLength={40} autoComplete="nickname" />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" disabled={name.trim() === '' || name.trim() === before}>
            {tell.account.rename}
          </button>
        </div>
      </Form>
    </fieldset>
  );
}

/** Whether others see one's games and ratings. */
export function HidesHistory({ hides: before }: { readonly hides: boolean }) {
  const tell = useTell();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [hides, setHides] = useState(before);
  const change = async (hidesHistory: boolean): Promise<void> => {
    setHides(hidesHistory);
    const told = await request('PATCH /api/me', { body: { hidesHistory } });
    setRefused('refused' in told ? told.refused : null);
    if ('refused' in told) setHides(!hidesHistory);
  };
  return (
    <fieldset>
      <legend>{tell.results.history}</legend>
      <label className="check">
        <input type="checkbox" checked={hides} onChange={({ target }) => void change(target.checked)} />{' '}
        {tell.results.hide}
      </label>
      <p className="quiet-text">{tell.results.hideHelp}</p>
      <Wrong refused={refused} />
    </fieldset>
  );
}

export function Register({ isGuest, onDone }: Doing & { readonly isGuest: boolean }) {
  const tell = useTell();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const register = async (): Promise<void> => {
    const told = await request('POST /api/accounts', { body: { login, password } });
    if ('refused' in told) return setRefused(told.refused);
    await onDone();
  };
  return (
    <fieldset>
      <legend>{tell.account.register}</legend>
      <p className="quiet-text">{isGuest ? tell.account.registerGuest : tell.account.registerHelp}</p>
      <Form onSubmit={register}>
        <LoginField isNew value={login} onChange={setLogin} />
        <PasswordField isNew value={password} onChange={setPassword} />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" className="primary" disabled={login.length < 3 || password.length < 8}>
            {tell.account.register}
          </button>
        </div>
      </Form>
    </fieldset>
  );
}

export function SignIn({ isGuest, onDone }: Doing & { readonly isGuest: boolean }) {
  const tell = useTell();
  const [adopt, setAdopt] = useState(true);
  return (
    <fieldset>
      <legend>{tell.account.signIn}</legend>
      <SignInForm adopt={isGuest && adopt} onDone={onDone}>
        {isGuest ? (
          <label className="check">
            <input type="checkbox" checked={adopt} onChange={({ target }) => setAdopt(target.checked)} />{' '}
            {tell.account.adopt}
          </label>
        ) : null}
      </SignInForm>
      <Recover onDone={onDone} />
    </fieldset>
  );
}

interface SignInFormProps extends Doing {
  /** The guest's games go along. */
  readonly adopt?: boolean;
  /** It is what the page asks for. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

export function SignInForm({ adopt = false, isMain = false, onDone, children }: SignInFormProps) {
  const tell = useTell();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const signIn = async (): Promise<void> => {
    const told = await request('POST /api/sessions', { body: { login, password, adopt } });
    if ('refused' in told) return setRefused(told.refused);
    await onDone();
  };
  return (
    <Form onSubmit={signIn}>
      <LoginField value={login} onChange={setLogin} />
      <PasswordField value={password} onChange={setPassword} />
      {children}
      <Wrong refused={refused} />
      <div className="buttons">
        <button type="submit" className={isMain ? 'primary' : ''} disabled={login === '' || password === ''}>
          {tell.account.signIn}
        </button>
      </div>
    </Form>
  );
}

export function NewLogin({ onDone }: Doing) {
  const tell = useTell();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const change = async (): Promise<void> => {
    const told = await request('PUT /api/me/login', { body: { login, password } });
    setRefused('refused' in told ? told.refused : null);
    if ('refused' in told) return;
    setLogin('');
    setPassword('');
    await onDone();
  };
  return (
    <fieldset>
      <legend>{tell.account.newLogin}</legend>
      <p className="quiet-text">{tell.account.newLoginHelp}</p>
      <Form onSubmit={change}>
        <LoginField isNew value={login} onChange={setLogin} />
        <PasswordField value={password} onChange={setPassword} />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" disabled={login.length < 3 || password === ''}>
            {tell.account.newLogin}
          </button>
        </div>
      </Form>
    </fieldset>
  );
}

export function NewPassword() {
  const tell = useTell();
  const [before, setBefore] = useState('');
  const [next, setNext] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const [done, setDone] = useState(false);
  const change = async (): Promise<void> => {
    const told = await request('PUT /api/me/password', { body: { old: before, new: next } });
    setRefused('refused' in told ? told.refused : null);
    setDone('value' in told);
    if ('refused' in told) return;
    await socket.renew();
    setBefore('');
    setNext('');
  };
  return (
    <fieldset>
      <legend>{tell.account.newPassword}</legend>
      <Form onSubmit={change}>
        <PasswordField label={tell.account.oldPassword} value={before} onChange={setBefore} />
        <PasswordField label={tell.account.nextPassword} isNew value={next} onChange={setNext} />
        <Wrong refused={refused} />
        <p role="status">{done ? tell.account.passwordChanged : ''}</p>
        <div className="buttons">
          <button type="submit" disabled={before === '' || next.length < 8}>
            {tell.account.newPassword}
          </button>
        </div>
      </Form>
    </fieldset>
  );
}
