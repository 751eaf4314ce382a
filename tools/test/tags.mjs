/** Marks of unit tests. */
export const tags = [
  { name: 'slow', description: 'seconds on the processor; left out of npm run test:quick' },
];
