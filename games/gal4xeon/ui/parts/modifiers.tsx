// The two rows of modifier dice. Filled ones are used up: the first that is not filled in counts.

import { HtmlSpot } from '@starboard/kit';
import { memo } from 'react';
import { scribbleIn } from '../draw/pencil.ts';
import { stroke } from '../model/timeline.ts';
import { useSheetWords } from '../words/words.ts';
import { useDesk } from './desk.ts';
import { fresh } from './fresh.ts';
import { Tip } from './tip.tsx';

export const Modifiers = memo(function Modifiers() {
  const { state, page, picking } = useDesk();
  const words = useSheetWords();
  const extras = [...state.modifiers.subarray(0, state.resourceDice + 1)];
  const minimums = [...state.minimums.subarray(0, state.tradeDice + 1)];
  return (
    <section className="gx-modifiers" aria-label={words.headings.modifiers}>
      <HtmlSpot
        id="modifier-resources"
        label={words.dice.resources(extras[page.resources])}
        className="gx-modifier"
        tip={
          <Tip
            title={words.dice.resourcesRow}
            lines={[words.dice.resources(extras[page.resources]), words.dice.fromNextRound]}
            rules={['GX-2.5', 'GX-7.3']}
          />
        }
      >
        <span>{words.dice.resourcesRow}</span>
        <Row dice="resources" values={extras} filled={page.resources} sign="+" />
      </HtmlSpot>
      <HtmlSpot
        id="modifier-trade"
        label={words.dice.trade(minimums[page.trades])}
        wishes={picking !== null && page.owed ? [{ move: 'raise' }] : undefined}
        className="gx-modifier"
        tip={
          <Tip
            title={words.dice.tradeRow}
            lines={[words.dice.trade(minimums[page.trades]), words.dice.fromNextRound]}
            rules={['GX-2.3', 'GX-8.3']}
          />
        }
      >
        <span>{words.dice.tradeRow}</span>
        <Row dice="trade" values={minimums} filled={page.trades} sign="≥" />
      </HtmlSpot>
    </section>
  );
});

interface RowProps {
  readonly dice: 'resources' | 'trade';
  readonly values: readonly number[];
  readonly filled: number;
  readonly sign: string;
}

const STEP = 26;

function Row({ dice, values, filled, sign }: RowProps) {
  const { timeline } = useDesk();
  return (
    <svg
      viewBox={`0 0 ${values.length * STEP} 26`}
      style={{ width: `calc(${values.length * STEP} * var(--gx-m))` }}
      aria-hidden="true"
    >
      {Array.from(values, (value, i) => (
        <g key={i} className={i === filled ? 'gx-modifier-now' : ''}>
          <rect className="gx-square" x={i * STEP + 2} y={2} width={22} height={22} rx={4} />
          <text x={i * STEP + 13} y={17.5}>
            {`${sign}${value}`}
          </text>
          {i < filled && (
            <path
              d={scribbleIn(boxAt(i * STEP + 2), i + values.length, 3)}
              pathLength={1}
              {...fresh(timeline, stroke.modifier(dice, i), 'gx-scribble')}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

function boxAt(x: number) {
  return [
    { x, y: 2 },
    { x: x + 22, y: 2 },
    { x: x + 22, y: 24 },
    { x, y: 24 },
  ];
}
