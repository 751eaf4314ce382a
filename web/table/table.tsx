// The table: the board in the middle, everything else around it.

import { traitsOf, type Game } from '@starboard/engine';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Shown } from '../games/uis.ts';
import { useTableWords } from '../games/use-shown.ts';
import { fetched, useMotion, useWords, type GameUi, type GameWords } from '@starboard/kit';
import type { Moment } from '../timeline/timeline.ts';
import {
  BeforehandContext,
  FollowedContext,
  GuideContext,
  OverMapContext,
  PickingContext,
  PointingContext,
  WordsContext,
} from '@starboard/kit/table';
import { PACES } from '../settings/paces.ts';
import { useSettings } from '../settings/settings.ts';
import { useTitle } from '../parts/use-title.ts';
import { useSounds } from './use-sounds.ts';
import { useSay } from '../words/say.ts';
import { AskSounds } from './ask-sounds.tsx';
import { useAdvice } from './advising.ts';
import { usePlayAgain } from './again.ts';
import { answersBeforehand, useSayBeforehand } from './say-beforehand.ts';
import { BoardPlace } from './board-place.tsx';
import { Curtain } from './curtain.tsx';
import { Asked } from './draft/asked.tsx';
import { Choices } from './draft/choices.tsx';
import { useKeys } from './keys.ts';
import { Latest } from './latest.tsx';
import { OverMap } from './marks/over-map.tsx';
import { Recall } from './marks/recall.ts';
import { LessonCard, useLesson } from './lesson.tsx';
import { Confirming, Crashed, Refused, Unsaved, ViewOnly } from './notices.tsx';
import { Panels, type PanelName } from './panels.tsx';
import { usePointing } from './pointing.ts';
import { useScene } from './scene.ts';
import { Seats } from './seats.tsx';
import type { TableSession } from './session.ts';
import { isAnswered, isAwaited, isBehind, type TableState } from './table-state.ts';
import { AT_HOME, SurroundingsContext, useSurroundings } from './surroundings.ts';
import { TableTop } from './table-top.tsx';
import { useTeller } from './telling.ts';
import { TipLayer } from './tips.tsx';
import { useWhatIf, WhatIf } from './what-if.tsx';
import '../style/table.css';
import '../style/table-rooms.css';

const Agreement = fetched(async () => (await import('./agreement.tsx')).Agreement);
const Keys = fetched(async () => (await import('./keys-list.tsx')).Keys);
const ReplayBar = fetched(async () => (await import('./replay-bar.tsx')).ReplayBar);
const StandingAnswer = fetched(async () => (await import('./standing-answer.tsx')).StandingAnswer);
const EndSheet = fetched(async () => (await import('./end-sheet.tsx')).EndSheet);

export interface TableProps {
  readonly session: TableSession;
  readonly shown: Shown;
  readonly onResume: () => void;
  /** Of a what-if: back to the game it branched from. */
  readonly onBack?: () => void;
}

export function Table({ session, shown, onResume, onBack }: TableProps) {
  const table = useSyncExternalStore(session.subscribe, session.snapshot);
  const branch = useWhatIf(session, table);
  const words = useTableWords(shown, table.facts);
  const following = useFollowing(shown.ui);
  useManners(session, words, following);
  useTableTitle(words.title, session.game, table);
  useSounds(table, shown.ui);
  if (branch.session !== null)
    return (
      <SurroundingsContext value={AT_HOME}>
        <Table session={branch.session} shown={shown} onResume={branch.leave} onBack={branch.leave} />
      </SurroundingsContext>
    );
  if (table.curtain !== null && table.facts.proposal !== undefined)
    return <Agreement session={session} table={table} seat={table.curtain} proposal={table.facts.proposal} />;
  if (table.curtain !== null)
    return <Curtain person={table.facts.people[table.curtain]} onReady={() => void session.sitDown()} />;
  return (
    <WordsContext value={words}>
      <LaidTable session={session} shown={shown} onResume={onResume} onBack={onBack} whatIf={branch.begin} />
    </WordsContext>
  );
}

interface LaidTableProps extends Omit<TableProps, 'onBack'> {
  readonly onBack: (() => void) | undefined;
  readonly whatIf: () => void;
}

