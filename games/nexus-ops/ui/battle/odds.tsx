// The exact odds of a battle round, as a bar and in words.

import { useEffect, useState } from 'react';
import { allUnitsAt } from '../../rules/army.ts';
import { battleOdds } from '../../rules/odds.ts';
import type { Nexus } from '../../rules/state.ts';
import type { Labels } from '../words/labels.ts';

interface OddsProps {
  readonly state: Nexus;
  readonly hex: number;
  readonly attacker: number;
  readonly defender: number;
  /** Who looks: the attacker, unless it is said. */
  readonly viewer?: number;
  readonly labels: Labels;
}

interface Odds {
  readonly win: number;
  readonly loss: number;
}

/** Odds by the moment they are about: a state never changes once it is on the screen. */
const known = new WeakMap<Nexus, Map<string, Odds>>();
/** Battles of more units take longer than a frame: they are worked out after the rest is drawn. */
const QUICK = 12;

function oddsIn(state: Nexus, hex: number, attacker: number, defender: number): Odds {
  const here = known.get(state) ?? new Map<string, Odds>();
  known.set(state, here);
  const key = keyOf(hex, attacker, defender);
  const found = here.get(key) ?? battleOdds(state, hex, attacker, defender);
  here.set(key, found);
  return found;
}

function keyOf(hex: number, attacker: number, defender: number): string {
  return `${hex} ${attacker} ${defender}`;
}

/** Null until they are worked out. */
function useOdds({ state, hex, attacker, defender }: OddsProps): Odds | null {
  const [, setWorkedOut] = useState<Odds | null>(null);
  const units = allUnitsAt(state, hex, attacker) + allUnitsAt(state, hex, defender);
  const ready = units <= QUICK || known.get(state)?.has(keyOf(hex, attacker, defender)) === true;
  useEffect(() => {
    if (ready) return undefined;
    const timer = window.setTimeout(() => setWorkedOut(oddsIn(state, hex, attacker, defender)));
    return () => window.clearTimeout(timer);
  }, [ready, state, hex, attacker, defender]);
  return ready ? oddsIn(state, hex, attacker, defender) : null;
}

export function OddsBar(props: OddsProps) {
  const odds = useOdds(props);
  const { labels, attacker, defender, viewer = attacker } = props;
  if (odds === null) return <span className="no-odds no-soft">{labels.working}</span>;
  const [won, lost] = [percent(odds.win), percent(odds.loss)];
  const open = 100 - won - lost;
  const text = (viewer === attacker ? labels.odds : labels.oddsOfOthers)(won, open, lost);
  // green is good for the viewer
  const [left, right] = viewer === defender ? ['loss', 'win'] : ['win', 'loss'];
  return (
    <span className="no-odds" role="img" aria-label={text}>
      <span className="no-odds-bar" aria-hidden="true">
        <span className={`no-odds-${left}`} style={{ flexGrow: won }} />
        <span className="no-odds-open" style={{ flexGrow: open }} />
        <span className={`no-odds-${right}`} style={{ flexGrow: lost }} />
      </span>
      <span className="no-odds-text">{text}</span>
    </span>
  );
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}
