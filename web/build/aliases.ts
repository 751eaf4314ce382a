import { fileURLToPath } from 'node:url';

/** Where the page finds its languages. */
export const aliases = { '@languages': fileURLToPath(new URL('../../languages', import.meta.url)) };
