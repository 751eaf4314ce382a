// The computer's civilizations, in Spanish.

import type { Guide } from '@starboard/engine';

export const computerRules: Guide = {
  'NG-11.1': {
    title: 'Cómo juega la IA',
    text: 'Hasta tres civilizaciones pueden ser de la IA. Actúan en el paso de eventos y no tienen turno: ni energía, ni cartas de fase, ni pujas, ni saqueo. Por eso una partida con ellas tiene eventos, y quien juega en solitario juega siempre contra la IA.',
  },
  'NG-11.2': {
    title: 'Rivales o aliadas',
    text: 'Varias civilizaciones de la IA son rivales como todos, o aliadas, según se acuerde. Las aliadas no luchan entre sí y sus planetas cuentan juntos para las estrellas; nunca suman puntos, reliquias ni puntuaciones: por todas cuenta la que más tiene. La IA nunca es aliada de un jugador.',
  },
  'NG-11.3': {
    title: 'Dónde empieza',
    text: 'Los sistemas Tann que quedan son primero para los jugadores y luego para la IA, en el orden del sector. Un sector puede dejar que una civilización más de la IA empiece sin Tann: con una nave en cada planeta y en la estrella de un sistema, o en cada reliquia que haya en un sistema mayor.',
  },
  'NG-11.4': {
    title: 'Con qué empieza',
    text: 'En un Tann tiene las naves que tienen todos, y después las del modo: tantas por planeta o por reliquia, hasta 5 en un planeta, nunca en el sistema Tann de otro. Si una línea pone naves en todos los planetas de un sistema, su estrella recibe una. Las reliquias que hay bajo sus naves quedan acopladas. Así puede empezar con más naves que su límite; entonces no tiene reserva hasta que le queden menos.',
  },
  'NG-11.5': {
    title: 'Nunca queda fuera',
    text: 'Una civilización de la IA nunca queda fuera, ni siquiera sin naves; en una Trampa Estéril sí, cuando cae su portal.',
  },
  'NG-11.6': {
    title: 'Reliquias desde el principio',
    text: 'Si empieza con reliquias suficientes para ganar, no gana con ellas hasta que alguna vez haya tenido menos.',
  },
  'NG-11.7': {
    title: 'Sin jugadores',
    text: 'Mientras la IA está en juego, ser el último jugador no da la victoria. Cuando no queda ninguno, ha ganado la IA: entre civilizaciones rivales, la de mayor puntuación; si empatan, comparten la victoria.',
  },
  'NG-11.8': {
    title: 'Tiene su puesto',
    text: 'Una civilización de la IA alcanza los mismos objetivos, tiene puntuación final y ocupa un puesto. Si gana, ningún jugador es primero.',
  },
  'NG-11.9': {
    title: 'Una acción',
    text: 'Flota y sol son una invasión, flota y hielo un refuerzo, flota e ion una incursión, dos flotas una ofensiva. Cada una es una sola acción, por muchos planetas que señale la carta. Las civilizaciones de la IA se turnan, de ronda en ronda. Una de seis cartas dice con cuántas naves: patrulla 2, patrulla 2, escuadrón 3, escuadrón 3, armada 4, leva 1; una ofensiva lleva una más. Se barajan cuando se han usado todas. Si la carta no señala ningún planeta, o señala su propio sistema Tann, la acción es un refuerzo. Tras una leva, hasta tres planetas suyos con una sola nave reciben otra, por letra y número, donde se pueda construir.',
  },
  'NG-11.10': {
    title: 'Lo que tiene',
    text: 'Su reserva es lo que deja su límite de naves. Puede llegar a un planeta que no tenga marcador de Sin Movimiento ni esté en el sistema Tann de otra civilización en juego. Sus naves con reliquia no se mueven nunca, y en todas partes se queda una nave. Si la reserva no basta para una llegada o un ataque, toma prestadas las naves que faltan, una a una, de su planeta con más naves, mientras tenga al menos 3, una sin reliquia y ningún marcador de Sin Movimiento; entre iguales, del primero por letra y número.',
  },
  'NG-11.11': {
    title: 'Lo que puede invadir',
    text: 'Un planeta al que puede llegar y que es suyo, con sitio, mientras tenga reserva; o está vacío, si puede llevar una nave; o es de un enemigo, si puede vencer allí. Nunca el de una aliada.',
  },
  'NG-11.12': {
    title: 'Sus ataques',
    text: 'Ataca con todas las naves de la acción. Si son pocas para vencer, o para llevar las reliquias que hay allí, se unen naves sobrantes del mismo sistema, una a una desde el planeta con más; en una ofensiva, después también de sistemas vecinos. Si no basta, no ataca.',
  },
  'NG-11.13': {
    title: 'Invasión',
    text: 'Invade el primer planeta del evento que puede: refuerza el suyo hasta 5, toma uno vacío o lucha. Las naves que no caben se despliegan cerca. Si no puede invadir ninguno, todas se despliegan alrededor del primer planeta que señala la carta.',
  },
  'NG-11.14': {
    title: 'Despliegue',
    text: 'Las naves de la reserva se ponen una a una: en su primer planeta con sitio de ese sistema; si no, en el primer planeta vacío de allí al que pueda llegar; si no, en su planeta con sitio más cercano; si no, donde empezó, si está vacío y abierto. Se pasan por alto los planetas con Sin Movimiento. Si no hay nada, se quedan en la reserva.',
  },
  'NG-11.15': {
    title: 'Refuerzo',
    text: 'Las naves de la reserva van una a una a sus planetas con sitio en los que se puede construir: los del sistema que señala la carta, si los hay, y si no, todos; al que menos naves tiene, luego al más cercano, luego por letra y número. Después construye una nave cada Replicador suyo que funcione. Si no controla ningún planeta, invade el del evento si puede, y si no, vuelve donde empezó.',
  },
  'NG-11.16': {
    title: 'Incursión',
    text: 'Busca una reliquia que no sea suya ni de una aliada, desde el primer planeta del evento hacia fuera por los enlaces, e invade el planeta más cercano con una que pueda: entre igual de cercanos, uno vacío, luego el de menor defensa, luego por letra y número. Si no hay ninguno, es una invasión.',
  },
  'NG-11.17': {
    title: 'Sus batallas',
    text: 'Bajas, reliquias, estrellas y puntos son como en cualquier batalla; no hay saqueo. Si esperan más reliquias que naves libres tiene, las toma en el orden Militar, Replicador, Extractor, Transportador.',
  },
  'NG-11.18': {
    title: 'Sus estrellas',
    text: 'Después de cada acción, todo sistema cuyos planetas controla, contando las aliadas, recibe una nave de su reserva en la estrella, si cabe.',
  },
  'NG-11.19': {
    title: 'Rendirse',
    text: 'Mientras una civilización de la IA esté en juego, ser el único que no se ha rendido tampoco da la victoria: los bots siguen por quienes se rindieron y la partida acaba por sus objetivos. Si se han rendido todos, nadie en la mesa queda primero.',
  },
  'NG-11.20': {
    title: 'Nadie pierde antes del primer turno',
    text: 'Criterio: si la IA gana por los eventos de la primera ronda antes de que nadie haya tenido nada que decidir, esa ronda se reparte de nuevo.',
  },
};
