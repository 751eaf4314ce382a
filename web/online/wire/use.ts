// What is followed over the socket, for components.

import type {
  CampaignInfo,
  GroupInfo,
  Lobby,
  MyTable,
  ServerMessage,
  TournamentInfo,
  TournamentList,
} from '@starboard/wire/schema';
import type { NewRequest } from '@starboard/wire/socket';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { socket } from './here.ts';
import type { SocketState } from './socket.ts';
import { Subscription } from './subscription.ts';

export function useSocket(): SocketState {
  return useSyncExternalStore(socket.subscribe, socket.snapshot);
}

/** The list of public tables as it changes; null until it is there. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const stops = [
      socket.hold(),
      socket.hear((message) => {
        if (message.type === 'lobby') setLobby(message.lobby);
      }),
      socket.onOpen(() => void socket.ask({ do: 'lobby', on: true }).catch(() => {})),
    ];
    return () => {
      socket.ask({ do: 'lobby', on: false }).catch(() => {});
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
      socket.hold(),
      socket.hear((message) => {
        if (message.type === 'mine') setTables(message.tables);
      }),
      socket.onOpen(() => {
        if (socket.snapshot().person === null) setTables([]);
        else socket.ask({ do: 'mine', on: true }).catch(() => {});
      }),
    ];
    return () => {
      if (socket.snapshot().person !== null) socket.ask({ do: 'mine', on: false }).catch(() => {});
      for (const stop of stops) stop();
    };
  }, []);
  return tables;
}

/** The list of tournaments as it changes; null until it is there. */
export function useTournaments(): TournamentList | null {
  const [list, setList] = useState<TournamentList | null>(null);
  useEffect(() => {
    const stops = [
      socket.hold(),
      socket.hear((message) => {
        if (message.type === 'tournaments') setList(message.tournaments);
      }),
      socket.onOpen(() => void socket.ask({ do: 'tournaments', on: true }).catch(() => {})),
    ];
    return () => {
      socket.ask({ do: 'tournaments', on: false }).catch(() => {});
      for (const stop of stops) stop();
    };
  }, []);
  return list;
}

/** A tournament as it changes; undefined until it is there, null where there is none. */
export function useTournament(id: string): TournamentInfo | null | undefined {
  return useSeries(
    useCallback((on) => ({ do: 'tournament', tournament: id, on }), [id]),
    useCallback(
      (message) =>
        message.type === 'tournament' && message.tournament.id === id ? message.tournament : null,
      [id],
    ),
  );
}

/** The same of a campaign. */
export function useCampaign(id: string): CampaignInfo | null | undefined {
  return useSeries(
    useCallback((on) => ({ do: 'campaign', campaign: id, on }), [id]),
    useCallback(
      (message) => (message.type === 'campaign' && message.campaign.id === id ? message.campaign : null),
      [id],
    ),
  );
}

/** And of a group of tables. */
export function useGroup(id: string): GroupInfo | null | undefined {
  return useSeries(
    useCallback((on) => ({ do: 'group', group: id, on }), [id]),
    useCallback(
      (message) => (message.type === 'group' && message.group.id === id ? message.group : null),
      [id],
    ),
  );
}

function useSeries<T>(
  follow: (on: boolean) => NewRequest,
  heard: (message: ServerMessage) => T | null,
): T | null | undefined {
  const [series, setSeries] = useState<T | null>();
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const answer = await socket.ask(follow(true));
      if (answer.type === 'refused' && answer.refusal.code === 'unknown') setSeries(null);
    };
    const stops = [
      socket.hold(),
      socket.hear((message) => {
        const told = heard(message);
        if (told !== null) setSeries(told);
      }),
      socket.onOpen(() => void begin().catch(() => {})),
    ];
    return () => {
      socket.ask(follow(false)).catch(() => {});
      for (const stop of stops) stop();
    };
  }, [follow, heard]);
  return series;
}

export function useSubscription(table: string, invite: string | null): Subscription {
  const subscription = useMemo(() => new Subscription(socket, table, invite), [table, invite]);
  useEffect(() => subscription.start(), [subscription]);
  return subscription;
}
