// Which network addresses nothing is fetched from that somebody else named: everything but the public internet. Names are checked after they are
// resolved, at every connection, so neither a redirect nor a name that changes its address gets inside.
import { BlockList, isIP } from 'node:net';

const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) blocked.addSubnet(network, prefix, 'ipv4'); // biome-ignore format: a table
for (const [network, prefix] of [
  ['::', 128], ['::1', 128], ['100::', 64], ['2001:db8::', 32], ['2001::', 23], ['fc00::', 7], ['fe80::', 10], ['fec0::', 10], ['ff00::', 8],
] as const) blocked.addSubnet(network, prefix, 'ipv6'); // biome-ignore format: a table

/** True for an address that is loopback, private, link-local (cloud metadata too), reserved or multicast; also written as IPv6. */
export function isInternalAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 4) return blocked.check(bare, 'ipv4');
  if (family !== 6) return true;
  const inner = embeddedIpv4(bare);
  return inner ? blocked.check(inner, 'ipv4') : blocked.check(bare, 'ipv6');
}

/** The IPv4 address inside ::ffff:1.2.3.4, ::1.2.3.4, 64:ff9b::1.2.3.4 or 2002:0102:0304::. */
function embeddedIpv4(address: string): string | undefined {
  const groups = expand(address);
  if (!groups) return undefined;
  const ipv4 = (high: number, low: number) => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  if (a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && (f === 0xffff || f === 0) && (g !== 0 || h > 1)) return ipv4(g, h);
  if (a === 0 && b === 0 && c === 0 && d === 0 && e === 0xffff && f === 0) return ipv4(g, h);
  if (a === 0x64 && b === 0xff9b) return ipv4(g, h);
  if (a === 0x2002) return ipv4(b, c);
  return undefined;
}

function expand(address: string): number[] | undefined {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const text = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : address;
  const [head = '', tail] = text.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16));
  return groups.length === 8 && groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined;
}
