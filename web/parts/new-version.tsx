import { loadNewVersion, useNewVersion } from '../offline/register.ts';
import { useSay } from '../words/say.ts';

export function NewVersion() {
  const say = useSay();
  if (!useNewVersion()) return null;
  return (
    <div className="toast new-version" role="status">
      {say.app.newVersion}{' '}
      <button type="button" onClick={loadNewVersion}>
        {say.app.reload}
      </button>
    </div>
  );
}
