// The line of this page.

import { lookForNewVersion } from '../../offline/register.ts';
import { Live } from './live.ts';

const { protocol, host } = window.location;
export const live = new Live(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`);

// a server that went away may have come back with a newer page
let openings = 0;
live.onOpen(() => {
  if (openings++ > 0) void lookForNewVersion();
});

window.addEventListener('online', () => live.hurry());
window.addEventListener('offline', () => live.cut());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) live.hurry();
});
