// Las reglas de Skirmish, en español.

import type { Guide } from '@starboard/engine';

export const guide: Guide = {
  'SK-1.1': {
    title: 'Las lunas',
    text: 'Las lunas A, C y E están cada una junto a B, D y F. Cada asiento empieza con cinco naves en su luna natal.',
  },
  'SK-1.2': {
    title: 'Las cartas',
    text: 'El mazo tiene cuatro andanadas, cuatro escudos y cuatro convoyes. Cada asiento empieza con dos cartas que solo él ve.',
  },
  'SK-2.1': {
    title: 'Planear',
    text: 'Una ronda empieza con todos los asientos eligiendo a la vez: una carta de la mano, o ninguna.',
  },
  'SK-2.2': {
    title: 'Mostrar',
    text: 'Cuando el último asiento ha elegido, las cartas elegidas se muestran juntas. Valen para esta ronda.',
  },
  'SK-3.1': {
    title: 'Actuar',
    text: 'Después cada asiento da por turno una orden: reclutar, atacar o pasar. El primer asiento avanza uno en cada ronda.',
  },
  'SK-3.2': {
    title: 'Reclutar',
    text: 'Pon dos naves nuevas en una luna tuya, o tres si mostraste un convoy. En una luna caben nueve naves como mucho.',
  },
  'SK-3.3': {
    title: 'Atacar',
    text: 'Nombra una luna que no sea tuya, junto a una luna tuya que pueda ceder una nave.',
  },
  'SK-3.4': {
    title: 'Naves para un ataque',
    text: 'Toma naves de una o más lunas tuyas junto al objetivo, por el orden de sus letras. En cada una debe quedar una.',
  },
  'SK-4.1': {
    title: 'Una luna vacía',
    text: 'Una luna sin dueño la ocupan sin más las naves que llegan.',
  },
  'SK-4.2': {
    title: 'Batalla',
    text: 'Cada bando tira un dado y suma sus naves; una andanada suma dos a quien ataca, un escudo dos al dueño.',
  },
  'SK-4.3': {
    title: 'Pérdidas',
    text: 'Gana la suma mayor, y el dueño en caso de empate. Quien pierde pierde allí todas sus naves; quien gana, una si tiene más.',
  },
  'SK-5.1': {
    title: 'Cartas nuevas',
    text: 'Tras la última orden se descartan las cartas mostradas, y cada asiento que sigue en juego roba hasta tener dos cartas.',
  },
  'SK-5.2': {
    title: 'Mazo agotado',
    text: 'Cuando el mazo se agota, las cartas descartadas forman el nuevo mazo.',
  },
  'SK-6.1': {
    title: 'Fuera de juego',
    text: 'Un asiento sin luna queda fuera. El último asiento con una luna gana en el acto.',
  },
  'SK-6.2': {
    title: 'El final',
    text: 'Tras el número acordado de rondas gana el asiento con más lunas; las naves desempatan, y si no, se comparte.',
  },
};
