// The moves by which a game turned, each with a way to its moment.

import { SeatGlyph, type GameUi, type Person } from '@starboard/kit';
import { useMemo, useState } from 'react';
import type { Told } from '../link/facts.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { wayOf } from '../timeline/standing.ts';
import type { Moment } from '../timeline/timeline.ts';
import type { EndingWords } from '../words/ending-en.ts';
import { swingsIn } from './swings.ts';

export interface TurnsOfFateProps {
  readonly words: EndingWords;
  readonly people: readonly Person[];
  /** The whole game with everything open; asked for once. */
  readonly load: () => Promise<readonly Moment[] | Told>;
  readonly ui: GameUi;
  /** What a moment told, in a line; null: nothing. */
  readonly tell: (moment: Moment, at: number) => string | null;
  /** Shows the moment with that number on the board. */
  readonly onShow: (at: number) => void;
}

const MOST = 3;
const NONE: readonly Moment[] = [];

export function TurnsOfFate({ words, people, load, ui, tell, onShow }: TurnsOfFateProps) {
  const [first] = useState(() => load);
  const open = useLoaded(first);
  const all = open === undefined || 'reason' in open ? NONE : open;
  const way = useMemo(() => wayOf(all), [all]);
  const swings = useMemo(
    () =>
      swingsIn(
        ui.measures,
        way.map(({ state }) => state),
        people.length,
        MOST,
      ),
    [ui, way, people.length],
  );
  if (people.length < 2 || swings.length === 0) return null;
  return (
    <section>
      <h3>{words.swings}</h3>
      <p className="quiet-text">{words.swingsHelp}</p>
      <ol className="swings">
        {swings.map(({ at, seat }) => {
          const moment = all.indexOf(way[at]);
          return (
            <li key={at}>
              <button type="button" className="quiet" onClick={() => onShow(moment)}>
                <SeatGlyph colour={people[seat].colour} size={14} />
                <span>{words.swing(at, tell(way[at], moment) ?? words.gained(people[seat].name))}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
