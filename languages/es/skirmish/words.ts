// Skirmish en español.

import { CARDS, MOONS } from '../../../games/skirmish/data/tables.ts';
import { PLAN } from '../../../games/skirmish/rules/state.ts';
import type { words as english } from '../../../games/skirmish/ui/words/en.ts';
import type { SkirmishText } from '../../../games/skirmish/ui/words/text.ts';
import type { NamedAlike } from '@starboard/kit';
import { guide } from './guide.ts';
import { messages } from './messages.ts';

const ships = (n: number | string): string => `${n} ${Number(n) === 1 ? 'nave' : 'naves'}`;

const NAMES: Readonly<Record<string, string>> = {
  barrage: 'una andanada',
  shield: 'un escudo',
  convoy: 'un convoy',
};

export const words: SkirmishText & NamedAlike<typeof english> = {
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
  moves: {
    plan: ({ card }) => (card === 'none' ? 'No planear carta' : `Planear ${NAMES[card]}`),
    muster: ({ moon }) => `Reclutar en ${moon}`,
    strike: ({ target }) => `Atacar ${target}`,
    from: (record) => `${ships(record['ships'])} de ${record['moon']}`,
    launch: () => 'Lanzar',
    pass: () => 'Pasar',
  },
  events: {
    planned: () => null,
    shown({ plans }, nameOf) {
      const shown = plans.map(
        (plan, seat) => `${nameOf(seat)} ${plan < 2 ? 'nada' : NAMES[CARDS[plan - 2]]}`,
      );
      return { text: `Los planes: ${shown.join(', ')}.`, rule: 'SK-2.2' };
    },
    mustered: (told, nameOf) => ({
      text: `${nameOf(told.seat)} recluta ${ships(told.ships)} en ${MOONS[told.moon]}.`,
      rule: 'SK-3.2',
    }),
    launched: (told, nameOf) => ({
      text: `${nameOf(told.seat)} ataca ${MOONS[told.target]} con ${ships(told.ships)}.`,
      rule: 'SK-3.3',
    }),
    fought: ({ dice: [striker, owner], won }) => ({
      text: `Los dados: ${striker} contra ${owner}. El ataque ${won ? 'triunfa' : 'fracasa'}.`,
      rule: 'SK-4.3',
    }),
    drew: ({ seat, card }, nameOf) => ({
      text: `${nameOf(seat)} roba ${card === null ? 'una carta' : NAMES[CARDS[card]]}.`,
      rule: 'SK-5.1',
    }),
  },
  messages,
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
  presets: {
    duel: { title: 'Duelo', help: 'Dos asientos, seis rondas.' },
    four: { title: 'Cuatro en la mesa', help: 'Cuatro asientos, ocho rondas.' },
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
  board: {
    nobody: 'nadie',
    cards: 'Cartas',
    shows: 'Muestra',
    none: 'No planear carta',
    launch: 'Lanzar',
    pass: 'Pasar',
    deck: 'Cartas descartadas, de cuatro de cada una',
    names: { barrage: 'Andanada', shield: 'Escudo', convoy: 'Convoy' },
    helps: {
      barrage: 'Dos más en tu ataque',
      shield: 'Dos más cuando te atacan',
      convoy: 'Tres naves nuevas en vez de dos',
    },
  },
};
