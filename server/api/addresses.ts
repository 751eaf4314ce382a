// By what an address is counted: whoever has one of IPv6 has as many as it likes, all in the same network of 64 bits.

import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

export function countedBy(address: string): string {
  const inside = MAPPED.exec(address)?.[1];
  if (inside !== undefined || !isIPv6(address)) return inside ?? address;
  const [bare] = address.split('%', 1);
  const [front, back] = bare.split('::', 2).map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = back === undefined ? 0 : GROUPS - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...(back ?? [])];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
