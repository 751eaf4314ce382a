// What is said about sector files and chosen homes, in Spanish. More special patterns stand before more general ones.

const systems: Readonly<Record<string, string>> = {
  'There is only one disk {0}, but it is listed twice.':
    'Solo hay un disco {0}, pero aparece dos veces en la lista.',
  '{0} lists its neighbour {1} twice.': '{0} nombra dos veces a su vecino {1}.',
  '{0} lists {1} as a neighbour, but {1} does not list {0}.':
    '{0} nombra a {1} como vecino, pero {1} no nombra a {0}.',
  '{0} cannot be its own neighbour.': '{0} no puede ser vecino de sí mismo.',
  '{0} has {1} neighbours; a disk touches at most six.':
    '{0} tiene {1} vecinos; un disco toca como mucho a seis.',
  'No way leads to {0} and {1}: no link joins the others, and hyperspace is closed.':
    'Ningún camino lleva a {0} y {1}: nada los une a los demás y el hiperespacio está cerrado.',
  'No way leads to {0}: no link joins the others, and hyperspace is closed.':
    'Ningún camino lleva a {0}: nada lo une a los demás y el hiperespacio está cerrado.',
  'noHyperspace lists {0} twice.': 'noHyperspace nombra {0} dos veces.',
  'Two civilizations cannot both start in {0}.': 'Dos civilizaciones no pueden empezar en {0}.',
  '{0} cannot be a seat: only A, D, G and J have a gate.':
    '{0} no puede ser un asiento: solo A, D, G y J tienen portal.',
  'A sector has at least two seats.': 'Un sector tiene al menos dos asientos.',
  'The sector is made for no number of players.': 'El sector no admite ningún número de jugadores.',
  'The list of players has {0} twice.': 'La lista de jugadores tiene {0} dos veces.',
  '{0} players do not fit on {1} seats.': '{0} jugadores no caben en {1} asientos.',
  'The box has only two relics of the type military.': 'La caja solo trae dos reliquias de tipo Militar.',
  'The box has only two relics of the type replicator.':
    'La caja solo trae dos reliquias de tipo Replicador.',
  'The box has only two relics of the type extractor.': 'La caja solo trae dos reliquias de tipo Extractor.',
  'The box has only two relics of the type transporter.':
    'La caja solo trae dos reliquias de tipo Transportador.',
  'More relics start on {0} than ships that could carry them.':
    'En {0} empiezan más reliquias que naves para llevarlas.',
  'Whoever starts in {0} would have won already: too many relics lie there.':
    'Quien empieza en {0} ya habría ganado: hay demasiadas reliquias.',
  'The cloud lists {0} twice.': 'La nube nombra {0} dos veces.',
  'The cloud is adjacent to no system.': 'La nube no está junto a ningún sistema.',
  'The cloud touches at most six systems.': 'La nube toca como mucho seis sistemas.',
  'The computer cannot start in the seat {0}.': 'El ordenador no puede empezar en el asiento {0}.',
  'The computer cannot start from a gate in {0}: only A, D, G and J have one.':
    'El ordenador no puede empezar desde un portal en {0}: solo A, D, G y J lo tienen.',
  'The layout has no place for {0}.': 'El dibujo no tiene sitio para {0}.',
  'The adjacency of {0} names {1}, which is not in the sector.':
    'La vecindad de {0} nombra {1}, que no está en el sector.',
  'The adjacency names {0}, which is not in the sector.': 'La vecindad nombra {0}, que no está en el sector.',
  'The list noHyperspace names {0}, which is not in the sector.':
    'La lista noHyperspace nombra {0}, que no está en el sector.',
  'The list of seats names {0}, which is not in the sector.':
    'La lista de asientos nombra {0}, que no está en el sector.',
  'The list of relics names {0}, which is not in the sector.':
    'La lista de reliquias nombra {0}, que no está en el sector.',
  'The cloud names {0}, which is not in the sector.': 'La nube nombra {0}, que no está en el sector.',
  'The start of the computer names {0}, which is not in the sector.':
    'El comienzo del ordenador nombra {0}, que no está en el sector.',
  'The layout names {0}, which is not in the sector.': 'El dibujo nombra {0}, que no está en el sector.',
};

