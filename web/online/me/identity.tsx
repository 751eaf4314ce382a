// Who this browser is to the server: nobody at first, then a guest with a name, or an account.

import { addressOf } from '@starboard/wire/pages';
import type { Named, RefusalBody } from '@starboard/wire/schema';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../parts/dialog.tsx';
import { changeSettings, settings } from '../../settings/settings.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { socket } from '../wire/here.ts';
import { useSocket } from '../wire/use.ts';
import { Field, Form, Wrong } from './form.tsx';

/** Asks for a name where there is none yet; false when the person would rather not say it. */
type Introduce = () => Promise<boolean>;

const IntroduceContext = createContext<Introduce>(() => Promise.resolve(false));

export function useMe(): Named | null {
  return useSocket().person;
}

export function useIntroduce(): Introduce {
  return use(IntroduceContext);
}

/** Takes a name; why not, where that is refused. */
export async function becomeGuest(name: string): Promise<RefusalBody | null> {
  const made = await request('POST /api/guests', { body: { name } });
  if ('refused' in made) return made.refused;
  changeSettings({ name });
  await socket.renew();
  return null;
}

export function Identity({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<PromiseWithResolvers<boolean> | null>(null);
  const introduce = useMemo<Introduce>(
    () => () => {
      if (socket.snapshot().person !== null) return Promise.resolve(true);
      const answer = Promise.withResolvers<boolean>();
      setAsked(answer);
      return answer.promise;
    },
    [],
  );
  const answer = (known: boolean): void => {
    asked?.resolve(known);
    setAsked(null);
  };
  return (
    <IntroduceContext value={introduce}>
      {children}
      {asked === null ? null : <NameDialog onKnown={() => answer(true)} onClose={() => answer(false)} />}
    </IntroduceContext>
  );
}

function NameDialog({ onKnown, onClose }: { readonly onKnown: () => void; readonly onClose: () => void }) {
  const tell = useTell();
  const [name, setName] = useState(settings().name);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const take = async (): Promise<void> => {
    const wrong = await becomeGuest(name.trim());
    setRefused(wrong);
    if (wrong === null) onKnown();
  };
  return (
    <Dialog title={tell.me.nameTitle} onClose={onClose}>
      <p>{tell.me.nameHelp}</p>
      <Form onSubmit={take}>
        <Field label={tell.me.name} value={name} onChange={setName} maxLength={40} autoComplete="nickname" />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" className="primary" disabled={name.trim() === ''}>
            {tell.me.takeName}
          </button>
          <Link className="button" href={addressOf('account')} onClick={onClose}>
            {tell.me.haveAccount}
          </Link>
        </div>
      </Form>
    </Dialog>
  );
}
