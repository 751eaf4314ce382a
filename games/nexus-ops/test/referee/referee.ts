// The referee of Nexus Ops battles: it reads the board when a battle begins, fights it on paper with the table's dice, and
// expects every question, every casualty, the result and its spoils.

import type { Draw } from '@starboard/engine/match';
import {
  unlike,
  unlikeRecords,
  type Referee,
  type RefereedStep,
  type TableSetting,
} from '@starboard/engine/testkit';
import { HEX_NAMES } from '../../data/board.ts';
import { FIGURES } from '../../data/units.ts';
import type { NexusEvent } from '../../rules/events.ts';
import { FIGHT, OVER, SPOILS } from '../../rules/phases.ts';
import { MISSION_NAMES, type Nexus } from '../../rules/state.ts';
import { battle } from './battle.ts';
import { areEnemies, held, readField, size, type Moon, type Troop } from './field.ts';
import { MISSION_SHEETS, prey, type Deeds } from './missions.ts';
import type { Asking, Clash, Story } from './scene.ts';
import { nobody, sideOf, standing, type Side } from './side.ts';
import { afterSpoils, enemiesIn, offersOf, type Spoils } from './spoils.ts';

/** From which version of the rules on units found in a contested hex stay out of its battle. */
const FOUND_STAY_OUT = 2;
const ENERGIZE_DECK = 0;

type Offered = (seat: number) => readonly string[];

class BattleReferee implements Referee<Nexus> {
  judged = 0;
  readonly #alternate: boolean;
  readonly #teams: boolean;
  #field: Moon;
  #dice: Draw[] = [];
  #battle: { readonly scene: Clash; readonly story: Story; asked: Asking | null } | null = null;
  #spoils: Spoils | null = null;
  /** Of this turn: units found by hex, hexes with a battle behind them, enemies destroyed and not yet scored for. */
  #found = new Map<string, Troop>();
  readonly #fought = new Set<string>();
  #slain = nobody();
  /** Missions that the player whose turn it is can play, in the hand or in the line, before what a step draws. */
  #missions: string[] = [];
  #state: Nexus;

  constructor(state: Nexus, { options }: TableSetting) {
    this.#alternate = options['alternateUnits'] === true;
    this.#teams = options['teams'] === true;
    this.#state = state;
    this.#field = readField(state, this.#alternate);
  }

