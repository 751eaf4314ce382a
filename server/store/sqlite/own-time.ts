// The clock of the embedded database is the computer's.

import { sql } from 'kysely';

export const OWN_TIME = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
