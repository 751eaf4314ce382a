// Ships that hide, in Spanish.

import type { Guide } from '@starboard/engine';

export const cloakingRules: Guide = {
  'NG-16.1': {
    title: 'Camuflar una nave',
    text: 'Con la tecnología Camuflaje, en partidas de dos jugadores o más, puedes camuflar una nave como acción libre, por 15 de energía y una carta de evento de tu mano. La nave lleva una reliquia y no se ha movido en esta fase; no está en tu sistema Tann, en su planeta no hay marcadores de Sin Movimiento y allí se queda otra nave tuya. De un planeta muerto y de una nube puede irse también la última.',
  },
  'NG-16.2': {
    title: 'Adónde va',
    text: 'Va al planeta de la carta. Si coinciden varios, al que está a menos enlaces de tu sistema Tann; después, al más pequeño; después, por letra y lugar. Ese planeta tiene que estar en juego y fuera de tu sistema Tann, sin marcadores de Sin Movimiento y sin naves de otros, y no puedes tener ya una nave camuflada en ese sistema. Desde D y L solo va a planetas del mismo disco.',
  },
  'NG-16.3': {
    title: 'Lo que ven los demás',
    text: 'Todos ven que camuflas una nave, desde dónde y qué reliquia lleva. Dónde está y con qué carta solo lo sabes tú; la carta ya no está en tu mano.',
  },
  'NG-16.4': {
    title: 'Mientras está camuflada',
    text: 'La nave cuenta para tu flota y te mantiene en juego, y su reliquia cuenta para la victoria y la puntuación. No ocupa ni defiende nada, no extrae ni construye, y su reliquia no tiene efecto ni interfiere con otras. Si se destruye su planeta, se pierde con él y su reliquia va a la nube S.',
  },
  'NG-16.5': {
    title: 'Descubierta',
    text: 'Cuando llegan naves enemigas a su planeta queda descubierta, antes de la batalla: si el planeta es tuyo se suma a la defensa; si no es de nadie, se defiende sola. El atacante tiene que ganar con las naves que han llegado y con las que pueda enviar además, desde cualquier planeta, en una orden más que hay que completar si se puede. Su carta se descarta.',
  },
  'NG-16.6': {
    title: 'Demasiado débil',
    text: 'Si la batalla no se puede ganar, se destruyen todas las naves que han llegado. Sus reliquias se quedan en el planeta, que es tuyo; ganas un punto, salvo en los sistemas exóticos, y no saqueas nada. Criterio: tus naves libres toman esas reliquias en el orden Militar, Replicador, Extractor, Transportador; si en el planeta sobra una nave, vuelve a tu reserva; y aun así ha sido un ataque, que consume lo que se había declarado para él (NG-17.8, NG-17.9) y lo que ayudó en su contra.',
  },
  'NG-16.7': {
    title: 'Varias a la vez',
    text: 'Las naves de un aliado no descubren nada. Si en un planeta vacío hay naves camufladas de varios jugadores, solo se descubre la del primero en el orden de turno después de quien llega; si llega la IA, en el orden de turno desde el primer jugador. Criterio: mientras en el planeta haya naves de otro, una nave camuflada sigue oculta bajo ellas.',
  },
  'NG-16.8': {
    title: 'Aparecer',
    text: 'Como acción libre puedes hacerla aparecer si el planeta está vacío o es tuyo y tiene sitio, también bajo marcadores. No se ha movido en esta fase. Si el planeta estaba vacío, lo conquista, y se saquea si ocurre en tu fase de movimiento. Su carta se descarta. Criterio: una nave que aparece no descubre a nadie.',
  },
  'NG-16.9': {
    title: 'Sin tanteos',
    text: 'Mientras un enemigo tenga una nave camuflada, llegar a un planeta vacío o atacar uno es definitivo, se encuentre algo o no: deshacerlo lo delataría.',
  },
  'NG-16.10': {
    title: 'La IA y las naves camufladas',
    text: 'La IA descubre naves camufladas como cualquiera. Entonces añade las naves que le sobran en el sistema y, en una ofensiva, también las de los enlazados; si no bastan, se destruyen todas las que han llegado. Ella nunca camufla naves.',
  },
};
