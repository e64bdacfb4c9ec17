// Requests as clients should not send them, over connections that are kept: bodies where none is taken, packed and cut ones, wrong types
// and expectations, half requests. The fuzz test and the campaign (bench/campaign.ts) send them and ask again on the same connection.
import { Agent, type IncomingMessage, request } from 'node:http';
import { gzipSync } from 'node:zlib';

export type Strange = {
  what: string;
  headers: Record<string, string>;
  body?: Uint8Array;
  /** The sender stops after so many bytes, and hangs up a moment later. */
  sentBytes?: number;
};
/** `halfway`: the sender hung up itself, and nobody had to answer. */
export type Outcome = { status: number; body: string } | 'halfway' | 'unanswered';

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=b' };
const GOOD = Buffer.from('{"email":"a@b.example"}');
const FORM = Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--\r\n');
const long = (bytes: number) => Buffer.alloc(bytes, 'x');

const KINDS: (() => Strange)[] = [
  () => ({ what: 'no body', headers: {} }),
  () => ({ what: 'a body', headers: JSON_TYPE, body: GOOD }),
  () => ({ what: 'an empty body', headers: JSON_TYPE, body: Buffer.alloc(0) }),
  () => ({ what: 'no JSON', headers: JSON_TYPE, body: Buffer.from('{"a":') }),
  () => ({ what: 'JSON in JSON', headers: JSON_TYPE, body: Buffer.from('['.repeat(30_000)) }),
  () => ({ what: 'a prototype', headers: JSON_TYPE, body: Buffer.from('{"__proto__":{"a":1}}') }),
  () => ({ what: 'bytes', headers: JSON_TYPE, body: Buffer.from([0xff, 0xfe, 0x00, 0x80]) }),
  () => ({ what: 'another type', headers: { 'content-type': 'text/plain' }, body: GOOD }),
  () => ({ what: 'no type', headers: {}, body: GOOD }),
  () => ({ what: 'a type that is none', headers: { 'content-type': ';;=' }, body: GOOD }),
  () => ({ what: 'a form of the address bar', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: GOOD }),
  () => ({ what: 'a form', headers: FORM_TYPE, body: FORM }),
  () => ({ what: 'a form without a boundary', headers: { 'content-type': 'multipart/form-data' }, body: long(90_000) }),
  () => ({ what: 'a form that never begins', headers: FORM_TYPE, body: long(90_000) }),
  () => ({ what: 'a cut form', headers: FORM_TYPE, body: FORM.subarray(0, 70) }),
  () => ({ what: 'a packed body', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync(GOOD) }),
  () => ({ what: 'a cut packed body', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync(GOOD).subarray(0, 15) }),
  () => ({ what: 'a body that says it is packed', headers: { ...JSON_TYPE, 'content-encoding': 'compress' }, body: GOOD }),
  () => ({ what: 'a packed form', headers: { ...FORM_TYPE, 'content-encoding': 'br' }, body: FORM }),
  () => ({ what: 'a body in pieces', headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, body: GOOD }),
  () => ({ what: 'an expectation', headers: { ...JSON_TYPE, expect: '200-ok' }, body: GOOD }),
  () => ({ what: 'a body that waits to be asked for', headers: { ...JSON_TYPE, expect: '100-continue' }, body: GOOD }),
  () => ({ what: 'too much', headers: JSON_TYPE, body: long(300_000) }),
  () => ({ what: 'a megabyte', headers: FORM_TYPE, body: long(1_000_000) }),
  () => ({ what: 'another host', headers: { host: 'evil.example' } }),
  () => ({ what: 'another origin', headers: { ...JSON_TYPE, origin: 'https://evil.example' }, body: GOOD }),
  () => ({ what: 'half a body', headers: JSON_TYPE, body: GOOD, sentBytes: 10 }),
  () => ({ what: 'half a form', headers: FORM_TYPE, body: long(200_000), sentBytes: 80_000 }),
];

/** The kinds in turn. */
export const strangeRequest = (n: number): Strange => (KINDS[n % KINDS.length] as () => Strange)();

/** One connection, kept from request to request as long as the server keeps it. */
export const keptConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

const HALF_MS = 60;

/** Sends a request over a kept connection and waits for its answer, `timeMs` at most. */
export function sendStrange(
  agent: Agent,
  to: { port: number; method: string; path: string; headers?: Record<string, string> },
  { headers, body = Buffer.alloc(0), sentBytes }: Strange,
  timeMs = 15_000,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const length = headers['transfer-encoding'] ? {} : { 'content-length': String(body.length) };
    const { port, method, path } = to;
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...to.headers, ...headers } });
    let outcome: Outcome = 'unanswered';
    const late = setTimeout(() => call.destroy(), timeMs);
    call.on('response', (reply: IncomingMessage) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('end', () => {
        outcome = { status: reply.statusCode ?? 0, body: Buffer.concat(pieces).toString('utf8') };
      });
    });
    // Whatever came before the end counts; without an answer it is none.
    call.on('error', () => undefined);
    call.on('close', () => {
      clearTimeout(late);
      setImmediate(() => resolve(outcome));
    });
    if (sentBytes === undefined) call.end(body);
    else {
      call.write(body.subarray(0, sentBytes));
      setTimeout(() => {
        if (outcome === 'unanswered') outcome = 'halfway';
        call.destroy();
      }, HALF_MS);
    }
  });
}
