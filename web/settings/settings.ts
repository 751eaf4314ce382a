// What a person has chosen for every table on this device.

import { useSyncExternalStore } from 'react';
import type { Locale } from '@starboard/kit';
import { ENGLISH, languageFor, languages } from '../words/languages.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** Ask before the own turn ends. */
  readonly confirm: boolean;
  /** Among bots alone: pass by itself where nothing else can be done. */
  readonly passIdle: boolean;
  /** Draw on the board what rivals did last. */
  readonly marks: boolean;
  readonly sounds: boolean;
  /** Was the person asked whether there shall be sounds? */
  readonly soundsAsked: boolean;
  /** What the person is called at tables of this device. */
  readonly name: string;
  /** Games that were played before: the first game of each is guided. */
  readonly played: readonly string[];
}

const KEY = 'starboard.settings';

function usual(): Settings {
  return {
    locale: languageFor([navigator.language]),
    theme: 'system',
    motion: 'system',
    speed: 'normal',
    confirm: false,
    passIdle: false,
    marks: true,
    sounds: false,
    soundsAsked: false,
    name: '',
    played: [],
  };
}

function stored(): Settings {
  try {
    const kept = { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return languages.has(kept.locale) ? kept : { ...kept, locale: ENGLISH };
  } catch {
    // somebody else's text, or no storage at all: begin as usual
    return usual();
  }
}

let current = stored();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // full or forbidden: the choice lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings, settings);
}
