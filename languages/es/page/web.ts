// Lo que rechaza la página misma, en español.

import type { Translated } from '@starboard/engine';
import type { english } from '../../../web/words/messages.ts';

export const web: Translated<typeof english> = {
  playsOn: ({ name }) => `${name} sigue jugando.`,
  seatsLater: 'Podrás ver la partida con los ojos de los demás cuando haya terminado.',
  nothingToDo: 'Aquí no hay nada que hacer ahora mismo.',

  noSecret: 'El secreto de los dados no está en este registro.',
  otherTable: 'Este registro es de otra mesa: está atado a otro secreto.',
  endsEarly: 'Este registro acaba antes que la partida.',

  broken: 'La conexión se cortó antes de que el servidor contestara: mira la mesa e inténtalo de nuevo.',
  unknownGame: 'Aquí no existe ese juego.',
};