function LaidTable({ session, shown, onResume, onBack, whatIf }: LaidTableProps) {
  const say = useSay();
  const { ui } = shown;
  const following = useFollowing(ui);
  const { Notices } = useSurroundings();
  const table = useSyncExternalStore(session.subscribe, session.snapshot);
  const words = useWords();
  const scene = useScene(session, table);
  const { lesson, resume } = useLesson(ui, table, scene.state);
  const advice = useAdvice(session, table);
  const teller = useTeller(table.facts, ui.turnOf);
  const playAgain = usePlayAgain(table.facts);
  const { pointing, tips } = usePointing(session, table, lesson);
  const beforehand = useSayBeforehand(session, table);
  const answers = answersBeforehand(session, table, scene.state);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [rule, setRule] = useState<{ readonly id: string } | null>(null);
  const [recall] = useState(() => new Recall());
  const [keys, setKeys] = useState(false);
  const [resultClosed, setResultClosed] = useState(false);
  const openRule = useCallback((id: string) => {
    setRule({ id });
    setPanel('rules');
  }, []);

  const { replay, draft } = table;
  const { drafter } = session;
  const over = table.view.outcome !== null && table.shown === table.moments.length - 1 && !table.ending;
  const { ask } = advice;
  const hint =
    ask === null
      ? null
      : () => {
          setPanel('advice');
          ask();
        };
  const at = replay?.at ?? table.shown;
  const behind = isBehind(table);
  useKeys({
    Escape: () => (replay !== null ? session.backToNow() : behind ? session.skip() : drafter.escape()),
    ...(behind ? { Enter: () => session.skip() } : {}),
    Backspace: () => drafter.stepBack(),
    u: () => void session.undo(),
    f: () => document.querySelector<HTMLElement>('.find-choice, .choices button')?.focus(),
    h: () => hint?.(),
    l: () => setPanel('log'),
    r: () => setPanel('rules'),
    c: () => setPanel('reference'),
    ' ': () => session.pauseOrPlay(),
    ArrowLeft: () => session.jumpTo(at - 1),
    ArrowRight: () => (replay === null ? undefined : session.jumpTo(at + 1)),
    '?': () => setKeys(true),
  });

  const overMap = useMemo(
    () => <OverMap scene={scene} table={table} ui={ui} recall={recall} />,
    [scene, table, ui, recall],
  );

  return (
    <GuideContext value={openRule}>
      <PickingContext value={scene.picking}>
        <PointingContext value={pointing}>
          <div className="table">
            <TableTop
              session={session}
              table={table}
              scene={scene}
              onHint={hint}
              onResult={over ? () => setResultClosed(false) : null}
              onGuide={resume}
            />
            <Seats
              scene={scene}
              SeatCard={ui.SeatCard}
              UnseatedCards={ui.UnseatedCards}
              thinking={table.thinking}
              recall={recall}
            />
            <BeforehandContext value={beforehand}>
              <FollowedContext value={session.followed}>
                <OverMapContext value={overMap}>
                  <BoardPlace scene={scene} ui={ui} />
                </OverMapContext>
              </FollowedContext>
            </BeforehandContext>
            {replay === null ? <Latest table={table} teller={teller} /> : null}
            <div className="strip">
              {Notices === undefined ? null : <Notices />}
              <Unsaved reason={table.unsaved} />
              <ViewOnly table={table} />
            </div>
            <div className="notices">
              <Refused session={session} table={table} />
              <Confirming session={session} table={table} />
              <AskSounds table={table} />
            </div>
            {replay === null ? null : (
              <ReplayBar
                session={session}
                table={table}
                replay={replay}
                following={following}
                whatIf={whatIf}
              />
            )}
            <div className="side">
              {lesson === null ? null : <LessonCard lesson={lesson} canAct={draft !== null} />}
              {onBack === undefined ? null : (
                <WhatIf
                  secrets={traitsOf(session.game, table.view.options, table.view.seats).secrets}
                  onBack={onBack}
                />
              )}
              <section className="table-choices" aria-label={say.table.choices}>
                <h2>{say.table.choices}</h2>
                <Choices
                  drafter={drafter}
                  draft={replay === null ? draft : null}
                  sent={draft !== null && draft.complete && !table.confirming}
                  scene={scene}
                />
                {answers.length === 0 ? null : (
                  <StandingAnswer session={session} table={table} scene={scene} answers={answers} />
                )}
              </section>
              <Panels
                panel={panel}
                onPanel={setPanel}
                session={session}
                table={table}
                scene={scene}
                ui={ui}
                words={words}
                rule={rule}
                advice={advice}
                teller={teller}
                recall={recall}
              />
            </div>
          </div>
          {draft === null ? null : (
            <Asked drafter={drafter} draft={draft} scene={scene} anchor={tips.pointed} />
          )}
          <TipLayer tips={tips} />
          {over && !resultClosed && replay === null && table.view.outcome !== null ? (
            <EndSheet
              session={session}
              table={table}
              ui={ui}
              outcome={table.view.outcome}
              onClose={() => setResultClosed(true)}
              onAgain={playAgain}
              teller={teller}
            />
          ) : null}
          {keys ? <Keys onClose={() => setKeys(false)} /> : null}
          {table.crashed === null ? null : (
            <Crashed id={table.facts.id} reason={table.crashed} onResume={onResume} />
          )}
        </PointingContext>
      </PickingContext>
    </GuideContext>
  );
}

/** Whoever plays alone at this screen sees on the tab that the others wait. */
function useTableTitle(title: string, game: Game, table: TableState): void {
  const say = useSay();
  const { viewer, facts } = table;
  const mine = facts.here.length === 1 && facts.seats > 1 && facts.here.includes(viewer);
  useTitle(
    mine && isAwaited(table) && !isAnswered(game, table) ? `● ${say.table.yourTurn} · ${title}` : title,
  );
}

/** Where nothing moves there is nothing to wait for. */
function useFollowing({ following }: GameUi): (moment: Moment) => number {
  const motion = useMotion();
  return useCallback(
    ({ events, state }) => (motion ? (following?.(events, state) ?? 0) : 0),
    [motion, following],
  );
}

/** What the person chose for every table holds at this one, and what its game warns of. */
function useManners(session: TableSession, words: GameWords, following: (moment: Moment) => number): void {
  const { speed, confirm, passIdle } = useSettings();
  useEffect(() => {
    const { moves } = session.game;
    session.behave({
      pace: PACES[speed],
      following,
      confirm,
      passIdle,
      warns: (move, state, seat) => (words.warning?.(moves.toRecord(move), state, seat) ?? null) !== null,
    });
  }, [session, speed, confirm, passIdle, words, following]);
}
