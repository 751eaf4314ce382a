// La preparación.

import type { Guide } from '@starboard/engine';

export const setupRules: Guide = {
  'GX-1.1': {
    title: 'Hojas',
    text: 'De una persona en adelante; aquí, ocho como mucho (aclaración). Cada cual tiene su propia hoja: un mapa, cinco pistas de estrategia, un árbol tecnológico, una tabla de alienígenas y dos filas de dados modificadores. Todas las hojas empiezan iguales.',
  },
  'GX-1.2': {
    title: 'El hogar',
    text: 'Al empezar controlas tu hogar, el sector del centro del mapa, y nada más. Los seis sectores que lo rodean cuentan como explorados.',
  },
  'GX-1.3': {
    title: 'Mapa Pionero',
    text: 'En el mapa Pionero los seis vecinos vienen impresos: los alienígenas amistosos A (fuerza 1) y C (6), los neutrales B (4), los hostiles D (3) y dos sistemas deshabitados.',
  },
  'GX-1.4': {
    title: 'Los demás mapas',
    text: 'En los demás mapas se tira un dado por cada uno de los seis vecinos, como al explorar, y otro para la fuerza de los alienígenas que aparezcan. El resultado es el mismo para toda la mesa.',
  },
  'GX-1.5': {
    title: 'Orden de los primeros dados (aclaración)',
    text: 'Los seis se tiran de arriba abajo y de izquierda a derecha, cada uno con su fuerza antes de pasar al siguiente. Los alienígenas reciben las letras en ese orden.',
  },
  'GX-1.6': {
    title: 'Primeras tecnologías',
    text: 'Empiezas con fuerza militar 1 y un alcance de exploración de un solo sector. Tus dados no tienen mínimo y no dispones de casillas extra.',
  },
};
