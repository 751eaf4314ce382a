/** The game whose tables play into each other. */
export const GROUP_GAME = 'nexum-galaxy';
