// The engine on a page and in a Web Worker; both answers are left on the document for the test to read.

import { probe } from './probe.ts';

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const inWorker = new Promise((resolve) => {
  worker.addEventListener('message', (message) => resolve(message.data));
});
const answers = JSON.stringify({ page: await probe(), worker: await inWorker });
document.body.append(Object.assign(document.createElement('pre'), { id: 'answers', textContent: answers }));
