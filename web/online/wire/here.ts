// The line of this page.

import { Live } from './live.ts';

const { protocol, host } = window.location;
export const live = new Live(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`);

window.addEventListener('online', () => live.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) live.hurry();
});
