// Accounts for programs that play: each has a token, which is shown once.

import type { BotToken, RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useTell } from '../tell.ts';
import type { RestAnswer } from '@starboard/wire/rest';
import { request } from '../wire/request.ts';
import { Field, Form, Wrong } from './form.tsx';

const loadBots = () => request('GET /api/me/bots');

export function Bots() {
  const tell = useTell();
  const [changes, setChanges] = useState(0);
  const told = useLoaded(loadBots, changes);
  const [name, setName] = useState('');
  const [token, setToken] = useState<BotToken | null>(null);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const after = (done: RestAnswer<BotToken | null>): void => {
    setRefused('refused' in done ? done.refused : null);
    if ('refused' in done) return;
    setToken(done.value);
    setChanges((before) => before + 1);
  };
  const bots = told && 'value' in told ? told.value : [];
  return (
    <fieldset>
      <legend>{tell.bots.title}</legend>
      <p className="quiet-text">
        {tell.bots.help} <a href="/api">{tell.bots.api}</a>
      </p>
      <ul className="people-list">
        {bots.map((bot) => (
          <li key={bot.id}>
            <strong>{bot.name}</strong>
            <span className="buttons">
              <button
                type="button"
                aria-label={`${tell.bots.renew}: ${bot.name}`}
                onClick={() =>
                  void request('POST /api/me/bots/:bot/token', { params: { bot: bot.id } }).then(after)
                }
              >
                {tell.bots.renew}
              </button>
              <button
                type="button"
                aria-label={`${tell.bots.close}: ${bot.name}`}
                onClick={() =>
                  void request('DELETE /api/me/bots/:bot', { params: { bot: bot.id } }).then(after)
                }
              >
                {tell.bots.close}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {token === null ? null : (
        <p role="status">
          {tell.bots.token(token.bot.name)} <code className="hash">{token.token}</code>
        </p>
      )}
      <Form
        onSubmit={async () => {
          after(await request('POST /api/me/bots', { body: { name: name.trim() } }));
          setName('');
        }}
      >
        <Field label={tell.bots.name} value={name} onChange={setName} maxLength={40} autoComplete="off" />
        <Wrong refused={refused} />
        <div className="buttons">
          <button type="submit" disabled={name.trim() === ''}>
            {tell.bots.add}
          </button>
        </div>
      </Form>
    </fieldset>
  );
}
