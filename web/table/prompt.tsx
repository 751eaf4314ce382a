// The sentence at the top: what the game wants, from whom.

import { SPECTATOR } from '@starboard/engine';
import { useInHand } from '@starboard/kit/table';
import { useLocale, useWords, SeatGlyph, type Scene } from '@starboard/kit';
import { useSay } from '../words/say.ts';
import { listed, nameIn } from '../words/names.ts';
import { useSurroundings } from './surroundings.ts';
import { isAnswered, isAwaited, isBehind, type TableState } from './table-state.ts';

export function Prompt({ table, scene }: { readonly table: TableState; readonly scene: Scene }) {
  const say = useSay();
  const locale = useLocale();
  const words = useWords();
  const inHand = useInHand();
  const { waits = null, standIn = null, talk } = useSurroundings();
  const { viewer, draft, replay, view, facts } = table;
  const nameOf = nameIn(facts.people);
  const sentence = (): string => {
    if (replay !== null) return say.replay.at(replay.at + 1, replay.moments.length);
    if (draft !== null) return words.prompt(scene.state, viewer, inHand ?? undefined);
    if (view.outcome !== null && table.shown === table.moments.length - 1) return say.end.title;
    if (!facts.playable) return say.table.only;
    if (scene.actors.length === 0) return say.end.title;
    if (isBehind(table) && isAwaited(table)) return say.table.catchingUp;
    // where others play on, nothing stands still but this board
    if (table.paused && talk !== undefined) return say.table.earlier;
    if (waits !== null) return waits;
    if (standIn !== null && scene.actors.includes(viewer)) return standIn;
    if (isAnswered(scene.game, table)) return say.table.answering;
    const names = listed(locale, scene.actors.map(nameOf));
    const { thinking, paused } = table;
    if (paused) return say.table.paused(names);
    // bots may be further than what is on the board
    return thinking === null || !scene.actors.includes(thinking)
      ? say.table.waiting(names)
      : say.table.thinking(nameOf(thinking));
  };
  const who = draft === null ? scene.actors : [viewer];
  return (
    <p className={draft === null ? 'prompt' : 'prompt prompt-yours'} role="status">
      {replay === null &&
        who.slice(0, 4).map((seat) => <SeatGlyph key={seat} colour={facts.people[seat].colour} size={18} />)}
      <span>{sentence()}</span>
      {viewer === SPECTATOR && facts.here.length === 0 && replay === null && view.outcome === null ? (
        <span className="prompt-note">{say.table.watching}</span>
      ) : null}
    </p>
  );
}
