import type { Guide } from '@starboard/engine';
import type { GameWords } from '@starboard/kit';
import { CARDS, MOONS } from '../../data/tables.ts';
import { PLAN, type Skirmish, type SkirmishEvent } from '../../rules/state.ts';

const ships = (n: number | string): string => `${n} ${Number(n) === 1 ? 'nave' : 'naves'}`;

const NAMES: Readonly<Record<string, string>> = {
  barrage: 'una andanada',
  shield: 'un escudo',
  convoy: 'un convoy',
};

const guide: Guide = {
  'SK-1.1': {
    title: 'Las lunas',
    text: 'Las lunas A, C y E están cada una junto a B, D y F. Cada asiento empieza con cinco naves en su luna natal.',
  },
  'SK-1.2': {
    title: 'Las cartas',
    text: 'El mazo tiene cuatro andanadas, cuatro escudos y cuatro convoyes. Cada asiento empieza con dos cartas que solo él ve.',
  },
  'SK-2.1': {
    title: 'Planear',
    text: 'Una ronda empieza con todos los asientos eligiendo a la vez: una carta de la mano, o ninguna.',
  },
  'SK-2.2': {
    title: 'Mostrar',
    text: 'Cuando el último asiento ha elegido, las cartas elegidas se muestran juntas. Valen para esta ronda.',
  },
  'SK-3.1': {
    title: 'Actuar',
    text: 'Después cada asiento da por turno una orden: reclutar, atacar o pasar. El primer asiento avanza uno en cada ronda.',
  },
  'SK-3.2': {
    title: 'Reclutar',
    text: 'Pon dos naves nuevas en una luna tuya, o tres si mostraste un convoy. En una luna caben nueve naves como mucho.',
  },
  'SK-3.3': {
    title: 'Atacar',
    text: 'Nombra una luna que no sea tuya, junto a una luna tuya que pueda ceder una nave.',
  },
  'SK-3.4': {
    title: 'Naves para un ataque',
    text: 'Toma naves de una o más lunas tuyas junto al objetivo, por el orden de sus letras. En cada una debe quedar una.',
  },
  'SK-4.1': {
    title: 'Una luna vacía',
    text: 'Una luna sin dueño la ocupan sin más las naves que llegan.',
  },
  'SK-4.2': {
    title: 'Batalla',
    text: 'Cada bando tira un dado y suma sus naves; una andanada suma dos a quien ataca, un escudo dos al dueño.',
  },
  'SK-4.3': {
    title: 'Pérdidas',
    text: 'Gana la suma mayor, y el dueño en caso de empate. Quien pierde pierde allí todas sus naves; quien gana, una si tiene más.',
  },
  'SK-5.1': {
    title: 'Cartas nuevas',
    text: 'Tras la última orden se apartan las cartas mostradas, y cada asiento que sigue en juego roba hasta tener dos cartas.',
  },
  'SK-5.2': {
    title: 'Mazo agotado',
    text: 'Cuando el mazo se agota, las cartas apartadas forman el nuevo mazo.',
  },
  'SK-6.1': {
    title: 'Fuera de juego',
    text: 'Un asiento sin luna queda fuera. El último asiento con una luna gana en el acto.',
  },
  'SK-6.2': {
    title: 'El final',
    text: 'Tras el número acordado de rondas gana el asiento con más lunas; las naves desempatan, y si no, se comparte.',
  },
};

