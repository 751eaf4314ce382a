import { Dialog } from '../parts/dialog.tsx';
import { useSay } from '../words/say.ts';

export function Keys({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say.keys.title} onClose={onClose}>
      <dl className="keys">
        {say.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
