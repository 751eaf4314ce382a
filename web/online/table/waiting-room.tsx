// A table before the game: who sits where, who is ready, how to invite others.

import { hasDice } from '@starboard/engine';
import { addressOf } from '@starboard/wire/pages';
import type { Command, RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isOfSeries, type MayBelong } from '../facts/of-series.ts';
import { coverOf } from '../../games/covers.ts';
import { useShown } from '../../games/use-shown.ts';
import { Ask } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { useSay } from '../../words/say.ts';
import { Chat } from '../chat/chat.tsx';
import { OfTournament } from '../facts/of-tournament.tsx';
import { PreviousGame } from '../facts/previous-game.tsx';
import { timeWords } from '../facts/time-words.ts';
import { useGameTitle } from '../facts/titles.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { useTell, type OnlineWords } from '../tell.ts';
import type { Subscription, TableNow } from '../wire/subscription.ts';
import { askedAgain, sentAway } from './asked-again.ts';
import { ChosenOptions } from '../facts/chosen-options.tsx';
import { InviteLink } from './invite-link.tsx';
import { seatLeft } from './left.ts';
import { noteText } from '../facts/note-text.ts';
import { Ready } from './ready.tsx';
import { RoomSeats } from './room-seats.tsx';

export interface WaitingRoomProps {
  readonly subscription: Subscription;
  readonly now: TableNow;
}

export function WaitingRoom({ subscription, now }: WaitingRoomProps) {
  const say = useSay();
  const tell = useTell();
  const me = useMe();
  const titleOf = useGameTitle();
  const shown = useShown(now.card.game, now.card.rules);
  const introduce = useIntroduce();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  /** The last note before this person said whether they are ready. */
  const [answered, setAnswered] = useState(0);
  const { card, info, seat, invite } = now;
  const title = titleOf(card.game);
  const act = async (command: Command): Promise<void> => {
    if (await introduce()) setRefused(await subscription.do(command));
  };
  // a tournament or a campaign decides by itself who sits at its tables
  const isHost = me !== null && info.host.id === me.id && !isOfSeries(card);
  const isFull = info.seats.every(({ person, bot }) => person !== null || bot !== null);
  const waiting = { seat, person: me?.id ?? null, answered };
  const again = askedAgain(info.notes, waiting);
  const removed = sentAway(info.notes, waiting);
  return (
    <Page title={`${tell.room.title}: ${title}`} className="room">
      <section className="room-top">
        <img className="cover-art" src={coverOf(card.game)} alt="" />
        <div>
          <h1>{title}</h1>
          <p className="lead">
            {isOfSeries(card)
              ? seriesLead(card, tell)
              : isHost
                ? tell.room.leadHost
                : tell.room.lead(info.host.name)}
          </p>
          <OfTournament tournament={card.tournament} campaign={card.campaign} group={card.group} />
          <p className="room-facts">
            <Icon name="clock" size={16} /> {timeWords(tell, card.time)} ·{' '}
            {card.rated === null ? tell.ratings.casual : tell.ratings.rated}
          </p>
          {card.previous === null ? null : (
            <p className="room-facts">
              <Icon name="shuffle" size={16} />
              <span>
                {tell.room.rematch} <PreviousGame table={card.previous} />
              </span>
            </p>
          )}
          <ChosenOptions game={card.game} rules={card.rules} options={card.options} />
        </div>
      </section>
      <div className="room-columns">
        <section>
          <h2>{tell.room.seats}</h2>
          <RoomSeats
            now={now}
            isHost={isHost}
            left={seatLeft(info, waiting.person)}
            act={(command) => void act(command)}
          />
          <Wrong refused={refused} />
          {removed === null ? null : (
            <p role="status" className="room-again">
              {noteText(removed, info, tell, say)}
            </p>
          )}
          {seat === null ? null : (
            <Ready
              key={String(info.seats[seat].ready)}
              isReady={info.seats[seat].ready}
              why={again && noteText(again, info, tell, say)}
              commitment={card.commitment}
              dice={!shown || hasDice(shown.game, card.options, info.seats.length)}
              act={(command) => {
                setAnswered(info.notes.at(-1)?.at ?? 0);
                void act(command);
              }}
            />
          )}
          <Leaving isHost={isHost} isSeated={seat !== null && !isOfSeries(card)} act={act} />
        </section>
        <div className="room-side">
          {invite === null || (isFull && card.visibility === 'public') ? null : (
            <section>
              <h2>{tell.room.invite}</h2>
              <InviteLink table={card.id} invite={invite} isFull={isFull} />
            </section>
          )}
          <section className="room-chat">
            <h2>{tell.chat.title}</h2>
            <Chat subscription={subscription} now={now} />
          </section>
        </div>
      </div>
    </Page>
  );
}

interface LeavingProps {
  readonly isHost: boolean;
  readonly isSeated: boolean;
  readonly act: (command: Command) => Promise<void>;
}

function Leaving({ isHost, isSeated, act }: LeavingProps) {
  const tell = useTell();
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);
  return (
    <div className="buttons room-leaving">
      {isSeated ? (
        <button type="button" className="quiet" onClick={() => void act({ do: 'rise' })}>
          {tell.room.rise}
        </button>
      ) : null}
      {isHost ? (
        <button type="button" className="quiet" onClick={() => setAsks(true)}>
          {tell.room.close}
        </button>
      ) : null}
      {asks ? (
        <Ask
          title={tell.room.close}
          text={tell.room.closeAsk}
          yes={tell.room.close}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            void act({ do: 'close' }).then(() => go(addressOf('lobby')));
          }}
        />
      ) : null}
    </div>
  );
}

function seriesLead({ campaign, group }: MayBelong, tell: OnlineWords): string {
  if (group !== null) return tell.groups.roomLead;
  return campaign === null ? tell.tournaments.roomLead : tell.campaigns.roomLead;
}
