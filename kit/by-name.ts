import type { State } from '@starboard/engine';
import type { EventWords, GameWords, MoveWords } from './game-ui.ts';

type Named = 'events' | 'moves' | 'event' | 'move';

/** The words for events and moves by name, and as the functions that find the name. */
export function byName<S extends State>(
  events: EventWords<S>,
  moves: MoveWords<S>,
): Required<Pick<GameWords<S>, Named>> {
  return {
    events,
    moves,
    event: (event, nameOf, state) => events[event.event](event, nameOf, state),
    move: (record, state, seat) => moves[record.move](record, state, seat),
  };
}
