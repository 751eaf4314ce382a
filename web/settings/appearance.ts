// Theme and motion: what the person chose, or else what the system says.

import { useSyncExternalStore } from 'react';
import { settings, useSettings } from './settings.ts';

const light = window.matchMedia('(prefers-color-scheme: light)');
const contrast = window.matchMedia('(prefers-contrast: more)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Puts the theme on the page, now and whenever the system changes its mind. */
export function applyTheme(): void {
  const { theme } = settings();
  const system = contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme === 'system' ? system : theme;
}

export function followSystem(): void {
  for (const query of [light, contrast]) query.addEventListener('change', applyTheme);
}

/** May things move? */
export function useMayMove(): boolean {
  const { motion } = useSettings();
  const stills = useSyncExternalStore(
    (listener) => {
      still.addEventListener('change', listener);
      return () => still.removeEventListener('change', listener);
    },
    () => still.matches,
  );
  return motion === 'full' || (motion === 'system' && !stills);
}
