// What the others at the table want, and what has to be answered.

import type { Command } from '@starboard/wire/schema';
import { messageOf } from '@starboard/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { usePhrase } from '../../words/phrase.ts';
import { useSay } from '../../words/say.ts';
import { useMe } from '../me/identity.tsx';
import { useTell } from '../tell.ts';
import type { TableNow } from '../wire/subscription.ts';
import { Absent } from './absent.tsx';
import { useCompany, type Company } from './company.ts';
import { nameAt } from '../facts/facts.ts';
import { hasLeft, vacancy } from './left.ts';
import { News } from './news.tsx';

export function Notices() {
  const tell = useTell();
  const me = useMe();
  const { now, act, sit, again } = useCompany();
  const { info, seat } = now;
  if (info.status !== 'playing')
    return (
      <>
        <Problem />
        <Again now={now} again={again} />
      </>
    );
  const mine = seat === null ? null : info.seats[seat];
  const vacant = seat !== null || hasLeft(info, me?.id ?? null) ? null : vacancy(info);
  return (
    <>
      <Problem />
      <News />
      <Absent />
      {info.offer === null ? null : <Offer now={now} offer={info.offer} act={act} />}
      {info.paused ? (
        <Notice text={tell.table.paused}>
          {seat === null ? null : (
            <button type="button" className="primary" onClick={() => act({ do: 'resume' })}>
              {tell.table.resume}
            </button>
          )}
        </Notice>
      ) : null}
      {mine === null || mine.bot === null || mine.forfeited ? null : (
        <Notice text={tell.table.botForYou}>
          <button type="button" className="primary" onClick={() => act({ do: 'back' })}>
            {tell.table.back}
          </button>
        </Notice>
      )}
      {vacant === null ? null : (
        <Notice text={vacant.left === null ? tell.table.seatVacant : tell.table.seatVacantOf(vacant.left)}>
          <button type="button" className="primary" onClick={sit}>
            {tell.lobby.takeOver}
          </button>
        </Notice>
      )}
    </>
  );
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="notice" role="group" aria-label={text}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}

interface AgainProps {
  readonly now: TableNow;
  readonly again: Company['again'];
}

/** After the game: another one, or the one that somebody has opened already. */
function Again({ now: { info }, again }: AgainProps) {
  const tell = useTell();
  const asked = info.notes.findLast(({ what }) => what === 'rematch');
  if (again.act === null) return null;
  const text = asked === undefined ? tell.table.isOver : tell.notes.rematch(nameAt(info.seats, asked.seat));
  return (
    <Notice text={text}>
      <button type="button" className="primary" onClick={again.act}>
        {again.title}
      </button>
    </Notice>
  );
}

interface OfferProps {
  readonly now: TableNow;
  readonly offer: NonNullable<TableNow['info']['offer']>;
  readonly act: (command: Command) => void;
}

export function Offer({ now: { info, seat }, offer, act }: OfferProps) {
  const tell = useTell();
  const { kind, by, agreed } = offer;
  if (seat === by)
    return (
      <Notice text={tell.table.youOffer[kind]}>
        <button type="button" onClick={() => act({ do: 'decline' })}>
          {tell.table.withdraw}
        </button>
      </Notice>
    );
  const text = tell.table.offers[kind](nameAt(info.seats, by));
  const answers = seat !== null && info.seats[seat].bot === null && !agreed.includes(seat);
  return (
    <Notice text={text}>
      {answers ? (
        <>
          <button type="button" className="primary" onClick={() => act({ do: 'agree' })}>
            {tell.table.agree}
          </button>
          <button type="button" onClick={() => act({ do: 'decline' })}>
            {tell.table.decline}
          </button>
        </>
      ) : null}
    </Notice>
  );
}

function Problem() {
  const say = useSay();
  const { refused, dismiss } = useCompany();
  const phrase = usePhrase();
  return (
    <div role="alert">
      {refused === null ? null : (
        <div className="notice refused">
          <p>{phrase(messageOf(refused))}</p>
          <button type="button" className="quiet" aria-label={say.app.close} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
