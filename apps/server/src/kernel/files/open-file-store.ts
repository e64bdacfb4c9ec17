// Chooses the store by its address.
import { fileURLToPath } from 'node:url';
import { type DiskStoreOptions, openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

/**
 * Opens the store of an address: a folder's path, `file:///folder`, or `s3://KEY:SECRET@host:port/bucket?region=...&tls=0|1&pathStyle=0|1`.
 * @throws Error on an address that cannot be read, or a folder that cannot be made
 */
export async function openFileStore(url: string, options: DiskStoreOptions): Promise<FileStore> {
  if (url.startsWith('s3:')) return openS3Store(url, options.now);
  if (url.startsWith('file:')) return openDiskStore(fileURLToPath(url), options);
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(url)?.[1];
  if (scheme) throw new Error(`Files cannot lie behind ${scheme}://; a folder or s3:// can be used`);
  return openDiskStore(url, options);
}
