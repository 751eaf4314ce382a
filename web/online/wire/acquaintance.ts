// Who this browser is to the server, and what became of who it was.

import type { Named } from '@starboard/wire/schema';
import type { NotKnown } from '@starboard/wire/socket';

/** Who this browser was until the server did not know it any more, or as somebody else. */
export interface Gone {
  readonly person: Named;
  readonly why: 'signedOut' | 'shutOut' | 'another';
  /** Who it is to the server now: somebody else, who signed in on another page. */
  readonly now: Named | null;
}

export class Acquaintance {
  /** Who we were told to be, until we wanted to be somebody else. */
  #known: Named | null = null;
  #isShutOut = false;

  /** The server ended the socket because we are not who we said any more. */
  rejected(reason: string): void {
    const shutOut: NotKnown = 'shut out';
    this.#isShutOut = reason === shutOut;
  }

  /** The server has said who we are; not null where that is a surprise. */
  met(now: Named | null): Gone | null {
    const known = this.#known;
    if (known === null || known.id === now?.id) {
      this.#known = now;
      return null;
    }
    const why = now !== null ? 'another' : this.#isShutOut ? 'shutOut' : 'signedOut';
    return { person: known, why, now };
  }

  /** From now on we are that one; as nobody we are surprised by nobody. */
  become(person: Named | null): void {
    this.#known = person;
    this.#isShutOut = false;
  }
}
