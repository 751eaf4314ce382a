// The board of Nexum Galaxy: a star map with everything that lies on it, and what can be done there.

import { PanZoom, useEscape, useFollowed, type Picking, type Scene } from '@starboard/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readSeat, readTurn } from '../../rules/reading.ts';
import { placeNames } from '../../rules/moves.ts';
import type { Options } from '../../rules/options.ts';
import type { Nexum } from '../../rules/state.ts';
import { MarkerPatterns } from '../events/markers.tsx';
import { stageAt } from '../events/stage.ts';
import { Caption, Deeds, Pointed, Rows } from '../expansions/fetched.ts';
import { Top } from '../hud/top.tsx';
import { Tray } from '../hud/tray.tsx';
import { Effects } from '../motion/effects.tsx';
import { openingOf } from '../motion/opening.ts';
import { usePlay } from '../motion/use-play.ts';
import { OrderCard } from '../order/card.tsx';
import { added } from '../order/editing.ts';
import { Routes } from '../order/routes.tsx';
import { useOrder, type Ordering } from '../order/use-order.ts';
import type { Live } from '../tips/live.ts';
import { useCivs } from '../civs.ts';
import { useText } from '../words/use-text.ts';
import { Backdrop } from './backdrop.tsx';
import { chartOf, type Chart } from './chart.ts';
import { Disks, pointedDisks } from './disks.tsx';
import { Fares } from './fares.tsx';
import { useLatest } from './latest.ts';
import { Places } from './places.tsx';
import { Shades } from './shades.tsx';
import { useLie, type Lie } from './lie.ts';

const NOWHERE: readonly number[] = [];

export function Board(scene: Scene<Nexum>) {
  const { state, picking, viewer, actors, options } = scene;
  const text = useText();
  const people = useCivs(scene.people, state);
  const lie = useLie();
  const field = useRef<HTMLDivElement>(null);
  const actor = picking !== null && actors.includes(viewer) ? viewer : null;
  const turn = readTurn(state);

  const chart = useChart(options as Options, state, lie);
  const { play, waiting, time, skip: end } = usePlay(scene.news, state);
  const before = useMemo(
    () => scene.before ?? openingOf(scene.news, state),
    [scene.before, scene.news, state],
  );
  const followed = useFollowed();
  const skip = (): void => {
    end();
    if (play.cues.length > 0) followed();
  };
  useAnyKey(time !== null, skip);
  const [origin, setOrigin] = useOrigin(state, actor);
  const order = useOrder(state, actor, picking, origin);

  const live = useLatest<Live>({ state, people, actor, chart, origin });
  const onPlan = usePlanning({ order, origin, setOrigin, picking, escape: useEscape() });
  const [pointings, setPointings] = useState(0);
  const [pointed, setPointed] = useState<readonly number[]>(NOWHERE);
  const stage = stageAt(play, time, state);
  const shownSeat = viewer >= 0 && viewer < scene.seats ? viewer : state.turn;
  const colours = people.map(({ colour }) => colour).join(' ');
  return (
    <div className="nx-board" onPointerDownCapture={skip}>
      <Top state={state} turn={turn} people={people} />
      {state.aggressiveness === 0 ? null : (
        <Rows state={state} past={scene.past ?? []} stage={stage} onPoint={setPointed} />
      )}
      <div className="nx-field" ref={field} onClickCapture={() => setPointings(pointings + 1)}>
        <PanZoom viewBox={chart.box} label={text.map(chart.name)} className="nx-sky">
          <Shades />
          {state.aggressiveness === 0 ? null : <MarkerPatterns />}
          <Backdrop box={chart.box} />
          <Disks
            chart={chart}
            colours={colours}
            live={order === null ? live : null}
            pointed={actor === null ? null : pointedDisks(state)}
            named={state.beside}
          />
          {origin === null || order !== null ? null : <Fares chart={chart} state={state} origin={origin} />}
          <Places
            chart={chart}
            state={state}
            before={before}
            waiting={waiting}
            people={people}
            actor={actor}
            picking={picking}
            order={order}
            origin={origin}
            onPlan={onPlan}
            live={live}
          />
          {order === null && actor !== null && (state.pathLevels > 0 || state.giftLeft === 1) ? (
            <Deeds chart={chart} state={state} seat={actor} origin={origin} />
          ) : null}
          {order === null ? null : <Routes chart={chart} order={order} colour={people[state.turn].colour} />}
          {pointed.length === 0 ? null : <Pointed chart={chart} places={pointed} />}
          <Effects play={play} chart={chart} people={people} />
        </PanZoom>
        <p className="nx-sector" aria-hidden="true">
          {chart.name}
        </p>
        {stage.cue === null ? null : <Caption cue={stage.cue} state={state} civs={people} onSkip={skip} />}
      </div>
      {order === null || actor === null ? null : <OrderCard order={order} seat={actor} field={field} />}
      <Tray
        state={state}
        turn={turn}
        reading={readSeat(state, shownSeat)}
        person={people[shownSeat]}
        own={shownSeat === viewer}
        acting={actor !== null}
        origin={origin}
        pointings={pointings}
      />
    </div>
  );
}

/** Wherever it is pressed: whoever plays by keys is seldom on the board. */
function useAnyKey(listens: boolean, act: () => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    if (!listens) return undefined;
    // the key that gave the order may still be down
    const press = ({ repeat }: KeyboardEvent): void => {
      if (!repeat) latest.get()();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [listens, latest]);
}

/** The planet whose ships were pointed at before a target; forgotten when the phase is over or its ships are gone. */
function useOrigin(state: Nexum, actor: number | null) {
  const [origin, setOrigin] = useState<{ readonly place: number; readonly moment: string } | null>(null);
  const moment = `${state.round} ${state.turn} ${state.phase} ${state.energy[state.turn]}`;
  const place = origin !== null && origin.moment === moment && actor !== null ? origin.place : null;
  return [place, (next: number | null) => setOrigin(next === null ? null : { place: next, moment })] as const;
}

/** Drawn anew only when disks lie otherwise: what lies on them changes all the time. */
function useChart(options: Options, state: Nexum, { upright, large }: Lie): Chart {
  const [laid, setLaid] = useState(state);
  if (lieOf(laid) !== lieOf(state)) setLaid(state);
  return useMemo(() => chartOf(options, laid, { upright, large }), [options, laid, upright, large]);
}

function lieOf({ tann, size, civs, links, closed, ruined, joined, bridged, wormholes }: Nexum): string {
  return `${civs} ${tann.join()} ${size.join()} ${links.join()} ${closed} ${ruined.join()} ${joined} ${bridged} ${wormholes}`;
}

interface Planning {
  readonly order: Ordering | null;
  readonly origin: number | null;
  readonly setOrigin: (place: number | null) => void;
  readonly picking: Picking | null;
  readonly escape: () => void;
}

/** A click on a place that means a step of planning. Before an order it says where ships will come from. In an order it
 *  sends one ship more; the target itself cancels the order, and any other place becomes the target instead. */
function usePlanning(planning: Planning): (place: number) => void {
  const latest = useLatest(planning);
  return useCallback(
    (place) => {
      const { order, origin, setOrigin, picking, escape } = latest.get();
      if (order === null) return setOrigin(origin === place ? null : place);
      const source = order.sources.find((each) => each.place === place);
      if (source) return order.change(added(order.plan, source, order.alone));
      escape();
      if (place !== order.target) picking?.pick({ move: 'go', to: placeNames[place] });
    },
    [latest],
  );
}
