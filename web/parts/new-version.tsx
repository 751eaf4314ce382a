import { useState } from 'react';
import { loadNewVersion, useNewVersion } from '../offline/register.ts';
import { useSay } from '../words/say.ts';
import { Icon } from './icon.tsx';

export function NewVersion() {
  const say = useSay();
  const [later, setLater] = useState(false);
  if (!useNewVersion() || later) return null;
  return (
    <div className="toast new-version" role="status">
      {say.app.newVersion}{' '}
      <button type="button" onClick={loadNewVersion}>
        {say.app.reload}
      </button>
      <button type="button" className="quiet" aria-label={say.app.close} onClick={() => setLater(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
