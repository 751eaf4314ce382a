export * from './client/build.ts';
export * from './config.ts';
export * from './server.ts';
