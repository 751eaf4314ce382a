// The group of tables that is open in this tab: it goes on while one looks at its page or at one of its tables, and a little longer,
// so that nobody waits on the way from one to the other.

import type { Told } from '../link/facts.ts';
import { dealGroup, resumeGroup, type GroupLink } from '../link/group-link.ts';
import type { NewLocalGroup } from '../link/group-host.ts';
import { Queue } from '../link/queue.ts';
import { isTold } from '../link/told.ts';
import { PACES } from '../settings/paces.ts';
import { settings } from '../settings/settings.ts';
import { holdTable, type Hold } from './one-tab.ts';

export interface JoinedGroup {
  readonly link: GroupLink;
  readonly leave: () => void;
}

interface OpenGroup {
  readonly id: string;
  readonly link: GroupLink;
  readonly hold: Hold;
  readonly lost: Set<() => void>;
  users: number;
}

/** In milliseconds. */
const LINGERS = 3000;

let open: OpenGroup | null = null;
/** Two that ask at the same time get the same group. */
const queue = new Queue();

/** The name of the new group, or why there is none. */
export function startGroup(wanted: NewLocalGroup): Promise<string | Told> {
  return queue.add(async () => {
    const link = await dealGroup(wanted);
    if (isTold(link)) return link;
    const { id } = link.facts();
    // nobody else knows of it yet
    const hold = await holdTable(id, true, () => lose(id));
    keep(id, link, hold ?? { release: () => {} });
    return id;
  });
}

/** Undefined where another tab has it, unless it is taken from there; null where there is none of that name. `onLost`: another tab
 *  took it. */
export function joinGroup(
  id: string,
  take: boolean,
  onLost: () => void,
): Promise<JoinedGroup | Told | null | undefined> {
  return queue.add(async () => {
    if (open?.id !== id || open.link.crashed() !== null) {
      close();
      const hold = await holdTable(id, take, () => lose(id));
      if (hold === null) return undefined;
      const link = await resumeGroup(id).catch((error: unknown) => {
        hold.release();
        throw error;
      });
      if (link === null || isTold(link)) {
        hold.release();
        return link;
      }
      keep(id, link, hold);
    }
    const joined = open;
    if (joined === null) return null;
    joined.users++;
    joined.lost.add(onLost);
    let left = false;
    const leave = (): void => {
      if (left) return;
      left = true;
      joined.users--;
      joined.lost.delete(onLost);
      window.setTimeout(() => {
        if (joined.users === 0 && open === joined) close();
      }, LINGERS);
    };
    return { link: joined.link, leave };
  });
}

function keep(id: string, link: GroupLink, hold: Hold): void {
  close();
  open = { id, link, hold, lost: new Set(), users: 0 };
  // what is too fast to be followed is no faster where nobody looks
  link.begin(PACES[settings().speed]);
}

/** Another tab has taken it. */
function lose(id: string): void {
  if (open?.id !== id) return;
  const { lost } = open;
  close();
  for (const tell of lost) tell();
}

function close(): void {
  open?.link.close();
  open?.hold.release();
  open = null;
}
