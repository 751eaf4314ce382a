import type { Guide } from '@starboard/engine';

export const units: Guide = {
  'NO-12.1': {
    title: 'Fungoide',
    text: 'Tiradas de ataque con +1 en un Bosque de liquifungo y con −1 en Agujas de cristal.',
  },
  'NO-12.2': {
    title: 'Cristalino',
    text: 'Tiradas de ataque con +1 en Agujas de cristal y con −1 en un Bosque de liquifungo.',
  },
  'NO-12.3': {
    title: 'Caminante de roca',
    text: 'Puede moverse dos casillas si una de las dos en las que entra es una Llanura rocosa. No atraviesa enemigos.',
  },
  'NO-12.4': {
    title: 'Saltalava: el salto',
    text: 'Si empieza la fase de Movimiento en una Poza de magma, puede moverse dos casillas por encima de lo que haya en la primera. Aclaración: puede saltar por encima de cualquier casilla, también de una en la que no puede entrar.',
  },
  'NO-12.5': {
    title: 'Saltalava: el zarpazo',
    text: 'Tiradas de ataque con +1 en una Poza de magma. Su dueño elige la baja de un impacto con 5 o más. Aclaración: con todo sumado.',
  },
  'NO-12.6': {
    title: 'Dragón de rubium: el vuelo',
    text: 'Si empieza la fase de Movimiento en el Monolito, puede moverse a cualquier casilla del tablero.',
  },
  'NO-18.1': {
    title: 'Clones (alternativa)',
    text: 'Cada turno puede comprarse un Clon por cada casilla de tu base. En una batalla, un bando tira por sus Clones un dado menos de los que tiene.',
  },
  'NO-18.2': {
    title: 'Esquirlanos (alternativa)',
    text: 'Al empezar una batalla, antes de la primera tirada, un jugador puede destruir allí tantos de sus Esquirlanos como quiera: cada uno logra un impacto. Tiradas de ataque con +1 en Agujas de cristal. Quien no tenga allí otra unidad pierde con ello la batalla. Aclaración: decide primero el atacante; los Esquirlanos destruidos así no cuentan para la misión de nadie.',
  },
  'NO-18.3': {
    title: 'Esporinos (alternativa)',
    text: 'Después de una batalla que ganes en tu turno, y antes de la siguiente, cada Esporino superviviente de esa casilla puede moverse una casilla. Si allí hay enemigos, se añade una batalla a esta fase de Combate, aunque ya hubiera habido una. Aclaración: no es una retirada, aunque quede otro enemigo en la casilla; las fichas esperan a la siguiente fase de Exploración; nadie sigue si la batalla ha eliminado a un jugador.',
  },
  'NO-18.4': {
    title: 'Arietes de roca (alternativa)',
    text: 'En Llanuras rocosas atacan antes que todos los demás.',
  },
  'NO-18.5': {
    title: 'Buzos de magma (alternativa)',
    text: 'Desde una Poza de magma pueden moverse a cualquier otra Poza de magma y a cualquier casilla vecina de una, haya lo que haya en medio.',
  },
  'NO-18.6': {
    title: 'Sierpes del Monolito (alternativa)',
    text: 'Exhalan plasma como los Dragones y, tras cada impacto, vuelven a tirar contra la misma casilla hasta fallar o hasta que no quede allí ningún enemigo. No vuelan.',
  },
  'NO-18.7': {
    title: 'Nombres de las unidades alternativas',
    text: 'Las cartas y fichas que nombran una unidad se refieren a la alternativa con la misma figura: Humano y Clon, Fungoide y Esporino, Cristalino y Esquirlano, Caminante y Ariete, Saltalava y Buzo, Dragón y Sierpe. El orden de batalla es Sierpe, Buzo, Ariete, Esporino, Esquirlano, Clon. Muerte desde el cielo se queda en la caja.',
  },
};
