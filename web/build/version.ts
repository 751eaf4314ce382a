import about from '../../package.json' with { type: 'json' };

/** What the page is told when it is built. */
export const defined = { 'import.meta.env.STARBOARD_VERSION': JSON.stringify(about.version) };
