// Six moons in a ring. A moon is one spot: what pointing at it means depends on what can be done with it.

import { PanZoom, RuleLink, SeatGlyph, Spot, useWords, type Scene, type Wish } from '@starboard/kit';
import { memo } from 'react';
import { BESIDE, HOMES, MOONS } from '../data/tables.ts';
import type { Skirmish } from '../rules/state.ts';
import { oddsOf } from './reading.ts';
import { useText } from './words/text.ts';

const RADIUS = 150;
const MOON = 46;
/** The strokes of a crosshair. */
const AIM = 'M49 0H68M-49 0H-68M0 49V68M0 -49V-68';
const VIEW = { x: -260, y: -230, width: 520, height: 460 };

/** Where a moon is: A at the top, the others round the ring. */
function placeOf(moon: number): { readonly x: number; readonly y: number } {
  const angle = (Math.PI * (2 * moon - 3)) / 6;
  return { x: RADIUS * Math.cos(angle) * 1.15, y: RADIUS * Math.sin(angle) };
}

export function Board({ state, people, viewer, picking }: Scene<Skirmish>) {
  const words = useWords<Skirmish>();
  return (
    <PanZoom viewBox={VIEW} label={words.title}>
      <Courses />
      {MOONS.map((name, moon) => (
        <Moon
          key={name}
          name={name}
          moon={moon}
          ships={state.ships[moon]}
          colour={state.owner[moon] === 0 ? null : people[state.owner[moon] - 1].colour}
          owner={people[state.owner[moon] - 1]?.name ?? null}
          odds={
            picking !== null && state.target === moon + 1 && state.force > 0 ? oddsOf(state, viewer) : null
          }
          target={state.target === moon + 1}
          own={state.owner[moon] === viewer + 1}
        />
      ))}
    </PanZoom>
  );
}

/** Never changes, so it is drawn once. */
const Courses = memo(function Courses() {
  return (
    <g className="sk-courses">
      {BESIDE.flatMap((others, moon) =>
        others
          .filter((other) => other > moon)
          .map((other) => {
            const [from, to] = [placeOf(moon), placeOf(other)];
            return <line key={`${moon} ${other}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
          }),
      )}
    </g>
  );
});

interface MoonProps {
  readonly name: string;
  readonly moon: number;
  readonly ships: number;
  readonly colour: number | null;
  readonly owner: string | null;
  readonly odds: number | null;
  readonly target: boolean;
  readonly own: boolean;
}

function Moon({ name, moon, ships, colour, owner, odds, target, own }: MoonProps) {
  const text = useText();
  const { x, y } = placeOf(moon);
  const muster = { move: 'muster', moon: name };
  const strike = { move: 'strike', target: name };
  // where neither is possible, the first is the one that is refused
  const wishes: readonly Wish[] = [
    ...(own ? [muster, strike] : [strike, muster]),
    { move: 'from', moon: name },
  ];
  const label = `${name}: ${owner ?? text.nobody}, ${ships}`;
  return (
    <Spot
      id={name}
      label={label}
      wishes={wishes}
      tip={
        <>
          <strong>{label}</strong>
          <p>
            <RuleLink id={owner === null ? 'SK-4.1' : 'SK-3.2'} />
          </p>
        </>
      }
    >
      <g
        transform={`translate(${x} ${y})`}
        className={colour === null ? 'sk-moon' : `sk-moon sk-owned seat-${colour}`}
      >
        {target ? <circle className="sk-target" r={MOON + 9} /> : null}
        {target ? <path className="sk-aim" d={AIM} /> : null}
        <circle className="sk-disc spot-outline" r={MOON} />
        <circle className="sk-crater" cx={-16} cy={14} r={8} />
        <circle className="sk-crater" cx={18} cy={-18} r={5} />
        <text className="sk-name" y={-20}>
          {name}
        </text>
        {ships > 0 ? (
          <text className="sk-ships" y={14}>
            {ships}
          </text>
        ) : null}
        {colour === null ? null : <SeatGlyph colour={colour} size={18} x={-9} y={22} />}
        {odds === null ? null : (
          <text className="sk-odds" y={MOON + 26}>
            {Math.round(100 * odds)} %
          </text>
        )}
      </g>
    </Spot>
  );
}

export function Preview({ seats }: { readonly seats: number }) {
  return (
    <svg viewBox="-260 -230 520 460" className="sk-preview" aria-hidden="true">
      <Courses />
      {MOONS.map((name, moon) => {
        const { x, y } = placeOf(moon);
        const seat = HOMES[seats].indexOf(moon);
        return (
          <g
            key={name}
            transform={`translate(${x} ${y})`}
            className={seat < 0 ? 'sk-moon' : `sk-moon sk-owned seat-${seat}`}
          >
            <circle className="sk-disc" r={MOON} />
            <text className="sk-name" y={8}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
