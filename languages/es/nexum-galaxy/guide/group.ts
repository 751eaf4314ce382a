// Several tables that play into each other, in Spanish.

import type { Guide } from '@starboard/engine';

export const groupRules: Guide = {
  'NG-18.1': {
    title: 'Una mesa de un grupo',
    text: 'De dos a cuatro mesas se pueden enlazar, con las reglas de Asteroides y de dos a cuatro facciones. Cada facción tiene un asiento en cada mesa, el del mismo número en todas. Cada mesa tiene sus propios discos, cartas, asteroides y naves, y lleva sus turnos sin esperar a las demás. En cualquiera puede jugar también la IA.',
  },
  'NG-18.2': {
    title: 'El agujero de gusano',
    text: 'En todas las mesas la nube S muestra desde el principio su cara de agujero de gusano, donde el sector pone su nube. Tiene una zona para cada facción, y vale para él todo lo que se dice de la nube, salvo lo que sigue.',
  },
  'NG-18.3': {
    title: 'Enviar naves',
    text: 'Las naves que van a S salen hacia otra mesa: la orden cuesta lo de siempre, robas dos cartas por nave y te quedas como mucho con tres (NG-12.6), y después nombras otra mesa del grupo que se siga jugando y en la que tu facción siga en juego. Solo pueden ir naves sin reliquia: las reliquias no cambian nunca de mesa. Si no hay ninguna mesa así, S es para ti una nube. Criterio: qué mesas hay se dice al empezar tu turno y vale para todo él.',
  },
  'NG-18.4': {
    title: 'La carga',
    text: 'Con las naves va la energía que quieras, y las cartas de tu mano y los asteroides de tu carta de Procesado que quieras. Todos pueden saber cuántos, nadie cuáles: las cartas van boca abajo a los descartes, hasta que estos se barajan, y los asteroides a la bolsa. Las naves vuelven a tu reserva de esta mesa. Criterio: quien envía su última nave queda fuera, y las naves que quedan solo en estrellas dejan el tablero como cuando se pierde un planeta (NG-12.13). Lo que ha salido no se deshace.',
  },
  'NG-18.5': {
    title: 'Al empezar un turno',
    text: 'Al empezar tu turno se abren los envíos que han llegado para ti, en el orden en que salieron, y se te dice a qué mesas puedes enviar. Eso no lo decide nadie: lo hace por ti quien lleva el grupo.',
  },
  'NG-18.6': {
    title: 'Abrir un envío',
    text: 'Las naves vienen de tu reserva a tu zona de S, hasta tu límite de naves; la energía a tus existencias, hasta su límite. Por sus cartas robas otras, hasta tener tres en la mano, y por sus asteroides otros de la bolsa, los que quepan en tu carta de Procesado. Lo demás se pierde. Las naves tienen que dejar la zona en este turno (NG-12.5).',
  },
  'NG-18.7': {
    title: 'Seguir adelante',
    text: 'En vez de salir hacia un lugar de esta mesa, las naves sin reliquia de tu zona de S pueden seguir a otra mesa, con carga. Es una orden que no cuesta nada y no da cartas. Criterio: las naves que han llegado a S en este turno esperan al siguiente.',
  },
  'NG-18.8': {
    title: 'Agujeros de gusano descubiertos',
    text: 'El agujero de gusano exótico I lleva, en un solo sentido, a tu zona de S de la misma mesa: dos cartas por nave. Nada lleva de vuelta.',
  },
  'NG-18.9': {
    title: 'Reliquias en el agujero de gusano',
    text: 'Las reliquias que van a parar a S se quedan allí como en una nube (NG-12.7). Criterio: las naves que siguen a otra mesa no las recogen.',
  },
};
