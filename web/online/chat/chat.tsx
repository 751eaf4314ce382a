// Words at the table. Who is muted is not read; who does not sit here reads only.

import type { Named, RefusalBody } from '@starboard/wire/schema';
import { useEffect, useId, useRef, useState } from 'react';
import { SeatGlyph, useLocale } from '@starboard/kit';
import { Wrong } from '../me/form.tsx';
import { useBlocks } from '../me/blocks.ts';
import { useMe } from '../me/identity.tsx';
import { PersonDialog } from '../me/person-dialog.tsx';
import { PersonKind } from '../me/person-name.tsx';
import { nameAt } from '../facts/facts.ts';
import { dateFormat } from '../../words/dates.ts';
import { useTell } from '../tell.ts';
import type { Subscription, TableNow } from '../wire/subscription.ts';

export interface ChatProps {
  readonly subscription: Subscription;
  readonly now: TableNow;
}

interface About {
  readonly person: Named;
  readonly chat: string;
}

/** What this person reads of the talk. */
export function useRead(now: TableNow): TableNow['chat'] {
  const blocked = useBlocks();
  return now.chat.filter(({ person }) => !blocked.some((each) => each.person.id === person?.id));
}

export function Chat({ subscription, now }: ChatProps) {
  const tell = useTell();
  const me = useMe();
  const lines = useRead(now);
  const [about, setAbout] = useState<About | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in its own place: the page around it stays where it is
    const place = list.current?.closest('.panel') ?? list.current;
    place?.scrollTo({ top: place.scrollHeight });
  }, [lines.length]);
  return (
    <div className="chat">
      {lines.length === 0 ? <p className="quiet-text">{tell.chat.none}</p> : null}
      <div ref={list} className="chat-lines" role="log" aria-label={tell.chat.title} tabIndex={0}>
        <ol>
          {lines.map(({ id, person, at, text }) => (
            <li key={id}>
              <Speaker
                person={person}
                now={now}
                onAbout={
                  person === null || person.id === me?.id || me === null
                    ? null
                    : () => setAbout({ person, chat: id })
                }
              />
              <Moment at={at} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {now.seat === null ? (
        <p className="quiet-text">{tell.chat.readOnly}</p>
      ) : (
        <Writing subscription={subscription} />
      )}
      {about === null ? null : <PersonDialog {...about} table={now.card.id} onClose={() => setAbout(null)} />}
    </div>
  );
}

interface SpeakerProps {
  readonly person: Named | null;
  readonly now: TableNow;
  /** Null where there is nothing to be done about them. */
  readonly onAbout: (() => void) | null;
}

function Speaker({ person, now, onAbout }: SpeakerProps) {
  const tell = useTell();
  const me = useMe();
  const { seats } = now.info;
  const seat = seats.findIndex((each) => each.person !== null && each.person.id === person?.id);
  const name = seat >= 0 ? nameAt(seats, seat) : (person?.name ?? tell.people.gone);
  return (
    <span className="chat-speaker">
      {seat < 0 ? null : <SeatGlyph colour={seat} size={13} />}
      {onAbout === null ? (
        <strong>{name}</strong>
      ) : (
        <button type="button" className="log-line" title={tell.people.about(name)} onClick={onAbout}>
          <strong>{name}</strong>
        </button>
      )}
      <PersonKind person={person} isMe={person !== null && person.id === me?.id} />
    </span>
  );
}

/** As far as a page is open for more than a day, its talk shows too many dates. */
const today = new Date().toDateString();

function Moment({ at }: { readonly at: number }) {
  const locale = useLocale();
  const date = new Date(at);
  const format = dateFormat(locale, {
    ...(date.toDateString() === today ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  });
  return (
    <time dateTime={date.toISOString()} className="quiet-text">
      {format.format(date)}
    </time>
  );
}

function Writing({ subscription }: { readonly subscription: Subscription }) {
  const tell = useTell();
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    const wrong = await subscription.say(said);
    setRefused(wrong);
    if (wrong === null) setText('');
  };
  return (
    <form
      className="chat-writing"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="heard-only" htmlFor={id}>
        {tell.chat.write}
      </label>
      <input
        id={id}
        type="text"
        maxLength={500}
        autoComplete="off"
        placeholder={tell.chat.write}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{tell.people.send}</button>
      <Wrong refused={refused} />
    </form>
  );
}
