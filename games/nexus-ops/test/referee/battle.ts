// A battle from the first question to its result, told in the rule book's order. It stops where somebody is asked and
// goes on with the answer.

import { casualties } from './casualties.ts';
import { size } from './field.ts';
import { battleOrder, diceOf, tollOf, type Clash, type Story } from './scene.ts';
import { goDown } from './side.ts';
import { window } from './window.ts';

export function* battle(scene: Clash): Story {
  const { attacker, defender, roll } = scene;
  if (scene.alternate) yield* shatter(scene);
  for (const type of battleOrder(scene)) {
    if (isOver(scene)) return;
    if (attacker.troop[type] + defender.troop[type] === 0) continue;
    scene.type = type;
    for (const side of [attacker, defender])
      Object.assign(side, { tune: 0, extraDice: 0, dice: [], cancelled: 0, aimed: 0 });
    yield* window(scene, 'before');
    for (const side of [attacker, defender]) side.dice = Array.from({ length: diceOf(scene, side) }, roll);
    scene.begun = true;
    if (attacker.dice.length + defender.dice.length > 0) yield* window(scene, 'after');
    yield* casualties(scene, tollOf(scene, defender), tollOf(scene, attacker));
  }
}

function isOver({ attacker, defender }: Clash): boolean {
  return size(attacker.troop) === 0 || size(defender.troop) === 0;
}

/** NO-18.2: the attacker decides first; the hits are carried out when both have. */
function* shatter(scene: Clash): Story {
  const hits = { attacker: 0, defender: 0 };
  for (const side of [scene.attacker, scene.defender]) {
    const most = side.troop.crystalline;
    if (most === 0) continue;
    const answer = yield {
      seat: side.seat,
      moves: Array.from({ length: most + 1 }, (_, number) => `shatter ${number}`),
    };
    hits[side.name] = Number(answer.split(' ')[1]);
    side.troop.crystalline -= hits[side.name];
  }
  goDown(scene.attacker, scene.defender);
  yield* casualties(scene, { hits: hits.defender, picked: 0 }, { hits: hits.attacker, picked: 0 });
}
