// The logo of a tenant (kernel/files/logo-picture.ts says what may be one). The file is stored before its row is written, and guarded until then.
// Only files that were brought for a tenant are deleted: a tenant of a school shows the school's, and an address may name any picture.
// @rule tenants.9
import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import type { Database } from '../../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../../kernel/files/file-store.ts';
import { LOGO_FOLDER, readLogo } from '../../../kernel/files/logo-picture.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { lockTenants, tellOfTenant } from '../commands.ts';

const ROW_WITHIN_MS = 3_600_000;
const OWN = `${LOGO_FOLDER}tenant-`;

type Change = { actorId: string; now: Date };

/** Makes a file the tenant's logo; the one before goes. @throws Problem not_found, tenants.logo_*, storage_full */
export async function storeTenantLogo(database: Database, id: number, change: Change, file: UploadedFile, files: FileStore): Promise<void> {
  const verdict = await readLogo(file.path);
  if (!verdict.ok) throw new Problem(`tenants.logo_${verdict.reason}`, { cause: verdict.cause });
  const { logo } = verdict;
  const key = `${OWN}${randomUUID()}.${logo.ending}`;
  await removeUnlessKept(database, key, new Date(change.now.getTime() + ROW_WITHIN_MS));
  try {
    await files.put(logo.bytes, key, { contentType: logo.contentType });
    await database.transaction().execute(async (transaction) => {
      await keepFile(transaction, key);
      await setTenantLogo(transaction, id, `/${key}`, change);
    });
  } catch (error) {
    await removeFilesLater(database, [key], change.now);
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
}

/** Sets or removes the logo in this transaction. @throws Problem not_found */
export async function setTenantLogo(transaction: Database, id: number, logo: string | null, { actorId, now }: Change): Promise<void> {
  await lockTenants(transaction);
  const before = await transaction.selectFrom('tenant').select('logo').where('id', '=', id).executeTakeFirst();
  if (!before) throw new Problem('not_found');
  if (before.logo === logo) return;
  await transaction.updateTable('tenant').set({ logo, updated_at: now }).where('id', '=', id).execute();
  await removeUnshownLogo(transaction, before.logo, now);
  await tellOfTenant(transaction, { id, what: logo ? 'logo_changed' : 'logo_removed', actorId, now });
}

/** Takes the file of a logo away that was brought for a tenant, once no tenant shows it; tenants are locked. */
export async function removeUnshownLogo(transaction: Database, logo: string | null, now: Date): Promise<void> {
  if (!logo?.startsWith(`/${OWN}`)) return;
  const shown = await transaction.selectFrom('tenant').select('id').where('logo', '=', logo).limit(1).executeTakeFirst();
  if (!shown) await removeFilesLater(transaction, [logo.slice(1)], now);
}
