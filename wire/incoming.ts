// The border where messages of the server come in. A server that is newer or older than this page may leave out what the
// page reads: here it is given as nothing, so that everything behind this border can rely on it.

import type { ServerMessage } from './schema/index.ts';

type Fields = Readonly<Record<string, unknown>>;

const COMPANY: Fields = { here: [], away: [] };
const SEATED: Fields = { seat: null, view: null, invite: null, answer: null };

/** What each kind of message has at least. */
const LEAST: Readonly<Record<string, Fields>> = {
  hello: { person: null },
  watching: { ...SEATED, ...COMPANY, clock: null, missed: [], chat: [] },
  seat: SEATED,
  info: { note: null },
  answer: { answer: null },
  presence: COMPANY,
  mine: { tables: [] },
};

/** The same for what is said of a table. */
const INFO: Fields = { seats: [], offer: null, paused: false, startedAt: null, endedAt: null, next: null };
const NOTED: Fields = { ...INFO, notes: [] };
const CARD: Fields = { previous: null, tournament: null, campaign: null, group: null, rated: null };

/** Null where it cannot be a message at all. */
export function readMessage(text: string): ServerMessage | null {
  const said = parsed(text);
  if (!isFields(said) || typeof said['type'] !== 'string') return null;
  const message: Record<string, unknown> = { ...LEAST[said['type']], ...said };
  if (isFields(said['info']))
    message['info'] = { ...(said['type'] === 'info' ? INFO : NOTED), ...said['info'] };
  if (isFields(said['card'])) message['card'] = { ...CARD, ...said['card'] };
  // what is wrong beyond that is a bug of the server
  return message as unknown as ServerMessage;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
