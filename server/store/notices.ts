// Who listens to what processes tell each other; and how it is written where it goes through a database.

import type { Notice, Store } from './store.ts';

export class Listeners {
  readonly #hear: ((notice: Notice) => void)[] = [];
  readonly #gap: (() => void)[] = [];

  readonly listen: Store['listen'] = (hear) => {
    this.#hear.push(hear);
  };

  readonly onGap: Store['onGap'] = (look) => {
    this.#gap.push(look);
  };

  tell(notice: Notice): void {
    for (const hear of this.#hear) hear(notice);
  }

  gap(): void {
    for (const look of this.#gap) look();
  }
}

const SHORT = { lobby: 'l', person: 'p', presence: 'h', chat: 'c', series: 's' } as const;

/** `ID:COUNT` for the deeds of a table, `l:ID` and the like for the rest. */
export function writeNotice(notice: Notice): string {
  return notice.about === 'table'
    ? `${notice.id}:${notice.deedCount}`
    : `${SHORT[notice.about]}:${notice.id}`;
}

export function readNotice(text: string): Notice | null {
  const [first, second] = text.split(':');
  if (second === undefined) return null;
  const about = (Object.keys(SHORT) as (keyof typeof SHORT)[]).find((each) => SHORT[each] === first);
  if (about !== undefined) return { about, id: second };
  return { about: 'table', id: first, deedCount: Number(second) };
}
