// One campaign: the map, whose choice it is, the battle that is fought, and what came of all battles.

import { addressOf } from '@starboard/wire/pages';
import { isRefusal, messageOf, type Message } from '@starboard/engine';
import { outcomeOf, type Match } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import {
  battlesOf,
  CELLS,
  choosable,
  entryOf,
  isInBattle,
  isPlacing,
  mapOf,
  reporter,
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
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { fileAsKept } from '../link/saved-file.ts';
import { isViewFile } from '@starboard/engine/view';
import { indexedShelf } from '../shelf/indexed.ts';
import { startTable } from '../table/tables.ts';
import { usePhrase } from '../words/phrase.ts';
import { saveAsFile, titleOf } from './campaigns-page.tsx';
import {
  afterBattle,
  afterBotsChoice,
  afterChoice,
  afterPlacing,
  battleTable,
  chooser,
  isPlayable,
  isShared,
  openMap,
  type SavedCampaign,
} from './record.ts';
import { LastBattle } from './last-battle.tsx';
import { CloudPlaces, PlacingDue } from './placing.tsx';
import { keepReplay } from './replays.ts';
import { CampaignRules } from './rules.tsx';
import { loadCampaign, saveCampaign } from './shelf.ts';
import { CampaignWords } from './text.tsx';
import { wonBy, wonText } from './won.ts';
import '../style/campaign.css';

const tables = indexedShelf();

export function CampaignPage({ id }: { readonly id: string }) {
  return (
    <CampaignWords>
      <Opened id={id} />
    </CampaignWords>
  );
}

interface Position {
  readonly saved: SavedCampaign;
  readonly map: Match;
  readonly battles: readonly Fought[];
  /** Is the table of the battle there already? */
  readonly begun: boolean;
}

type Loaded = Position | { readonly wrong: Message | null };

/** Reads it, and counts the battle that is over meanwhile. */
async function load(id: string): Promise<Loaded> {
  const saved = await loadCampaign(id);
  if (saved === null) return { wrong: null };
  const map = openMap(saved);
  if (isRefusal(map)) return { wrong: messageOf(map) };
  const standing = (now: SavedCampaign, begun: boolean): Loaded => {
    const battles = battlesOf(now.map);
    return isRefusal(battles) ? { wrong: messageOf(battles) } : { saved: now, map, battles, begun };
  };
  if (!isInBattle(mapOf(map)) || !isPlayable(map)) return standing(saved, false);
  const kept = await tables.load(battleTable(saved, map).id);
  if (kept === null) return standing(saved, false);
  const file = kept.table.over ? fileAsKept(kept.table, kept.log) : null;
  if (file === null || isViewFile(file)) return standing(saved, true);
  const game = await loadGame(file.game, file.rules);
  const counted = game === null ? null : afterBattle(saved, map, game, file, Date.now());
  if (counted === null) return standing(saved, true);
  if (isRefusal(counted)) return { wrong: messageOf(counted) };
  return (await saveCampaign(counted, saved.map.log.length)) ? standing(counted, false) : load(id);
}

function Opened({ id }: { readonly id: string }) {
  const { page } = useCampaignText();
  const phrase = usePhrase();
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  const loaded = useLoaded(
    useCallback(() => load(id), [id]),
    times,
  );
  useEffect(() => {
    // who comes back from the table in another tab finds the result
    const seen = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [again]);
  if (loaded === undefined) return <Loading />;
  if ('wrong' in loaded)
    return (
      <Page className="narrow">
        <h1>{loaded.wrong === null ? page.noCampaign : page.notOpened}</h1>
        {loaded.wrong === null ? null : <p className="wrong">{phrase(loaded.wrong)}</p>}
        <p>
          <Link href={addressOf('campaigns')}>{page.toCampaigns}</Link>
        </p>
      </Page>
    );
  return <Shown standing={loaded} onStep={again} />;
}

interface ShownProps {
  readonly standing: Position;
  readonly onStep: () => void;
}

function Shown({ standing, onStep }: ShownProps) {
  const { saved, map, battles } = standing;
  const text = useCampaignText();
  const phrase = usePhrase();
  const { page, sector } = text;
  const state = mapOf(map);
  const civs = useMemo(() => civsOf(state, saved.people, text), [state, saved.people, text]);
  const [selected, setSelected] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const seat = chooser(map);
  const isBots = seat !== null && saved.people[seat]?.bot !== null;
  const isTheirs = seat !== null && !isBots;
  const open = isTheirs && !isPlacing(state) ? choosable(state, seat) : [];
  const step = useCallback(
    async (next: ReturnType<typeof afterChoice>): Promise<void> => {
      if (isRefusal(next)) return setWrong(phrase(messageOf(next)));
      if (!(await saveCampaign(next, saved.map.log.length))) setWrong(page.elsewhere);
      onStep();
    },
    [saved, onStep, phrase, page],
  );
  useEffect(() => {
    if (!isBots) return undefined;
    const choosing = window.setTimeout(() => void step(afterBotsChoice(saved, map, Date.now())), BOTS_PAUSE);
    return () => window.clearTimeout(choosing);
  }, [isBots, saved, map, step]);
  const outcome = outcomeOf(map);
  const winners = wonBy(map);
  const shownCell = selected ?? (state.cell > 0 ? state.cell - 1 : (battles.at(-1)?.cell ?? null));
  const replay = (number: number): ReactNode => <Replay saved={saved} number={number} />;
  const title = titleOf(saved, page);
  return (
    <Page title={title} className="campaign">
      <header>
        <h1>{title}</h1>
        <LastBattle battles={battles} civs={civs} />
        {outcome === null ? (
          <>
            <NowDue standing={standing} civs={civs} isBots={isBots} />
            {isTheirs && isPlacing(state) ? (
              <CloudPlaces
                state={state}
                onPlace={(place) => void step(afterPlacing(saved, map, place, Date.now()))}
              />
            ) : null}
          </>
        ) : (
          <p className="campaign-won" role="status">
            {wonText(winners, civs, page)} {phrase(outcome.reason)}
          </p>
        )}
        <p role="alert" className="wrong">
          {wrong}
        </p>
      </header>
      <div className="campaign-field">
        <CampaignMap
          state={state}
          civs={civs}
          open={open}
          selected={shownCell}
          onSelect={(cell) => setSelected(cell)}
        />
        <div className="campaign-side">
          {shownCell === null ? (
            <p className="quiet-text">{sector.none}</p>
          ) : (
            <SectorCard state={state} civs={civs} cell={shownCell} battles={battles} replay={replay}>
              {open.includes(shownCell) ? (
                <button
                  type="button"
                  className="primary big"
                  onClick={() => {
                    setSelected(null);
                    void step(afterChoice(saved, map, shownCell, Date.now()));
                  }}
                >
                  {sector.choose}
                </button>
              ) : null}
            </SectorCard>
          )}
          <Standing state={state} civs={civs} winners={winners} />
          <div className="buttons">
            <button type="button" onClick={() => saveAsFile(saved)}>
              <Icon name="file" /> {page.save}
            </button>
            {isShared(saved) ? <p className="quiet-text">{page.saveView}</p> : null}
            <Link className="button" href={addressOf('campaigns')}>
              {page.toCampaigns}
            </Link>
          </div>
        </div>
      </div>
      {battles.length === 0 ? null : (
        <details className="campaign-history">
          <summary>{page.history}</summary>
          <BattleList
            battles={battles.map((battle, number) => ({ battle, number })).toReversed()}
            civs={civs}
            replay={replay}
          />
        </details>
      )}
      <CampaignRules />
    </Page>
  );
}

/** So long that one sees whose choice it was, in milliseconds. */
const BOTS_PAUSE = 700;

interface NowDueProps {
  readonly standing: Position;
  readonly civs: readonly Civ[];
  readonly isBots: boolean;
}

/** What the campaign waits for. */
function NowDue({ standing, civs, isBots }: NowDueProps) {
  const { page, sector } = useCampaignText();
  const { map } = standing;
  const state = mapOf(map);
  if (!isPlayable(map))
    return (
      <div className="campaign-due">
        <p className="campaign-turn" role="status">
          {page.viewOnly}
        </p>
      </div>
    );
  if (isPlacing(state)) return <PlacingDue state={state} civs={civs} />;
  if (!isInBattle(state)) {
    const { name } = civs[state.turn];
    return (
      <div className="campaign-due">
        <p className="campaign-turn" role="status">
          {isBots ? page.botChooses(name) : page.toChoose(name)}
        </p>
        {isBots ? null : <p className="quiet-text">{page.chooseHelp}</p>}
      </div>
    );
  }
  const { sector: name, scenario } = entryOf(state);
  const place = scenario === 'sector' ? name : `${name}, ${sector.scenario[scenario]}`;
  return (
    <div className="campaign-due">
      <p className="campaign-turn" role="status">
        {page.battleAt(state.battles + 1, CELLS[state.cell - 1], place)}
      </p>
      <p className="quiet-text">
        {page.battleFirst(civs[reporter(state)].name)} {page.battleHelp}
      </p>
      <ToBattle standing={standing} />
    </div>
  );
}

function ToBattle({ standing: { saved, map, begun } }: { readonly standing: Position }) {
  const { page } = useCampaignText();
  const phrase = usePhrase();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const fight = async (): Promise<void> => {
    const wanted = battleTable(saved, map);
    setStarting(true);
    // another tab may have begun it
    const table = (await tables.load(wanted.id)) === null ? await startTable(wanted) : wanted.id;
    setStarting(false);
    if (typeof table === 'string') go(addressOf('table', { id: table }));
    else setWrong(phrase(messageOf(table)));
  };
  return (
    <div className="buttons">
      <button type="button" className="primary big" disabled={starting} onClick={() => void fight()}>
        <Icon name="play" /> {begun ? page.fightOn : page.fight}
      </button>
      <p role="alert" className="wrong">
        {wrong}
      </p>
    </div>
  );
}

function Replay({ saved, number }: { readonly saved: SavedCampaign; readonly number: number }) {
  const { sector } = useCampaignText();
  const [, go] = useLocation();
  const watch = async (): Promise<void> => {
    go(addressOf('table', { id: await keepReplay(saved, number, tables) }));
  };
  return (
    <button type="button" className="quiet" onClick={() => void watch()}>
      <Icon name="play" /> {sector.replay(number + 1)}
    </button>
  );
}
