import { addressOf } from '@starboard/wire/pages';
import { Link } from 'wouter';
import { useTell } from '../tell.ts';

/** The way from a rematch to the game before it. */
export function PreviousGame({ table }: { readonly table: string }) {
  const tell = useTell();
  return <Link href={addressOf('finishedGame', { id: table })}>{tell.game.previous}</Link>;
}
