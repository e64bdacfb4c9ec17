import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A new folder for the data of a node or a database, whose name begins like this. Others may pass through it: where root starts PostgreSQL, it runs as a
 * user of its own, and a folder that this one cannot reach gets its database elsewhere (kernel/database/embedded.ts), where nobody deletes it.
 */
export function dataFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  chmodSync(folder, 0o711);
  return folder;
}
