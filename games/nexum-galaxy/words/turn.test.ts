import { expect, test } from 'vitest';
import { messages as spanish } from '../../../languages/es/nexum-galaxy/messages.ts';
import { conflicts } from './conflicts.ts';
import { timing } from './turn.ts';

test('refusals call cards and relics what the board calls them', () => {
  expect(timing.cardFaceDown({ card: 'manage-move' })).toContain('“Management, then movement”');
  expect(timing.notWaiting({ relic: 'military' })).toContain('No Military ');
  expect(timing.relicsInOrder({ relics: ['military', 'extractor'] })).toContain('Military, Extractor');
});

test('a choice of numbers is said as a choice', () => {
  const choice = { sector: 'FENIX', players: [2, 3, 4], seats: 5 };
  expect(conflicts.madeFor(choice)).toContain('for 2, 3 or 4 players');
  expect(conflicts.madeFor({ ...choice, players: [2] })).toContain('for 2 players');
  const { madeFor } = spanish;
  expect(typeof madeFor === 'function' ? madeFor(choice) : madeFor).toContain('2, 3 o 4 jugadores');
});
