// The socket of this page.

import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { lookForNewVersion } from '../../offline/register.ts';
import { Socket } from './socket.ts';

const { protocol, host } = window.location;
export const socket = new Socket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_ADDRESS}`);

// a server that went away may have come back with a newer page
let openings = 0;
socket.onOpen(() => {
  if (openings++ > 0) void lookForNewVersion();
});

socket.hear((message) => {
  if (message.type === 'refused' && message.refusal.code === 'outdated') void lookForNewVersion();
});

window.addEventListener('online', () => socket.hurry());
window.addEventListener('offline', () => socket.cut());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) socket.hurry();
});
