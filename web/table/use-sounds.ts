import { useEffect, useRef } from 'react';
import type { Cues, GameUi } from '@starboard/kit';
import { useSettings } from '../settings/settings.ts';
import type { Sound } from '../sounds/sounds.ts';
import { heard } from './heard.ts';
import type { TableState } from './table-state.ts';

interface Speaker {
  readonly cues: Cues;
  readonly play: (sounds: readonly Sound[]) => void;
}

/** Sounds what happens at the table, where the person wants it. */
export function useSounds(table: TableState, ui: GameUi): void {
  const { sounds } = useSettings();
  const speaker = useRef<Speaker | null>(null);
  const before = useRef(table);
  useEffect(() => {
    if (!sounds) return undefined;
    const wanted = new AbortController();
    void speakFor(ui, speaker, wanted.signal);
    return () => {
      wanted.abort();
      speaker.current = null;
    };
  }, [sounds, ui]);
  useEffect(() => {
    const { current } = speaker;
    const now = current === null ? [] : heard(before.current, table, current.cues);
    before.current = table;
    if (now.length > 0) current?.play(now);
  }, [table]);
}

async function speakFor(
  ui: GameUi,
  speaker: { current: Speaker | null },
  wanted: AbortSignal,
): Promise<void> {
  try {
    const [{ play }, cues] = await Promise.all([import('../sounds/play.ts'), ui.cues()]);
    if (!wanted.aborted) speaker.current = { play, cues };
  } catch {
    // without a network the table is silent
  }
}
