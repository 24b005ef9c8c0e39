import { isIPv6 } from 'node:net';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i;
/** Some proxies tell the port as well, which every connection has another of. */
const SOCKET_ADDRESS = /^(?:(\d+(?:\.\d+){3})|\[([\da-f:.]+)\])(?::\d+)?$/i;

/**
 * Who shares one bound: an IPv4 address, or the /64 that one subscriber has of IPv6. This machine itself has none: it is
 * who runs the product, or a proxy that does not tell for whom it asks.
 */
export function clientOf(told: string): string | undefined {
  const [, ipv4, ipv6] = SOCKET_ADDRESS.exec(told) ?? [];
  const address = ipv4 ?? ipv6 ?? told;
  if (LOOPBACK.test(address)) return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).map(trimZeros).join(':');
}

function trimZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
