// Entries of a ZIP by name, within bounds that no CV reaches. Sizes are never believed: unpacking stops where the allowance ends.
import { inflateRawSync } from 'node:zlib';
import { Locked, TooMuch } from '../failure.ts';

const ENTRIES_MAX = 500;
const RATIO_MAX = 100;
const UNPACKED_MAX = 64 * 1024 * 1024;
/** Small parts may be packed as tightly as they like: a page of spaces. */
const RATIO_FREE = 1024 * 1024;

type Entry = { offset: number; packed: number; method: number; isLocked: boolean };

export class Zip {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();
  #left = UNPACKED_MAX;

  /** Throws TooMuch, or RangeError where it is damaged. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const end = this.#bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    if (end < 0) throw new RangeError('no directory');
    const count = this.#bytes.readUInt16LE(end + 10);
    if (count > ENTRIES_MAX) throw new TooMuch();
    let at = this.#bytes.readUInt32LE(end + 16);
    for (let index = 0; index < count; index++) at = this.#readEntry(at);
  }

  #readEntry(at: number): number {
    const bytes = this.#bytes;
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new RangeError('damaged directory');
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [number, number, number];
    const flags = bytes.readUInt16LE(at + 8);
    const name = bytes.toString(flags & 0x800 ? 'utf8' : 'latin1', at + 46, at + 46 + lengths[0]);
    this.#entries.set(name, {
      offset: bytes.readUInt32LE(at + 42),
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      isLocked: (flags & 1) !== 0,
    });
    return at + 46 + lengths[0] + lengths[1] + lengths[2];
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of an entry; throws TooMuch beyond the bounds, Locked where a password is asked for, and RangeError or zlib's error where it is damaged. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    if (entry.isLocked) throw new Locked();
    const bytes = this.#bytes;
    if (bytes.readUInt32LE(entry.offset) !== 0x04034b50) throw new RangeError('damaged entry');
    const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
    const data = bytes.subarray(start, start + entry.packed);
    const unpacked = entry.method === 0 ? data : inflateWithin(data, Math.min(this.#left, Math.max(RATIO_FREE, data.length * RATIO_MAX)));
    this.#left -= unpacked.length;
    if (this.#left < 0) throw new TooMuch();
    return unpacked;
  }

  /** The entry as text: UTF-8, or UTF-16 by its mark. */
  text(name: string): string | undefined {
    const bytes = this.read(name);
    if (!bytes) return undefined;
    const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
    return new TextDecoder(wide).decode(bytes);
  }
}

function inflateWithin(data: Uint8Array, limit: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new TooMuch() : error;
  }
}

export function looksLikeZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}
