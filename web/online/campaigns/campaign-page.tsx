// A campaign at the server: who plays, the map, whose choice it is, the battle that goes on. It changes by itself.

import { addressOf } from '@starboard/wire/pages';
import type { CampaignCommand, CampaignInfo, RefusalBody } from '@starboard/wire/schema';
import { isRefusal } from '@starboard/engine';
import { outcomeOf, parseGame, replayGame, type GameFile, type Match } from '@starboard/engine/match';
import {
  battlesOf,
  campaign as campaignGame,
  CELLS,
  choosable,
  entryOf,
  decider,
  isInBattle,
  isPlacing,
  PLACES,
  mapOf,
  type Fought,
} from '@starboard/games/campaigns';
import {
  BattleList,
  CampaignMap,
  civsOf,
  SectorCard,
  Standing,
  useCampaignText,
  type Civ,
} from '@starboard/games/campaign-ui';
import { SeatGlyph, type Person } from '@starboard/kit';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LastBattle } from '../../campaign/last-battle.tsx';
import { CloudPlaces, PlacingDue } from '../../campaign/placing.tsx';
import { CampaignRules } from '../../campaign/rules.tsx';
import { CampaignWords } from '../../campaign/text.tsx';
import { Ask } from '../../parts/dialog.tsx';
import { handText } from '../../parts/download.ts';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { starName } from '../../setup/people.ts';
import { levelName } from '../../words/names.ts';
import { usePhrase } from '../../words/phrase.ts';
import { useSay } from '../../words/say.ts';
import { timeWords } from '../facts/time-words.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { useCampaign } from '../wire/use.ts';

export function OnlineCampaignPage({ id }: { readonly id: string }) {
  const tell = useTell();
  const info = useCampaign(id);
  if (info === undefined) return <Loading />;
  if (info === null)
    return (
      <Page title={tell.campaigns.gone} className="narrow">
        <h1>{tell.campaigns.gone}</h1>
        <p>
          <Link href={addressOf('onlineCampaigns')}>{tell.campaigns.title}</Link>
        </p>
      </Page>
    );
  return (
    <CampaignWords>
      <Shown info={info} />
    </CampaignWords>
  );
}

/** What the server tells of the map; null before there is one. */
interface Told {
  readonly map: Match;
  readonly battles: readonly Fought[];
}

function read({ map: file }: CampaignInfo): Told | null {
  if (file === null) return null;
  const game = parseGame(JSON.stringify(file));
  const map = isRefusal(game) ? game : replayGame(campaignGame, game);
  const battles = battlesOf(file as GameFile);
  return isRefusal(map) || isRefusal(battles) ? null : { map, battles };
}

type Act = (command: CampaignCommand) => void;

function Shown({ info }: { readonly info: CampaignInfo }) {
  const tell = useTell();
  const me = useMe();
  const introduce = useIntroduce();
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const { map: file } = info;
  const told = useMemo(() => read(info), [info]);
  const people = useMemo(
    () =>
      info.seats.map(({ person, bot }, seat): Person => ({
        name: person?.name ?? (bot === null ? tell.campaigns.free : starName(seat)),
        colour: seat,
        bot,
      })),
    [info, tell],
  );
  const send = async (command: CampaignCommand): Promise<void> => {
    if (!(await introduce())) return;
    const params = { campaign: info.id };
    const answer = await request('POST /api/campaigns/:campaign/commands', { params, body: command });
    setRefused('refused' in answer ? answer.refused : null);
  };
  const act: Act = (command) => void send(command);
  const mine = me === null ? -1 : info.seats.findIndex(({ person }) => person?.id === me.id);
  const isOwner = me !== null && me.id === info.organizer.id;
  return (
    <Page title={info.title} className="campaign">
      <header>
        <h1>{info.title}</h1>
        <p className="quiet-text">
          {tell.campaigns.by(info.organizer.name)} · {timeWords(tell, info.time)} ·{' '}
          {tell.campaigns.status[info.status]}
        </p>
        {told === null ? null : <Now info={info} told={told} people={people} mine={mine} act={act} />}
        {info.status === 'cancelled' ? <p role="status">{tell.campaigns.cancelled}</p> : null}
        <Wrong refused={refused} />
      </header>
      {told === null ? null : <Field info={info} told={told} people={people} mine={mine} act={act} />}
      <Players info={info} people={people} mine={mine} isOwner={isOwner} act={act} />
      {file === null ? null : (
        <div className="buttons">
          <button type="button" onClick={() => void save(info.id)}>
            <Icon name="file" /> {tell.campaigns.save}
          </button>
        </div>
      )}
      <CampaignRules />
    </Page>
  );
}

