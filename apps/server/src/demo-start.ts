// Fills the demo world on the first start; its pictures go to the file store.
import { fillDemoWorld } from './demo.ts';
import { FEATURES } from './features.ts';
import type { Database } from './kernel/database/database.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import { sessionKeys } from './kernel/session/keys.ts';

export async function fillDemo(
  database: Database,
  files: FileStore,
  today: Date,
  progress: (text: string) => void,
  options: {
    withoutAccounts?: boolean;
    /** On a local address: sites of others are played there. */
    local?: { baseUrl: string; secret: string };
  } = {},
): Promise<void> {
  const { filled } = await fillDemoWorld(database, {
    ...(options.withoutAccounts !== undefined && { withoutAccounts: options.withoutAccounts }),
    today,
    progress,
    storeFile: async (key, bytes, contentType) => {
      await files.put(bytes, key, { contentType });
    },
    writeFile: async (path, content) => {
      await files.put(Buffer.from(content), path, { contentType: 'image/svg+xml' });
    },
  });
  if (!options.local) return;
  const { baseUrl, secret } = options.local;
  const played = { database, keys: sessionKeys(secret), today, baseUrl, isNew: filled };
  for (const { seed } of FEATURES) await seed?.play?.(played);
}

/** What a start on a local address tells of the demo world. */
export async function demoLines(): Promise<string[]> {
  return (await Promise.all(FEATURES.map(({ seed }) => seed?.lines?.() ?? []))).flat();
}

/** Takes away what everybody knows; gives what to tell of it. */
export async function closeDemo(database: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const { seed } of FEATURES) lines.push((await seed?.close?.(database)) ?? '');
  return lines.filter(Boolean);
}
