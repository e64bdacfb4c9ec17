// Logos of organizations that feeds bring. A feed names an address, often on a host of somebody else; pages show pictures of ours alone. So the
// address is kept, fetched once in the background, checked and drawn anew like a logo that is uploaded, and shown from our own store. Until
// then, and where it cannot be had, the first letter of the name stands there.
import { randomUUID } from 'node:crypto';
import type { LogoFault } from '@fairway/rules/feeds';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../../kernel/files/file-removal.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { LOGO_FOLDER, type LogoPicture, readLogo } from '../../../kernel/files/logo-picture.ts';
import { changeLogo } from '../../organizations/commands.ts';
import { FetchFault, fetchFeed } from '../gateway.ts';

export const FETCH_LOGOS = 'imports.fetchLogos';

export type NamedLogo = { organizationId: number; address: string };
export type DueLogo = NamedLogo & { tries: number; failingSince: Date | null; allowHosts: string[] };
type Services = { database: Database; files: FileStore; now: Date };

const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 20_000;
const ROW_WITHIN_MS = 3_600_000;
/** Longer than a try takes: who claims one and dies loses it to the next. */
const CLAIM_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
/** After the first failure, the second, ...; the last for all that follow. */
const AGAIN_MINUTES = [10, 60, 360, 1440, 7 * 1440] as const;

/** Keeps what a feed says, in the transaction of its batch; another address than before is fetched soon. */
export async function noteLogos(client: pg.PoolClient, logos: readonly NamedLogo[], now: Date): Promise<void> {
  if (logos.length === 0) return;
  const { rowCount } = await client.query(
    `insert into feed_logo (organization_id, address, due_at) select id, address, $3 from unnest($1::int[], $2::text[]) as given(id, address)
     on conflict (organization_id) do update set address = excluded.address, due_at = excluded.due_at, tries = 0, failure = null, failing_since = null
     where feed_logo.address <> excluded.address`,
    [logos.map(({ organizationId }) => organizationId), logos.map(({ address }) => address), now],
  );
  if (rowCount) await client.query('select graphile_worker.add_job($1, job_key => $1)', [FETCH_LOGOS]);
}

/** Takes up to `limit` that are due; nobody else gets them for a while. */
export async function claimLogos(database: Database, limit: number, now: Date): Promise<DueLogo[]> {
  const { rows } = await sql<DueLogo>`update feed_logo l set due_at = ${new Date(now.getTime() + CLAIM_MS)}
    from (select i.organization_id, f.options from feed_logo i join organization c on c.id = i.organization_id and c.status <> 'merged'
        left join feed f on f.source = c.source
      where i.due_at <= ${now} order by i.due_at limit ${limit} for update of i skip locked) due
    where l.organization_id = due.organization_id
    returning l.organization_id as "organizationId", l.address, l.tries, l.failing_since as "failingSince",
      coalesce(due.options -> 'allowHosts', '[]') as "allowHosts"`.execute(database);
  return rows;
}

/** Fetches one and shows it; gives what was wrong with it. */
export async function fetchLogo(services: Services, due: DueLogo): Promise<LogoFault | undefined> {
  const found = await pictureAt(due);
  if (typeof found === 'string') await noteFault(services, due, found);
  else await showLogo(services, due, found);
  return typeof found === 'string' ? found : undefined;
}

async function pictureAt({ address, allowHosts }: DueLogo): Promise<LogoPicture | LogoFault> {
  try {
    const fetched = await fetchFeed(address, { allowHosts, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
    try {
      const verdict = await readLogo(fetched.file);
      if (verdict.ok) return verdict.logo;
      return verdict.reason === 'active' ? 'active' : 'no_picture';
    } finally {
      await fetched.remove();
    }
  } catch (error) {
    // A full disk is ours, and no fault of the address.
    if (!(error instanceof FetchFault) || error.code === 'disk_full') throw error;
    if (error.code === 'too_large') return 'too_large';
    return error.code === 'internal_address' || error.code === 'bad_address' ? 'refused' : 'unreachable';
  }
}

async function noteFault({ database, now }: Services, due: DueLogo, failure: LogoFault): Promise<void> {
  const minutes = AGAIN_MINUTES[Math.min(due.tries, AGAIN_MINUTES.length - 1)] ?? 0;
  await database
    .updateTable('feed_logo')
    .set({ failure, failing_since: due.failingSince ?? now, tries: due.tries + 1, due_at: new Date(now.getTime() + minutes * MINUTE_MS) })
    .where('organization_id', '=', due.organizationId)
    .where('address', '=', due.address)
    .execute();
}

async function showLogo({ database, files, now }: Services, { organizationId, address }: DueLogo, logo: LogoPicture): Promise<void> {
  const key = `${LOGO_FOLDER}${randomUUID()}.${logo.ending}`;
  await removeUnlessKept(database, key, new Date(now.getTime() + ROW_WITHIN_MS));
  await files.put(logo.bytes, key, { contentType: logo.contentType });
  await database.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable('feed_logo')
      .set({ due_at: null, tries: 0, failure: null, failing_since: null })
      .where('organization_id', '=', organizationId)
      // The feed named another meanwhile: this one is nobody's.
      .where('address', '=', address)
      .returning('organization_id')
      .executeTakeFirst();
    if (!done) return removeFilesLater(transaction, [key], now);
    await keepFile(transaction, key);
    await changeLogo(transaction, organizationId, `/${key}`, now);
  });
}