async function save(id: string): Promise<void> {
  const answer = await fetch(`/api/campaigns/${id}/file`);
  if (answer.ok) handText(await answer.text(), `campaign-${id}.json`);
}

interface FieldProps {
  readonly info: CampaignInfo;
  readonly told: Told;
  readonly people: readonly Person[];
  readonly mine: number;
}

/** What the campaign waits for, or how it ended. */
function Now({ info, told: { map, battles }, people, mine, act }: FieldProps & { readonly act: Act }) {
  const tell = useTell();
  const text = useCampaignText();
  const phrase = usePhrase();
  const state = mapOf(map);
  const civs = civsOf(state, people, text);
  const outcome = outcomeOf(map);
  if (outcome !== null) {
    const winners = [...outcome.ranks, ...(outcome.unseated ?? [])].flatMap((rank, civ) =>
      rank === 1 ? [civs[civ].name] : [],
    );
    return (
      <p className="campaign-won" role="status">
        {(winners.length > 1 ? text.page.shared : text.page.won)(winners)} {phrase(outcome.reason)}
      </p>
    );
  }
  const last = <LastBattle battles={battles} civs={civs} />;
  if (info.status !== 'playing') return last;
  if (isPlacing(state))
    return (
      <>
        {last}
        <PlacingDue state={state} civs={civs} />
        {decider(state) === mine ? (
          <CloudPlaces state={state} onPlace={(place) => act({ do: 'placeCloud', place: PLACES[place] })} />
        ) : null}
      </>
    );
  if (!isInBattle(state))
    return (
      <div className="campaign-due">
        {last}
        <p className="campaign-turn" role="status">
          {state.turn === mine ? tell.campaigns.yourChoice : tell.campaigns.waiting(civs[state.turn].name)}
        </p>
        {state.turn === mine ? <p className="quiet-text">{text.page.chooseHelp}</p> : null}
      </div>
    );
  const { sector, scenario } = entryOf(state);
  const place = scenario === 'sector' ? sector : `${sector}, ${text.sector.scenario[scenario]}`;
  return (
    <div className="campaign-due">
      {last}
      <p className="campaign-turn" role="status">
        {text.page.battleAt(state.battles + 1, CELLS[state.cell - 1], place)}
      </p>
      {info.table === null ? null : (
        <div className="buttons">
          <Link className="button primary big" href={addressOf('onlineTable', { id: info.table })}>
            <Icon name="play" /> {mine < 0 ? tell.campaigns.watch : tell.campaigns.toTable}
          </Link>
        </div>
      )}
    </div>
  );
}

