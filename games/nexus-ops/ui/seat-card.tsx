// What everybody may know of a seat.

import { HtmlSpot, RuleLink, type Scene } from '@starboard/kit';
import { incomeOf } from '../rules/income.ts';
import { MISSION_COLUMNS, POINTS, RED } from '../rules/columns.ts';
import { MISSIONS, type Nexus } from '../rules/state.ts';
import { partnerOf } from '../rules/winning.ts';
import { PointsBadge } from './cards/card.tsx';
import { Rubium, upTo } from './parts.tsx';
import { useTable, type NexusTable } from './table.ts';

type SeatProps = Scene<Nexus> & { readonly seat: number };

export function SeatCard(scene: SeatProps) {
  const { state, seat, options } = scene;
  const table = useTable(options);
  const { labels } = table;
  const income = incomeOf(state, seat);
  return (
    <div className="no-seat-card">
      <Goal state={state} seat={seat} table={table} />
      <div className="no-seat-facts">
        <span title={labels.purse(state.rubium[seat], income)}>
          <Rubium amount={state.rubium[seat]} label={labels.rubium(state.rubium[seat])} />
          <span className="no-soft">+{income}</span>
        </span>
        <span title={labels.units(state.army[seat])}>
          {labels.unitsShort} {state.army[seat]}
        </span>
        <span title={labels.energizeCards(state.energizeSize[seat])}>
          {labels.energizeShort} {state.energizeSize[seat]}
        </span>
        {state.lineLength > 0 ? null : (
          <span title={labels.secretMissions(state.missionSize[seat])}>
            {labels.missionsShort} {state.missionSize[seat]}
          </span>
        )}
      </div>
      {(state.out & (1 << seat)) === 0 ? null : <span className="no-note">{labels.out}</span>}
    </div>
  );
}

/** Points on the way to victory, and what they were earned with. */
function Goal({
  state,
  seat,
  table,
}: {
  readonly state: Nexus;
  readonly seat: number;
  readonly table: NexusTable;
}) {
  const { labels, names } = table;
  const team = state.teams === 1 ? state.points[partnerOf(seat)] : 0;
  const share = (points: number): string => `${Math.min(100, (100 * points) / state.goal)}%`;
  const earned = upTo(MISSIONS).filter((mission) => deserved(state, seat, mission) > 0);
  return (
    <HtmlSpot
      id={`points ${seat}`}
      label={labels.points(state.points[seat], state.goal)}
      className="no-goal"
      tip={
        <div className="no-tip">
          <strong>{labels.points(state.points[seat], state.goal)}</strong>
          <ul className="no-tip-notes">
            {state.missions[seat] > 0 ? <li>{labels.missionsTaken(state.missions[seat])}</li> : null}
            {state.hills[seat] > 0 ? <li>{labels.hillsTaken(state.hills[seat])}</li> : null}
            {earned.map((mission) => (
              <li key={mission}>
                <PointsBadge
                  points={state.missionRow[mission * MISSION_COLUMNS + POINTS]}
                  red={state.missionRow[mission * MISSION_COLUMNS + RED] === 1}
                />{' '}
                {names.missions[mission].title}
                {deserved(state, seat, mission) > 1 ? ` ×${deserved(state, seat, mission)}` : ''}
              </li>
            ))}
            {team > 0 ? <li>{labels.teamPoints(team + state.points[seat], state.goal)}</li> : null}
          </ul>
          <RuleLink id={state.teams === 1 ? 'NO-16.2' : 'NO-11.1'} />
        </div>
      }
    >
      <span className="no-goal-bar" aria-hidden="true">
        <span className="no-goal-mine" style={{ width: share(state.points[seat]) }} />
        {team > 0 ? <span className="no-goal-team" style={{ width: share(team) }} /> : null}
      </span>
      <b>
        {state.points[seat]}
        {state.teams === 1 ? <span className="no-soft">+{team}</span> : null}
        <span className="no-soft">/{state.goal}</span>
      </b>
    </HtmlSpot>
  );
}

/** Copies of a Secret Mission in front of the seat. */
function deserved(state: Nexus, seat: number, mission: number): number {
  return state.scored[seat * MISSIONS + mission];
}
