// Lo que se dice de un archivo de hoja que no encaja.

import type { Translated } from '@starboard/engine';
import type { sheetFile as english } from '../../../games/gal4xeon/words/sheet-file.ts';

const spot = ({ row, column }: { row: number; column: number }): string =>
  `la fila ${row}, columna ${column}`;

export const sheetFile: Translated<typeof english> = {
  iconsOutOfOrder: ({ place }) => `${place} tiene iconos que no van uno detrás de otro.`,
  iconBeyond: ({ place }) => `${place} tiene un icono más allá de su última casilla.`,
  diceGoDown: ({ place }) => `${place} baja: ningún dado puede ser peor que el anterior.`,

  technologyTwice: ({ place, technology }) => `${place} nombra ${technology} dos veces.`,
  technologyTooEarly: ({ place, technology, needs }) =>
    `${place} nombra ${technology} antes que ${needs}, que le hace falta.`,
  notStarted: ({ place, technology }) => `${place} no empieza con ${technology}.`,
  hollowStart: ({ place, technology }) => `${place} empieza con ${technology}, pero no con lo que necesita.`,
  lacksShape: ({ place, technology }) => `${place} no da ninguna forma a ${technology}.`,
  needsNoShape: ({ place, technology }) => `${place} da una forma a ${technology}, que no la necesita.`,
  firstShapeTooLarge: ({ place }) => `${place} da a range1 más de un sector.`,
  sectorTwice: ({ place, technology }) => `${place} repite un sector en la forma de ${technology}.`,
  shapeInPieces: ({ place, technology }) =>
    `${place} da a ${technology} una forma que no es de una sola pieza.`,
  shapeTwice: ({ place, technology }) =>
    `${place} da a ${technology} una forma que ya tiene otra tecnología.`,

  noHome: ({ place }) => `${place} no tiene hogar: marca un sector con H.`,
  noGround: ({ letter, ...at }) =>
    `${at.place} tiene «${letter}» en ${spot(at)}: los sectores son H, s, w, g o una cifra de 1 a 9.`,
  outOfStep: (at) =>
    `${at.place} se descuadra en ${spot(at)}: los vecinos de una fila distan dos columnas, y cada fila se desplaza una respecto a la siguiente.`,
  tooFar: (at) => `${at.place} tiene un sector demasiado lejos del hogar en ${spot(at)}.`,
  secondHome: (at) => `${at.place} tiene un segundo hogar en ${spot(at)}.`,
  tooManySectors: ({ place, sectors, most }) =>
    `${place} tiene ${sectors} sectores; puede tener ${most} como mucho.`,
  strayStart: ({ place }) => `${place} tiene una s que no está junto al hogar.`,
  lacksStart: ({ place }) => `A ${place} le falta una de las seis s que rodean el hogar.`,
  lacksRing: ({ place }) => `A ${place} le falta uno de los doce sectores a distancia dos del hogar.`,
  island: ({ place, sector }) => `${place} tiene un sector al que no se llega desde el hogar: ${sector}.`,
  startTwice: ({ place }) => `${place} nombra dos veces al mismo vecino del hogar en start.`,
};
