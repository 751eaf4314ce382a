import { fileURLToPath } from 'node:url';

/** The repository's root: the scripts work from any current directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));
