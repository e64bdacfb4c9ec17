// Bytes of a feed as text: unpacks gzip (told by its first bytes), tells the encoding by byte order mark, by what the document or the server
// declares, else by trying UTF-8 and falling back to windows-1252. Memory: one chunk.
import { isUtf8 } from 'node:buffer';
import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FEED_BYTES, FeedFault } from '../posting.ts';

/** An XML declaration stands within so many bytes. */
const DECLARATION_BYTES = 400;

export type DecodedFeed = { text: AsyncIterable<string>; encoding: () => string };

/** Decodes a byte stream. `declared` is the server's charset. @throws {FeedFault} while iterating: cut_off, too_large, bad_encoding */
export function decodeFeed(bytes: AsyncIterable<Uint8Array>, declared?: string, maxBytes = FEED_BYTES): DecodedFeed {
  let encoding = 'utf-8';
  const text = async function* (): AsyncGenerator<string> {
    let decoder: TextDecoder | undefined;
    let pending: Buffer<ArrayBufferLike> = Buffer.alloc(0);
    let sawMultibyte = false;
    let first = true;
    for await (const chunk of headed(limited(unpacked(bytes), maxBytes), DECLARATION_BYTES)) {
      let block = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      pending = Buffer.alloc(0);
      if (first) {
        first = false;
        encoding = encodingOf(block, declared);
        if (encoding !== 'utf-8') decoder = decoderOf(encoding);
        else if (block[0] === 0xef && block[1] === 0xbb && block[2] === 0xbf) {
          block = block.subarray(3);
          sawMultibyte = true;
        }
      }
      if (decoder) {
        yield decoder.decode(block, { stream: true });
        continue;
      }
      const cut = completeLength(block);
      pending = Buffer.from(block.subarray(cut));
      const whole = block.subarray(0, cut);
      if (isUtf8(whole)) {
        const decoded = whole.toString('utf8');
        sawMultibyte ||= decoded.length < whole.length;
        yield decoded;
      } else if (sawMultibyte || mostlyUtf8(whole)) {
        sawMultibyte = true;
        yield whole.toString('utf8');
      } else {
        encoding = 'windows-1252';
        decoder = decoderOf(encoding);
        yield decoder.decode(Buffer.concat([whole, pending]), { stream: true });
        pending = Buffer.alloc(0);
      }
    }
    if (pending.length > 0) yield isUtf8(pending) || sawMultibyte ? pending.toString('utf8') : decoderOf('windows-1252').decode(pending);
    if (decoder) yield decoder.decode();
  };
  return { text: text(), encoding: () => encoding };
}

function encodingOf(head: Buffer, declared: string | undefined): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  const inside = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head.subarray(0, 400).toString('latin1'))?.[1];
  const named = (inside ?? declared ?? 'utf-8').toLowerCase();
  if (named === 'utf-8' || named === 'utf8' || named === 'us-ascii' || named === 'ascii') return 'utf-8';
  return /^iso-?8859-?1$|^latin-?1$/.test(named) ? 'windows-1252' : named;
}

/** True for damaged UTF-8: more whole characters of several bytes than broken ones. */
function mostlyUtf8(block: Buffer): boolean {
  const decoded = block.toString('utf8');
  const broken = decoded.match(/\ufffd/g)?.length ?? 0;
  const several = decoded.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return several > broken;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new FeedFault('bad_encoding', 1, `The encoding ${JSON.stringify(encoding)} is not known.`);
  }
}

/** Bytes up to the last whole UTF-8 character. */
function completeLength(block: Buffer): number {
  for (let back = 1; back <= Math.min(3, block.length); back++) {
    const byte = block[block.length - back] as number;
    if (byte < 0x80) return block.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? block.length - back : block.length;
    }
  }
  return block.length;
}

async function* limited(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxBytes) throw new FeedFault('too_large', 0, `The feed is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}

/** The same bytes; the first chunk holds at least `headBytes`, or all there is. */
async function* headed(bytes: AsyncIterable<Uint8Array>, headBytes: number): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!head) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      yield head;
      head = undefined;
    }
  }
  if (head && head.length > 0) yield head;
}

/** The bytes, unpacked where they begin as gzip does. */
async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const iterator = headed(bytes, 2)[Symbol.asyncIterator]();
  const head = await iterator.next();
  if (head.done) return;
  const rest = async function* () {
    yield head.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  if (head.value[0] !== 0x1f || head.value[1] !== 0x8b) {
    yield* rest();
    return;
  }
  const source = Readable.from(rest());
  const gunzip = createGunzip();
  const out = new PassThrough();
  // Errors of both ends reach the reader of `out`.
  source.on('error', (error) => out.destroy(error));
  gunzip.on('error', (error) => out.destroy(error));
  source.pipe(gunzip).pipe(out);
  try {
    for await (const chunk of out) yield chunk as Buffer;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!code.startsWith('Z_')) throw error;
    throw new FeedFault('cut_off', 0, `The packed feed is cut off or damaged (${(error as Error).message}).`);
  } finally {
    source.destroy();
  }
}
