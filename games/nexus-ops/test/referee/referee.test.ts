import { FastChance, MoveList, type Game } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { refereed, volume, type RefereeReport, type TableSetting } from '@starboard/engine/testkit';
import { MIXES } from '../../data/tokens.ts';
import { moves } from '../../rules/moves.ts';
import { LOSSES, WINDOW } from '../../rules/phases.ts';
import type { Nexus } from '../../rules/state.ts';
import { crowded } from '../crowded.ts';
import { referee } from './referee.ts';

type NexusGame = Game<Nexus, object>;
const game = crowded as unknown as NexusGame;

/** Tables of all sizes with what changes battles and their spoils. */
function* tables(chance: FastChance): Generator<TableSetting, never> {
  const base = defaultOptions(game.options);
  for (let i = 0; ; i++) {
    const interceptedTransmissions = chance.draw(5) === 0;
    const options = {
      ...base,
      alternateUnits: i % 2 === 1,
      teams: i % 5 === 4,
      vortex: chance.draw(3) === 0,
      interceptedTransmissions,
      executiveOrders: !interceptedTransmissions,
      extraTokens: MIXES[chance.draw(3)],
    };
    yield { seats: options.teams ? 4 : 2 + chance.draw(3), options };
  }
}

/** Battles are what this is about: nobody saves cards or stays at home. */
function taste(move: string): number {
  const [verb] = move.split(' ');
  if (verb === 'discard') return 1;
  if (verb === 'buy' || verb === 'done') return 40;
  return verb === 'tactic' ? 300 : 60;
}

function watched(watchedGame: NexusGame, steps: number, seed = 1): RefereeReport {
  const settings = tables(new FastChance(seed));
  return refereed(watchedGame, { steps, seed, settings, referee, taste, longest: 300 });
}

test('the referee expects every question, casualty, result and spoil of battles as the rules have them', () => {
  const report = watched(game, volume({ daily: 5000, long: 100_000 }));
  expect(report.found).toBe(null);
});

const faults: readonly { readonly what: string; readonly game: Partial<NexusGame> }[] = [
  {
    what: 'a Battle Rage is forgotten after the first type',
    game: {
      play(state, seat, move, chance, report) {
        game.play(state, seat, move, chance, report);
        if (state.phase === WINDOW && state.rolled === 1) state.rally.fill(0);
      },
    },
  },
  {
    what: 'who is hit picks what a Leaper would pick',
    game: {
      play(state, seat, move, chance, report) {
        game.play(state, seat, move, chance, report);
        if (state.phase === LOSSES && state.stage === 1) state.asked = state.defender;
      },
    },
  },
  {
    what: 'Humans cannot be given up while others are there',
    game: {
      legal(state, seat, into) {
        const all = new MoveList();
        game.legal(state, seat, all);
        const human = Number(moves.fromText('lose human'));
        for (const move of all.toArray()) if (move !== human || all.length === 1) into.add(move);
      },
    },
  },
  {
    what: 'nobody is consoled for a battle lost',
    game: {
      play(state, seat, move, chance, report) {
        game.play(state, seat, move, chance, (event) => {
          if (event.event !== 'drew') report?.(event);
        });
      },
    },
  },
];

describe('the referee can fail', () => {
  test.each(faults)('$what', { tags: 'slow' }, ({ game: faulty }) => {
    expect(watched({ ...game, ...faulty }, 5000).found).not.toBe(null);
  });
});
