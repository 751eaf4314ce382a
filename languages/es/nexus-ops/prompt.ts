import type { Wish } from '@starboard/kit';
import { BREATH_ON, SHATTERS, SPREADS } from '../../../games/nexus-ops/rules/columns.ts';
import * as p from '../../../games/nexus-ops/rules/phases.ts';
import { AFTER, type Nexus } from '../../../games/nexus-ops/rules/state.ts';
import type { Names, Noun } from '../../../games/nexus-ops/ui/words/names.ts';
import {
  bearer,
  canAfford,
  dueNow,
  hasTactic,
  hexName,
  recruitOf,
  sourceOf,
} from '../../../games/nexus-ops/ui/words/nexus-words.ts';
import { los, un } from './lexicon.ts';

/** What the game wants from the seat now, in one sentence. */
export function promptText(names: Names, state: Nexus, seat: number, inHand?: readonly Wish[]): string {
  if (state.phase === p.OVER) return 'La partida ha terminado.';
  if (seat !== state.asked) return 'Otro jugador está decidiendo.';
  switch (state.phase) {
    case p.DEPLOY:
      return canAfford(state, seat)
        ? `Despliegue: compra unidades para tu base con tus ${state.rubium[seat]} de rubium, o termina la fase.`
        : `Despliegue: con ${state.rubium[seat]} de rubium no puedes comprar nada. Termina la fase.`;
    case p.PLACE: {
      const noun = names.units[recruitOf(state)];
      return `Elige una casilla para ${state.left === 1 ? el(noun) : `${el(noun)} siguiente (quedan ${state.left})`}.`;
    }
    case p.TELEPORT:
      return state.liftedFrom === 0
        ? 'Teletransporte: elige qué unidades llevas, todas de una misma casilla.'
        : `Teletransporte: elige adónde llegan${state.left > 0 ? ' o lleva una más' : ''}.`;
    case p.MOVE:
      return movePrompt(state, sourceOf(inHand));
    case p.BREATHE: {
      const noun = names.units[bearer(state, BREATH_ON)];
      return `Aliento de plasma: elige una casilla con enemigos junto a tu ${noun.one}, o termínalo.`;
    }
    case p.VICTIM:
      return 'El aliento impacta: elige qué jugador pierde una unidad.';
    case p.SCORCH:
      return `El plasma alcanza ${hexName(state.breathAt - 1)}: elige la unidad que pierdes.`;
    case p.EXPLORE:
      return 'Exploración: elige qué ficha se voltea ahora.';
    case p.FIGHT:
      return 'Combate: elige la próxima batalla.';
    default:
      return battlePrompt(names, state, seat);
  }
}

function movePrompt(state: Nexus, from: string | null): string {
  return from === null
    ? `Movimiento: cada unidad puede moverse una vez${marching(state)}. Luego termina la fase.`
    : `Movimiento desde ${from}: elige adónde van las unidades, o cancela.`;
}

function el(noun: Noun): string {
  return `${noun.feminine === true ? 'la' : 'el'} ${noun.one}`;
}

function marching({ marches }: Nexus): string {
  if (marches === 0) return '';
  return marches === 1 ? ', y una de ellas, una casilla más' : `, y ${marches} de ellas, una casilla más`;
}

function battlePrompt(names: Names, state: Nexus, seat: number): string {
  const hex = hexName(state.battle - 1);
  switch (state.phase) {
    case p.SHATTER: {
      const noun = names.units[bearer(state, SHATTERS)];
      return `¿Cuántos ${noun.many} destruyes antes de la primera tirada, a un impacto por cada uno?`;
    }
    case p.WINDOW: {
      const who = los(names.units[state.attacking - 1]);
      const moment = state.window === AFTER ? 'ya han tirado en' : 'van a atacar en';
      return hasTactic(state, seat)
        ? `${who} ${moment} ${hex}: juega una carta de batalla o pasa.`
        : `${who} ${moment} ${hex}. Ninguna carta tuya sirve: pasa.`;
    }
    case p.REROLL:
      return 'Elige los dados que vuelves a tirar.';
    case p.LOSSES:
      return lossPrompt(state);
    case p.SPOILS:
      return spoilsPrompt(names, state);
    default:
      return closingPrompt(names, state);
  }
}

function spoilsPrompt(names: Names, state: Nexus): string {
  const spread = state.spores > 0 ? `, sigue con tus ${names.units[bearer(state, SPREADS)].many}` : '';
  return state.redPlayed === 1
    ? `Has ganado la batalla: juega misiones blancas${spread} o continúa.`
    : `Has ganado la batalla: juega una misión por ella${spread} o toma una del montón.`;
}

function lossPrompt(state: Nexus): string {
  const due = dueNow(state);
  if (state.stage % 2 === 1) {
    return due === 1
      ? 'Tu impacto es certero: elige la unidad enemiga que destruye.'
      : `Tus impactos son certeros: elige las ${due} unidades enemigas que destruyen.`;
  }
  return due === 1
    ? 'Te han alcanzado: elige la unidad que pierdes.'
    : `Te han alcanzado: elige las ${due} unidades que pierdes.`;
}

function closingPrompt(names: Names, state: Nexus): string {
  switch (state.phase) {
    case p.CHOOSE:
      return 'Máxima prioridad: quédate con una de estas dos misiones; la otra va bajo el mazo.';
    case p.HILL:
      return 'Controlas el Monolito: roba dos cartas de Energía o toma Rey de la colina por un punto.';
    case p.SCORE:
      return 'Última ocasión: juega misiones, descarta cartas por rubium o termina tu turno.';
    case p.GIVE:
      return 'El turno de tu compañero está acabando: pásale una carta boca abajo o quédate con todas.';
    case p.SLIP:
      return 'Elige la carta que pasas.';
    default: {
      const who = un(names.units[state.stray - 1]);
      const hex = hexName(state.strayAt - 1);
      return `En ${hex} hay ${who} que no puede quedarse: elige a qué casilla de tu base vuelve.`;
    }
  }
}
