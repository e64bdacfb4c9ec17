// The index as a file. Layout: 16 bytes (magic, header length, checksum of the header), header (JSON: versions, timeline, position, the state with
// its arrays replaced by type and length), then the arrays one after another, each from a multiple of 8, and 4 bytes checksum of all of them.
// Written beside and renamed, so a file is whole or not there. Reading and writing pause between blocks: a thread goes on answering.
// What a word is depends on the Unicode tables of the runtime, so their version is part of the format.

import type { FileHandle } from 'node:fs/promises';
import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { State, TypedArray } from './columns.ts';
import { SearchFailure } from './failures.ts';

/** Goes up whenever words, ranking constants or the layout of the index change. */
const SNAPSHOT_FORMAT = 4;

const MAGIC = 0x46574a53;
const PREAMBLE_BYTES = 16;
const HEADER_BYTES_MAX = 256 * 1024 * 1024;
const BLOCK_BYTES = 8 * 1024 * 1024;
const ARRAYS = { Int32Array, Uint8Array, Uint16Array, Uint32Array, Float64Array };
const VERSION = `${SNAPSHOT_FORMAT} unicode ${process.versions.unicode ?? 'unknown'}`;

/** Whose state a snapshot is: the database's timeline (a new one after a restore), and how far its changes are in. */
export type SnapshotOrigin = { timeline: string; position: string };

type Shape = number | string | null | Shape[] | { array: keyof typeof ARRAYS; length: number } | { fields: { [name: string]: Shape } };

/** Writes a state. It must not change meanwhile. */
export async function writeSnapshot(file: string, state: State, origin: SnapshotOrigin): Promise<void> {
  const arrays: TypedArray[] = [];
  const header = Buffer.from(JSON.stringify({ version: VERSION, ...origin, state: shapeOf(state, arrays) }));
  const preamble = Buffer.alloc(PREAMBLE_BYTES);
  preamble.writeUInt32LE(MAGIC, 0);
  preamble.writeUInt32LE(header.length, 4);
  preamble.writeUInt32LE(crc32(header), 8);
  const unfinished = `${file}.${process.pid}.unfinished`;
  const handle = await open(unfinished, 'w');
  try {
    await writeAll(handle, preamble);
    await writeAll(handle, header);
    await writeAll(handle, Buffer.alloc(padding(PREAMBLE_BYTES + header.length)));
    let checksum = 0;
    for (const array of arrays) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
        const block = bytes.subarray(at, at + BLOCK_BYTES);
        checksum = crc32(block, checksum);
        await writeAll(handle, block);
      }
      if (padding(bytes.length) > 0) await writeAll(handle, Buffer.alloc(padding(bytes.length)));
    }
    const trailer = Buffer.alloc(4);
    trailer.writeUInt32LE(checksum);
    await writeAll(handle, trailer);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads a state and its position.
 * @throws SearchFailure search.snapshot_missing, search.snapshot_damaged, search.snapshot_version, search.snapshot_timeline
 */
export async function readSnapshot(file: string, timeline: string): Promise<{ state: State; position: string }> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new SearchFailure('search.snapshot_missing', file) : error;
  });
  try {
    const preamble = Buffer.from(await readBytes(handle, PREAMBLE_BYTES));
    const headerBytes = preamble.readUInt32LE(4);
    if (preamble.readUInt32LE(0) !== MAGIC || headerBytes > HEADER_BYTES_MAX)
      throw new SearchFailure('search.snapshot_damaged', 'It does not begin as one.');
    const header = await readBytes(handle, headerBytes);
    if (crc32(header) !== preamble.readUInt32LE(8)) throw new SearchFailure('search.snapshot_damaged', 'Its header is changed.');
    const { version, state, ...origin } = JSON.parse(Buffer.from(header).toString('utf8')) as SnapshotOrigin & {
      version: string;
      state: Shape;
    };
    if (version !== VERSION) throw new SearchFailure('search.snapshot_version', `${version}, not ${VERSION}`);
    if (origin.timeline !== timeline) throw new SearchFailure('search.snapshot_timeline');
    await readPadding(handle, PREAMBLE_BYTES + headerBytes);
    const reading = { checksum: 0 };
    const restored = await stateOf(state, handle, reading);
    const trailer = Buffer.from(await readBytes(handle, 4));
    if (trailer.readUInt32LE() !== reading.checksum) throw new SearchFailure('search.snapshot_damaged', 'Its checksum differs.');
    return { state: restored, position: origin.position };
  } finally {
    await handle.close();
  }
}

function shapeOf(state: State, arrays: TypedArray[]): Shape {
  if (state === null || typeof state === 'number' || typeof state === 'string') return state;
  if (Array.isArray(state)) return state.map((part) => shapeOf(part, arrays));
  if (ArrayBuffer.isView(state)) {
    arrays.push(state as TypedArray);
    return { array: state.constructor.name as keyof typeof ARRAYS, length: (state as TypedArray).length };
  }
  return { fields: Object.fromEntries(Object.entries(state).map(([name, part]) => [name, shapeOf(part, arrays)])) };
}

async function stateOf(shape: Shape, handle: FileHandle, reading: { checksum: number }): Promise<State> {
  if (shape === null || typeof shape === 'number' || typeof shape === 'string') return shape;
  if (Array.isArray(shape)) {
    const parts: State[] = [];
    for (const part of shape) parts.push(needsFile(part) ? await stateOf(part, handle, reading) : (part as State));
    return parts;
  }
  if ('fields' in shape) {
    const fields: { [name: string]: State } = {};
    for (const [name, part] of Object.entries(shape.fields)) fields[name] = await stateOf(part, handle, reading);
    return fields;
  }
  const array = new ARRAYS[shape.array](shape.length);
  const bytes = new Uint8Array(array.buffer);
  await fill(handle, bytes);
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) reading.checksum = crc32(bytes.subarray(at, at + BLOCK_BYTES), reading.checksum);
  await readPadding(handle, bytes.length);
  return array;
}

function needsFile(shape: Shape): boolean {
  return typeof shape === 'object' && shape !== null;
}

/** Nothing stands between the arrays: no byte of the file may change unseen. */
async function readPadding(handle: FileHandle, behind: number): Promise<void> {
  const bytes = await readBytes(handle, padding(behind));
  if (bytes.some((byte) => byte !== 0)) throw new SearchFailure('search.snapshot_damaged', 'Its padding is changed.');
}

async function readBytes(handle: FileHandle, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  await fill(handle, bytes);
  return bytes;
}

async function fill(handle: FileHandle, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(BLOCK_BYTES, bytes.length - at));
    if (bytesRead === 0) throw new SearchFailure('search.snapshot_damaged', 'It ends too soon.');
    at += bytesRead;
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at);
    at += bytesWritten;
  }
}

/** Bytes up to the next multiple of 8. */
function padding(length: number): number {
  return (8 - (length % 8)) % 8;
}
