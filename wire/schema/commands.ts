// What somebody can do at a table: the same over REST and WebSocket.

import { Type, type Static } from 'typebox';
import { Level, nullable, ViewSeq, Seat, Word, command } from './parts.ts';

const Moves = Type.Array(Type.String({ maxLength: 120 }), {
  minItems: 1,
  maxItems: 400,
  description: 'One whole order in notation, move by move.',
});

export const Commands = {
  order: command('order', { viewSeq: ViewSeq, order: Moves }, 'Give an order.'),
  undo: command('undo', { viewSeq: ViewSeq }, 'Take back your last order, while nobody could act on it.'),
  answer: command(
    'answer',
    { answer: nullable(Type.String({ maxLength: 120 })) },
    'Answer a question that comes again and again beforehand; null to be asked again. Nobody else is told.',
  ),
  sit: command('sit', { seat: Type.Optional(Seat) }, 'Take a seat, the first free one where none is named.'),
  rise: command('rise', {}, 'Leave your seat; in a running game a bot plays on until somebody takes it.'),
  bot: command('bot', { seat: Seat, level: Level }, 'Put a bot into a free seat (host).'),
  remove: command('remove', { seat: Seat }, 'Free a seat before the game (host).'),
  ready: command(
    'ready',
    { ready: Type.Boolean(), word: Type.Optional(Word) },
    'Say that you are ready; the game starts when all seats are taken and everybody is.',
  ),
  offer: command(
    'offer',
    {
      offer: Type.Enum(['takeBack', 'draw', 'pause']),
      orders: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    },
    'Offer something that needs the others; `orders` says how many orders a take-back takes back, as you count them.',
  ),
  agree: command('agree', {}, 'Agree to what is offered.'),
  decline: command('decline', {}, 'Decline what is offered, or withdraw your own offer.'),
  resume: command('resume', {}, 'Go on after a pause.'),
  resign: command('resign', {}, 'Give up. With more than two seats a bot plays on.'),
  standIn: command('standIn', {}, 'Let a bot play for you until you come back.'),
  back: command('back', {}, 'Take your seat back from the bot.'),
  replace: command(
    'replace',
    { seat: Seat },
    'Let a bot play for somebody who is not here; once more to offer the seat.',
  ),
  claim: command('claim', { seat: Seat }, 'Let the seat of somebody who is not here give up.'),
  rematch: command('rematch', {}, 'Open the same table again, with seats moved on by one.'),
  close: command('close', {}, 'Close the table before the game (host).'),
} as const;

export const Command = Type.Union(Object.values(Commands), { description: 'What to do at a table.' });
export type Command = { [K in keyof typeof Commands]: Static<(typeof Commands)[K]> }[keyof typeof Commands];
