import { expect, test } from 'vitest';
import { countedBy, placeOf, toldAddress, widerOf } from './addresses.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::99', '2001:db8:1:2::/64'],
  ['2001:db8::99', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // as some proxies write them
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(countedBy(address)).toBe(counted);
});

test.each([
  ['203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::99', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', null],
])('%s lies in %s', (address, wider) => {
  expect(widerOf(countedBy(address))).toBe(wider);
  expect(placeOf(countedBy(address))).toBe(wider ?? address);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', undefined],
])('of %s the log tells %s, all or nothing', (address, told) => {
  expect(toldAddress(countedBy(address), 'network')).toBe(told);
  expect(toldAddress(address, 'network')).toBe(told);
  expect(toldAddress(address, 'full')).toBe(address.replace('::ffff:', ''));
  expect(toldAddress(address, 'none')).toBe(undefined);
});
