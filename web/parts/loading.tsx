import { useSay } from '../words/say.ts';

export function Loading() {
  const say = useSay();
  return (
    <p className="loading" role="status">
      {say.app.loading}
    </p>
  );
}
