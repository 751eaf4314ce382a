import { Icon } from '../parts/icon.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSay } from '../words/say.ts';

/** Sounds on and off, where one notices that they are: in the bar, or in the menu where the bar of a phone has no room. */
export function SoundButton({ where }: { readonly where: 'bar' | 'menu' }) {
  const say = useSay();
  const { sounds } = useSettings();
  const label = sounds ? say.table.soundsOff : say.table.soundsOn;
  const inBar = where === 'bar';
  return (
    <button
      type="button"
      className={inBar ? 'quiet sound-in-bar' : 'sound-in-menu'}
      {...(inBar ? { 'aria-label': label, title: label } : {})}
      onClick={() => changeSettings({ sounds: !sounds, soundsAsked: true })}
    >
      <Icon name={sounds ? 'loud' : 'silent'} />
      {inBar ? null : ` ${label}`}
    </button>
  );
}
