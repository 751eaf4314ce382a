import { useId, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Page } from '../parts/page.tsx';
import { useSay } from '../words/say.ts';
import { MOTIONS, SPEEDS, THEMES, changeSettings, useSettings, type Settings } from '../settings/settings.ts';
import { languages } from '../words/languages.ts';

export function SettingsPage() {
  const say = useSay();
  const chosen = useSettings();
  const { themes, motions, speeds } = say.settings;
  return (
    <Page title={say.settings.title} className="narrow">
      <button type="button" className="quiet" onClick={() => window.history.back()}>
        <Icon name="back" /> {say.settings.back}
      </button>
      <h1>{say.settings.title}</h1>
      <form className="settings" onSubmit={(event) => event.preventDefault()}>
        <Select
          label={say.settings.language}
          value={chosen.locale}
          names={Object.fromEntries([...languages].map(([id, { name }]) => [id, name]))}
          onChange={(locale) => changeSettings({ locale })}
        />
        <Select
          label={say.settings.theme}
          value={chosen.theme}
          names={ordered(THEMES, themes)}
          onChange={(theme) => changeSettings({ theme: theme as Settings['theme'] })}
        />
        <Select
          label={say.settings.motion}
          value={chosen.motion}
          names={ordered(MOTIONS, motions)}
          onChange={(motion) => changeSettings({ motion: motion as Settings['motion'] })}
        />
        <Select
          label={say.settings.speed}
          value={chosen.speed}
          names={ordered(SPEEDS, speeds)}
          onChange={(speed) => changeSettings({ speed: speed as Settings['speed'] })}
        />
        <Field label={say.settings.name}>
          {(id) => (
            <input
              id={id}
              type="text"
              maxLength={20}
              value={chosen.name}
              placeholder={say.setup.you}
              onChange={({ target }) => changeSettings({ name: target.value })}
            />
          )}
        </Field>
        <Field label={say.settings.confirm}>
          {(id) => (
            <input
              id={id}
              type="checkbox"
              checked={chosen.confirm}
              onChange={({ target }) => changeSettings({ confirm: target.checked })}
            />
          )}
        </Field>
        <Field label={say.settings.passIdle} help={say.settings.passIdleHelp}>
          {(id) => (
            <input
              id={id}
              type="checkbox"
              checked={chosen.passIdle}
              onChange={({ target }) => changeSettings({ passIdle: target.checked })}
            />
          )}
        </Field>
        <Field label={say.settings.marks} help={say.settings.marksHelp}>
          {(id) => (
            <input
              id={id}
              type="checkbox"
              checked={chosen.marks}
              onChange={({ target }) => changeSettings({ marks: target.checked })}
            />
          )}
        </Field>
        <Field label={say.settings.sounds} help={say.settings.soundsHelp}>
          {(id) => (
            <input
              id={id}
              type="checkbox"
              checked={chosen.sounds}
              onChange={({ target }) => changeSettings({ sounds: target.checked })}
            />
          )}
        </Field>
      </form>
      <p>
        <small className="quiet-text">Starboard {import.meta.env.STARBOARD_VERSION}</small>
      </p>
    </Page>
  );
}

function ordered<K extends string>(
  ids: readonly K[],
  names: Readonly<Record<K, string>>,
): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, names[id]]));
}

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, help, children }: FieldProps) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help === undefined ? null : <small className="quiet-text">{help}</small>}
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

function Select({ label, value, names, onChange }: SelectProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {Object.entries(names).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
