import { useTell } from '../tell.ts';
import { setBlock, useBlocks } from './blocks.ts';

/** Whom one does not read, with a way back. */
export function BlockList() {
  const tell = useTell();
  const blocks = useBlocks();
  if (blocks.length === 0) return null;
  return (
    <fieldset>
      <legend>{tell.people.blocked}</legend>
      <ul className="people-list">
        {blocks.map(({ person, kind }) => {
          const lift = kind === 'mute' ? tell.people.unmute : tell.people.unblock;
          return (
            <li key={person.id}>
              <span>
                <strong>{person.name}</strong>{' '}
                <span className="quiet-text">
                  {kind === 'mute' ? tell.people.isMuted : tell.people.isBlocked}
                </span>
              </span>
              <button
                type="button"
                aria-label={`${lift}: ${person.name}`}
                onClick={() => void setBlock(person.id, null)}
              >
                {lift}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
