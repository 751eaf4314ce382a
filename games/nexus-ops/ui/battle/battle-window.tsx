// The battle under way, or the one just fought: both armies in the order of battle with their dice, and who is asked for cards.
// What there is to decide lies in the tray.

import type { Scene, Past } from '@starboard/kit';
import { useMemo, useState, type CSSProperties } from 'react';
import { HEX_NAMES } from '../../data/board.ts';
import * as p from '../../rules/phases.ts';
import type { Nexus } from '../../rules/state.ts';
import { useTable, type NexusTable } from '../table.ts';
import { SaidBeforehand } from './beforehand.tsx';
import { useDock, type Dock } from './dock.ts';
import { fightOf, type FightProps } from './fight.ts';
import { Lines } from './lines.tsx';
import { OddsBar } from './odds.tsx';
import { isFought, reportOf } from './report.ts';
import { Sides } from './sides.tsx';
import { useLingering } from './lingering.ts';

interface WindowProps {
  readonly scene: Scene<Nexus>;
  /** Where the map is; null until it is drawn. */
  readonly sky: HTMLElement | null;
}

const NO_PAST: Past = [];

export function BattleWindow({ scene, sky }: WindowProps) {
  const { state, past = NO_PAST } = scene;
  const table = useTable(scene.options);
  const report = useMemo(() => reportOf(past, state), [past, state]);
  const [folded, setFolded] = useState(false);
  const live = isFought(state);
  const { lingers, close } = useLingering(scene, report);
  const fight = fightOf(state, report);
  const isOpen = fight !== null && (live || lingers);
  const dock = useDock(sky, isOpen ? HEX_NAMES[fight.hex] : null);
  if (!isOpen) return null;
  return (
    <section
      className={`no-battle no-battle-${dock?.side ?? 'left'}${folded ? ' no-folded' : ''}${live ? '' : ' no-past'}`}
      style={styleOf(dock)}
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
          <button type="button" className="no-fold" onClick={close}>
            {table.labels.close}
          </button>
        )}
      </header>
      {folded ? null : <Body scene={scene} table={table} fight={fight} />}
    </section>
  );
}

/** Between the edge of the map and the hex, with a little air. */
const AIR = 16;

function styleOf(dock: Dock | null): CSSProperties | undefined {
  if (dock === null) return undefined;
  const room = `${Math.max(0, dock.room - AIR)}px`;
  // to be read comes first: where there is hardly any room beside the hex, some of it is covered
  const height = `max(${room}, min(14rem, 100% - 1rem))`;
  return dock.side === 'top' || dock.side === 'bottom' ? { maxHeight: height } : { maxWidth: room };
}

function landOf({ names }: NexusTable, state: Nexus, hex: number): string {
  return names.terrains[state.terrain[hex]];
}

function Body(props: FightProps) {
  const { table, fight } = props;
  return (
    <div className="no-battle-body">
      {/* slides where there is little room: by keyboard, too */}
      <div
        className="no-field"
        role="group"
        tabIndex={0}
        aria-label={table.labels.battleIn(HEX_NAMES[fight.hex])}
      >
        <Sides {...props} />
        <Lines {...props} />
      </div>
      <Status {...props} />
    </div>
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
      <p className={result.won ? 'no-say no-result no-won' : 'no-say no-result'} role="status">
        {labels.result(name, result.won, result.lost)}
      </p>
    );
  }
  const fresh = state.rolled === 0 && (state.phase === p.WINDOW || state.phase === p.SHATTER);
  const [attacker, defender] = fight.seats;
  return (
    <div className="no-say">
      {fresh ? <OddsBar {...{ state, attacker, defender, viewer, labels }} hex={fight.hex} /> : null}
      {state.asked === viewer || !fight.live ? null : (
        <p className="no-soft" role="status">
          {labels.asked(people[state.asked].name, state.phase === p.WINDOW)}
        </p>
      )}
      <SaidBeforehand scene={scene} table={table} />
    </div>
  );
}
