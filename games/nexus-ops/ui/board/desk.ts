// What the viewer has taken in hand before a move is complete: a unit to buy, or units of a hex to send. It decides no rule:
// what can be done the table says.

import { useAside, type Picking, type Wish } from '@starboard/kit';
import { useCallback, useEffect, useState } from 'react';
import { FIGURES } from '../../data/units.ts';
import { TYPES, type Nexus } from '../../rules/state.ts';
import { useOrders } from '../orders.ts';

export interface Desk {
  /** The unit that a click on a home-base hex buys; null: none chosen. */
  readonly brush: number | null;
  /** The hex whose units are to be sent; null: none chosen. */
  readonly from: number | null;
  /** By unit: how many of them go. */
  readonly army: readonly number[];
  /** How many Sporlings go. */
  readonly spores: number;
  setBrush(unit: number | null): void;
  setFrom(hex: number | null): void;
  setArmy(army: readonly number[]): void;
  setSpores(number: number): void;
  /** Lays down what is in hand. */
  drop(): void;
  /** Gives several orders, one after the other. */
  send(wishes: readonly Wish[]): void;
}

/** Something in hand, and the phase of the game that it was taken up in: it does not stay in hand longer. */
interface Held {
  readonly what: number;
  readonly since: string;
}

interface Brush extends Held {
  /** Did no lesson ask for something else? */
  readonly wanted: boolean;
}

export function useDesk(state: Nexus, picking: Picking | null): Desk {
  const now = `${state.round} ${state.turn} ${state.phase}`;
  const [brush, setBrush] = useState<Brush | null>(null);
  const [chosen, setChosen] = useState<Held | null>(null);
  const [split, setArmy] = useState<readonly number[] | null>(null);
  const [spores, setSpores] = useState(0);
  const take = (what: number | null): Held | null => (what === null ? null : { what, since: now });
  const held = (thing: Held | null): number | null =>
    thing !== null && thing.since === now && picking !== null ? thing.what : null;

  const hex = held(chosen);
  const ready = hex === null ? [] : readyIn(state, hex);
  const from = ready.some((number) => number > 0) ? hex : null;
  const army = split === null ? ready : ready.map((number, unit) => Math.min(number, split[unit]));
  const give = useOrders({ state, picking });

  const drop = useCallback(() => {
    setBrush(null);
    setChosen(null);
  }, []);
  const isAside = useAside();
  const isOff = (unit: number): boolean => isAside([{ move: 'buy', unit: FIGURES[unit] }]);
  const taken = held(brush);
  // a lesson that asked for the unit and goes on to something else lays it down
  const laidDown = taken !== null && isOff(taken) && brush?.wanted === true;
  if (laidDown) setBrush(null);
  const unitInHand = laidDown ? null : taken;
  useDropByKey(from !== null || unitInHand !== null, drop);

  return {
    brush: unitInHand,
    from,
    army,
    spores: Math.max(1, Math.min(spores === 0 ? state.spores : spores, state.spores)),
    setBrush: (unit) => setBrush(unit === null ? null : { what: unit, since: now, wanted: !isOff(unit) }),
    setFrom: (place) => {
      setChosen(take(place));
      setArmy(null);
    },
    setArmy,
    setSpores,
    drop,
    send: (wishes) => {
      setArmy(null);
      give(wishes);
    },
  };
}

function useDropByKey(inHand: boolean, drop: () => void): void {
  useEffect(() => {
    if (!inHand) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') drop();
    };
    window.addEventListener('keydown', escape);
    return () => window.removeEventListener('keydown', escape);
  }, [inHand, drop]);
}

/** By unit: those in the hex that have not moved. */
export function readyIn(state: Nexus, hex: number): readonly number[] {
  return Array.from({ length: TYPES }, (_, unit) => state.ready[hex * TYPES + unit]);
}
