// A file on disk is the content as it is, then a footer: JSON with its type, the length of the JSON (uint32), eight fixed bytes.
// One file, so content and type change in one rename; content first, so that people and backups can still open it.
import type { FileHandle } from 'node:fs/promises';

const MAGIC = Buffer.from('FWAYFIL1');
const TAIL_BYTES = 4 + MAGIC.length;
const MAX_JSON_BYTES = 1_024;

export interface DiskHead {
  sizeBytes: number;
  contentType: string;
  modifiedAt: Date;
}

/** The footer of a file with this type. @throws RangeError when the type is longer than any media type is */
export function diskFooter(contentType: string): Buffer {
  const json = Buffer.from(JSON.stringify({ contentType }));
  if (json.length > MAX_JSON_BYTES) throw new RangeError('The content type is too long');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, MAGIC]);
}

/** Reads what the footer says. A file without one (put there by hand) is all content, of unknown type. */
export async function readDiskHead(handle: FileHandle): Promise<DiskHead> {
  const { size, mtime } = await handle.stat();
  const want = Math.min(size, TAIL_BYTES + MAX_JSON_BYTES);
  const tail = Buffer.alloc(want);
  await handle.read(tail, 0, want, size - want);
  const unknown = { sizeBytes: size, contentType: 'application/octet-stream', modifiedAt: mtime };
  if (want < TAIL_BYTES || !tail.subarray(-MAGIC.length).equals(MAGIC)) return unknown;
  const jsonBytes = tail.readUInt32BE(want - TAIL_BYTES);
  if (jsonBytes > want - TAIL_BYTES) return unknown;
  try {
    const { contentType } = JSON.parse(tail.toString('utf8', want - TAIL_BYTES - jsonBytes, want - TAIL_BYTES)) as { contentType: unknown };
    if (typeof contentType !== 'string') return unknown;
    return { sizeBytes: size - TAIL_BYTES - jsonBytes, contentType, modifiedAt: mtime };
  } catch {
    return unknown;
  }
}
