// Ships in flight, rings and rising numbers over the map. Each is set in motion once and goes its way by itself.

import type { Person, Point } from '@starboard/kit';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { bend, type Chart, type Spotted } from '../board/chart.ts';
import { BoltSign, MedalSign, RelicSign, ShipSign } from '../board/icons.tsx';
import { relicOf } from '../words/facts.ts';
import type { Effect, Flight, Floating, Play, Wave } from './timeline.ts';

interface EffectsProps {
  readonly play: Play;
  readonly chart: Chart;
  readonly people: readonly Person[];
}

export const Effects = memo(function Effects({ play, chart, people }: EffectsProps) {
  return (
    <g className="nx-effects" aria-hidden="true">
      {play.effects.map((effect) => (
        <One key={effect.name} effect={effect} chart={chart} people={people} />
      ))}
    </g>
  );
});

function One({ effect, chart, people }: Omit<EffectsProps, 'play'> & { readonly effect: Effect }) {
  if (effect.kind === 'flight') {
    const to = chart.byPlace.get(effect.to);
    const from = effect.from === null ? to && above(to, chart) : chart.byPlace.get(effect.from);
    return from && to ? (
      <InFlight flight={effect} from={from} to={to} colour={people[effect.seat].colour} />
    ) : null;
  }
  const spot = chart.byPlace.get(effect.place);
  if (spot === undefined) return null;
  return effect.kind === 'wave' ? (
    <Ring wave={effect} spot={spot} colour={effect.seat === null ? null : people[effect.seat].colour} />
  ) : (
    <Rising floating={effect} spot={spot} />
  );
}

/** Ships from the reserve come from beyond the upper edge of the map. */
function above({ x }: Spotted, { box }: Chart): Point {
  return { x, y: box.y - 12 };
}

/** Moves an element as told, from the moment it appears. */
function useMotionOf(keyframes: Keyframe[], { at, lasts }: Effect, easing: string) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const moving = element.current?.animate(keyframes, { delay: at, duration: lasts, easing, fill: 'both' });
    return () => moving?.cancel();
  }, [keyframes, at, lasts, easing]);
  return element;
}

const STEPS = 16;

/** Along the curve, nose first. */
function flightPath(from: Point, to: Point): Keyframe[] {
  const mid = bend(from, to);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    const x = a * from.x + b * mid.x + c * to.x;
    const y = a * from.y + b * mid.y + c * to.y;
    const dx = (1 - t) * (mid.x - from.x) + t * (to.x - mid.x);
    const dy = (1 - t) * (mid.y - from.y) + t * (to.y - mid.y);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
    const opacity = i === 0 || i === STEPS ? 0 : 1;
    return { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`, opacity };
  });
}

function InFlight({ flight, from, to, colour }: { flight: Flight; from: Point; to: Point; colour: number }) {
  const [{ x, y }, { x: toX, y: toY }] = [from, to];
  const keyframes = useMemo(() => flightPath({ x, y }, { x: toX, y: toY }), [x, y, toX, toY]);
  const relics = flight.relics.map((type, i) => ({ name: `relic ${i}`, type }));
  const element = useMotionOf(keyframes, flight, 'ease-in-out');
  return (
    <g ref={element} className={`seat-${colour}`}>
      {Array.from({ length: flight.ships }, (_, i) => (
        <ShipSign
          key={i}
          x={(i - (flight.ships - 1) / 2) * 9}
          y={Math.abs(i - (flight.ships - 1) / 2) * 5}
          r={6.5}
        />
      ))}
      {relics.map(({ name, type }, i) => (
        <RelicSign
          key={name}
          x={(i - (relics.length - 1) / 2) * 14}
          y={15}
          r={7}
          type={relicOf(type)}
          className="nx-carried"
        />
      ))}
    </g>
  );
}

function Ring({ wave, spot, colour }: { wave: Wave; spot: Spotted; colour: number | null }) {
  const { x, y } = spot;
  const far = wave.tone === 'battle' || wave.tone === 'fall' ? 3 : 1.9;
  const keyframes = useMemo(
    () => [
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.12 },
      { transform: `translate(${x}px, ${y}px) scale(${far})`, opacity: 0 },
    ],
    [x, y, far],
  );
  const element = useMotionOf(keyframes, wave, 'ease-out');
  return (
    <g ref={element} className={colour === null ? '' : `seat-${colour}`}>
      <circle className={`nx-wave nx-wave-${wave.tone}`} r={spot.radius + 3} />
      {wave.tone === 'battle' || wave.tone === 'fall' ? <Sparks radius={spot.radius} /> : null}
    </g>
  );
}

function Sparks({ radius }: { readonly radius: number }) {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 9 + 0.3;
    return (
      <line
        key={i}
        className="nx-spark"
        x1={Math.cos(angle) * radius}
        y1={Math.sin(angle) * radius}
        x2={Math.cos(angle) * (radius + 6)}
        y2={Math.sin(angle) * (radius + 6)}
      />
    );
  });
}

function Rising({ floating, spot }: { readonly floating: Floating; readonly spot: Spotted }) {
  const { x } = spot;
  const y = spot.y - spot.radius - 6 - floating.above * 15;
  const keyframes = useMemo(
    () => [
      { transform: `translate(${x}px, ${y + 8}px)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${x}px, ${y - 8}px)`, opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y - 16}px)`, opacity: 0 },
    ],
    [x, y],
  );
  const element = useMotionOf(keyframes, floating, 'ease-out');
  const { amount, of } = floating;
  return (
    <g ref={element}>
      <g className={`nx-rising nx-rising-${of}`}>
        <text x={-5}>
          {amount > 0 ? '+' : '−'}
          {Math.abs(amount)}
        </text>
        <RisingSign of={of} />
      </g>
    </g>
  );
}

function RisingSign({ of }: Pick<Floating, 'of'>) {
  const at = { x: 10, y: -4.5, r: 8 };
  if (of === 'energy') return <BoltSign {...at} />;
  return of === 'point' ? <MedalSign {...at} /> : <ShipSign {...at} />;
}
