// Fills the demo world on the first start; its pictures go to the file store.
import { fillDemoWorld } from './demo.ts';
import type { Database } from './kernel/database/database.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import { MEDIA_PREFIX } from './kernel/files/media-routes.ts';

export async function fillDemo(database: Database, files: FileStore, today: Date, progress: (text: string) => void): Promise<void> {
  await fillDemoWorld(database, {
    today,
    progress,
    writeFile: async (name, content) => {
      await files.put(Buffer.from(content), MEDIA_PREFIX + name, { contentType: 'image/svg+xml' });
    },
  });
}
