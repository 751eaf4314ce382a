import { RuleLink, SeatGlyph } from '@starboard/kit';
import { ATTACKER } from '../../rules/state.ts';
import type { FightProps } from './fight.ts';

/** Who fights whom, and the cards played for each side. */
export function Sides({ scene, table, fight }: FightProps) {
  const { people, state } = scene;
  const { labels, names } = table;
  return (
    <div className="no-sides">
      {fight.seats.map((seat, side) => (
        <div
          key={side === ATTACKER ? 'attacker' : 'defender'}
          className={`no-side seat-${people[seat].colour}`}
        >
          <span className="no-side-name">
            <SeatGlyph colour={people[seat].colour} size={16} />
            <strong>{people[seat].name}</strong>
          </span>
          <span className="no-soft">{side === ATTACKER ? labels.attacker : labels.defender}</span>
          {(fight.report?.cards ?? [])
            .filter((card) => card.side === side)
            .map(({ id, card, seat: from }) => (
              <span key={id} className="no-played" title={names.energize[card].text}>
                {names.energize[card].title}
                {from === seat ? '' : ` (${people[from].name})`}
              </span>
            ))}
          {side === ATTACKER && fight.live && state.found[fight.hex] > 0 ? (
            <span className="no-soft">
              {labels.staysOut(names.units[state.found[fight.hex] - 1].one)} <RuleLink id="NO-5.7" />
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
