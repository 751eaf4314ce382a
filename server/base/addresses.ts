// By what an address is counted: whoever has one of IPv6 has as many as it likes, all in the same network of 64 bits, and
// some have thousands of such networks, all in one of 48 bits. And what of it is written into the log: it says where
// somebody lives.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** With the port, which some proxies add: everybody would have as many addresses as there are ports. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The network of a provider's customer, more or less. */
const TOLD_GROUPS = 3;
const TOLD_BYTES = 3;

export const TOLD_ADDRESSES = ['none', 'network', 'full'] as const;
export type ToldAddresses = (typeof TOLD_ADDRESSES)[number];

/** What the proxy in front has added comes last; anybody can have written what is before it. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (socket.remoteAddress ?? '');
}

export function countedBy(address: string): string {
  return networkOf(address, NETWORK_GROUPS) ?? bareOf(address);
}

const COUNTED = '::/64';

/** The network of 48 bits that a counted address is in: of one customer, as a rule; null where it is none of IPv6. */
export function widerOf(counted: string): string | null {
  if (!counted.endsWith(COUNTED)) return null;
  return `${counted.slice(0, counted.lastIndexOf(':', counted.length - COUNTED.length - 1))}::/48`;
}

/** What stands for one customer of a provider, as far as that can be told. */
export function placeOf(counted: string): string {
  return widerOf(counted) ?? counted;
}

/** Undefined where nothing is to be told of it. */
export function toldAddress(address: string, how: ToldAddresses): string | undefined {
  if (how === 'none') return undefined;
  if (how === 'full') return bareOf(address);
  const network = networkOf(address, TOLD_GROUPS);
  if (network !== null) return network;
  const bytes = bareOf(address).split('.');
  return bytes.length === 4 ? `${bytes.slice(0, TOLD_BYTES).join('.')}.0/24` : undefined;
}

/** Also of one that was counted as its network already. */
function bareOf(address: string): string {
  const [, v4, v6] = WITH_PORT.exec(address) ?? [];
  const bare = v4 ?? v6 ?? address.replace(/\/\d+$/, '');
  return MAPPED.exec(bare)?.[1] ?? bare;
}

/** Null where it is none of IPv6. */
function networkOf(address: string, groupCount: number): string | null {
  const whole = bareOf(address);
  if (!isIPv6(whole)) return null;
  const [bare] = whole.split('%', 1);
  const [front, back] = bare.split('::', 2).map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = back === undefined ? 0 : GROUPS - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...(back ?? [])];
  const network = groups.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${groupCount * 16}`;
}
