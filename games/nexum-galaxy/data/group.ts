// The numbers of several tables that play into each other.

export const FEWEST_TABLES = 2;
export const MOST_TABLES = 4;
export const FEWEST_FACTIONS = 2;
export const MOST_FACTIONS = 4;
