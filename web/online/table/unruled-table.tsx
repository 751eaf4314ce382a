// A table whose version of the rules is not kept: who sits there, what is said, and the ways out of it.

import { addressOf } from '@starboard/wire/pages';
import type { Command, RefusalBody } from '@starboard/wire/schema';
import { SeatGlyph } from '@starboard/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { isOfSeries } from '../facts/of-series.ts';
import { coverOf } from '../../games/covers.ts';
import { Ask } from '../../parts/dialog.tsx';
import { Page } from '../../parts/page.tsx';
import { useSay } from '../../words/say.ts';
import { Chat } from '../chat/chat.tsx';
import { useGameTitle } from '../facts/titles.ts';
import { Wrong } from '../me/form.tsx';
import { useMe } from '../me/identity.tsx';
import { PersonName } from '../me/person-name.tsx';
import { useTell } from '../tell.ts';
import type { Subscription, TableNow } from '../wire/subscription.ts';
import { nameAt } from '../facts/facts.ts';
import { Offer } from './notices.tsx';

export interface UnruledTableProps {
  readonly subscription: Subscription;
  readonly now: TableNow;
}

export function UnruledTable({ subscription, now }: UnruledTableProps) {
  const tell = useTell();
  const titleOf = useGameTitle();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const { card, info, seat: mySeat } = now;
  const title = titleOf(card.game);
  const act = (command: Command): void => void subscription.do(command).then(setRefused);
  return (
    <Page title={title} className="room">
      <section className="room-top">
        <img className="cover-art" src={coverOf(card.game)} alt="" />
        <div>
          <h1>{title}</h1>
          <p className="lead">{tell.table.unruled(card.rules)}</p>
        </div>
      </section>
      <div className="room-columns">
        <section>
          <h2>{tell.room.seats}</h2>
          <ul className="room-seats">
            {info.seats.map(({ person, forfeited }, seat) => (
              <li key={nameAt(info.seats, seat)} className={`seat-${seat}`}>
                <SeatGlyph colour={seat} size={24} />
                <span className="room-name">
                  <span>
                    <PersonName person={person} name={nameAt(info.seats, seat)} isMe={seat === mySeat} />
                  </span>
                  <span className="quiet-text">{forfeited ? tell.table.gaveUp : ''}</span>
                </span>
              </li>
            ))}
          </ul>
          <Wrong refused={refused} />
          {info.offer === null ? null : <Offer now={now} offer={info.offer} act={act} />}
          <WaysOut now={now} act={act} />
        </section>
        <section className="room-chat">
          <h2>{tell.chat.title}</h2>
          <Chat subscription={subscription} now={now} />
        </section>
      </div>
    </Page>
  );
}

interface WayOut {
  readonly title: string;
  /** Null where it is done at once. */
  readonly ask: string | null;
  readonly command: Command;
}

interface WaysOutProps {
  readonly now: TableNow;
  readonly act: (command: Command) => void;
}

function WaysOut({ now: { card, info, seat }, act }: WaysOutProps) {
  const say = useSay();
  const tell = useTell();
  const me = useMe();
  const [asking, setAsking] = useState<WayOut | null>(null);
  const isOpen = info.status === 'open';
  // a tournament or a campaign decides by itself who sits at its tables
  const isFree = !isOfSeries(card);
  const plays = info.status === 'playing' && seat !== null && !info.seats[seat].forfeited;
  const ways: readonly (WayOut | false)[] = [
    plays && { title: say.table.resign, ask: say.table.resignAsk, command: { do: 'resign' } },
    plays && { title: say.table.draw, ask: say.table.drawAsk, command: { do: 'offer', offer: 'draw' } },
    plays && isFree && { title: tell.table.rise, ask: tell.table.riseAsk, command: { do: 'rise' } },
    isOpen && isFree && seat !== null && { title: tell.room.rise, ask: null, command: { do: 'rise' } },
    isOpen &&
      isFree &&
      me?.id === info.host.id && {
        title: tell.room.close,
        ask: tell.room.closeAsk,
        command: { do: 'close' },
      },
  ];
  return (
    <div className="buttons room-leaving">
      {ways
        .filter((way) => way !== false)
        .map((way) => (
          <button
            key={way.title}
            type="button"
            className="quiet"
            onClick={() => (way.ask === null ? act(way.command) : setAsking(way))}
          >
            {way.title}
          </button>
        ))}
      {info.status === 'over' ? (
        <Link className="button primary" href={addressOf('finishedGame', { id: card.id })}>
          {tell.game.page}
        </Link>
      ) : null}
      {asking?.ask === undefined || asking.ask === null ? null : (
        <Ask
          title={asking.title}
          text={asking.ask}
          yes={asking.title}
          onNo={() => setAsking(null)}
          onYes={() => {
            setAsking(null);
            act(asking.command);
          }}
        />
      )}
    </div>
  );
}
