// The battle under way, or the one just fought: both armies in the order of battle with their dice, who is asked for cards, and
// the choices of whoever must decide.

import { useMotion, type Scene } from '@starboard/web/kit';
import { useEffect, useState } from 'react';
import { HEX_NAMES } from '../../data/board.ts';
import * as p from '../../rules/phases.ts';
import type { Nexus } from '../../rules/state.ts';
import { useTable, type Table } from '../table.ts';
import { BattleActs } from './acts.tsx';
import { Lines } from './lines.tsx';
import { OddsBar } from './odds.tsx';
import { useReport, type Report } from './report.ts';
import { Sides } from './sides.tsx';

/** How long a battle that is over stays on the screen. */
const LINGER = 6000;

export interface Fight {
  readonly hex: number;
  /** Seats by side. */
  readonly seats: readonly [number, number];
  readonly report: Report | null;
  /** Is it still being fought? */
  readonly live: boolean;
}

interface WindowProps {
  readonly scene: Scene<Nexus>;
  /** The side of the map that is free: the battle must not hide its own hex. */
  readonly sideOf: (hex: number) => 'left' | 'right';
}

export function BattleWindow({ scene, sideOf }: WindowProps) {
  const { state, told = scene.news } = scene;
  const table = useTable(scene.options);
  const report = useReport(told, state);
  const [closed, setClosed] = useState<Report | null>(null);
  const [folded, setFolded] = useState(false);
  const motion = useMotion();
  const live = state.battle > 0;
  useEffect(() => {
    if (live || report === null || !motion) return undefined;
    const timer = window.setTimeout(() => setClosed(report), LINGER);
    return () => window.clearTimeout(timer);
  }, [live, report, motion]);
  const old = useOld(scene, live ? null : report);
  const fight = fightOf(state, report);
  if (fight === null || (!live && (old || closed === report))) return null;
  return (
    <section
      className={`no-battle no-battle-${sideOf(fight.hex)}${folded ? ' no-folded' : ''}${live ? '' : ' no-past'}`}
      aria-label={table.labels.battle}
    >
      <header>
        <strong>
          {table.labels.battleIn(HEX_NAMES[fight.hex])}{' '}
          <span className="no-soft">{landOf(table, state, fight.hex)}</span>
        </strong>
        <button type="button" className="no-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? table.labels.unfold : table.labels.fold}
        </button>
        {live ? null : (
          <button type="button" className="no-fold" onClick={() => setClosed(report)}>
            {table.labels.close}
          </button>
        )}
      </header>
      {folded ? null : <Body scene={scene} table={table} fight={fight} />}
    </section>
  );
}

/** A battle is old when the viewer had something else to decide since, and has decided it. */
function useOld({ state, picking }: Scene<Nexus>, report: Report | null): boolean {
  const [decision, setDecision] = useState<{ report: Report; state: Nexus } | null>(null);
  if (report !== null && picking !== null && decision?.report !== report) setDecision({ report, state });
  return report !== null && decision?.report === report && decision.state !== state;
}

function landOf({ names }: Table, state: Nexus, hex: number): string {
  return names.terrains[state.terrain[hex]];
}

function fightOf(state: Nexus, report: Report | null): Fight | null {
  if (state.battle > 0) {
    return { hex: state.battle - 1, seats: [state.turn, state.defender], report, live: true };
  }
  if (report === null) return null;
  return { hex: report.hex, seats: [report.attacker, report.defender], report, live: false };
}

export interface FightProps {
  readonly scene: Scene<Nexus>;
  readonly table: Table;
  readonly fight: Fight;
}

function Body(props: FightProps) {
  return (
    <>
      <Sides {...props} />
      <Lines {...props} />
      <Status {...props} />
      <BattleActs {...props} />
    </>
  );
}

/** How it stands: the odds before the first roll, who is asked, and in the end the result. */
function Status({ scene, table, fight }: FightProps) {
  const { state, people, viewer } = scene;
  const { labels } = table;
  const result = fight.report?.result ?? null;
  if (result !== null) {
    const name = people[fight.seats[0]].name;
    return (
      <p className={result.won ? 'no-result no-won' : 'no-result'} role="status">
        {labels.result(name, result.won, result.lost)}
      </p>
    );
  }
  const fresh = state.rolled === 0 && (state.phase === p.WINDOW || state.phase === p.SHATTER);
  const [attacker, defender] = fight.seats;
  return (
    <>
      {fresh ? <OddsBar {...{ state, attacker, defender, labels }} hex={fight.hex} /> : null}
      {state.asked === viewer || !fight.live ? null : (
        <p className="no-soft" role="status">
          {labels.asked(people[state.asked].name, state.phase === p.WINDOW)}
        </p>
      )}
    </>
  );
}
