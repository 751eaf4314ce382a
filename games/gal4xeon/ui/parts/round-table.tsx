// The round table: which number went to which track in which round, with the extra squares in the corner.

import { HtmlSpot } from '@starboard/kit';
import { memo } from 'react';
import { ROUNDS } from '../../data/numbers.ts';
import { tracks } from '../../data/sheet.ts';
import { ActionSign } from '../draw/icons.tsx';
import { Written } from '../draw/written.tsx';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { Tip } from './tip.tsx';
import { TRACK_SIGNS } from './track-signs.ts';

const CELL = 24;
const LINE = 17;
const LEFT = 22;

export const RoundTable = memo(function RoundTable() {
  const { state, page } = useDesk();
  const words = useSheetWords();
  return (
    <HtmlSpot
      id="rounds"
      label={words.headings.rounds}
      className="gx-rounds"
      tip={<Tip title={words.headings.rounds} lines={[words.rounds.how]} rules={['GX-3.13']} />}
    >
      <svg
        viewBox={`0 0 ${LEFT + tracks.length * CELL + 1} ${(ROUNDS + 1) * LINE + 1}`}
        role="img"
        aria-label={words.rounds.how}
      >
        {tracks.map((track, t) => (
          <ActionSign key={track} action={TRACK_SIGNS[track]} x={LEFT + t * CELL + 5} y={1.5} size={14} />
        ))}
        {Array.from(page.rounds, (line, round) => (
          <g key={round} className={round + 1 === state.round ? 'gx-round-now' : ''}>
            <text className="gx-round-number" x={LEFT - 6} y={(round + 1) * LINE + 12.5}>
              {round + 1}
            </text>
            {line.map(({ value, extras }, t) => (
              <g key={tracks[t]}>
                <rect
                  className="gx-square"
                  x={LEFT + t * CELL}
                  y={(round + 1) * LINE}
                  width={CELL}
                  height={LINE}
                />
                {value > 0 && (
                  <Written
                    text={String(value)}
                    x={LEFT + t * CELL + 9}
                    y={(round + 1) * LINE + 8.5}
                    height={11}
                  />
                )}
                {extras > 0 && (
                  <Written
                    text={`+${extras}`}
                    x={LEFT + t * CELL + 17.5}
                    y={(round + 1) * LINE + 5}
                    height={6}
                  />
                )}
              </g>
            ))}
          </g>
        ))}
      </svg>
    </HtmlSpot>
  );
});
