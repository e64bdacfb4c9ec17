// A ZIP that is made while it is sent: one file after the other, a piece at a time, so that its size costs no memory.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchivedFile = {
  path: string;
  pieces: AsyncIterable<Uint8Array>;
  /** Packed already: stored as it is. */
  isPacked: boolean;
};

/** The bytes of a ZIP of these files. */
export async function* zipped(files: AsyncIterable<ArchivedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, bytes) => {
    failure ??= error;
    if (!error) ready.push(bytes);
  });
  const take = () => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, pieces, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = modifiedAt;
    archive.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
