// Files in a folder of this machine. A file is written aside, flushed to the disk and then renamed, so a crash or a full disk
// leaves the old one or none, never half of one. No key reaches outside the folder.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type DiskHead, diskFooter, readDiskHead } from './disk-format.ts';
import { signFileLink } from './file-links.ts';
import {
  checkFileKey,
  FileNotFound,
  type FileStore,
  InvalidFileKey,
  isFileKey,
  resolveRange,
  StorageFull,
  type StoredFile,
} from './file-store.ts';

export interface DiskStoreOptions {
  /** Signs addresses; every node has the same. */
  signingSecret: string;
  /** Milliseconds; tests set it. */
  now?: () => number;
  /** Opens the file that is written aside; tests give one on a full device. */
  openPartial?: (file: string) => Promise<FileHandle>;
}

/** Keys do not begin with a dot, so none can name this folder. */
const PARTIAL = '.partial';
const STALE_PARTIAL_MS = 24 * 3_600_000;

/** Opens the folder, making it where there is none, and removes what crashes left half written. @throws when it cannot be made */
export async function openDiskStore(folder: string, options: DiskStoreOptions): Promise<FileStore> {
  const root = path.resolve(folder);
  const { signingSecret, now = Date.now, openPartial = (file) => open(file, 'wx', 0o640) } = options;
  await mkdir(path.join(root, PARTIAL), { recursive: true, mode: 0o750 });
  await removeStalePartials(path.join(root, PARTIAL), now());

  const placeOf = (key: string) => path.join(root, ...checkFileKey(key).split('/'));

  /** Makes the file aside with `write`, then puts it in its place. */
  async function publish(key: string, write: (partial: string) => Promise<void>): Promise<StoredFile> {
    const place = placeOf(key);
    const partial = path.join(root, PARTIAL, randomUUID());
    try {
      await write(partial);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o750 });
      await rename(partial, place);
      await flushFolder(path.dirname(place));
    } catch (error) {
      await rm(partial, { force: true });
      throw toFileError(error, key);
    }
    return asStored(key, await withFile(place, key, readDiskHead));
  }

  async function findHead(key: string): Promise<StoredFile | undefined> {
    try {
      return asStored(key, await withFile(placeOf(key), key, readDiskHead));
    } catch (error) {
      if (error instanceof FileNotFound) return undefined;
      throw error;
    }
  }

  return {
    async put(body, key, { contentType }) {
      const footer = diskFooter(contentType);
      try {
        return await publish(key, (partial) => writePartial(partial, openPartial, body, footer));
      } finally {
        if (body instanceof Readable) body.destroy();
      }
    },

    async get(key, range) {
      const handle = await openFile(placeOf(key), key);
      try {
        const head = await readDiskHead(handle);
        const { start, end } = resolveRange(range, head.sizeBytes);
        const file = asStored(key, head);
        if (end < start) {
          await handle.close();
          return { file, stream: Readable.from([]), range: { start, end } };
        }
        return { file, stream: handle.createReadStream({ start, end }), range: { start, end } };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    head: findHead,

    async *list() {
      for await (const key of keysBelow(root, '')) {
        const file = await findHead(key);
        if (file) yield file;
      }
    },

    async delete(key) {
      const place = placeOf(key);
      // A folder of that name holds other files; it is not this one.
      if (await isFile(place)) await rm(place, { force: true });
    },

    signedUrl: async (key, link) => signFileLink(signingSecret, key, link, now()),

    async copy(from, to) {
      const source = placeOf(from);
      if (!(await isFile(source))) throw new FileNotFound(from);
      return publish(to, async (partial) => {
        await copyFile(source, partial, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
        await withFile(partial, from, (handle) => handle.sync(), 'r+');
      });
    },

    close: async () => undefined,
  };
}

/** The keys of a folder and the folders in it; what no key can name (half-written files, a stray .DS_Store) is none of ours. */
async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const key = prefix + entry.name;
    if (!isFileKey(key)) continue;
    if (entry.isDirectory()) yield* keysBelow(path.join(folder, entry.name), `${key}/`);
    else if (entry.isFile()) yield key;
  }
}

async function writePartial(
  partial: string,
  openPartial: (file: string) => Promise<FileHandle>,
  body: Readable | Uint8Array,
  footer: Buffer,
): Promise<void> {
  const handle = await openPartial(partial);
  try {
    // Each call appends where the last one ended, and writes everything or throws.
    for await (const chunk of body instanceof Readable ? body : [body]) await handle.writeFile(chunk as Uint8Array);
    await handle.writeFile(footer);
    await handle.sync();
  } finally {
    await handle.close().catch(() => undefined);
  }
}

function asStored(key: string, head: DiskHead): StoredFile {
  return { key, sizeBytes: head.sizeBytes, contentType: head.contentType, modifiedAt: head.modifiedAt };
}

async function openFile(place: string, key: string, flags = 'r'): Promise<FileHandle> {
  try {
    const handle = await open(place, flags);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    throw toFileError(error, key);
  }
  throw new FileNotFound(key);
}

async function withFile<T>(place: string, key: string, work: (handle: FileHandle) => Promise<T>, flags = 'r'): Promise<T> {
  const handle = await openFile(place, key, flags);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

async function isFile(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isFile();
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

function toFileError(error: unknown, key: string): unknown {
  if (isCode(error, 'ENOSPC', 'EDQUOT')) return new StorageFull('The disk is full', { cause: error });
  if (isCode(error, 'ENOENT')) return new FileNotFound(key);
  // One key is the folder of another; an object store would not mind, a disk does.
  if (isCode(error, 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY')) return new InvalidFileKey(`${key} crosses another key's folder`);
  return error;
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as NodeJS.ErrnoException | undefined)?.code));
}

/** The rename survives a power cut only once the folder is flushed; Windows cannot do it and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeStalePartials(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > STALE_PARTIAL_MS) await rm(file, { force: true });
  }
}
