// What the board draws: the moment on it, and the unfinished order carried out.

import type { State } from '@starboard/engine';
import { useMemo } from 'react';
import type { Person, Picking, Scene } from '@starboard/kit';
import { useMotion } from '@starboard/kit';
import type { TableFacts } from '../link/facts.ts';
import { useNameThen } from './names-then.ts';
import { nextEntryAt } from './noted-log.ts';
import { pickingOf } from './draft/picking.ts';
import type { TableSession } from './session.ts';
import { usePast } from './past.ts';
import type { TableState } from './table-state.ts';

export function useScene(session: TableSession, table: TableState): Scene {
  const motion = useMotion();
  const { facts, replay, shown, moving } = table;
  const moments = replay?.moments ?? table.moments;
  const at = replay?.at ?? shown;
  const moment = moments[at];
  const earlier = at > 0 ? moments[at - 1] : null;
  const draft = replay === null ? table.draft : null;
  const state: State = draft !== null && draft.order.length > 0 ? draft.state : moment.state;
  const animated = motion && moving && state === moment.state;
  const before = animated ? (earlier?.state ?? null) : null;
  const news = animated ? moment.events : NO_NEWS;
  const picking = useMemo<Picking | null>(
    () => (draft === null ? null : pickingOf(draft, (...wishes) => session.drafter.pick(...wishes))),
    [draft, session],
  );
  const viewer = replay?.viewpoint ?? table.viewer;
  const { actors } = moment;
  const past = usePast(moments, at);
  const people = usePeopleThen(facts, replay === null ? null : nextEntryAt(moments, at));
  return useMemo<Scene>(
    () => ({
      game: session.game,
      options: facts.options,
      seats: facts.seats,
      people,
      state,
      before,
      news,
      past,
      viewer,
      actors,
      picking,
    }),
    [session, facts, people, state, before, news, past, viewer, actors, picking],
  );
}

const NO_NEWS: Scene['news'] = [];

/** In a replay, those who sat there then. */
function usePeopleThen(facts: TableFacts, at: number | null): readonly Person[] {
  const { people } = facts;
  const nameThen = useNameThen(facts);
  return useMemo(
    () => (at === null ? people : people.map((person, seat) => ({ ...person, name: nameThen(seat, at) }))),
    [people, at, nameThen],
  );
}
