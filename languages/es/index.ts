import type { Language } from '../../web/words/language.ts';

export const language: Language = {
  name: 'Español',
  page: async () => (await import('./page/index.ts')).text,
  online: async () => (await import('./online/index.ts')).text,
  series: async () => (await import('./series/index.ts')).text,
  ending: async () => (await import('./ending.ts')).endingWords,
  games: {
    gal4xeon: async () => (await import('./gal4xeon/words.ts')).words,
    'nexum-campaign': async () => (await import('./nexum-campaign/words.ts')).words,
    'nexum-galaxy': async () => (await import('./nexum-galaxy/words.ts')).words,
    'nexus-ops': async () => (await import('./nexus-ops/words.ts')).words,
    skirmish: async () => (await import('./skirmish/words.ts')).words,
  },
};
