// What crosses the bus: an id and a number, `starboard:ID` as the channel and the number as all that is said there. The
// id is a table's, the number that of its deeds; or the id is a process's own, by which it sees whether it hears itself.

const PREFIX = 'starboard:';
/** A number of more digits is none that anybody counted to. */
const NUMBER = /^(?:0|[1-9][0-9]{0,9})$/;

export const channelOf = (id: string): string => `${PREFIX}${id}`;

export const idIn = (channel: string): string => channel.slice(PREFIX.length);

/** Null where something else was said than a number. */
export function numberIn(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}
