// Fills the demo world on the first start; its pictures go to the file store.
import { fillDemoWorld } from './demo.ts';
import type { Database } from './kernel/database/database.ts';
import type { FileStore } from './kernel/files/file-store.ts';

export async function fillDemo(
  database: Database,
  files: FileStore,
  today: Date,
  progress: (text: string) => void,
  options: { withoutAccounts?: boolean } = {},
): Promise<void> {
  await fillDemoWorld(database, {
    ...options,
    today,
    progress,
    storeFile: async (key, bytes, contentType) => {
      await files.put(bytes, key, { contentType });
    },
    writeFile: async (path, content) => {
      await files.put(Buffer.from(content), path, { contentType: 'image/svg+xml' });
    },
  });
}