  look(state: Nexus, actors: readonly number[], offered: Offered): string | null {
    this.#state = state;
    this.#field = readField(state, this.#alternate);
    this.#missions = state.lineLength > 0 ? held(MISSION_NAMES, state.line) : this.#field.secrets[state.turn];
    if (actors.length === 0) return null;
    if (this.#battle !== null) return this.#unlikeBattle(actors, offered);
    if (state.phase === SPOILS || this.#spoils !== null) return this.#unlikeSpoils(state, offered(actors[0]));
    if (state.phase !== FIGHT) return null;
    return unlike('battles to fight', this.#fights(), only('fight', offered(actors[0])));
  }

  follow(step: RefereedStep<Nexus>): string | null {
    const told = step.events as unknown as NexusEvent[];
    const [verb, ...words] = step.move.split(' ');
    this.#dice = [...step.draws];
    if (verb === 'fight') this.#begin(words[0], Number(words[1]));
    const killed = verb === 'score' ? prey(words[0]) : null;
    if (killed !== null) this.#slain[killed]--;
    const played = verb === 'score' || verb === 'discard' ? this.#missions.indexOf(words[0]) : -1;
    if (played >= 0) this.#missions.splice(played, 1);
    if (this.#battle !== null || this.#spoils !== null) this.judged++;
    const wrong = this.#battle === null ? this.#afterBattle(step, told) : this.#inBattle(step, told);
    this.#notice(told);
    return wrong;
  }

  #begin(hex: string, defender: number): void {
    const { turn, terrain, troops, energize, seats } = this.#field;
    const here = troops.get(hex);
    const ground = terrain.get(hex);
    if (here === undefined || ground === undefined) throw new Error(`There is no hex ${hex}.`);
    const scene: Clash = {
      alternate: this.#alternate,
      seats,
      hex,
      terrain: ground,
      attacker: sideOf('attacker', turn, here[turn], this.#found.get(hex) ?? nobody()),
      defender: sideOf('defender', defender, here[defender], nobody()),
      energize: energize.map((hand) => [...hand]),
      roll: () => {
        const draw = this.#dice.shift();
        if (draw === undefined) throw new Error('The referee rolls a die that the rules did not.');
        return draw.result + 1;
      },
      type: 'human',
      begun: false,
    };
    this.#fought.add(hex);
    this.#battle = { scene, story: battle(scene), asked: null };
  }

  /** The battle goes on to its next question, or to its result. */
  #inBattle(step: RefereedStep<Nexus>, told: readonly NexusEvent[]): string | null {
    const under = this.#battle;
    if (under === null) return null;
    if (step.move.startsWith('discard ')) {
      this.#discard(step.seat, step.move.slice('discard '.length));
      return null;
    }
    const next = under.story.next(step.move);
    under.asked = next.done === true ? null : next.value;
    if (under.asked !== null) return null;
    this.#battle = null;
    return this.#unlikeResult(under.scene, step, told);
  }

  /** NO-7.10: the player whose turn it is may discard while it is asked; what is gone cannot be played. */
  #discard(seat: number, card: string): void {
    const { scene, asked } = this.#battle ?? {};
    const hand = scene?.energize[seat] ?? [];
    if (this.#battle === null || asked === undefined || asked === null || !hand.includes(card)) return;
    hand.splice(hand.indexOf(card), 1);
    const isHeld = (move: string): boolean =>
      !move.startsWith('tactic ') || hand.includes(move.split(' ')[1]);
    this.#battle.asked = { ...asked, moves: asked.moves.filter(isHeld) };
  }

  #unlikeBattle(actors: readonly number[], offered: Offered): string | null {
    const { asked, scene } = this.#battle ?? {};
    if (asked === null || asked === undefined || scene === undefined) return null;
    const { attacker, defender, energize, hex } = scene;
    const here = this.#field.troops.get(hex) ?? [];
    return (
      unlike('who is asked', [String(asked.seat)], actors.map(String)) ??
      unlike('what can be answered', asked.moves, allBut('discard', offered(asked.seat))) ??
      unlikeRecords('attackers', standing(attacker), here[attacker.seat]) ??
      unlikeRecords('defenders', standing(defender), here[defender.seat]) ??
      unlikeRecords('hands', energize, this.#field.energize)
    );
  }

  /** NO-6.8 to NO-6.10: who has won, who has lost, and who draws a card for it. */
  #unlikeResult(
    { attacker, defender, hex }: Clash,
    step: RefereedStep<Nexus>,
    told: readonly NexusEvent[],
  ): string | null {
    const won = size(defender.troop) === 0;
    const at = told.findIndex(({ event }) => event === 'result');
    if (at < 0) return 'the battle is over for the referee, and goes on by the rules';
    for (const figure of FIGURES) this.#slain[figure] += attacker.slain[figure];
    this.#found.set(hex, attacker.found);
    const rest = told.slice(at + 1);
    const end = rest.findIndex(({ event }) => event === 'mission' || event === 'turn');
    const drawn = (end < 0 ? rest : rest.slice(0, end)).filter(
      (event) => event.event === 'drew' && event.deck === ENERGIZE_DECK && event.seat === defender.seat,
    );
    return (
      unlikeRecords(
        'result',
        { hex: HEX_NAMES.indexOf(hex), won, lost: size(attacker.troop) === 0 },
        told[at],
      ) ??
      unlikeRecords('consolation', { cards: won ? 1 : 0 }, { cards: drawn.length }) ??
      this.#beginSpoils(won, attacker, hex, step, rest)
    );
  }

  #beginSpoils(
    won: boolean,
    attacker: Side,
    hex: string,
    { after }: RefereedStep<Nexus>,
    told: readonly NexusEvent[],
  ): string | null {
    if (!won)
      return unlikeRecords(
        'Missions',
        { taken: 0 },
        { taken: told.filter(({ event }) => event === 'mission').length },
      );
    // units found in the hex were not in the battle
    const survivors = { ...attacker.troop };
    const spores = this.#alternate ? survivors.fungoid : 0;
    this.#spoils = { hex, survivors, slainHere: { ...attacker.slain }, redPlayed: false, spores };
    return this.#whetherAsked(after, told);
  }

  #deeds(spoils: Spoils): Deeds {
    const { hex, survivors, slainHere } = spoils;
    const { flew, roasted } = this.#state;
    return {
      field: this.#field,
      teams: this.#teams,
      hex,
      survivors,
      slainHere,
      slain: this.#slain,
      flew: flew[HEX_NAMES.indexOf(hex)],
      roasted,
    };
  }

