// NO-7.7: who wants no more questions for cards says so beforehand, right where they are asked.

import { MoveList } from '@starboard/engine';
import { useBeforehand, type Scene } from '@starboard/kit';
import type { Nexus } from '../../rules/state.ts';
import type { NexusTable } from '../table.ts';
import { isFought } from './report.ts';

interface Props {
  readonly scene: Scene<Nexus>;
  readonly table: NexusTable;
}

/** Passes that hold longer than for one question. */
const LASTING = ['passBattle', 'passUntil'];

export function PassOn({ scene: { game, state, viewer }, table }: Props) {
  const { say } = useBeforehand();
  const { standingAnswers } = game;
  if (standingAnswers === undefined) return null;
  const offers = new MoveList();
  standingAnswers.offers(state, viewer, offers);
  const passes = offers
    .toArray()
    .map((answer) => ({ answer, record: standingAnswers.answers.toRecord(answer) }))
    .filter(({ record }) => LASTING.includes(record.move));
  return (
    <>
      {passes.map(({ answer, record }) => (
        <button key={answer} type="button" className="no-act no-lasting" onClick={() => say(answer)}>
          {table.words.move(record, state, viewer)}
        </button>
      ))}
    </>
  );
}

/** The same while others are asked, unless it was said already. */
export function PassAhead({ scene, table }: Props) {
  const { said, maySay } = useBeforehand();
  const { game, state, viewer } = scene;
  if (!maySay || !isFought(state)) return null;
  const stands = said !== null && game.standingAnswers?.stands(state, viewer, said) === true;
  return stands ? null : <PassOn scene={scene} table={table} />;
}

/** Among bots alone: to be passed for where nothing can be played, chosen once. */
export function PassIdle() {
  const { idle } = useBeforehand();
  if (idle === null) return null;
  return (
    <button
      type="button"
      className="no-act no-lasting"
      aria-pressed={idle.on}
      onClick={() => idle.set(!idle.on)}
    >
      {idle.label}
    </button>
  );
}

/** What the viewer said, as long as it stands, and the way back. */
export function SaidBeforehand({ scene: { game, state, viewer }, table }: Props) {
  const { said, say } = useBeforehand();
  const { standingAnswers } = game;
  if (
    standingAnswers === undefined ||
    said === null ||
    viewer < 0 ||
    !standingAnswers.stands(state, viewer, said)
  )
    return null;
  const { words, labels } = table;
  const answer = standingAnswers.answers.toRecord(said);
  return (
    <p className="no-said">
      <span>{labels.said(words.move(answer, state, viewer))}</span>
      <button type="button" className="no-fold" onClick={() => say(null)}>
        {labels.askAgain}
      </button>
    </p>
  );
}
