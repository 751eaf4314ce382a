import type { Named, RefusalBody } from '@starboard/wire/schema';
import { useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useTell } from '../tell.ts';
import { setFollow, useFollows } from './follows.ts';
import { Wrong } from './form.tsx';
import { useMe } from './identity.tsx';

/** Follows an account, or does so no longer; nothing where the person may not. */
export function FollowButton({ person }: { readonly person: Named }) {
  const tell = useTell();
  const me = useMe();
  const followed = useFollows().find((each) => each.person.id === person.id);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  if (me?.kind !== 'account' || person.kind !== 'account' || me.id === person.id) return null;
  const change = async (): Promise<void> => setRefused(await setFollow(person.id, followed === undefined));
  return (
    <>
      <button type="button" onClick={() => void change()}>
        <Icon name="person" /> {followed === undefined ? tell.follows.follow : tell.follows.unfollow}
      </button>
      <Wrong refused={refused} />
    </>
  );
}