  #unlikeSpoils(state: Nexus, offered: readonly string[]): string | null {
    if (this.#spoils === null) return 'there are spoils that the referee knows nothing of';
    if (state.phase !== SPOILS) return 'there are no spoils';
    return unlike('spoils', this.#offers(), allBut('discard', offered));
  }

  #offers(): string[] {
    return this.#spoils === null ? [] : offersOf(this.#spoils, this.#deeds(this.#spoils), this.#missions);
  }

  #afterBattle({ move, after }: RefereedStep<Nexus>, told: readonly NexusEvent[]): string | null {
    const [verb, what, to] = move.split(' ');
    if (this.#spoils === null) return null;
    const field = this.#field;
    const { hex } = this.#spoils;
    afterSpoils(this.#spoils, move);
    if (verb === 'score' || verb === 'discard')
      return unlikeScore(what, told) ?? this.#whetherAsked(after, told);
    if (verb === 'done') return this.#endSpoils(told);
    if (verb !== 'spread') return null;
    if (enemiesIn(field, to, (seat) => areEnemies(this.#teams, field.turn, seat))) this.#fought.delete(to);
    const moved = readField(after, this.#alternate);
    const count = (each: Moon, at: string): number => each.troops.get(at)?.[field.turn].fungoid ?? 0;
    return (
      unlikeRecords(
        'Sporlings',
        { left: count(field, hex) - Number(what), arrived: count(field, to) + Number(what) },
        { left: count(moved, hex), arrived: count(moved, to) },
      ) ?? this.#whetherAsked(after, told)
    );
  }

  /** Whoever can do nothing more about the spoils is not asked. */
  #whetherAsked(after: Nexus, told: readonly NexusEvent[]): string | null {
    if (after.phase === SPOILS || after.phase === OVER) return null;
    const before = this.#field;
    if (after.turn === before.turn) {
      this.#field = readField(after, this.#alternate);
      const missed = this.#offers().filter((move) => move !== 'done');
      if (missed.length > 0) return `nobody asks about the spoils: ${missed.join(', ')}`;
    }
    return this.#endSpoils(told);
  }

  /** NO-8.5: whoever played no red card takes a Mission when the spoils are over. */
  #endSpoils(told: readonly NexusEvent[]): string | null {
    const taken = told.filter(({ event }) => event === 'mission').length;
    const due = this.#spoils?.redPlayed === false && this.#state.missionsLeft + taken > 0 ? 1 : 0;
    this.#spoils = null;
    return unlikeRecords('Missions', { taken: due }, { taken });
  }

  /** NO-6.1, NO-6.2 */
  #fights(): string[] {
    const { troops, turn } = this.#field;
    return [...troops].flatMap(([hex, here]) =>
      this.#fought.has(hex) || size(here[turn]) === 0
        ? []
        : here.flatMap((troop, seat) =>
            size(troop) > 0 && areEnemies(this.#teams, turn, seat) ? [`fight ${hex} ${seat}`] : [],
          ),
    );
  }

  #notice(told: readonly NexusEvent[]): void {
    let explored = -1;
    for (const event of told) {
      if (event.event === 'explored') explored = event.hex;
      if (event.event === 'turn') {
        this.#found = new Map();
        this.#fought.clear();
        this.#slain = nobody();
      }
      if (this.#state.rules < FOUND_STAY_OUT || event.event !== 'placed' || event.hex !== explored) continue;
      const troop = this.#found.get(HEX_NAMES[event.hex]) ?? nobody();
      troop[FIGURES[event.unit]]++;
      this.#found.set(HEX_NAMES[event.hex], troop);
    }
  }
}

function unlikeScore(card: string, told: readonly NexusEvent[]): string | null {
  const scored = told.find(({ event }) => event === 'scored');
  if (scored === undefined) return null;
  return unlikeRecords(card, { points: MISSION_SHEETS.get(card)?.points }, scored);
}

function only(verb: string, moves: readonly string[]): string[] {
  return moves.filter((move) => move.startsWith(`${verb} `));
}

function allBut(verb: string, moves: readonly string[]): string[] {
  return moves.filter((move) => !move.startsWith(`${verb} `));
}

export function referee(state: Nexus, setting: TableSetting): Referee<Nexus> {
  return new BattleReferee(state, setting);
}
