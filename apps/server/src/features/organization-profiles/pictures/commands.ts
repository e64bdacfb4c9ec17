// Pictures of profiles: their files are stored before their row is written and guarded until then; the row stays as long as a draft or a version shows
// them. Nobody shows what is not theirs. @rule organizations.27
import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import { type ProfilePictureKind, pictureAddress, pictureFiles, pictureOf } from '@fairway/rules/profile-pictures';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../../kernel/files/file-store.ts';
import { LOGO_FOLDER } from '../../../kernel/files/logo-picture.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { OwnedOrganizationId } from '../../teams/access.ts';
import { type Cut, cutPicture } from './cutting.ts';

const HOUR_MS = 3_600_000;
/** How long one may be shown by nobody: whoever writes may take back what they did. */
const UNSHOWN_HOURS = 24;
const PICTURES = 1000;
const BATCH = 200;

type Pictured = { organizationId: OwnedOrganizationId; now: Date };

/** Gives its address. @throws Problem organization_profiles.picture_*, pictures_many, storage_full, validation */
export async function storePicture(
  database: Database,
  { organizationId, now }: Pictured,
  { kind, ...cut }: Cut & { kind: ProfilePictureKind },
  file: UploadedFile,
  files: FileStore,
): Promise<string> {
  const { count } = await database
    .selectFrom('organization_profile_picture')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count >= PICTURES) throw new Problem('organization_profiles.pictures_many');
  const id = randomUUID();
  const made = await cutPicture(file, id, kind, cut);
  const keys = made.map((one) => one.file.key);
  for (const key of keys) await removeUnlessKept(database, key, new Date(now.getTime() + HOUR_MS));
  try {
    for (const { file: one, bytes } of made) await files.put(bytes, one.key, { contentType: `image/${one.format}` });
    await database.transaction().execute(async (transaction) => {
      for (const key of keys) await keepFile(transaction, key);
      const row = { id, organization_id: organizationId, kind, made_at: now };
      await transaction.insertInto('organization_profile_picture').values(row).execute();
    });
  } catch (error) {
    await removeFilesLater(database, keys, now);
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
  return pictureAddress(id, kind);
}

/**
 * Holds the pictures that a draft shows until it is kept: its own, or `known` (what it showed before, and what readers see), or of its versions.
 * @throws Problem organization_profiles.picture_unknown for any other
 */
export async function keepPictures(
  transaction: Database,
  organizationId: number,
  addresses: readonly string[],
  known: ReadonlySet<string>,
): Promise<void> {
  const others = addresses.filter((address) => !known.has(address));
  if (others.length === 0) return;
  const ids = others.flatMap((address) => pictureOf(address)?.id ?? []);
  const rows = await transaction
    .selectFrom('organization_profile_picture')
    .select(['id', 'kind'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .forKeyShare()
    .execute();
  const own = new Set(rows.map(({ id, kind }) => pictureAddress(id, kind as ProfilePictureKind)));
  for (const address of others)
    if (!own.has(address) && !(await isOfVersion(transaction, organizationId, address)))
      throw new Problem('organization_profiles.picture_unknown', {
        errors: [{ pointer: '/body/content', code: 'organization_profiles.picture_unknown' }],
      });
}

async function isOfVersion(transaction: Database, organizationId: number, address: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from organization_profile_version
    where organization_id = ${organizationId} and strpos(content::text, ${JSON.stringify(address)}) > 0) as is`.execute(transaction);
  return rows[0]?.is ?? false;
}

const isShown = (text: ReturnType<typeof sql>, organization: ReturnType<typeof sql>) => sql<boolean>`(
  exists (select from organization_profile_draft d where d.organization_id = ${organization}
    and (strpos(d.content::text, ${text}) > 0 or strpos(d.base::text, ${text}) > 0))
  or exists (select from organization_profile_version v where v.organization_id = ${organization} and strpos(v.content::text, ${text}) > 0))`;

/** Takes away those that no draft and no version shows; gives how many. */
export async function removeUnshownPictures(database: Database, now: Date): Promise<number> {
  const until = new Date(now.getTime() - UNSHOWN_HOURS * HOUR_MS);
  const unshown = sql`not ${isShown(sql`p.id::text`, sql`p.organization_id`)}`;
  let removed = 0;
  for (;;) {
    const gone = await database.transaction().execute(async (transaction) => {
      const { rows: found } = await sql<{ id: string }>`select p.id from organization_profile_picture p
        where p.made_at < ${until} and ${unshown} order by p.made_at limit ${BATCH} for update skip locked`.execute(transaction);
      // Looked at once more now that nobody can begin to show them: whoever did a moment ago is seen by this statement.
      const { rows } = await sql<{ id: string; kind: ProfilePictureKind }>`delete from organization_profile_picture p
        where p.id = any(${found.map(({ id }) => id)}::uuid[]) and ${unshown} returning p.id, p.kind`.execute(transaction);
      await removeFilesLater(
        transaction,
        rows.flatMap(({ id, kind }) => pictureFiles(id, kind).map(({ key }) => key)),
        now,
      );
      return rows.length;
    });
    removed += gone;
    if (gone < BATCH) return removed;
  }
}

/** Files of logos that feeds brought, and that nothing of the organization shows any more. */
export async function removeLogosOf(transaction: Database, organizationId: number, logos: readonly string[], now: Date): Promise<void> {
  for (const logo of new Set(logos.filter((one) => one.startsWith(`/${LOGO_FOLDER}`)))) {
    const { rows } = await sql<{ is: boolean }>`select ${isShown(sql`${logo}`, sql`${organizationId}::int`)} as is`.execute(transaction);
    if (!rows[0]?.is) await removeFilesLater(transaction, [logo.slice(1)], now);
  }
}
