// What the end of a game means to who played it: a victory, a title, a personal best, harder bots, a picture to keep.

import { winnersOf, type Outcome } from '@starboard/engine';
import { useWords, type GameUi } from '@starboard/kit';
import { useState, type ReactNode } from 'react';
import { noteResult } from '../end/bests.ts';
import { useEndingWords } from '../end/ending-words.ts';
import { against, harderThan } from '../end/harder.ts';
import { pictureOf } from '../end/picture.ts';
import type { TableFacts } from '../link/facts.ts';
import { handText } from '../parts/download.ts';
import { levelName } from '../words/names.ts';
import { useSay } from '../words/say.ts';
import type { PlayAgain } from './again.ts';
import type { TableSession } from './session.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';
import '../style/ending.css';

interface EndProps {
  readonly facts: TableFacts;
  readonly outcome: Outcome;
}

/** Who sits here and has won is told so; everybody else, who won. */
export function Won({ facts, outcome, children }: EndProps & { readonly children: ReactNode }) {
  const said = useEndingWords();
  const [seat] = facts.here;
  const winners = winnersOf(outcome);
  const players = facts.seats + (outcome.unseated?.length ?? 0);
  const isMine = facts.here.length === 1 && players > 1 && winners.includes(seat);
  const first = winnersOf({ ranks: [...outcome.ranks, ...(outcome.unseated ?? [])] }).length;
  // where all share the first place it is a draw, and nobody's victory
  if (said === null || !isMine || first === players) return children;
  return <span className="flourish">{first > 1 ? said.youShare : said.youWin}</span>;
}

interface AloneProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly ui: GameUi;
  readonly outcome: Outcome;
}

/** For who plays alone and for points: what is next, and what was best. */
export function Alone({ session, table: { facts, view }, ui, outcome }: AloneProps) {
  const said = useEndingWords();
  const words = useWords();
  const line = session.game.counted?.score.at(-1);
  const points = line === undefined ? undefined : outcome.sheet.at(line)?.points[0];
  const isAlone = facts.seats === 1 && (outcome.unseated?.length ?? 0) === 0;
  const counts = isAlone && facts.kept && facts.playable && facts.here.length === 1 && view.outcome !== null;
  const [best] = useState(() =>
    counts && points !== undefined
      ? noteResult({ game: facts.game, options: facts.options, points, table: facts.id })
      : null,
  );
  if (said === null || !counts || points === undefined) return null;
  const next = (ui.titles?.(words) ?? []).findLast(({ from }) => from > points);
  return (
    <ul className="alone">
      {next === undefined ? null : <li>{said.nextTitle(next.title, next.from)}</li>}
      <li>{best === null ? said.firstBest : points > best ? said.newBest(best) : said.best(best)}</li>
    </ul>
  );
}

/** The same table with the next harder bots. */
export function Harder({ facts, outcome, onStart }: EndProps & { readonly onStart: PlayAgain }) {
  const say = useSay();
  const said = useEndingWords();
  const { again } = useSurroundings();
  const step = harderThan(facts.people, facts.here, outcome);
  if (said === null || step === null || again !== undefined || !facts.kept) return null;
  return (
    <button type="button" onClick={() => onStart(against(step.next, facts.people))}>
      {said.harder(levelName(say, step.beaten), levelName(say, step.next))}
    </button>
  );
}

/** The board as it lies at the end. */
export function Picture({ game }: { readonly game: string }) {
  const said = useEndingWords();
  const save = (): void => {
    const picture = pictureOf(document.querySelector<SVGSVGElement>('.table-board .panzoom > svg'));
    if (picture !== null) handText(picture, `${game}.svg`, 'image/svg+xml');
  };
  return said === null ? null : (
    <button type="button" onClick={save}>
      {said.picture}
    </button>
  );
}
