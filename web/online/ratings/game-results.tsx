// What came of somebody's games of one kind: by seat, by board, by what was played.

import type { GameResults as Results } from '@starboard/wire/schema';
import { useGameTitle } from '../facts/titles.ts';
import { useTell } from '../tell.ts';
import { useNamesOf } from './named.ts';
import { Shares } from './shares.tsx';

export function GameResults({ results }: { readonly results: Results }) {
  const tell = useTell();
  const titleOf = useGameTitle();
  const names = useNamesOf(results.game);
  const { game, games, wins, seats, boards, playedAs } = results;
  return (
    <section className="profile-rating">
      <h3>{titleOf(game)}</h3>
      <p className="quiet-text">{tell.results.of(wins, games)}</p>
      <Shares
        title={tell.results.seats}
        shares={seats.map(({ seats: of, seat, ...rest }) => ({
          key: `${of} ${seat}`,
          name: tell.results.seat(seat + 1, of),
          ...rest,
        }))}
      />
      <Shares
        title={names.boards}
        shares={boards.map(({ board, ...rest }) => ({ key: board, name: names.board(board), ...rest }))}
      />
      <Shares
        title={names.kinds}
        shares={playedAs.map(({ as, ...rest }) => ({ key: as, name: names.playedAs(as), ...rest }))}
      />
    </section>
  );
}
