// The two rows of modifier dice, and the length of the aliens table: rebuilt.

export const resourceModifiers: readonly number[] = [0, 1, 2, 3, 4, 5];
export const tradeMinimums: readonly number[] = [1, 2, 3, 4, 5];

export const ALIEN_ROWS = 24;
