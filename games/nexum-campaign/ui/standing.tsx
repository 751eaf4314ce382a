// How the civilizations of a campaign stand.

import { SeatGlyph } from '@starboard/kit';
import { shipLimit } from '../rules/play.ts';
import type { Campaign } from '../rules/state.ts';
import { heldBy } from '../rules/victory.ts';
import type { Civ } from './civs.ts';
import { useCampaignText } from './text.ts';

export interface StandingProps {
  readonly state: Campaign;
  readonly civs: readonly Civ[];
  /** Those who have won; empty as long as nobody has. */
  readonly winners: readonly number[];
}

export function Standing({ state, civs, winners }: StandingProps) {
  const { standing } = useCampaignText();
  return (
    <section>
      <h2>{standing.title}</h2>
      <table className="nc-standing">
        <thead>
          <tr>
            <th scope="col">{standing.civilization}</th>
            <th scope="col">{standing.score}</th>
            <th scope="col">{standing.sectors}</th>
            <th scope="col">{standing.battlesWon}</th>
            <th scope="col">{standing.ships}</th>
          </tr>
        </thead>
        <tbody>
          {civs.map(({ name, colour }, civ) => (
            <tr key={`${name} ${colour}`} className={winners.includes(civ) ? 'nc-winner' : ''}>
              <th scope="row">
                <span>
                  <SeatGlyph colour={colour} size={18} /> {name}
                </span>
              </th>
              <td>{state.score[civ]}</td>
              <td>{heldBy(state, civ)}</td>
              <td>{state.wins[civ]}</td>
              <td>{shipLimit(state, civ)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet-text">{standing.goal(state.scoreToWin)}</p>
    </section>
  );
}
