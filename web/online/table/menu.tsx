// What an online table offers besides the game.

import { addressOf } from '@starboard/wire/pages';
import { useState } from 'react';
import { Link } from 'wouter';
import { isOfSeries } from '../facts/of-series.ts';
import { Ask } from '../../parts/dialog.tsx';
import { downloadSaved } from '../../parts/download.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { MenuText } from '../../table/menu-text.tsx';
import { withChance } from '../../table/menu.tsx';
import { hasDecided } from '../../timeline/standing.ts';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import { NextTurn } from '../turn/next-link.tsx';
import { TurnNotices } from '../turn/turn-notices.tsx';
import { useCompany } from './company.ts';

interface Entry {
  readonly icon: IconName;
  readonly title: string;
  /** What it does. */
  readonly help?: string;
  /** Asked before it is done. */
  readonly ask?: string;
  readonly act: () => void;
}

export function OnlineMenu({ close }: { readonly close: () => void }) {
  const say = useSay();
  const tell = useTell();
  const { session, now, act, showPlayers } = useCompany();
  const [asking, setAsking] = useState<Entry | null>(null);
  const { info, seat, card } = now;
  const mine = seat === null ? null : info.seats[seat];
  const plays = mine !== null && info.status === 'playing' && !mine.forfeited;
  const agreed = { options: card.options, seats: info.seats.length };
  // nobody else has to agree to anything
  const isAlone = info.seats.length === 1;
  const entries: readonly Entry[] = [
    { icon: 'person', title: say.table.players, act: showPlayers },
    ...(plays && mine.bot === null && seat !== null && hasDecided(session.snapshot().moments, seat)
      ? [
          {
            icon: 'undo' as const,
            ...(isAlone
              ? {
                  title: say.table.takeBack,
                  ask: withChance(session.game, agreed, say, say.table.takeBackAsk),
                }
              : {
                  title: tell.table.askTakeBack,
                  help: tell.table.takeBackHelp,
                  ask: withChance(session.game, agreed, say, tell.table.takeBackAsk),
                }),
            act: () => void session.takeBack(),
          },
        ]
      : []),
    ...(plays && mine.bot === null && !isAlone
      ? [
          {
            icon: 'hand' as const,
            title: say.table.draw,
            help: tell.table.drawHelp,
            ask: say.table.drawAsk,
            act: () => void session.offerDraw(),
          },
        ]
      : []),
    ...(plays && mine.bot === null
      ? [
          {
            icon: 'pause' as const,
            ...(isAlone
              ? { title: say.table.pause }
              : { title: tell.table.askPause, help: tell.table.pauseHelp }),
            act: () => act({ do: 'offer', offer: 'pause' }),
          },
          {
            icon: 'bot' as const,
            title: tell.table.standIn,
            help: tell.table.standInHelp,
            act: () => act({ do: 'standIn' }),
          },
        ]
      : []),
    ...(plays
      ? [
          {
            icon: 'flag' as const,
            title: say.table.resign,
            help: info.seats.length > 2 ? tell.table.resignHelpMany : tell.table.resignHelp,
            ask: info.seats.length > 2 ? tell.table.resignAskMany : say.table.resignAsk,
            act: () => void session.resign(),
          },
          ...(!isOfSeries(now.card)
            ? [
                {
                  icon: 'shuffle' as const,
                  title: tell.table.rise,
                  help: tell.table.riseHelp,
                  ask: tell.table.riseAsk,
                  act: () => act({ do: 'rise' }),
                },
              ]
            : []),
        ]
      : []),
    {
      icon: 'save',
      title: say.table.export,
      ...(info.status === 'over' ? {} : { help: say.table.exportView }),
      act: () => void session.file().then(downloadSaved),
    },
  ];
  const choose = (entry: Entry): void => {
    close();
    entry.act();
  };
  return (
    <>
      <NextTurn table={card.id} onGo={close} />
      {entries.map((entry) => (
        <button
          key={entry.title}
          type="button"
          onClick={() => (entry.ask === undefined ? choose(entry) : setAsking(entry))}
        >
          <Icon name={entry.icon} />{' '}
          {entry.help === undefined ? entry.title : <MenuText title={entry.title} help={entry.help} />}
        </button>
      ))}
      {info.status === 'over' ? (
        <Link className="button" href={addressOf('finishedGame', { id: card.id })}>
          <Icon name="chart" /> {tell.game.page}
        </Link>
      ) : null}
      {card.previous === null ? null : (
        <Link className="button" href={addressOf('finishedGame', { id: card.previous })}>
          <Icon name="chart" /> {tell.game.previous}
        </Link>
      )}
      <TurnNotices />
      {asking === null ? null : (
        <Ask
          title={asking.title}
          text={asking.ask ?? ''}
          yes={asking.title}
          onNo={() => setAsking(null)}
          onYes={() => choose(asking)}
        />
      )}
    </>
  );
}
