// Sectors, in Spanish.

import type { Guide } from '@starboard/engine';

export const sectorRules: Guide = {
  'NG-8.1': {
    title: 'Discos',
    text: 'Un sector se forma con los doce discos de sistema, de la A a la L. Cada disco está en él una vez o ninguna.',
  },
  'NG-8.2': {
    title: 'Vecinos',
    text: 'Los discos que se tocan son vecinos. Nada más cuenta, y un disco toca como mucho a otros seis.',
  },
  'NG-8.3': {
    title: 'Ningún sistema queda aislado',
    text: 'Los discos pueden formar grupos separados, porque un salto por el hiperespacio lleva de uno a otro. Un grupo cerrado por completo al hiperespacio nunca sería alcanzable, así que no puede estar aparte.',
  },
  'NG-8.4': {
    title: 'Cerrado al hiperespacio',
    text: 'Un sector puede cerrar algunos de sus sistemas al hiperespacio: ningún salto entra en ellos ni sale de ellos.',
  },
  'NG-8.5': {
    title: 'Sistemas Tann',
    text: 'De dos a cuatro de los discos A, D, G y J son los asientos, en orden de turno. Un disco Tann del que nadie parte se pone del revés y es un sistema menor; con menos civilizaciones que asientos se giran los últimos.',
  },
  'NG-8.6': {
    title: 'Número de jugadores',
    text: 'Un sector dice para cuántos jugadores está hecho: desde uno, contra la IA, hasta tantos como asientos tenga.',
  },
  'NG-8.7': {
    title: 'Reliquias en la mesa',
    text: 'La caja trae ocho reliquias, dos de cada tipo. Cada una empieza en un planeta del sector, mejor una por planeta. Donde alguien empieza hay una nave para cada reliquia, y nadie empieza con las suficientes para ganar.',
  },
  'NG-8.8': {
    title: 'Nube e IA',
    text: 'Si un sector dice junto a qué sistemas está la nube de asteroides o dónde empieza la IA, nombra sistemas que forman parte de él.',
  },
  'NG-8.9': {
    title: 'El dibujo',
    text: 'El dibujo da a cada disco del sector un sitio, de un disco de ancho y a ser posible sin solaparse. Es solo un dibujo: los vecinos son los que dice el sector.',
  },
  'NG-8.10': {
    title: 'Tres discos por cabeza',
    text: 'Un sector equilibrado tiene un sistema Tann, uno mayor y uno menor por civilización.',
  },
  'NG-8.11': {
    title: 'Igual para todos',
    text: 'Un sector equilibrado se ve igual desde cada sistema Tann: puede girarse o reflejarse de modo que cualquiera ocupe el lugar de cualquier otro.',
  },
  'NG-8.12': {
    title: 'Lo pequeño cerca, lo grande lejos',
    text: 'Los sistemas menores están mejor cerca de los Tann, y los mayores, donde haga falta un salto para llegar.',
  },
  'NG-8.13': {
    title: 'Dos reliquias por cabeza',
    text: 'Un sector equilibrado tiene el doble de reliquias que de civilizaciones.',
  },
  'NG-8.14': {
    title: 'Ninguna reliquia en casa',
    text: 'Un sector equilibrado no tiene reliquias en los sistemas Tann.',
  },
  'NG-8.15': {
    title: 'El sitio de cada reliquia',
    text: 'Lo que enriquece una colonia, Extractor y Replicador, está mejor en el planeta pequeño de un sistema menor. Lo que mejora una flota, Militar y Transportador, está mejor en un sistema mayor, en cualquier planeta.',
  },
  'NG-8.16': {
    title: 'Tipos por igual',
    text: 'Cada tipo de reliquia aparece una vez antes de que alguno se repita.',
  },
  'NG-8.17': {
    title: 'Colocar las reliquias',
    text: 'Las reliquias están donde dice el sector o se reparten de nuevo: de forma equilibrada, según los consejos de arriba e igual de justa para todos donde el sector lo permite; o al azar, dos cualesquiera por civilización en planetas cualesquiera fuera de los sistemas Tann.',
  },
  'NG-8.18': {
    title: 'Un sector al azar',
    text: 'El azar puede formar un sector: tres discos por civilización, puestos de modo que un giro lleve cada Tann al siguiente, con los menores tocando a los Tann y los mayores no, y con reliquias equilibradas.',
  },
};
