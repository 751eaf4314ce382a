import type { Guide } from '@starboard/engine';
import { energizeCards, type EnergizeCard } from '../data/energize.ts';
import { secretMissions, type SecretMission } from '../data/secret-missions.ts';

function ruled(text: string, ruling: string | undefined): string {
  return ruling === undefined ? text : `${text} Ruling: ${ruling}`;
}

export const cards: Guide = {
  'NO-7.1': {
    title: 'Energize cards',
    text: 'Cards in a hand are seen by its owner only; how many of each deck a player holds is known to all.',
  },
  'NO-7.2': {
    title: 'Battle cards',
    text: 'Battle cards are played in a battle at the moment they name: before its first roll, before a type rolls, or after a type has rolled and before casualties. Then they are discarded face up.',
  },
  'NO-7.3': {
    title: 'Who is asked first',
    text: 'The attacker is asked first, then the defender, then the others to the left of the defender.',
  },
  'NO-7.4': {
    title: 'Anybody, for any side',
    text: 'Any player may play battle cards, also in battles of others, and says for which side.',
  },
  'NO-7.5': {
    title: 'Until all pass',
    text: 'When a card has been carried out, everybody is asked anew. When all have passed in a row, the battle goes on.',
  },
  'NO-7.6': {
    title: 'Asking tells nothing',
    text: 'Ruling: at each of those moments every player who holds an Energize card is asked, whatever the card is, unless it said beforehand that it passes. Nobody is answered for because there is nothing to play.',
  },
  'NO-7.7': {
    title: 'Standing answers',
    text: 'Ruling: a player may say beforehand that it passes in this battle, that it passes until its next turn begins, or that until then it wants to be asked only for a battle card that it names, held or not: then it is asked wherever anybody who had that card could play it. It may change or withdraw that at any time, and may do all else meanwhile.',
  },
  'NO-7.8': {
    title: 'Nobody learns of it',
    text: 'Ruling: a standing answer is known to its player and the table alone. The player counts as asked as before, and the table passes for it after a time that is drawn. How long an answer takes tells nothing of a hand: a bot too answers at a moment that is drawn when it is asked, whether it has a choice or not.',
  },
  'NO-7.9': {
    title: 'Empty Energize deck',
    text: 'When the deck is empty, the discarded cards become the new one.',
  },
  'NO-7.10': {
    title: 'Cards for rubium',
    text: 'At any time of your own turn you may discard Energize cards and Secret Missions, for 1 rubium each. Ruling: not in the middle of an order, nor while another player decides.',
  },
  'NO-8.1': {
    title: 'Missions',
    text: 'Missions are played on your own turn, as soon as their condition is met. They stay in front of you for the rest of the game. Ruling: a battle is fought to its end first.',
  },
  'NO-8.2': {
    title: 'Red numbers',
    text: 'For each battle won you may play one mission with a red number: a Secret Mission or a Mission.',
  },
  'NO-8.3': {
    title: 'White numbers',
    text: 'Missions with a white number may be played in any number, also with a red one.',
  },
  'NO-8.4': {
    title: 'Before the next battle',
    text: 'A red mission is played between the battle that earned it and the next one; after the last battle, before Income. Ruling: what the battle was like counts, also when units have moved on since.',
  },
  'NO-8.5': {
    title: 'A Mission from the stack',
    text: 'Who wins a battle and plays no red Secret Mission for it takes a Mission from the stack, for 1 point. Ruling: by itself, before the next battle or Income.',
  },
  'NO-8.6': {
    title: 'Slayers',
    text: 'A Slayer needs an enemy unit of its kind that was destroyed in a battle this turn; winning is not required. One destroyed unit serves one card. Ruling: the same goes for breath.',
  },
  'NO-8.7': {
    title: 'Domination',
    text: 'To dominate a land is to control at least one hex of it and more than each other player. Ruling: a team-mate is another player.',
  },
  'NO-8.8': {
    title: 'Empty Secret Mission deck',
    text: 'Ruling: when the deck is empty, the discarded missions become the new one.',
  },
  'NO-8.9': {
    title: 'Empty Mission stack',
    text: 'Ruling: when the stack of Missions is empty, none is taken.',
  },
  ...Object.fromEntries(
    Object.values<EnergizeCard>(energizeCards).map(({ title, text, ruling }, i) => [
      `NO-13.${i + 1}`,
      { title, text: ruled(text, ruling) },
    ]),
  ),
  ...Object.fromEntries(
    Object.values<SecretMission>(secretMissions).map(({ title, text, ruling, points, red }, i) => [
      `NO-14.${i + 1}`,
      { title, text: ruled(`${text} ${points} points, ${red ? 'red' : 'white'}.`, ruling) },
    ]),
  ),
};
