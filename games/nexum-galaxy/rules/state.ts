// What lies on the table and where the game is in the turn: one declaration, by subject. A place is a planet or a star;
// a civ is a civilization, of a person or of the computer.

import { declare, type StateOf } from '@starboard/engine';
import { agreed } from './state/agreed.ts';
import { asked } from './state/asked.ts';
import { ending } from './state/ending.ts';
import { pieces } from './state/pieces.ts';
import { sector } from './state/sector.ts';
import { turn } from './state/turn.ts';

export { RULES } from './state/agreed.ts';
export { FLEET, NOTHING, RELIC } from './state/asked.ts';
export { BY_LIMIT, BY_POINTS, BY_RELICS, LAST_STANDING } from './state/ending.ts';
export { SMALL, STAR } from './state/sector.ts';
export { FIRST_STAR, PLACES, PLANET_SLOTS, RELICS, SLOTS, SYSTEMS, TYPES } from './state/sizes.ts';
export {
  ALL_BUILT,
  BEGIN,
  BID,
  CARD,
  END,
  MANAGE,
  MOVE,
  NO_PLACE,
  NOT_BY_ITSELF,
  OVER,
  TOO_DEAR,
  TURNS,
} from './state/turn.ts';

const fields = { ...pieces, ...sector, ...agreed, ...turn, ...asked, ...ending };

export const shape = declare(fields);

export type Nexum = StateOf<typeof fields>;
