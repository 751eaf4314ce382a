// The rules of campaigns, in Spanish.

import type { Guide } from '@starboard/engine';

export const guide: Guide = {
  'NC-1.1': {
    title: 'Sectores iniciales',
    text: 'Cada civilización domina al empezar un sector sorteado del mapa pequeño, o dos del grande que no se tocan. Ninguno es una esquina ni está en el centro.',
  },
  'NC-1.2': {
    title: 'Sectores especiales',
    text: 'Los sectores destruidos, energéticos, mineros, helados y abrasadores se sortean entre los que quedan libres: uno de cada clase en el mapa pequeño, cuatro en el grande.',
  },
  'NC-2.1': {
    title: 'A quién le toca elegir',
    text: 'El primer jugador de la campaña elige el primer sector por el que se lucha; después, siempre la siguiente civilización en el orden, incluidas las de la IA.',
  },
  'NC-2.2': {
    title: 'Qué se puede elegir',
    text: 'Un sector que no esté destruido ni sea propio y que toque uno propio, también por las esquinas. Si no hay ninguno, cualquiera que no esté destruido ni sea propio. (Criterio: el libro lo dice solo de la IA.)',
  },
  'NC-2.3': {
    title: 'Cómo elige la IA',
    text: 'Un sector helado, abrasador o energético antes que otros; luego el más alejado de todo lo que dominan las personas; luego el primero por fila y columna.',
  },
  'NC-2.4': {
    title: 'El Atlas',
    text: 'Una carta sorteada dice en qué sector del Atlas se libra la batalla, según el número de civilizaciones. Una civilización visitante de la IA se une a tres personas que juegan sin la IA, donde el Atlas lo diga y haya eventos; nunca elige. (Criterio: si un sector es solo para tres personas y juegan menos, se saca otra carta.)',
  },
  'NC-2.5': {
    title: 'La batalla',
    text: 'Es una partida de Nexum Galaxy entre las civilizaciones de la campaña, en su orden, sin Gran Batalla; tras 40 rondas deciden las puntuaciones (Criterio: para que toda batalla acabe). Quien eligió el sector es su primer jugador y tiene lo que da un sector especial; donde eligió la IA, lo es la siguiente persona en el orden, y lo tiene la IA. El dueño del sector empieza con más fuerza. Los detalles están en las reglas del propio juego (NG-19).',
  },
  'NC-2.6': {
    title: 'Colocar la nube',
    text: 'Con las reglas de Asteroides, el primer jugador de una batalla en un sector de la Guía Avanzada dice dónde está su nube, si así se acordó para la campaña: como la tiene el sector, apartada de todos los sistemas, o junto a sistemas que estén igual de lejos de los sistemas Tann de todos. (Decisión: junto a no más sistemas de los que hacen falta. En una campaña acordada sin ello la nube está como la tiene el sector.)',
  },
  'NC-3.1': {
    title: 'El resultado',
    text: 'Cuando la batalla acaba se suman las puntuaciones finales, y se anotan las naves que cada civilización ha perdido en agujeros negros. Lo comunica la mesa de la batalla, en nombre de su primer jugador: quien eligió, o la primera persona donde eligió la IA.',
  },
  'NC-3.2': {
    title: 'El ganador',
    text: 'El ganador domina el sector, y el dueño anterior, si lo había, retira su marcador. Si nadie gana, solo cambian las puntuaciones.',
  },
  'NC-3.3': {
    title: 'Naves en una batalla',
    text: 'En una batalla una civilización puede tener 25 naves, menos una por cada sector que domina y por cada nave perdida en agujeros negros, pero nunca menos de ocho. Quien pierde un sector recupera esa nave. Un visitante tiene 25.',
  },
  'NC-3.4': {
    title: 'El registro',
    text: 'Una campaña como archivo contiene lo que pasó en su mapa y la partida de cada batalla. Quien lo tenga puede repetirlo todo y ver que cada batalla se libró en las condiciones del mapa y dio el resultado que se contó.',
  },
  'NC-4.1': {
    title: 'Tres sectores',
    text: 'Quien domina tres sectores unidos, también por las esquinas, y ha ganado al menos dos de ellos en batalla, gana la campaña. Se puede acordar que deban estar en línea recta, o que no haga falta haber ganado ninguno. (Criterio: el libro no pide dos ganados. Defender un sector no es ganarlo.)',
  },
  'NC-4.2': {
    title: 'El último que queda',
    text: 'En el mapa grande gana quien es el único que domina sectores.',
  },
  'NC-4.3': {
    title: 'La puntuación',
    text: 'Gana quien haya alcanzado la puntuación acordada después de una batalla, si nadie más tiene tanto.',
  },
  'NC-4.4': {
    title: 'La última batalla',
    text: 'Después de 60 batallas gana la puntuación más alta; si hay varias iguales, comparten la victoria. (Criterio: para que toda campaña acabe.)',
  },
};
