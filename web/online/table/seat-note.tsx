import { PersonKind } from '../me/person-name.tsx';
import { useTell } from '../tell.ts';
import { useCompany } from './company.ts';
import { Clock } from './clock.tsx';

/** What the server knows of who sits there: whether they are here, how much time they have, who plays for them. */
export function SeatNote({ seat }: { readonly seat: number }) {
  const tell = useTell();
  const { now } = useCompany();
  const { person, away, forfeited } = now.info.seats[seat];
  const time = now.clock?.seats[seat];
  const here = person !== null && now.here.some(({ id }) => id === person.id);
  const state = forfeited
    ? tell.table.gaveUp
    : away !== null
      ? person === null
        ? tell.table.vacant
        : tell.table.botFor
      : null;
  return (
    <span className="seat-note">
      {seat === now.seat ? null : <PersonKind person={person} />}
      {person === null ? null : (
        <span
          className={here ? 'presence presence-here' : 'presence'}
          role="img"
          aria-label={here ? tell.table.here : tell.table.notHere}
          title={here ? tell.table.here : tell.table.notHere}
        />
      )}
      {time === undefined || now.info.status !== 'playing' ? null : <Clock {...time} />}
      {state === null ? null : <span className="seat-bot">{state}</span>}
    </span>
  );
}
