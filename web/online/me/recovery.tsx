// Coming back without the password: the codes for it, and using one.

import type { RefusalBody } from '@starboard/wire/schema';
import { useCallback, useState } from 'react';
import { handText } from '../../parts/download.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { Field, Form, LoginField, PasswordField, Wrong } from './form.tsx';

export function RecoveryCodes() {
  const tell = useTell();
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const load = useCallback(async (): Promise<number> => {
    const told = await request('GET /api/me/recovery');
    return 'value' in told ? told.value.count : 0;
  }, []);
  const left = useLoaded(load, codes.length) ?? 0;
  const make = async (): Promise<void> => {
    const told = await request('POST /api/me/recovery', { body: { password } });
    if ('refused' in told) return setRefused(told.refused);
    setRefused(null);
    setPassword('');
    setCodes(told.value.codes);
  };
  return (
    <fieldset>
      <legend>{tell.recovery.title}</legend>
      <p className="quiet-text">{tell.recovery.help}</p>
      <p role="status">{codes.length === 0 ? tell.recovery.left(left) : tell.recovery.once}</p>
      {codes.length === 0 ? (
        <Form onSubmit={make}>
          <PasswordField value={password} onChange={setPassword} />
          <Wrong refused={refused} />
          <div className="buttons">
            <button type="submit" disabled={password === ''}>
              {left === 0 ? tell.recovery.make : tell.recovery.renew}
            </button>
          </div>
        </Form>
      ) : (
        <>
          <ul className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="buttons">
            <button
              type="button"
              onClick={() => handText(`${codes.join('\n')}\n`, 'starboard-recovery-codes.txt')}
            >
              <Icon name="save" /> {tell.recovery.save}
            </button>
          </div>
        </>
      )}
    </fieldset>
  );
}

export function Recover({ onDone }: { readonly onDone: () => Promise<void> }) {
  const tell = useTell();
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const recover = async (): Promise<void> => {
    const told = await request('POST /api/recoveries', { body: { login, code, password } });
    if ('refused' in told) return setRefused(told.refused);
    await onDone();
  };
  return (
    <details className="recover">
      <summary>{tell.recovery.forgot}</summary>
      <p className="quiet-text">{tell.recovery.forgotHelp}</p>
      <Form onSubmit={recover}>
        <LoginField value={login} onChange={setLogin} />
        <Field
          label={tell.recovery.code}
          value={code}
          onChange={setCode}
          maxLength={60}
          autoComplete="one-time-code"
        />
        <PasswordField label={tell.account.nextPassword} isNew value={password} onChange={setPassword} />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" disabled={login.length < 3 || code === '' || password.length < 8}>
            {tell.recovery.comeBack}
          </button>
        </div>
      </Form>
    </details>
  );
}
