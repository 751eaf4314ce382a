import { expect, test } from 'vitest';
import { AddressAllowances, WIDER } from './address-allowances.ts';
import { countedBy } from './addresses.ts';

const ALLOWANCE = { burst: 10, perSecond: 1 };
const network = (i: number): string => countedBy(`2001:db8:1:${i.toString(16)}::7`);

test('whoever has thousands of networks of IPv6 has as much as a few addresses', () => {
  const allowances = new AddressAllowances(ALLOWANCE);
  const taken = Array.from({ length: 3000 }, (_, i) => allowances.take(network(i), 0));
  expect(taken.filter(Boolean).length).toBe(10 * WIDER);
  expect(allowances.hasLeft(network(3001), 0)).toBe(false);
  // others have theirs, and it comes back
  expect(allowances.take(countedBy('2001:db8:2::1'), 0)).toBe(true);
  expect(allowances.take(network(3001), 1000)).toBe(true);
});

test('each network and each address has its own besides', () => {
  const allowances = new AddressAllowances(ALLOWANCE);
  for (const address of [network(1), network(2), '203.0.113.7', '203.0.113.8']) {
    const taken = Array.from({ length: 20 }, () => allowances.take(address, 0));
    expect(taken.filter(Boolean).length).toBe(10);
  }
  // who has none left takes nothing of what the others share
  for (let i = 0; i < 100; i++) allowances.take(network(1), 0);
  expect(allowances.take(network(3), 0)).toBe(true);
});

test('what is charged afterwards counts for the network too', () => {
  const allowances = new AddressAllowances(ALLOWANCE);
  for (let i = 0; i < WIDER; i++) allowances.charge(network(i), 0, 10);
  expect(allowances.hasLeft(network(99), 0)).toBe(false);
});