export const words: GameWords<Skirmish> = {
  title: 'Skirmish',
  summary: 'Una disputa de diez minutos por seis lunas: planea en secreto, ataca a la vista.',
  prompt({ phase, round, rounds, target, force }) {
    if (phase === PLAN) return `Ronda ${round} de ${rounds}: planea una carta, o ninguna.`;
    if (target === 0) return 'Recluta naves, ataca una luna o pasa.';
    const moon = MOONS[target - 1];
    return force === 0
      ? `Ataque a ${moon}: toma naves.`
      : `Ataque a ${moon} con ${ships(force)}: toma más, o lanza.`;
  },
  move(record) {
    switch (record.move) {
      case 'plan':
        return record['card'] === 'none' ? 'No planear carta' : `Planear ${NAMES[record['card']]}`;
      case 'muster':
        return `Reclutar en ${record['moon']}`;
      case 'strike':
        return `Atacar ${record['target']}`;
      case 'from':
        return `${ships(record['ships'])} de ${record['moon']}`;
      default:
        return record.move === 'launch' ? 'Lanzar' : 'Pasar';
    }
  },
  event(event, nameOf) {
    const told = event as SkirmishEvent;
    switch (told.event) {
      case 'planned':
        return null;
      case 'shown': {
        const plans = told.plans.map(
          (plan, seat) => `${nameOf(seat)} ${plan < 2 ? 'nada' : NAMES[CARDS[plan - 2]]}`,
        );
        return { text: `Los planes: ${plans.join(', ')}.`, rule: 'SK-2.2' };
      }
      case 'mustered':
        return {
          text: `${nameOf(told.seat)} recluta ${ships(told.ships)} en ${MOONS[told.moon]}.`,
          rule: 'SK-3.2',
        };
      case 'launched':
        return {
          text: `${nameOf(told.seat)} ataca ${MOONS[told.target]} con ${ships(told.ships)}.`,
          rule: 'SK-3.3',
        };
      case 'fought': {
        const [striker, owner] = told.dice;
        return {
          text: `Los dados: ${striker} contra ${owner}. El ataque ${told.won ? 'triunfa' : 'fracasa'}.`,
          rule: 'SK-4.3',
        };
      }
      case 'drew':
        return {
          text: `${nameOf(told.seat)} roba ${told.card === null ? 'una carta' : NAMES[CARDS[told.card]]}.`,
          rule: 'SK-5.1',
        };
    }
  },
  options: { rounds: { title: 'Rondas', help: 'Cuántas rondas dura la partida.' } },
  guide,
  chapters: {
    'SK-1': 'La mesa',
    'SK-2': 'Planear',
    'SK-3': 'Actuar',
    'SK-4': 'Batalla',
    'SK-5': 'Cartas nuevas',
    'SK-6': 'El final',
  },
  phrases: {
    'Cards are planned first, then used.': 'Las cartas se planean primero y se usan después.',
    'There is no {0} in your hand.': 'No tienes {0} en la mano.',
    barrage: 'andanada',
    shield: 'escudo',
    convoy: 'convoy',
    'Finish the strike: add ships or launch.': 'Termina el ataque: añade naves o lanza.',
    'Name a moon to strike first.': 'Nombra primero la luna que atacas.',
    'Moon {0} is not yours.': 'La luna {0} no es tuya.',
    'Nine ships are there already.': 'Ya hay nueve naves allí.',
    'Take at least one ship along.': 'Lleva al menos una nave.',
    'Moon {0} is yours already.': 'La luna {0} ya es tuya.',
    'No moon of yours beside it can spare a ship.': 'Ninguna luna tuya junto a ella puede ceder una nave.',
    'That moon is not beside the target.': 'Esa luna no está junto al objetivo.',
    'Moons are taken in the order of their letters.': 'Las lunas se toman por el orden de sus letras.',
    'One ship must stay on the moon.': 'En la luna debe quedar una nave.',
    'A moon holds nine ships at most.': 'En una luna caben nueve naves como mucho.',
    'Only one seat holds a moon.': 'Solo un asiento tiene una luna.',
    'The last round is over.': 'Ha terminado la última ronda.',
    Moons: 'Lunas',
    Ships: 'Naves',
  },
  presets: {
    duel: { title: 'Duelo', help: 'Dos asientos, seis rondas.' },
    four: { title: 'Cuatro a la mesa', help: 'Cuatro asientos, ocho rondas.' },
  },
  lesson: {
    welcome: 'Seis lunas, y cinco naves tuyas en A. Quien tenga más lunas tras la última ronda gana.',
    plan: 'Cada ronda empieza en secreto: planea una de tus cartas, debajo del tablero, o ninguna. Todos los planes se muestran juntos.',
    act: 'Ahora cada cual da una orden por turno: reclutar naves, atacar una luna o pasar.',
    muster: 'Primero recluta: señala tu luna A. Brilla, como todo lo que puedes hacer.',
    again:
      'Una ronda nueva. Planea otra vez: la andanada ayuda al ataque, el escudo a una luna tuya, el convoy al próximo reclutamiento.',
    strike: 'Ahora señala una luna que no sea tuya. Las lunas vacías caen sin lucha.',
    launch: 'Señala las lunas de las que salen las naves y lanza. En cada una queda una.',
    end: 'Eso es todo. Sigue jugando: el registro cuenta lo que pasó, y las reglas están a un clic.',
  },
  measures: { moons: 'Lunas', ships: 'Naves' },
  terms: { moons: 'lunas', ships: 'naves', cards: 'cartas en mano' },
};
