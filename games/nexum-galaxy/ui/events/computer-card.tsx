// The computer's civilizations beside the seats: how they stand, how they play, and what they did last.

import { SeatGlyph, useWords, type Person, type Scene } from '@starboard/kit';
import type { NexumEvent } from '../../rules/events.ts';
import { goalOf } from '../../rules/progress.ts';
import { readComputer } from '../../rules/reading.ts';
import type { Nexum } from '../../rules/state.ts';
import { useCivs } from '../civs.ts';
import { Count } from '../count.tsx';
import { useText } from '../words/use-text.ts';
import { lastActOf } from './last-act.ts';

/** As items of the table's list of players. */
export function ComputerCards(scene: Scene<Nexum>) {
  const { state, people } = scene;
  const civs = useCivs(people, state);
  return civs
    .slice(state.seats)
    .map((person, i) => (
      <ComputerCard key={person.name} scene={scene} civs={civs} civ={state.seats + i} person={person} />
    ));
}

interface ComputerCardProps {
  readonly scene: Scene<Nexum>;
  readonly civs: readonly Person[];
  readonly civ: number;
  readonly person: Person;
}

function ComputerCard({ scene, civs, civ, person }: ComputerCardProps) {
  const text = useText();
  const { state } = scene;
  const reading = readComputer(state, civ);
  const goal = goalOf(state, civ);
  return (
    <li className={`seat seat-${person.colour} nx-computer`}>
      <header>
        <SeatGlyph colour={person.colour} size={18} />
        <strong>{person.name}</strong>
        {reading.actsNext && state.civs - state.seats > 1 && !reading.isOut ? (
          <span className="seat-turn">{text.cosmos.actsNext}</span>
        ) : null}
      </header>
      {reading.isOut ? (
        <p className="nx-seat nx-soft">{text.out}</p>
      ) : (
        <div className={`nx-seat seat-${person.colour}`}>
          <dl className="nx-seat-goals">
            <Count figure="medal" name={text.pointsWord} value={reading.points} of={goal.points} />
            {goal.relics === null ? null : (
              <Count
                figure="relic"
                name={text.relicsWord}
                value={reading.relics}
                of={goal.relics}
                {...(reading.relicsAsleep
                  ? { more: text.cosmos.asleep, title: text.cosmos.relicsAsleep }
                  : {})}
              />
            )}
            <Count
              figure="ship"
              name={text.shipsWord}
              value={reading.ships}
              title={text.reserve(reading.reserve)}
            />
          </dl>
          <dl className="nx-seat-rest">
            <Count figure="planet" name={text.planetsWord} value={reading.planets} />
            <Count figure="star" name={text.starsWord} value={reading.stars} />
            <div className="nx-count-of">
              <dt>{text.cosmos.aggressivenessWord}</dt>
              <dd>
                <strong>{reading.aggressiveness}</strong>
              </dd>
            </div>
          </dl>
          <LastAct scene={scene} civs={civs} civ={civ} />
          {reading.allies.length === 0 ? null : (
            <p className="nx-soft nx-seat-allies">
              {text.allies}:{' '}
              {reading.allies.map((ally) => (
                <span key={ally}>
                  <SeatGlyph colour={civs[ally].colour} size={13} /> {civs[ally].name}
                </span>
              ))}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

function LastAct({ scene, civs, civ }: Omit<ComputerCardProps, 'person'>) {
  const text = useText();
  const words = useWords<Nexum>();
  const { past = [], state } = scene;
  const nameOf = (seat: number): string => civs[seat].name;
  const [act, ...then] = lastActOf(past, civ);
  const said = then.flatMap((event: NexumEvent, i) => {
    const told = words.event(event, nameOf, state);
    return told === null ? [] : [{ name: String(i), text: told.text }];
  });
  if (act?.event !== 'act') return <p className="nx-soft nx-last-act">{text.cosmos.notYet}</p>;
  const end = then.at(-1);
  const missing = end?.event === 'acted' ? end.missing : 0;
  return (
    <details className="nx-last-act">
      <summary>{text.cosmos.lastAct(act.kind, act.ships - missing)}</summary>
      <ul>
        {said.map(({ name, text: line }) => (
          <li key={name}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