const files: Readonly<Record<string, string>> = {
  'sector.name is empty: give the sector a name.': 'sector.name está vacío: ponle un nombre al sector.',
  '{0}.to is missing: it lists the systems beside the cloud.':
    'Falta {0}.to: es la lista de sistemas junto a la nube.',
  '{0}.to is only for a cloud that is adjacent to systems.':
    '{0}.to es solo para una nube que está junto a sistemas.',
  '{0} contains characters that cannot be shown.': '{0} contiene caracteres que no se pueden mostrar.',
  '{0} is longer than {1} characters.': '{0} tiene más de {1} caracteres.',
  '{0} has more than {1} entries.': '{0} tiene más de {1} elementos.',
  '{0} has two entries.': '{0} tiene dos elementos.',
  '{0} has no field {1}. There are {2}.': '{0} no tiene ningún campo {1}. Hay {2}.',
  ...expected('a text', 'un texto', '{1}'),
  ...expected('a list', 'una lista', '{1}'),
  ...expected('an object', 'un objeto', '{1}'),
  ...expected('one of {1}', 'uno de {1}', '{2}'),
  ...expected('a number from {1} to {2}', 'un número de {1} a {2}', '{3}'),
};

/** What a field should be and is not: missing, of a kind that has a name, or another value. */
function expected(english: string, spanish: string, given: string): Record<string, string> {
  return {
    [`{0} is missing: it is ${english}.`]: `Falta {0}: es ${spanish}.`,
    [`{0} is ${english}, not a list.`]: `{0} es ${spanish}, no una lista.`,
    [`{0} is ${english}, not an object.`]: `{0} es ${spanish}, no un objeto.`,
    [`{0} is ${english}, not ${given}.`]: `{0} es ${spanish}, no ${given}.`,
  };
}

const advice: Readonly<Record<string, string>> = {
  'The disks {0} and {1} overlap in the layout.': 'Los discos {0} y {1} se solapan en el dibujo.',
  '{0} civilizations take as many Tann, major and minor systems; here are {1}, {2} and {3}.':
    '{0} civilizaciones piden otros tantos sistemas Tann, mayores y menores; aquí hay {1}, {2} y {3}.',
  'The sector does not look the same from every Tann system: {0} and {1} / {2} and {3}.':
    'El sector no se ve igual desde cada sistema Tann: {0} y {1} / {2} y {3}.',
  'The sector does not look the same from every Tann system: {0} and {1}.':
    'El sector no se ve igual desde cada sistema Tann: {0} y {1}.',
  'The sector does not look the same from every Tann system: {0}.':
    'El sector no se ve igual desde cada sistema Tann: {0}.',
  'Two players start in {0} and {1}, and the sector does not look the same from there.':
    'Dos jugadores empiezan en {0} y {1}, y el sector no se ve igual desde allí.',
  'A major system is nearer than any minor one to {0} and {1}.':
    'De {0} y {1} está más cerca un sistema mayor que cualquier menor.',
  'A major system is nearer than any minor one to {0}.':
    'De {0} está más cerca un sistema mayor que cualquier menor.',
  'Major systems are better a jump away, but Tann systems touch {0} and {1}.':
    'Los sistemas mayores están mejor a un salto, pero hay sistemas Tann junto a {0} y {1}.',
  'Major systems are better a jump away, but Tann systems touch {0}.':
    'Los sistemas mayores están mejor a un salto, pero hay sistemas Tann junto a {0}.',
  '{0} relic lies out; {1} civilizations would have {2}.':
    'Hay {0} reliquia; {1} civilizaciones tendrían {2}.',
  '{0} relics lie out; {1} civilizations would have {2}.':
    'Hay {0} reliquias; {1} civilizaciones tendrían {2}.',
  'A relic lies in {0} and {1}, where somebody starts.':
    'Hay una reliquia en {0} y {1}, donde empieza alguien.',
  'A relic lies in {0}, where somebody starts.': 'Hay una reliquia en {0}, donde empieza alguien.',
  'Some relics lie where they do not belong: {0} and {1}.':
    'Algunas reliquias no están en su sitio: {0} y {1}.',
  'Some relics lie where they do not belong: {0}.': 'Algunas reliquias no están en su sitio: {0}.',
  'More than one relic starts on {0} and {1}; one on a planet is better.':
    'En {0} y {1} empieza más de una reliquia; es mejor una por planeta.',
  'More than one relic starts on {0}; one on a planet is better.':
    'En {0} empieza más de una reliquia; es mejor una por planeta.',
  'The types of relics differ in number: {0} military, {1} replicator, {2} extractor and {3} transporter.':
    'Los tipos de reliquia no son igual de numerosos: {0} Militar, {1} Replicador, {2} Extractor y {3} Transportador.',
};

export const sectorPhrases: Readonly<Record<string, string>> = { ...systems, ...files, ...advice };
