// Fetching from an address that an administrator typed: https and the public internet only, checked where each connection is made, bounded
// in time and size, redirects refused. A deployment that lives on a local address (development, tests, the demo world) may reach inside.
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type RequestInit } from 'undici';
import { isInternalAddress } from './internal-addresses.ts';
import { isLoopbackName, isLoopbackUrl } from './loopback.ts';

const LONGEST_BYTES = 1_000_000;
const TIMEOUT_MS = 10_000;

/** May this deployment, at its public address, reach what is inside? */
export const reachesInside = (baseUrl: string): boolean => isLoopbackUrl(baseUrl);

/** True for an address that may be fetched from or led to: https, without a password, and no literal internal one. */
export function isOutsideUrl(address: string, inside: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  if (inside) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !isLoopbackName(url.hostname) && !(isIP(host) && isInternalAddress(host));
}

const guarded: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const addresses = found as unknown as { address: string; family: number }[];
    if (addresses.some(({ address }) => isInternalAddress(address))) return callback(new Error(`${hostname} is internal`), '', 0);
    if (options.all) return callback(null, addresses as never, 0);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
};

const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, maxHeaderSize: 65_536, maxResponseSize: LONGEST_BYTES };
const outside = new Agent({ ...limits, connect: { lookup: guarded, timeout: TIMEOUT_MS } });
const anywhere = new Agent({ ...limits, connect: { timeout: TIMEOUT_MS } });

/** A fetch in the shape of the platform's own. @throws Error for an address that is not to be fetched, and what fetch throws */
export function outsideFetch(inside: boolean): typeof globalThis.fetch {
  return (async (input: string | URL, init?: RequestInit) => {
    if (!isOutsideUrl(String(input), inside)) throw new Error(`${String(input).slice(0, 200)} is not fetched`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(input, { ...init, redirect: 'manual', signal, dispatcher: inside ? anywhere : outside });
  }) as unknown as typeof globalThis.fetch;
}
