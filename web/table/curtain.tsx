// Between two people at one screen: nothing that one of them may not know is on the page meanwhile.

import { Link } from 'wouter';
import { focused } from '../parts/focused.ts';
import { SeatGlyph, type Person } from '@starboard/kit';
import { useSay } from '../words/say.ts';

export interface CurtainProps {
  readonly person: Person;
  readonly onReady: () => void;
}

export function Curtain({ person, onReady }: CurtainProps) {
  const say = useSay();
  return (
    <main className="curtain">
      <SeatGlyph colour={person.colour} size={72} />
      <h1>{say.curtain.title(person.name)}</h1>
      <p>{say.curtain.help}</p>
      <button ref={focused} type="button" className="primary big" onClick={onReady}>
        {say.curtain.ready(person.name)}
      </button>
      <Link href="/">{say.curtain.leave}</Link>
    </main>
  );
}
