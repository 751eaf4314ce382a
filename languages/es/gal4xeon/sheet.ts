// Lo que dice la hoja en español.

import { counted } from '@starboard/engine/words';
import { listed } from '../listed.ts';
import type { TechnologyId } from '../../../games/gal4xeon/data/sheet.ts';
import type { Filling, Exploration, Reached } from '../../../games/gal4xeon/ui/model/effects.ts';
import { actionNames, demeanourNames, technologyNames, trackNames } from './names.ts';
import type { SheetWords } from '../../../games/gal4xeon/ui/words/words.ts';

const points = (count: number): string => counted(count, 'punto', 'puntos');

function effect(technology: TechnologyId): string {
  if (technology.startsWith('military'))
    return `Tu fuerza es ${technology.slice(-1)}: puedes conquistar a alienígenas más débiles.`;
  if (technology.startsWith('range')) return 'Otra forma para explorar, girada o reflejada como quieras.';
  switch (technology) {
    case 'logistics':
      return 'Una acción de Conquistar toma hasta dos especies.';
    case 'miningConglomerate':
      return 'Una acción de Explotar toma hasta dos sistemas o ruinas.';
    case 'friendlyRelations':
      return 'Puedes comerciar con alienígenas amistosos.';
    case 'neutralRelations':
      return 'Puedes comerciar con alienígenas neutrales.';
    case 'unfriendlyRelations':
      return 'Puedes comerciar con alienígenas hostiles.';
    default:
      return 'Una acción de Comerciar llega a acuerdos con hasta dos especies.';
  }
}

const name = ({ action }: Reached): string => actionNames[action];

function filling({ from, to, wasted, reached }: Filling): string {
  const squares = `Rellena ${counted(to - from, 'casilla', 'casillas')}`;
  const brings = reached.length === 0 ? '' : ` y da ${listed(reached.map(name))}`;
  const unusable = reached.filter(({ usable }) => !usable);
  const lost = unusable.length === 0 ? '' : ` Tal como está todo, no podrías ${listed(unusable.map(verb))}.`;
  const beyond =
    wasted === 0 ? '' : ` ${counted(wasted, 'casilla se pierde', 'casillas se pierden')} más allá del final.`;
  return `${squares}${brings}.${lost}${beyond}`;
}

const verb = (each: Reached): string => name(each).toLowerCase();

function short({ from, to, wasted, reached }: Filling): string {
  const icons = reached.map((each) => (each.usable ? name(each) : `sin ${name(each)}`)).join(', ');
  const lost = wasted === 0 ? '' : `, ${counted(wasted, 'perdida', 'perdidas')}`;
  return `+${to - from}${icons === '' ? '' : ` → ${icons}`}${lost}`;
}

function finding({ sectors, rolls, ruins, points: gained }: Exploration): string {
  const parts = [
    ...(sectors === 0 ? [] : [counted(sectors, 'sector pasa a ser tuyo', 'sectores pasan a ser tuyos')]),
    ...(rolls === 0 ? [] : [counted(rolls, 'dado se tira', 'dados se tiran')]),
    ...ruins.map((worth) => `aparecen ruinas de ${worth}`),
  ];
  return `${listed(parts)}${gained > 0 ? `: +${points(gained)}` : ''}.`;
}

