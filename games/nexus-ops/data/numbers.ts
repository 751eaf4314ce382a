// Numbers of the rule books that belong to no table.

/** The first player's rubium; each player to the left gets more. */
export const FIRST_RUBIUM = 8;
export const RUBIUM_STEP = 3;

/** Energize cards for the Monolith, and for a battle lost on another player's turn. */
export const MONOLITH_CARDS = 2;
export const CONSOLATION = 1;

/** What a discarded card brings. */
export const DISCARD_RUBIUM = 1;

export const MISSION_POINTS = 1;
export const HILL_POINTS = 1;

/** Cards of the transmission line beyond one per player. */
export const LINE_EXTRA = 2;

export const GOALS = ['classic', 'essence', 'long-haul'] as const;
export type GoalName = (typeof GOALS)[number];
/** Points that win: the classic game, Time Is of the Essence, In for the Long Haul. */
export const goalPoints: Readonly<Record<GoalName, number>> = { classic: 12, essence: 10, 'long-haul': 14 };
export const TEAM_POINTS = 20;

export const EDITIONS = ['2024', '2012', '2005'] as const;
export type Edition = (typeof EDITIONS)[number];
/** Mission cards in the box; from 2012 on their back is King of the Hill. */
export const missionCards: Readonly<Record<Edition, number>> = { '2024': 40, '2012': 40, '2005': 22 };
