import type { Guide } from '@starboard/engine';
import { energizeCards } from '../../../../games/nexus-ops/data/energize.ts';
import { secretMissions } from '../../../../games/nexus-ops/data/secret-missions.ts';
import { namesOf } from '../../../../games/nexus-ops/ui/words/names.ts';
import { lexicon, puntos } from '../lexicon.ts';

const box = namesOf(lexicon, {});

/** What the text of a card leaves open. */
const rulings: Readonly<Record<string, string>> = {
  forcedMarch:
    'la casilla de más va antes o después del movimiento que permite la capacidad de la unidad. Ninguna unidad usa más de una; una segunda carta es para otras.',
  doubleStrike:
    'cada carta así añade un dado, para la misma unidad o para otra, también donde los Clones tiran un dado menos.',
  raidBase: 'la base de un compañero de equipo no cuenta.',
};

function ruled(text: string, key: string): string {
  return key in rulings ? `${text} Aclaración: ${rulings[key]}` : text;
}

export const cards: Guide = {
  'NO-7.1': {
    title: 'Cartas de Energía',
    text: 'Las cartas de una mano solo las ve su dueño; cuántas de cada mazo tiene cada jugador lo saben todos.',
  },
  'NO-7.2': {
    title: 'Cartas de batalla',
    text: 'Las cartas de batalla se juegan en una batalla en el momento que dicen: antes de su primera tirada, antes de que tire un tipo, o después de la tirada de un tipo y antes de las bajas. Luego se descartan boca arriba.',
  },
  'NO-7.3': {
    title: 'A quién se pregunta primero',
    text: 'Se pregunta primero al atacante, luego al defensor y luego a los demás, a la izquierda del defensor.',
  },
  'NO-7.4': {
    title: 'Cualquiera, para cualquier bando',
    text: 'Cualquier jugador puede jugar cartas de batalla, también en batallas ajenas, y dice para qué bando.',
  },
  'NO-7.5': {
    title: 'Hasta que todos pasen',
    text: 'Resuelta una carta, se pregunta de nuevo a todos. Cuando todos han pasado seguidos, la batalla continúa.',
  },
  'NO-7.6': {
    title: 'Preguntar no delata',
    text: 'Aclaración: en cada uno de esos momentos se pregunta a todo jugador que tenga una carta de Energía, sea la que sea, salvo que haya dicho de antemano que pasa. No tener nada que jugar no cuenta como respuesta.',
  },
  'NO-7.7': {
    title: 'Respuestas de antemano',
    text: 'Aclaración: un jugador puede decir de antemano que pasa en esta batalla, que pasa hasta que empiece su próximo turno, o que hasta entonces solo quiere que se le pregunte por una carta de batalla que nombra, la tenga o no: entonces se le pregunta siempre que cualquiera que la tuviese podría jugarla. Puede cambiarlo o retirarlo en cualquier momento, y mientras tanto hacer todo lo demás.',
  },
  'NO-7.8': {
    title: 'Nadie se entera',
    text: 'Aclaración: una respuesta de antemano solo la conocen su jugador y la mesa. El jugador cuenta como preguntado igual que antes, y la mesa pasa por él al cabo de un tiempo sorteado. Lo que tarda una respuesta no dice nada de una mano: también un bot responde en un momento que se sortea al preguntarle, tenga o no dónde elegir.',
  },
  'NO-7.9': {
    title: 'Mazo de Energía vacío',
    text: 'Cuando el mazo se acaba, las cartas descartadas forman el nuevo.',
  },
  'NO-7.10': {
    title: 'Cartas por rubium',
    text: 'En cualquier momento de tu turno puedes descartar cartas de Energía y Misiones secretas, por 1 de rubium cada una. Aclaración: no en mitad de una orden ni mientras decide otro jugador.',
  },
  'NO-8.1': {
    title: 'Misiones',
    text: 'Las misiones se juegan en el propio turno, en cuanto se cumple su condición. Quedan delante de ti el resto de la partida. Aclaración: una batalla se libra antes hasta el final.',
  },
  'NO-8.2': {
    title: 'Números rojos',
    text: 'Por cada batalla ganada puedes jugar una misión de número rojo: una Misión secreta o una Misión.',
  },
  'NO-8.3': {
    title: 'Números blancos',
    text: 'Las misiones de número blanco se juegan sin límite, también junto a una roja.',
  },
  'NO-8.4': {
    title: 'Antes de la próxima batalla',
    text: 'Una misión roja se juega entre la batalla que la hizo posible y la siguiente; tras la última batalla, antes de los Ingresos. Aclaración: cuenta cómo fue la batalla, aunque después se hayan movido unidades.',
  },
  'NO-8.5': {
    title: 'Una Misión del montón',
    text: 'Quien gana una batalla y no juega por ella una Misión secreta roja toma una Misión del montón, por 1 punto. Aclaración: sin tener que pedirla, antes de la próxima batalla o de los Ingresos.',
  },
  'NO-8.6': {
    title: 'Cazadores',
    text: 'Un Cazador pide una unidad enemiga de su tipo destruida en una batalla este turno; no hace falta ganarla. Cada unidad destruida sirve para una carta. Aclaración: lo mismo vale para el aliento.',
  },
  'NO-8.7': {
    title: 'Dominar',
    text: 'Dominar un terreno es controlar al menos una casilla de él y más que cada uno de los demás jugadores. Aclaración: un compañero de equipo es otro jugador.',
  },
  'NO-8.8': {
    title: 'Mazo de Misiones secretas vacío',
    text: 'Aclaración: cuando el mazo se acaba, las misiones descartadas forman el nuevo.',
  },
  'NO-8.9': {
    title: 'Montón de Misiones vacío',
    text: 'Aclaración: cuando no quedan Misiones en el montón, no se toma ninguna.',
  },
  ...Object.fromEntries(
    Object.keys(energizeCards).map((key, i) => {
      const { title, text } = box.energize[i];
      return [`NO-13.${i + 1}`, { title, text: ruled(text, key) }];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(secretMissions).map(([key, { points, red }], i) => {
      const { title, text } = box.missions[i];
      return [
        `NO-14.${i + 1}`,
        { title, text: ruled(`${text} ${puntos(points)}, número ${red ? 'rojo' : 'blanco'}.`, key) },
      ];
    }),
  ),
};
