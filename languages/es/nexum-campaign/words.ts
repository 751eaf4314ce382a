// Campaigns, in Spanish.

import { counted } from '@starboard/engine/words';
import type { CampaignText } from '../../../games/nexum-campaign/ui/text.ts';
import { listed } from '../listed.ts';
import { guide } from './guide.ts';
import { messages } from './messages.ts';

const battles = (count: number): string => counted(count, 'batalla', 'batallas');

export const words: CampaignText = {
  title: 'Nexum Galaxy: campaña',
  summary: 'Batallas de Nexum Galaxy, una tras otra, por los sectores de un mapa.',
  options: {
    size: { title: 'Mapa', values: { small: 'Pequeño, de 3 por 3', large: 'Grande, de 6 por 6' } },
    computers: { title: 'Civilizaciones de la IA' },
    ruleSet: {
      title: 'Reglas de las batallas',
      values: { core: 'Juego básico', events: 'Con eventos', asteroids: 'Asteroides' },
    },
    goal: {
      title: 'Tres sectores',
      values: { won: 'Unidos, dos de ellos ganados', line: 'En línea, dos de ellos ganados', any: 'Unidos' },
    },
    score: { title: 'Puntuación para ganar' },
    firstPlayer: {
      title: 'Primer jugador',
      values: { random: 'Al azar', 1: 'Asiento 1', 2: 'Asiento 2', 3: 'Asiento 3', 4: 'Asiento 4' },
    },
    cloud: {
      title: 'La nube de las reglas de Asteroides',
      values: { sector: 'Como la tiene el sector', first: 'La coloca el primer jugador' },
    },
  },
  guide,
  messages,
  kind: {
    plain: 'sector corriente',
    destroyed: 'sector destruido',
    energetic: 'sector energético',
    mining: 'sector minero',
    ice: 'sector helado',
    scorching: 'sector abrasador',
  },
  gives: {
    plain: 'Nada especial para el primer jugador.',
    destroyed: 'Nadie puede ir allí.',
    energetic: 'El primer jugador tiene aquí 1 de energía más.',
    mining: 'El primer jugador tiene aquí un asteroide o, donde no hay tecnologías, 1 de energía más.',
    ice: 'El primer jugador tiene aquí un marcador de Sin Gestión, que puede poner una vez en la batalla.',
    scorching:
      'El primer jugador tiene aquí un marcador de Sin Movimiento, que puede poner una vez en la batalla.',
  },
  computer: (number) => (number === null ? 'IA' : `IA ${number}`),
  visitor: 'un visitante',
  nobody: 'nadie',
  map: {
    label: 'Mapa de la campaña',
    heldBy: (name) => `de ${name}`,
    canBeChosen: 'se puede elegir',
    inBattle: 'en batalla',
    free: 'libre',
    won: 'ganado en batalla',
    fought: battles,
  },
  sector: {
    title: (cell) => `Sector ${cell}`,
    choose: 'Luchar por este sector',
    owner: (name) => `Lo domina ${name}.`,
    ownerHas: (name) => `${name} empieza aquí con una nave más y 1 de energía más.`,
    none: 'Elige un sector del mapa para ver qué hay.',
    noBattles: 'Aquí no se ha luchado todavía.',
    battle: (number, sector) => `Batalla ${number}, ${sector}`,
    wonBy: (name) => `la ganó ${name}`,
    wonByNobody: 'empate',
    chosenBy: (name) => `eligió ${name}`,
    replay: (number) => `Ver otra vez la batalla ${number}`,
    scenario: { conquest: 'Conquista del Centro', 'sterile-trap': 'Trampa Estéril' },
  },
  cloud: {
    toPlace: (name, sector) => `${name} coloca la nube de ${sector}`,
    help: 'La batalla empieza cuando se sabe dónde está la nube.',
    asTheSector: 'Como la tiene el sector',
    apart: 'Apartada de todos los sistemas',
    beside: (systems) => `Junto a ${listed(systems)}`,
  },
  standing: {
    title: 'Clasificación',
    civilization: 'Quién',
    score: 'Puntos',
    sectors: 'Sectores',
    battlesWon: 'Ganadas',
    ships: 'Naves por batalla',
    goal: (score) => `Se gana con ${score} puntos, o con tres sectores según lo acordado.`,
  },
  page: {
    campaigns: 'Campañas',
    lead: 'Un mapa de sectores, y una batalla de Nexum Galaxy por cada uno que elijas. Lo que dominas y lo que pierdes te acompaña. Cada paso se guarda en este dispositivo.',
    begin: 'Empezar la campaña',
    goOn: 'Seguir con una campaña',
    none: 'Campaña nueva',
    noStorage:
      'Este navegador no deja que las páginas guarden nada, así que una campaña se perdería al cerrar la pestaña.',
    open: 'Abrir un archivo de campaña',
    notOpened: 'No se pudo abrir este archivo.',
    save: 'Guardar como archivo',
    saveView: 'Lo que ha pasado hasta ahora, para verlo; la campaña entera, cuando termine.',
    viewOnly: 'Este archivo no contiene el secreto de su mapa: la campaña se puede ver, pero no continuar.',
    remove: (title) => `Borrar ${title}`,
    removeAsk: 'Se borra con todas sus batallas. No se puede deshacer.',
    noCampaign: 'Esa campaña no existe en este dispositivo',
    toCampaigns: 'Ir a las campañas',
    called: (size, names) => `${size}: ${listed(names)}`,
    progress: (count) => `${battles(count)} ${count === 1 ? 'librada' : 'libradas'}`,
    over: 'terminada',
    toChoose: (name) => `${name} elige el próximo sector`,
    chooseHelp: 'Se pueden elegir los sectores que brillan. Quien elige es el primer jugador de la batalla.',
    botChooses: (name) => `${name} está eligiendo…`,
    battleAt: (number, cell, sector) => `La batalla ${number} decide ${cell} y se libra en ${sector}`,
    battleFirst: (name) => `${name} es el primer jugador.`,
    fight: 'A la batalla',
    fightOn: 'Continuar la batalla',
    battleHelp: 'Cuando acabe la batalla, su resultado aparecerá aquí.',
    ended: (number, cell, winner) => `La batalla ${number} ha terminado: ${winner} ha ganado ${cell}.`,
    endedDrawn: (number, cell) => `La batalla ${number} por ${cell} ha terminado sin ganador.`,
    won: (names) => `¡${listed(names)} ha ganado la campaña!`,
    shared: (names) => `${listed(names)} comparten la victoria.`,
    how: 'Reglas de la campaña',
    history: 'Todas las batallas',
    size: { small: 'Campaña pequeña', large: 'Campaña grande' },
    elsewhere: 'Esta campaña ha seguido en otra pestaña, y se muestra tal como está ahora.',
  },
};
