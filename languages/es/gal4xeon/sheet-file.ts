// Lo que se dice de un archivo de hoja que no encaja.

export const sheetFilePhrases: Readonly<Record<string, string>> = {
  '{0} is missing: it is {1}.': 'Falta {0}: es {1}.',
  '{0} is {1}, not {2}.': '{0} es {1}, no {2}.',
  '{0} has no field {1}. There are {2}.': '{0} no tiene ningún campo {1}. Hay {2}.',

  'a whole number from {0} to {1}': 'un número entero de {0} a {1}',
  'a text of at most {0} characters, all of them visible':
    'un texto de {0} caracteres como mucho, todos visibles',
  'one of {0}': 'uno de {0}',
  'true or false': 'true o false',
  'a list of {0}': 'una lista de {0}',
  'a list of {0} to {1}': 'una lista de {0} a {1}',
  'an object': 'un objeto',
  'row {0}, column {1}': 'la fila {0}, columna {1}',

  '{0} has icons that do not stand one behind the other.': '{0} tiene iconos que no van uno detrás de otro.',
  '{0} has an icon beyond its last square.': '{0} tiene un icono más allá de su última casilla.',
  '{0} goes down: a further die is never worse.': '{0} baja: un dado posterior nunca es peor.',

  '{0} has {1} twice.': '{0} tiene {1} dos veces.',
  '{0} has {1} before {2}, which it needs.': '{0} tiene {1} antes que {2}, que le hace falta.',
  '{0} does not start with {1}.': '{0} no empieza con {1}.',
  '{0} starts with {1}, but not with what it needs.': '{0} empieza con {1}, pero no con lo que necesita.',
  '{0} gives {1} no shape.': '{0} no da ninguna forma a {1}.',
  '{0} gives {1} a shape.': '{0} da una forma a {1}.',
  '{0} gives range1 more than a single sector.': '{0} da a range1 más de un sector.',
  '{0} has a sector twice in the shape of {1}.': '{0} repite un sector en la forma de {1}.',
  '{0} has a shape for {1} that is not in one piece.': '{0} tiene para {1} una forma que no es de una pieza.',
  '{0} has the shape of {1} twice.': '{0} tiene la forma de {1} dos veces.',

  '{0} has no home: mark one sector with H.': '{0} no tiene hogar: marca un sector con H.',
  '{0} has a "{1}" in {2}: sectors are H, s, w, g or a digit from 1 to 9.':
    '{0} tiene «{1}» en {2}: los sectores son H, s, w, g o una cifra de 1 a 9.',
  '{0} is out of step in {1}: neighbours in a row are two columns apart, rows shifted by one.':
    '{0} se descuadra en {1}: los vecinos de una fila distan dos columnas, y las filas se desplazan una.',
  '{0} has a sector too far from home in {1}.': '{0} tiene un sector demasiado lejos del hogar en {1}.',
  '{0} has a second home in {1}.': '{0} tiene un segundo hogar en {1}.',
  '{0} has {1} sectors; {2} are the most.': '{0} tiene {1} sectores; {2} son el máximo.',
  '{0} has an s that is not beside home.': '{0} tiene una s que no está junto al hogar.',
  '{0} lacks one of the six s around home.': 'A {0} le falta una de las seis s que rodean el hogar.',
  '{0} lacks one of the twelve sectors at distance two from home.':
    'A {0} le falta uno de los doce sectores a distancia dos del hogar.',
  '{0} has a sector that cannot be reached from home: {1}.':
    '{0} tiene un sector al que no se llega desde el hogar: {1}.',
  '{0} names a neighbour of home twice in start.': '{0} nombra dos veces en start a un vecino del hogar.',
};
