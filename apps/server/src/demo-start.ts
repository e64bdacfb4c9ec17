// Fills the demo world on the first start; its pictures go to the file store.
import { fillDemoWorld } from './demo.ts';
import { demoSchoolIssuer } from './features/identity/social/demo-provider/routes.ts';
import { pointDemoSignIn, seedMethods } from './features/verification/proofs/seed.ts';
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
    /** On a local address: the school's sign-in is played there. */
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
  const issuer = demoSchoolIssuer(options.local.baseUrl);
  if (filled) await seedMethods(database, sessionKeys(options.local.secret), { today, issuer });
  else await pointDemoSignIn(database, issuer);
}
