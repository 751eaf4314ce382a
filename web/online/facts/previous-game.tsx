import { Link } from 'wouter';
import { useTell } from '../tell.ts';

/** The way from a rematch to the game before it. */
export function PreviousGame({ table }: { readonly table: string }) {
  const tell = useTell();
  return <Link href={`/online/game/${table}`}>{tell.game.previous}</Link>;
}
