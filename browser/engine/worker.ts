import { probe } from './probe.ts';

postMessage(await probe());
