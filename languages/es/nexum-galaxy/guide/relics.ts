// Relics, in Spanish.

import type { Guide } from '@starboard/engine';

export const relicRules: Guide = {
  'NG-2.1': {
    title: 'Portadoras',
    text: 'Una reliquia va acoplada a una nave, que la lleva allá donde vaya. Cada nave lleva una sola y no puede soltarla.',
  },
  'NG-2.2': {
    title: 'No en las estrellas',
    text: 'Una nave con reliquia no puede entrar en una estrella: viaja de planeta en planeta.',
  },
  'NG-2.3': {
    title: 'Se capturan, nunca se destruyen',
    text: 'Las reliquias no se pueden destruir. Las de un planeta vencido pasan a las naves atacantes que sobreviven y no llevan ninguna. No se puede hacer un ataque que dejaría menos naves que reliquias.',
  },
  'NG-2.4': {
    title: 'Acople inmediato',
    text: 'Una reliquia sin nave la recoge la primera nave de su planeta que no lleve ninguna, se quiera o no: la que llega o la que se construye allí. Da igual cuál de varias naves sea.',
  },
  'NG-2.5': {
    title: 'Reliquias en espera',
    text: 'Si todas las naves que llegan llevan ya una reliquia, la del planeta espera a la primera nave libre. Tras una batalla se acoplan antes las capturadas que las que esperaban.',
  },
  'NG-2.6': {
    title: 'Cuál primero',
    text: 'Cuando esperan reliquias de distinto tipo y no hay naves libres para todas, elige el dueño de las naves. Si son varias, se nombran por este orden: Militar, Replicador, Extractor, Transportador.',
  },
  'NG-2.7': {
    title: 'Interferencia',
    text: 'Las reliquias del mismo tipo que comparten un planeta tuyo, al empezar una fase o en cualquier momento de ella, no tienen efecto hasta que esa fase acaba, vayan adonde vayan: ni ventaja ni carga. Así, si uno de dos Extractores deja su planeta, en esa fase no paga más ni duplica ningún botín, y si se va uno de dos Militares, no suma nada. Lo pagado o luchado antes de que se encontraran queda. Las reliquias de distintos dueños solo se encuentran en batalla. Criterio: también interfiere una reliquia en espera.',
  },
  'NG-2.8': {
    title: 'Militar',
    text: 'Suma 1 al ataque o a la defensa de la flota en la que va su portadora, como si hubiera una nave más.',
  },
  'NG-2.9': {
    title: 'Replicador',
    text: 'Construye una nave adicional en su planeta durante la fase de gestión, por 1 de energía.',
  },
  'NG-2.10': {
    title: 'Extractor',
    text: 'Duplica la energía que se extrae de su planeta y el saqueo del planeta que conquista su portadora. Esta paga 1 de energía más en cada viaje.',
  },
  'NG-2.11': {
    title: 'Transportador',
    text: 'Abarata en 1 de energía el viaje a otro sistema para cada nave que viaje con él desde el mismo planeta hasta el mismo planeta.',
  },
};
