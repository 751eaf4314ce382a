// What is followed over the line, for components.

import type { Lobby, MyTable } from '@starboard/wire/schema';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { live } from './here.ts';
import type { LiveState } from './live.ts';
import { TableLine } from './table-line.ts';

export function useLive(): LiveState {
  return useSyncExternalStore(live.subscribe, live.snapshot);
}

/** The list of public tables as it changes; null until it is there. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const stops = [
      live.hold(),
      live.hear((message) => {
        if (message.type === 'lobby') setLobby(message.lobby);
      }),
      live.onOpen(() => void live.ask({ do: 'lobby', on: true }).catch(() => {})),
    ];
    return () => {
      live.ask({ do: 'lobby', on: false }).catch(() => {});
      for (const stop of stops) stop();
    };
  }, []);
  return lobby;
}

/** The person's own tables; none for somebody whom the server does not know, null until they are there. */
export function useFollowedMine(): readonly MyTable[] | null {
  const [tables, setTables] = useState<readonly MyTable[] | null>(null);
  useEffect(() => {
    const stops = [
      live.hold(),
      live.hear((message) => {
        if (message.type === 'mine') setTables(message.tables);
      }),
      live.onOpen(() => {
        if (live.snapshot().person === null) setTables([]);
        else live.ask({ do: 'mine', on: true }).catch(() => {});
      }),
    ];
    return () => {
      if (live.snapshot().person !== null) live.ask({ do: 'mine', on: false }).catch(() => {});
      for (const stop of stops) stop();
    };
  }, []);
  return tables;
}

export function useTableLine(table: string, invite: string | null): TableLine {
  const line = useMemo(() => new TableLine(live, table, invite), [table, invite]);
  useEffect(() => line.start(), [line]);
  return line;
}
