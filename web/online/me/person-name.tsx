import type { Named } from '@starboard/wire/schema';
import { useTell } from '../tell.ts';
import { useBlocks } from './blocks.ts';

export interface PersonNameProps {
  readonly person: Pick<Named, 'id' | 'kind'> | null;
  /** As it is said where they are. */
  readonly name: string;
  readonly isMe?: boolean;
}

/** Somebody's name, with what must be known of it: anybody can take any name as a guest, some are programs, and some one
 *  does not want to read. */
export function PersonName({ person, name, isMe = false }: PersonNameProps) {
  return (
    <>
      <strong>{name}</strong>
      <PersonKind person={person} isMe={isMe} />
      <BlockMark person={person} />
    </>
  );
}

type Marked = Omit<PersonNameProps, 'name'>;

export function PersonKind({ person, isMe = false }: Marked) {
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

/** That one has muted or blocked them. */
export function BlockMark({ person }: Pick<Marked, 'person'>) {
  const tell = useTell();
  const block = useBlocks().find((each) => each.person.id === person?.id);
  if (block === undefined) return null;
  const { isMuted, isBlocked } = tell.people;
  return <small className="person-kind">{block.kind === 'mute' ? isMuted : isBlocked}</small>;
}
