// Checks of a whole game as a log: replay from the file, the gate's view of it, and undo at every step of it.

import {
  isRefusal,
  isSecret,
  parseGame,
  replayGame,
  resubmit,
  undo,
  undoable,
  viewFor,
  viewState,
  writeGame,
  type Committed,
  type Entry,
  type FastChance,
  type Game,
  type Match,
  type State,
} from '../index.ts';
import { matchOf, ordersOf, type Case } from './case.ts';
import { finding, type Finding } from './finding.ts';
import { nothingRevealed } from './orders.ts';
import { oneOf, type Spot, viewersOf } from './spot.ts';

/** Plays the case through a match, looks at it through the gate and tries undo at each step. */
export function logHolds(game: Game, kase: Case, end: State, chance: FastChance): Finding | null {
  const match = matchOf(game, kase);
  for (const { seat, moves, draws } of ordersOf(game, kase)) {
    const spot: Spot = { game, state: match.state, seats: match.seats, chance };
    const committed = resubmit(match, seat, moves, draws, match.log.length);
    if (isRefusal(committed))
      return finding('replay', `the log refuses what was played: ${committed.reason}`);
    // the gate sends the whole log, so that looking through it at every step would cost the square of the game's length
    const looked = chance.draw(8) === 0 ? gateIsTight(match, spot, committed) : null;
    const wrong = undoIsClean(match, spot, seat, moves) ?? looked;
    if (wrong !== null) return wrong;
  }
  if (!game.shape.equal(match.state, end))
    return finding('replay', 'the same moves and dice end in another state');
  return replaysEqual(game, match);
}

function undoIsClean(match: Match, spot: Spot, seat: number, order: readonly number[]): Finding | null {
  const { game } = spot;
  if (isRefusal(undoable(match.recent, seat))) return null;
  const revealed = nothingRevealed(spot, match.state, seat, order);
  if (revealed !== null) return revealed;
  const trial: Match = {
    ...match,
    log: [...match.log],
    state: game.shape.clone(match.state),
    recent: [...match.recent],
  };
  const undone = undo(trial, seat, 0);
  if (!isRefusal(undone) && game.shape.equal(trial.state, spot.state)) return null;
  return finding(
    'replay',
    `undo of "${order.map(game.moves.toText).join(', ')}" does not bring back the state before`,
  );
}

/** The same match with everything swapped that a viewer may not know gives that viewer the same bytes. */
function gateIsTight(match: Match, { chance, ...spot }: Spot, latest: Committed): Finding | null {
  const { game } = spot;
  if (game.actors(match.state) === 0) return null;
  const viewer = oneOf(chance, viewersOf({ ...spot, chance }));
  const twin: Match = {
    ...match,
    state: game.imagine(viewState(game, match.state, viewer), viewer, chance),
    log: match.log.map((entry) => otherSecret(match, entry, viewer)),
  };
  const entry = twin.log[match.log.length - 1];
  const one = JSON.stringify(
    viewFor(match, viewer, { log: true, latest: { entry: latest.entry, events: [] } }),
  );
  const two = JSON.stringify(viewFor(twin, viewer, { log: true, latest: { entry, events: [] } }));
  return one === two ? null : finding('leak', `the gate sends seat ${viewer} what it may not know`);
}

/** A sealed order of somebody else, with another secret in it. */
function otherSecret({ game, state }: Match, entry: Entry, viewer: number): Entry {
  if (!('order' in entry) || entry.seat === viewer || !isSecret(game, state, entry.order)) return entry;
  const [first, ...rest] = entry.order;
  const least = game.moves.completed({ move: game.moves.names[game.moves.kindOf(first)] });
  return { ...entry, order: [Number(game.moves.fromRecord(least)), ...rest] };
}

function replaysEqual(game: Game, match: Match): Finding | null {
  const file = parseGame(JSON.stringify(writeGame(match, { withSeed: false })));
  if (isRefusal(file)) return finding('replay', file.reason);
  const again = replayGame(game, file);
  if (isRefusal(again)) return finding('replay', again.reason);
  return game.shape.equal(again.state, match.state)
    ? null
    : finding('replay', 'the replayed game ends in another state');
}
