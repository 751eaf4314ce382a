// Lo que rechaza la página misma, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '../../../web/words/messages.ts';

export const web: Translated<typeof english> = {
  drawAlone: 'Juegas en solitario: no hay con quién acordar tablas.',
  playsOn: ({ name }) => `${name} sigue jugando.`,
  seatsLater: 'Podrás ver la partida con los ojos de los demás cuando haya terminado.',
  seatHides:
    'El asiento de un bot guarda secretos que no debes conocer mientras juegas: se puede ocupar cuando termine la partida.',
  seedGiven:
    'Esta partida se guardó en un archivo completo, con todo lo oculto y todo lo que traerá el azar: aquí solo puede seguir jugando una persona. Para que jueguen varias, abre una mesa nueva.',
  behindCurtain: 'Eso se acuerda tras el telón, cuando no hay secretos de nadie en la pantalla.',
  viewOnly: 'Esto es lo que había visto una sola persona: se puede volver a ver y nada más.',
  nothingToDo: 'Aquí no hay nada que hacer ahora mismo.',

  houseFirst: 'Se está abriendo lo que han enviado otras mesas: tu turno empieza enseguida.',
  noGroup: 'Este grupo está dañado: no empieza con su plan.',
  gamesMissing:
    'En este archivo no están las partidas de todas sus mesas, así que aquí no se puede seguir ni ver.',
  groupStays: 'Otras mesas cuentan con lo que se hizo aquí: en un grupo no se deshace.',

  untellable: 'Este archivo de vista está dañado: cuenta cosas que no pasan en este juego.',

  noSecret: 'El secreto de la mesa no está en este registro.',
  otherTable: 'Este registro es de otra mesa: está atado a otro secreto.',
  endsEarly: 'Este registro acaba antes que la partida.',

  broken: 'La conexión se cortó antes de que el servidor contestara: mira la mesa e inténtalo de nuevo.',
  unknownGame: 'Aquí no existe ese juego.',
};
