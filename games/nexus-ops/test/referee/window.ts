// NO-7.2 to NO-7.6: the moments for battle cards around a roll.

import { tollOf, type Clash, type Story } from './scene.ts';
import { BATTLE_CARDS, type BattleCard } from './sheet.ts';
import type { Side } from './side.ts';

type Moment = 'before' | 'after';

/** Whoever holds a card is asked; a card played asks everybody anew. */
export function* window(scene: Clash, moment: Moment): Story {
  const order = askingOrder(scene);
  for (let place = 0; place < order.length;) {
    const seat = order[place++];
    if (scene.energize[seat].length === 0) continue;
    const answer = yield { seat, moves: [...tactics(scene, seat, moment), 'pass'] };
    if (answer === 'pass') continue;
    const [, card, name] = answer.split(' ');
    scene.energize[seat].splice(scene.energize[seat].indexOf(card), 1);
    yield* play(scene, seat, card, name === 'attacker' ? scene.attacker : scene.defender);
    place = 0;
  }
}

/** Attacker, defender, then to the left of the defender. */
function askingOrder({ seats, attacker, defender }: Clash): number[] {
  const left = Array.from({ length: seats - 1 }, (_, i) => (defender.seat + 1 + i) % seats);
  return [attacker.seat, defender.seat, ...left.filter((seat) => seat !== attacker.seat)];
}

function tactics(scene: Clash, seat: number, moment: Moment): string[] {
  return [...new Set(scene.energize[seat])].flatMap((name) => {
    const card = BATTLE_CARDS.get(name);
    if (card === undefined || !isMoment(scene, card, moment)) return [];
    return [scene.attacker, scene.defender]
      .filter((side) => changesSomething(scene, card, side))
      .map((side) => `tactic ${name} ${side.name}`);
  });
}

function isMoment({ begun }: Clash, { when }: BattleCard, moment: Moment): boolean {
  return when === 'first' ? moment === 'before' && !begun : when === moment;
}

/** NO-2.6: a card that would change nothing cannot be played. */
function changesSomething(scene: Clash, { does }: BattleCard, side: Side): boolean {
  const other = side === scene.attacker ? scene.defender : scene.attacker;
  switch (does) {
    case 'rally':
      return true;
    case 'tune':
    case 'repeat':
      // a lone Clone rolls no die, but another card may still give it one
      return side.troop[scene.type] > 0;
    case 'reroll':
      return side.dice.length > 0;
    case 'shield':
      return tollOf(scene, other).hits > 0;
    case 'aim': {
      const { hits, picked } = tollOf(scene, side);
      return hits > picked;
    }
  }
}

function* play(scene: Clash, seat: number, name: string, side: Side): Story {
  const card = BATTLE_CARDS.get(name);
  if (card === undefined) throw new Error(`${name} is no battle card.`);
  const other = side === scene.attacker ? scene.defender : scene.attacker;
  if (card.does === 'rally') side.rally += card.amount;
  if (card.does === 'tune') side.tune += card.amount;
  if (card.does === 'repeat') side.extraDice += card.amount;
  if (card.does === 'shield') other.cancelled += card.amount;
  if (card.does === 'aim') side.aimed += card.amount;
  if (card.does === 'reroll') yield* reroll(scene, seat, side);
}

/** Any of the side's dice, named by face from low to high. */
function* reroll(scene: Clash, seat: number, side: Side): Story {
  let kept = side.dice;
  let again = 0;
  for (let least = 1; ;) {
    const from = least;
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => face >= from && kept.includes(face));
    const offers = faces.flatMap((face) =>
      kept.filter((die) => die === face).map((_, i) => `reroll ${face} ${i + 1}`),
    );
    const answer = yield { seat, moves: [...offers, ...(again > 0 ? ['done'] : [])] };
    if (answer === 'done') break;
    const [face, dice] = answer.split(' ').slice(1).map(Number);
    const rest = kept.filter((die) => die !== face);
    const stay = kept.filter((die) => die === face).length - dice;
    kept = [...rest, ...Array.from({ length: stay }, () => face)];
    again += dice;
    least = face + 1;
  }
  side.dice = [...kept, ...Array.from({ length: again }, scene.roll)];
}
