import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSay } from '../words/say.ts';
import type { TableState } from './table-state.ts';

/** Once, when there was something to hear for the first time. */
export function AskSounds({ table }: { readonly table: Pick<TableState, 'shown' | 'replay' | 'facts'> }) {
  const say = useSay();
  const { sounds, soundsAsked } = useSettings();
  const { shown, replay, facts } = table;
  if (sounds || soundsAsked || shown === 0 || replay !== null || !facts.playable) return null;
  const answer = (chosen: boolean) => () => changeSettings({ sounds: chosen, soundsAsked: true });
  return (
    <div className="notice" role="group" aria-label={say.table.askSounds}>
      <p>{say.table.askSounds}</p>
      <button type="button" onClick={answer(true)}>
        {say.table.askSoundsYes}
      </button>
      <button type="button" onClick={answer(false)}>
        {say.table.askSoundsNo}
      </button>
    </div>
  );
}
