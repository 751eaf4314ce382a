// The figures as tables.

import { figure, type FigureTable } from '../table.ts';
import type { Extent } from '../statistics.ts';
import type { Bar, DuelFigures, Figures, PlayFigures } from './figures.ts';
import { stateSize } from './states.ts';

export function tablesOf({ duels, games, state, bars }: Figures): readonly FigureTable[] {
  return [
    ...duels.map(duelTable),
    {
      title: 'Our games, random play on one core (a decision has at least two choices)',
      columns: ['game', 'seats', 'moves/s', 'decisions/s', 'games/s', 'moves per game'],
      rows: games.map(({ title, seats, ...play }) => [
        title,
        String(seats),
        figure(play.movesPerSecond.median),
        figure(play.decisionsPerSecond),
        figure(play.gamesPerSecond),
        figure(play.movesPerGame),
      ]),
    },
    {
      title: `A state of ${stateSize.bytes / 1024} KB (${stateSize.cells} cells, ${stateSize.fields} fields)`,
      columns: ['operation', 'ns', 'range'],
      rows: Object.entries(state).map(([name, ns]) => [name, figure(ns.median), range(ns)]),
    },
    barTable(bars),
  ];
}

export function barTable(bars: readonly Bar[]): FigureTable {
  return {
    title: 'Bars',
    columns: ['what', 'wanted', 'measured', 'verdict'],
    rows: bars.map(({ what, wanted, measured, met }) => [
      what,
      wanted,
      figure(measured),
      met ? 'met' : 'MISSED',
    ]),
  };
}

function duelTable({ title, seats, ours, peers, best }: DuelFigures): FigureTable {
  const row = (name: string, play: PlayFigures, ratio: string): string[] => [
    name,
    figure(play.movesPerSecond.median),
    range(play.movesPerSecond),
    figure(play.gamesPerSecond),
    ratio,
  ];
  return {
    title: `${title}, random play, ${seats} seats`,
    columns: ['who', 'moves/s', 'range', 'games/s', 'times boardgame.io'],
    rows: [
      ...Object.entries(ours).map(([name, { times, ...play }]) =>
        row(name, play, `${figure(times.median)} (${range(times)})`),
      ),
      ...Object.entries(peers).map(([form, play]) =>
        row(`boardgame.io, ${form}`, play, form === best ? '1 (its best)' : ''),
      ),
    ],
  };
}

export function range({ min, max }: Extent): string {
  return `${figure(min)} to ${figure(max)}`;
}
