export * from './client/build.ts';
export * from './config.ts';
export * from './server.ts';
export { backUp, restore } from './ops/backup.ts';
export { Admin } from './people/admin.ts';
export { openBeside } from './store/beside.ts';
