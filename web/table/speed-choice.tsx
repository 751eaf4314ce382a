import { changeSettings, SPEEDS, useSettings, type Settings } from '../settings/settings.ts';
import { useSay } from '../words/say.ts';

/** How fast bots and replays go. */
export function SpeedChoice() {
  const say = useSay();
  const { speed } = useSettings();
  return (
    <label>
      {say.table.speed}{' '}
      <select
        value={speed}
        onChange={({ target }) => changeSettings({ speed: target.value as Settings['speed'] })}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {say.settings.speeds[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
