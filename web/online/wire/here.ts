// The line of this page.

import { SOCKET_PATH } from '@starboard/wire/socket';
import { lookForNewVersion } from '../../offline/register.ts';
import { Live } from './live.ts';

const { protocol, host } = window.location;
export const live = new Live(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`);

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