function Field({ info, told, people, mine, act }: FieldProps & { readonly act: Act }) {
  const { map, battles } = told;
  const text = useCampaignText();
  const state = mapOf(map);
  const civs: readonly Civ[] = civsOf(state, people, text);
  const [selected, setSelected] = useState<number | null>(null);
  const isMyChoice =
    info.status === 'playing' && outcomeOf(map) === null && !isInBattle(state) && state.turn === mine;
  const open = isMyChoice && !isPlacing(state) ? choosable(state, mine) : [];
  const cell = selected ?? (state.cell > 0 ? state.cell - 1 : (battles.at(-1)?.cell ?? null));
  const outcome = outcomeOf(map);
  const winners =
    outcome === null
      ? []
      : [...outcome.ranks, ...(outcome.unseated ?? [])].flatMap((rank, civ) => (rank === 1 ? [civ] : []));
  const replay = (number: number): ReactNode => (
    <Link className="button quiet" href={addressOf('finishedGame', { id: info.fought[number] ?? '' })}>
      <Icon name="play" /> {text.sector.replay(number + 1)}
    </Link>
  );
  return (
    <>
      <div className="campaign-field">
        <CampaignMap
          state={state}
          civs={civs}
          open={open}
          selected={cell}
          onSelect={(each) => setSelected(each)}
        />
        <div className="campaign-side">
          {cell === null ? (
            <p className="quiet-text">{text.sector.none}</p>
          ) : (
            <SectorCard state={state} civs={civs} cell={cell} battles={battles} replay={replay}>
              {open.includes(cell) ? (
                <button
                  type="button"
                  className="primary big"
                  onClick={() => {
                    setSelected(null);
                    act({ do: 'choose', cell: CELLS[cell] });
                  }}
                >
                  {text.sector.choose}
                </button>
              ) : null}
            </SectorCard>
          )}
          <Standing state={state} civs={civs} winners={winners} />
        </div>
      </div>
      {battles.length === 0 ? null : (
        <details className="campaign-history">
          <summary>{text.page.history}</summary>
          <BattleList
            battles={battles.map((battle, number) => ({ battle, number })).toReversed()}
            civs={civs}
            replay={replay}
          />
        </details>
      )}
    </>
  );
}

interface PlayersProps {
  readonly info: CampaignInfo;
  readonly people: readonly Person[];
  readonly mine: number;
  readonly isOwner: boolean;
  readonly act: Act;
}

function Players({ info, people, mine, isOwner, act }: PlayersProps) {
  const tell = useTell();
  const say = useSay();
  const [asking, setAsking] = useState<'leave' | 'cancel' | null>(null);
  const seats = info.seats.map((each, seat) => ({ ...each, seat }));
  const isGoing = info.status === 'entering' || info.status === 'playing';
  const isFull = info.seats.every(({ person, bot }) => person !== null || bot !== null);
  return (
    <section>
      <h2>{tell.campaigns.players}</h2>
      <ul className="entrants">
        {seats.map(({ person, bot, free, seat }) => (
          <li key={seat} className={`seat-${seat}`}>
            <SeatGlyph colour={seat} size={20} />
            <span className="player-name">
              {people[seat].name}
              {bot === null ? '' : ` (${levelName(say, bot)})`}
              {bot !== null && free ? ` · ${tell.campaigns.standsIn}` : ''}
            </span>
            {isGoing && mine < 0 && person === null && (bot === null || free) ? (
              <button type="button" className="primary" onClick={() => act({ do: 'sit', seat })}>
                {tell.campaigns.sit}
              </button>
            ) : null}
            {isGoing && isOwner && bot === null && seat !== mine ? (
              <button type="button" onClick={() => act({ do: 'bot', seat, level: info.level })}>
                {person === null ? tell.groups.toBot : tell.campaigns.toBot(person.name)}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {isGoing ? (
        <div className="buttons">
          {isOwner && info.status === 'entering' ? (
            <button
              type="button"
              className="primary big"
              disabled={!isFull}
              onClick={() => act({ do: 'begin' })}
            >
              <Icon name="play" /> {tell.campaigns.begin}
            </button>
          ) : null}
          {mine >= 0 ? (
            <button type="button" onClick={() => setAsking('leave')}>
              {tell.campaigns.leave}
            </button>
          ) : null}
          {isOwner ? (
            <button type="button" onClick={() => setAsking('cancel')}>
              {tell.campaigns.cancel}
            </button>
          ) : null}
          {isOwner && info.status === 'entering' && !isFull ? (
            <p className="quiet-text">{tell.campaigns.beginHelp}</p>
          ) : null}
        </div>
      ) : null}
      {asking === null ? null : (
        <Ask
          title={asking === 'leave' ? tell.campaigns.leave : tell.campaigns.cancel}
          text={asking === 'leave' ? tell.campaigns.leaveAsk : tell.campaigns.cancelAsk}
          yes={asking === 'leave' ? tell.campaigns.leave : tell.campaigns.cancel}
          onYes={() => {
            act(asking === 'leave' ? { do: 'rise' } : { do: 'cancel' });
            setAsking(null);
          }}
          onNo={() => setAsking(null)}
        />
      )}
    </section>
  );
}