export const sheet: SheetWords = {
  headings: {
    map: 'Mapa galáctico',
    tracks: 'Pistas de estrategia',
    technologies: 'Tecnologías',
    aliens: 'Alienígenas',
    dice: 'Dados de esta ronda',
    modifiers: 'Dados modificadores',
    rounds: 'Tabla de rondas',
    score: 'Puntuación actual',
    scoring: 'Cómo se cuentan los puntos',
    exploration: 'Qué guarda un sector liso',
    ranges: 'Formas para explorar',
    titles: 'Títulos en solitario',
  },
  tracks: trackNames,
  actions: actionNames,
  deeds: {
    explore: 'Explorar repasa sectores desconocidos con una de tus formas.',
    conquer: 'Conquistar quita un sector a alienígenas más débiles que tú: 3 puntos y el sector.',
    research: 'Investigar obtiene una tecnología por debajo de las que tienes.',
    exploit: 'Explotar usa un sistema deshabitado para tener casillas extra, o unas ruinas por sus puntos.',
    trade: 'Comerciar se gana a unos alienígenas y sube el mínimo de tus dados o da una tecnología.',
  },
  technologies: technologyNames,
  effect,
  demeanours: demeanourNames,
  fates: { free: 'independientes', traded: 'comercian contigo', conquered: 'conquistados' },
  score: {
    ruins: 'Ruinas',
    sphere: 'Esfera de influencia',
    met: 'Encontrados',
    conquests: 'Conquistados',
    sectors: 'Sectores',
    total: 'Total',
  },
  scoring: {
    ruins: 'Cada ruina que has explotado puntúa su número.',
    sphere: '5 puntos por los seis sectores que rodean tu hogar y 5 más por los doce que rodean a esos.',
    met: '1 punto por cada fila de tu tabla de alienígenas.',
    conquests: '3 puntos por cada especie que has conquistado.',
    sectors: '1 punto por cada sector que controlas, incluido tu hogar.',
    total: 'Gana el total más alto.',
  },
  titles: {
    'Galactic Legend': 'Leyenda Galáctica',
    Empire: 'Imperio',
    Dominion: 'Dominio',
    Realm: 'Reino',
    Colony: 'Colonia',
  },

  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  over: 'La partida ha terminado',
  points,
  yourSheet: 'Tu hoja',
  asOpened: 'tal como estaba al empezar la ronda',
  backToYours: 'Volver a tu hoja: te toca',
  pencilDown: 'ha terminado',
  writing: 'escribiendo',

  dice: {
    label: (shown, value) => (shown === value ? `Dado: ${value}` : `Dado: ${shown}, vale ${value}`),
    given: (track) => `Fue a ${track}.`,
    how: 'Elige el dado y después la pista que lo recibe. También puedes arrastrarlo hasta ella.',
    raised: (shown, minimum) => `Muestra ${shown}, pero tu mínimo de comercio es ${minimum}.`,
    extras: (left) => counted(left, 'casilla extra', 'casillas extra'),
    extrasHow: (extras) =>
      extras === 0
        ? 'Explota sistemas deshabitados y cada ronda te dará casillas extra.'
        : `Tu modificador de recursos te da ${extras} en esta ronda, para rellenarlas en sus tres pistas, de una en una y cuando quieras.`,
    noExtras: 'Sin casillas extra',
    resources: (modifier) => `${counted(modifier, 'casilla extra', 'casillas extra')} por ronda`,
    trade: (minimum) => `Tus dados valen al menos ${minimum}`,
    resourcesRow: 'Recursos',
    tradeRow: 'Comercio',
    fromNextRound: 'Lo que ganes ahora cuenta desde la próxima ronda.',
    finish: 'Terminar la ronda',
    finishHow: 'Sueltas el lápiz. Cuando todos lo hayan hecho, la ronda acaba y se tiran dados nuevos.',
  },

  track: {
    filled: (filled, squares) => `${filled} de ${squares} casillas rellenas.`,
    next: (action, squares) => `${action} en ${squares}`,
    full: 'Llena',
    filling,
    short,
    key: (key) => `Tecla: ${key}`,
  },

  note: {
    hints: {
      explore: 'Señala sectores desconocidos junto a los tuyos.',
      conquer: 'Señala a unos alienígenas vecinos más débiles que tú.',
      research: 'Elige una tecnología de las que brillan.',
      exploit: 'Señala un sistema deshabitado o unas ruinas exploradas junto a ti.',
      trade: 'Señala a unos alienígenas vecinos con los que tengas relaciones.',
    },
    proceeds: '¿Qué te da el comercio: un dado de Comercio o una tecnología?',
    second: 'Un segundo objetivo, si quieres.',
    afterwards: (squares, track) =>
      `Después, ${counted(squares, 'casilla más', 'casillas más')} de este dado en ${track}.`,
    decline: 'Renunciar',
    declineSecond: 'Sin segundo objetivo',
    raise: (minimum) => `Dado de Comercio: los dados valen al menos ${minimum}`,
    shape: 'Forma',
    turn: 'Girar (R)',
    place: 'Explorar aquí',
    finding,
    conquest: (gained) => `Conquistados: +${points(gained)}.`,
    exploit: (gained, modifier) =>
      modifier === null
        ? `Explotado: +${points(gained)}.`
        : `Explotado: +${points(gained)} y ${counted(modifier, 'casilla extra', 'casillas extra')} desde la próxima ronda.`,
    trade: (gained) => `Comercio: +${points(gained)} y un dado de Comercio o una tecnología.`,
  },

  sector: {
    grounds: {
      home: 'Hogar',
      start: 'Vecino del hogar',
      white: 'Sector liso desconocido',
      grey: 'Sector punteado',
      ruin: 'Ruinas de los precursores',
    },
    uninhabited: 'Sistema deshabitado',
    ruin: (worth) => `Ruinas de los precursores de ${worth}`,
    aliens: (letter, demeanour, strength) => `Alienígenas ${letter}: ${demeanour}, fuerza ${strength}`,
    yours: 'Lo controlas: 1 punto.',
    unexplored: {
      home: '',
      start: 'Un dado decide quién vive aquí.',
      white: 'Cuando lo explores, un dado decidirá quién vive aquí.',
      grey: 'Cuando lo explores, será tuyo en el acto.',
      ruin: 'Explóralas y después explótalas por sus puntos.',
    },
    exploitSystem: 'Explótalo por el sector y tu siguiente dado de Recursos.',
    exploitRuin: (worth) => `Explótalas por el sector y ${points(worth)}.`,
    needsNeighbour: 'Aún no controlas ningún sector contiguo.',
    needsStrength: (theirs, yours) => `Conquistarlos exige fuerza ${theirs}; tienes ${yours}.`,
    canConquer: (theirs, yours) => `Tienes fuerza para conquistarlos: ${yours} contra ${theirs}.`,
    needsRelations: (technology) => `Comerciar exige ${technology}.`,
    canTrade: (technology) => `Puedes comerciar con ellos: tienes ${technology}.`,
    traded: 'Comercias con ellos y controlas el sector.',
    conquered: 'Los has conquistado: 3 puntos y el sector.',
    inner: 'Uno de los seis que rodean tu hogar.',
    outer: 'Uno de los doce del segundo anillo.',
  },

  technology: {
    owned: 'Ya la tienes.',
    ready: 'Podrías obtenerla con Investigar.',
    needs: (names) => `Antes necesitas ${listed(names)}.`,
    shape: (sectors) => counted(sectors, 'sector', 'sectores'),
  },

  aliens: {
    strength: 'Fuerza',
    trade: 'Comercio',
    conquest: 'Conquista',
    met: (met, rows) => `${met} de ${rows}`,
    military: (strength) => `Fuerza militar: ${strength}`,
  },

  rounds: { how: 'Qué número fue a qué pista en cada ronda' },

  found: [
    'deshabitado',
    'deshabitado',
    'alienígenas amistosos',
    'alienígenas amistosos',
    'alienígenas neutrales',
    'alienígenas hostiles',
  ],
  sections: { tracks: 'Pistas', map: 'Mapa', technologies: 'Tecnologías', aliens: 'Alienígenas' },
  from: (count) => `desde ${points(count)}`,
};
