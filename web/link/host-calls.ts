// What a page may ask of a table in another thread, by name.

import type { Person } from '@starboard/kit';
import type { Host } from './host.ts';

export const hostCalls = (table: () => Host) => ({
  look: (viewer: number) => table().look(viewer),
  submit: (seat: number, order: readonly number[]) => table().submit(seat, order),
  undo: (seat: number) => table().undo(seat),
  takeBack: (seat: number) => table().takeBack(seat),
  offerDraw: (seat: number) => table().offerDraw(seat),
  resign: (seat: number) => table().resign(seat),
  say: (seat: number, answer: number | null) => table().say(seat, answer),
  shown: (viewSeq: number) => table().shown(viewSeq),
  seat: (people: readonly Person[]) => table().seat(people),
  agree: (seat: number) => table().agree(seat),
  decline: () => table().decline(),
  replay: (viewpoint: number | null) => table().replay(viewpoint),
  file: () => table().file(),
});

export type HostCalls = ReturnType<typeof hostCalls>;
