// Rendered HTML, ready to be sent many times with a fresh nonce each time, plain or gzipped, for almost no work.
// Gzip: the text between nonces is deflated once, each piece closed with a full flush, which ends on a byte and forgets what came
// before. The nonce goes between the pieces as a stored block. What comes out is one ordinary gzip member (RFC 1951, 1952).
import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { NONCE_PLACEHOLDER } from './content-security.ts';

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final block with fixed codes. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const MIN_DEFLATED_BYTES = 160;
const NONCE_BYTES = Buffer.byteLength(NONCE_PLACEHOLDER);

export class PageBody {
  /** Weak entity tag of the text without its nonce. */
  readonly etag: string;
  /** Memory it takes, in bytes, about. */
  readonly sizeBytes: number;
  readonly #plain: readonly Buffer[];
  #deflated: readonly Buffer[] | undefined;
  readonly #textBytes: number;

  constructor(html: string) {
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    this.#plain = html.split(NONCE_PLACEHOLDER).map((piece) => Buffer.from(piece));
    this.#textBytes = sum(this.#plain) + NONCE_BYTES * (this.#plain.length - 1);
    // The deflated pieces are made when first asked for; a third of the text is what they take.
    this.sizeBytes = Math.ceil(this.#textBytes * 1.33);
  }

  /** The HTML with this nonce. The nonce has the placeholder's length. */
  plain(nonce: string): Buffer {
    return Buffer.concat(interleave(this.#plain, Buffer.from(nonce)), this.#textBytes);
  }

  /** The HTML with this nonce, gzipped. */
  gzip(nonce: string): Buffer {
    this.#deflated ??= this.#plain.map(deflated);
    const text = Buffer.from(nonce);
    let checksum = 0;
    for (const piece of interleave(this.#plain, text)) checksum = crc32(piece, checksum);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(checksum, 0);
    tail.writeUInt32LE(this.#textBytes % 2 ** 32, 4);
    return Buffer.concat([GZIP_HEAD, ...interleave(this.#deflated, storedBlock(text)), LAST_BLOCK, tail]);
  }
}

/** A piece as whole deflate blocks. Short ones (what stands between two nonces of the head) are not worth a compressor. */
function deflated(piece: Buffer): Buffer {
  if (piece.length < MIN_DEFLATED_BYTES) return piece.length === 0 ? piece : storedBlock(piece);
  return deflateRawSync(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH });
}

/** A deflate block that holds `text` as it is. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, text]);
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}

const sum = (pieces: readonly Buffer[]) => pieces.reduce((total, piece) => total + piece.length, 0);
