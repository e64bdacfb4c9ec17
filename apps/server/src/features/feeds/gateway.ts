// Fetches a feed from the internet: http and https only, public addresses only (checked at connect and after each redirect), with limits of
// time and size. The bytes go to a temporary file first, so a slow sender holds no transaction and a cut-off one is known before it is read.
import { lookup as systemLookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, fetch } from 'undici';
import { isInternalAddress } from '../../kernel/http/internal-addresses.ts';

export type FetchOptions = {
  /** Host names (with port where it is not the usual one) that may be internal: tests, and feeds of one's own network. */
  allowHosts?: readonly string[];
  maxBytes?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Opens the file that the bytes go to; tests give one on a full device. */
  openFile?: (file: string) => Writable;
};

export type FetchFaultCode =
  | 'bad_address'
  | 'internal_address'
  | 'too_many_redirects'
  | 'too_large'
  | 'timed_out'
  | 'bad_status'
  | 'cut_off'
  | 'disk_full'
  | 'unreachable';

/** A feed that could not be fetched; the message is for people. */
export class FetchFault extends Error {
  override name = 'FetchFault';
  readonly code: FetchFaultCode;
  constructor(code: FetchFaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export type FetchedFeed = { file: string; charset: string | undefined; remove(): Promise<void> };

const REDIRECTS = 5;
const MAX_BYTES = 4 * 1024 ** 3;
const TIMEOUT_MS = 15 * 60_000;

/** Downloads a feed. @throws {FetchFault} */
export async function fetchFeed(address: string, options: FetchOptions = {}): Promise<FetchedFeed> {
  const agent = guardedAgent(options.allowHosts ?? []);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  await sweepFeeds();
  const folder = await mkdtemp(path.join(os.tmpdir(), `${FOLDER}${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    let url = checkedUrl(address, options.allowHosts ?? []);
    for (let hop = 0; ; hop++) {
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        signal,
        headers: { 'user-agent': 'Fairway feed reader', accept: 'application/json, application/xml, text/csv, text/html, */*' },
      });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location) {
        await response.body?.cancel();
        if (hop >= REDIRECTS) throw new FetchFault('too_many_redirects', `More than ${REDIRECTS} redirects.`);
        url = checkedUrl(new URL(location, url).href, options.allowHosts ?? []);
        continue;
      }
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new FetchFault('bad_status', `${url.host} answered ${response.status}.`);
      }
      const file = path.join(folder, 'feed');
      const maxBytes = options.maxBytes ?? MAX_BYTES;
      await pipeline(Readable.from(limited(response.body, maxBytes)), (options.openFile ?? createWriteStream)(file));
      return { file, charset: /charset=["']?([\w.:-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1], remove };
    }
  } catch (error) {
    await remove();
    throw faultOf(error, timeout);
  } finally {
    await agent.close().catch(() => undefined);
  }
}

/**
 * Whether a feed may be fetched from an address, before it is kept: what is known now. A name that is not found now may be there later; the
 * fetch looks again at every connection.
 * @throws {FetchFault} bad_address, internal_address
 */
export async function checkFeedAddress(
  address: string,
  { allowHosts = [], resolve = resolveName }: { allowHosts?: readonly string[]; resolve?: (name: string) => Promise<string[]> } = {},
): Promise<void> {
  const url = checkedUrl(address, allowHosts);
  if (allowHosts.includes(url.host)) return;
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  if (found.some((one) => isInternalAddress(one))) throw internal(url.host);
}

const RESOLVE_MS = 3000;

/** The addresses of a name; none where it is not found in time. */
async function resolveName(name: string): Promise<string[]> {
  const timeout = new Promise<[]>((resolve) => setTimeout(resolve, RESOLVE_MS, []).unref());
  const found = lookupAll(name, { all: true }).then(
    (addresses) => addresses.map(({ address }) => address),
    () => [],
  );
  return Promise.race([found, timeout]);
}

const FOLDER = 'fairway-feed-';

/** Removes what killed processes of this machine left: a folder names the one it belongs to. */
export async function sweepFeeds(): Promise<void> {
  const folders = (await readdir(os.tmpdir())).filter((name) => name.startsWith(FOLDER));
  const dead = folders.filter((name) => !isAlive(Number(name.slice(FOLDER.length).split('-')[0])));
  await Promise.all(dead.map((name) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true })));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function checkedUrl(address: string, allowHosts: readonly string[]): URL {
  if (!URL.canParse(address)) throw new FetchFault('bad_address', `${JSON.stringify(address)} is not a web address.`);
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchFault('bad_address', `Only http and https are fetched, not ${url.protocol}`);
  if (url.username || url.password) throw new FetchFault('bad_address', 'An address with a password in it is not fetched.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up, so it is checked here.
  if (!allowHosts.includes(url.host) && /^[\d.]+$|:/.test(host) && isInternalAddress(host)) throw internal(url.host);
  return url;
}

const internal = (host: string) =>
  new FetchFault('internal_address', `${host} is an internal address; feeds are fetched from the internet only.`);

/** An agent whose every connection looks the name up itself and refuses internal addresses. */
function guardedAgent(allowHosts: readonly string[]): Agent {
  const names = new Set(allowHosts.map((host) => host.replace(/:\d+$/, '')));
  const lookup: LookupFunction = (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = Array.isArray(found) ? found : [found as unknown as { address: string; family: number }];
      if (!names.has(hostname) && addresses.some(({ address }) => isInternalAddress(address))) return callback(internal(hostname), '', 0);
      const first = addresses[0];
      if (options.all) return callback(null, addresses as never, 0);
      return callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
  return new Agent({ connect: { lookup, timeout: 10_000 }, headersTimeout: 30_000, bodyTimeout: 60_000, maxHeaderSize: 65_536 });
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of body) {
    total += chunk.length;
    if (total > maxBytes) throw new FetchFault('too_large', `The feed is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}

function faultOf(error: unknown, timeout: AbortSignal): unknown {
  if (error instanceof FetchFault) return error;
  const cause = (error as { cause?: unknown }).cause;
  if (cause instanceof FetchFault) return cause;
  if (timeout.aborted) return new FetchFault('timed_out', 'The feed took too long.', error);
  const code = String((cause as { code?: string })?.code ?? (error as { code?: string }).code ?? '');
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new FetchFault('disk_full', `The disk is full: there is no room for the feed in ${os.tmpdir()}. Nothing was changed.`, error);
  if (/RES_CONTENT_LENGTH_MISMATCH|SOCKET|ECONNRESET|terminated|ERR_STREAM_PREMATURE_CLOSE/.test(`${code} ${String(error)}`))
    return new FetchFault('cut_off', 'The feed was cut off while it was fetched.', error);
  return new FetchFault('unreachable', `The feed could not be fetched (${code || (error as Error).message}).`, error);
}
