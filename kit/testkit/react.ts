// Before any test: React as people get it. Its build for developers, which tests would be given, notes for every element where
// it was made, and takes three times as long to draw a board. Programs that tests start are told nothing of it.

const { env } = process;
const before = env['NODE_ENV'];
env['NODE_ENV'] = 'production';
await import('react');
await import('react/jsx-runtime');
await import('react-dom/server');
if (before === undefined) delete env['NODE_ENV'];
else env['NODE_ENV'] = before;

// and with all parts of a screen at hand, wherever they are fetched from
const { beforeAll } = await import('vitest');
beforeAll(async () => (await import('../fetched.tsx')).fetchAll());
