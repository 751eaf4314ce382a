// What becomes of planets on which too many markers are laid, in Spanish.

import type { Guide } from '@starboard/engine';

export const ruinRules: Guide = {
  'NG-14.1': {
    title: 'Planetas destruidos',
    text: 'Un planeta que llegaría a 5 marcadores de Sin Movimiento queda destruido: con las reglas de Asteroides no hay límite de 4. Sus marcadores, sus iones y su asteroide desaparecen, sus naves vuelven a la reserva y el planeta deja de estar para todo: para las estrellas y para los eventos. Una estrella que se pierde por eso no puntúa.',
  },
  'NG-14.2': {
    title: 'Lo que deja',
    text: 'Las reliquias de un planeta destruido, las lleve una nave o no, van a la nube S sin naves. Si el planeta se había conquistado en la fase en curso, su botín se pierde.',
  },
  'NG-14.3': {
    title: 'Planetas muertos',
    text: 'Un planeta que llegaría a 5 marcadores de Sin Gestión muere. Allí ya no se extrae, no se saquea ni se construye nada. Cuenta para su estrella y se puede conquistar, ocupar y atacar como los demás. Ya no se ponen en él marcadores de Sin Gestión; de Sin Movimiento sí, y 5 lo destruyen.',
  },
  'NG-14.4': {
    title: 'Abandonar un planeta muerto',
    text: 'De un planeta muerto pueden salir todas las naves; entonces no es de nadie. Si por eso pierdes una estrella, nadie puntúa. Criterio: se mira cuando la orden ha terminado; si tienes todos los planetas de una estrella, cuando la das.',
  },
  'NG-14.5': {
    title: 'Doce ruinas',
    text: 'Como mucho hay a la vez 12 planetas destruidos o muertos. Pasado ese número, el quinto marcador no se pone. Un planeta muerto que se destruye cuenta una sola vez, así que eso siempre puede ocurrir.',
  },
  'NG-14.6': {
    title: 'Una estrella sin planetas',
    text: 'Si se destruyen todos los planetas de un sistema, las naves que hay en su estrella se quedan y extraen, y no puede entrar ninguna más.',
  },
  'NG-14.7': {
    title: 'Un portal destruido',
    text: 'También se puede destruir el planeta de un portal, con una carta que ponga alguien. Solo en una Trampa Estéril queda fuera su dueño por eso. Criterio: en los demás casos el sistema sigue siendo Tann mientras su civilización siga en juego.',
  },
  'NG-14.8': {
    title: 'La IA y las ruinas',
    text: 'Las civilizaciones de la IA toman y ocupan planetas muertos como los demás y dejan siempre una nave en ellos; no construyen nada allí. Si se destruye su base, ya no tienen.',
  },
};
