// What the board draws: the moment on it, and the unfinished order carried out.

import type { State } from '@starboard/engine';
import { useMemo } from 'react';
import type { Person, Picking, Scene } from '../kit/index.ts';
import { useMotion } from '../kit/index.ts';
import { nextEntryAt } from './noted-log.ts';
import { pickingOf } from './picking.ts';
import type { TableSession } from './session.ts';
import { useStory } from './story.ts';
import { useSurroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';

export function useScene(session: TableSession, table: TableState): Scene {
  const motion = useMotion();
  const { facts, replay, order, shown, moving } = table;
  const moments = replay?.moments ?? table.moments;
  const at = replay?.at ?? shown;
  const moment = moments[at];
  const earlier = at > 0 ? moments[at - 1] : null;
  const draft = replay === null ? (order?.draft ?? null) : null;
  const state: State = draft !== null && draft.order.length > 0 ? draft.state : session.stateOf(moment);
  const animated = motion && moving && earlier !== null && state === session.stateOf(moment);
  const before = animated ? session.stateOf(earlier) : null;
  const news = animated ? moment.events : NO_NEWS;
  const picks = replay === null ? (order?.picks ?? null) : null;
  const picking = useMemo<Picking | null>(
    () => (picks === null ? null : pickingOf(picks, (...wishes) => session.pick(...wishes))),
    [picks, session],
  );
  const viewer = replay?.viewpoint ?? table.viewer;
  const { actors } = moment;
  const story = useStory(moments, at);
  const people = usePeopleThen(facts.people, replay === null ? null : nextEntryAt(moments, at));
  return useMemo<Scene>(
    () => ({
      game: session.game,
      options: facts.options,
      seats: facts.seats,
      people,
      state,
      before,
      news,
      story,
      viewer,
      actors,
      picking,
    }),
    [session, facts, people, state, before, news, story, viewer, actors, picking],
  );
}

const NO_NEWS: Scene['news'] = [];

/** In a replay, those who sat there then. */
function usePeopleThen(people: readonly Person[], at: number | null): readonly Person[] {
  const { nameThen } = useSurroundings();
  return useMemo(
    () =>
      at === null || nameThen === undefined
        ? people
        : people.map((person, seat) => ({ ...person, name: nameThen(seat, at) })),
    [people, at, nameThen],
  );
}
