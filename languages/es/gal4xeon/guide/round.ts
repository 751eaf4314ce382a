// Las dos fases de una ronda.

import type { Guide } from '@starboard/engine';

export const possibilities: Guide = {
  'GX-2.1': {
    title: 'Diez rondas',
    text: 'La partida dura diez rondas. Cada una tiene dos fases: Posibilidades y, después, Progreso.',
  },
  'GX-2.2': {
    title: 'Dados compartidos',
    text: 'Se tiran tres dados para toda la mesa: cada cual trabaja con lo que muestran.',
  },
  'GX-2.3': {
    title: 'Mínimo de comercio',
    text: 'Ningún dado vale para ti menos que tu mínimo de comercio: el número del primer dado de Comercio que aún no has rellenado.',
  },
  'GX-2.4': {
    title: 'El mínimo nuevo espera (aclaración)',
    text: 'Los dados se ajustan al tirarlos, así que un mínimo ganado durante una ronda cuenta desde la siguiente.',
  },
  'GX-2.5': {
    title: 'Modificador de recursos',
    text: 'El número del primer dado de Recursos que aún no has rellenado es tu modificador de recursos: tantas casillas extra tienes en cada ronda. Un modificador ganado durante una ronda cuenta desde la siguiente.',
  },
};

export const progress: Guide = {
  'GX-3.1': {
    title: 'Tres dados, tres pistas',
    text: 'Asigna cada uno de los tres dados a una pista distinta, en el orden que quieras.',
  },
  'GX-3.2': {
    title: 'Casillas',
    text: 'Un dado rellena en su pista tantas casillas como vale.',
  },
  'GX-3.3': {
    title: 'Iconos',
    text: 'Cuando todas las casillas anteriores a un icono están rellenas, realiza su acción en el acto, antes de rellenar otra casilla o asignar otro dado.',
  },
  'GX-3.4': {
    title: 'Varios iconos',
    text: 'Si las casillas pasan por varios iconos, cada uno da una acción, en el orden de la pista.',
  },
  'GX-3.5': {
    title: 'El final de una pista (aclaración)',
    text: 'Las casillas que sobrepasan el final de una pista se pierden. Aun así se puede gastar un dado o una casilla extra en una pista llena.',
  },
  'GX-3.6': {
    title: 'Casillas extra',
    text: 'Rellena las casillas extra de tu modificador de recursos en las tres pistas de esta ronda: todas en una o repartidas como quieras.',
  },
  'GX-3.7': {
    title: 'Cuándo se rellenan las casillas extra (aclaración)',
    text: 'Las casillas extra se rellenan de una en una: antes, entre o después de los dados, pero no en mitad de uno. Una casilla extra en una pista que aún no tiene dado la convierte en una de las tres pistas de la ronda.',
  },
  'GX-3.8': {
    title: 'No se guarda ninguna (aclaración)',
    text: 'No puedes terminar mientras te quede una casilla extra y haya sitio para ella en las tres pistas de la ronda. Si las tres están llenas, lo que sobra se pierde sin más.',
  },
  'GX-3.9': {
    title: 'Acciones imposibles (aclaración)',
    text: 'Una acción que no se puede usar cuando le llega el turno se pierde.',
  },
  'GX-3.10': {
    title: 'Renunciar (aclaración)',
    text: 'Se puede renunciar a una acción que sí podría usarse.',
  },
  'GX-3.11': {
    title: 'Cuenta en el acto (aclaración)',
    text: 'Los sectores y las tecnologías que ganas en una ronda cuentan en el acto para todo lo que hagas después en ella.',
  },
  'GX-3.12': {
    title: 'Dónde está cada icono',
    text: 'Casi todos los iconos muestran la acción de su pista. El primero de la pista de Conquista y el primero de la de Comercio son de Investigar.',
  },
  'GX-3.13': {
    title: 'Tabla de rondas',
    text: 'En cada ronda tu hoja anota qué número fue a qué pista y cuántas casillas extra recibió cada una.',
  },
  'GX-3.14': {
    title: 'Soltar el lápiz (aclaración)',
    text: 'Cuando hayas usado tus tres dados y tus casillas extra, suelta el lápiz. La ronda acaba cuando todos lo han soltado. Hasta entonces puedes volver a tomarlo.',
  },
};
