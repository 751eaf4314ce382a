// The one schema of the API: what the server checks, what the OpenAPI page shows, and the types of clients.

export * from './campaigns.ts';
export * from './commands.ts';
export * from './finished.ts';
export * from './games.ts';
export * from './groups.ts';
export * from './live.ts';
export * from './parts.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './results.ts';
export * from './routes.ts';
export * from './view.ts';
export * from './tables.ts';
export * from './tournaments.ts';
