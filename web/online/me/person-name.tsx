import type { Named } from '@starboard/server/schema';
import { useTell } from '../tell.ts';

export interface PersonNameProps {
  readonly person: Pick<Named, 'kind'> | null;
  /** As it is said where they are. */
  readonly name: string;
  readonly isMe?: boolean;
}

/** Somebody's name, with what must be known of it: anybody can take any name as a guest, and some are programs. */
export function PersonName({ person, name, isMe = false }: PersonNameProps) {
  return (
    <>
      <strong>{name}</strong>
      <PersonKind person={person} isMe={isMe} />
    </>
  );
}

export function PersonKind({ person, isMe = false }: Omit<PersonNameProps, 'name'>) {
  const tell = useTell();
  const kind =
    person?.kind === 'guest' ? tell.people.guest : person?.kind === 'bot' ? tell.people.program : null;
  return (
    <>
      {kind === null ? null : <small className="person-kind">{kind}</small>}
      {isMe ? <small className="person-kind person-me">{tell.people.you}</small> : null}
    </>
  );
}
