// Host names that schools give their own pages, from the school's side: its row says the name, the tenants hold the host
// (features/tenants/school-hosts).
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { TenantRefused } from '../../tenants/commands.ts';
import { hostEnding, moveSchoolHost } from '../../tenants/school-hosts/commands.ts';

/** Makes the school's tenant answer at its sub-domain, and no longer at the one before. @throws {TenantRefused} where another tenant has the name */
export async function moveHost(
  transaction: Database,
  { schoolId, before }: { schoolId: number; before: string | null },
  change: { baseUrl: string; actorId: string | null; now: Date },
): Promise<void> {
  const readSchool = () =>
    transaction
      .selectFrom('school')
      .select([
        'id',
        'name',
        'sub_domain',
        'logo',
        'locale',
        'country_code',
        'primary_color',
        'secondary_color',
        'social_auths',
        'contact_email',
      ])
      .where('id', '=', schoolId)
      .executeTakeFirstOrThrow();
  await moveSchoolHost(transaction, { before, readSchool }, change);
}

/** Empties the sub-domain of schools none of whose tenants answers under it any more: the platform took the host away. */
export async function forgetLostNames(transaction: Database, schoolIds: readonly (number | null)[], now: Date): Promise<void> {
  const ids = schoolIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await transaction
    .updateTable('school as s')
    .set({ sub_domain: null, settings_at: now })
    .where('s.id', 'in', ids)
    .where('s.sub_domain', 'is not', null)
    .where(
      sql<boolean>`not exists (select from tenant t join tenant_host h on h.tenant_id = t.id
        where t.school_id = s.id and starts_with(h.host, s.sub_domain || '.'))`,
    )
    .execute();
}

/** Makes hosts of the sub-domains that have none at this deployment's address: after a restore, or when the address is another one. Gives how many. */
export async function keepSchoolHosts(database: Database, { baseUrl, now }: { baseUrl: string; now: Date }): Promise<number> {
  const ending = hostEnding(baseUrl);
  const schools = await database
    .selectFrom('school as s')
    .select('s.id')
    .where('s.sub_domain', 'is not', null)
    .where(sql<boolean>`not exists (select from tenant_host h where h.host = s.sub_domain || ${ending})`)
    .execute();
  let made = 0;
  for (const { id } of schools)
    try {
      await database
        .transaction()
        .execute((transaction) => moveHost(transaction, { schoolId: id, before: null }, { baseUrl, actorId: null, now }));
      made += 1;
    } catch (error) {
      // Another tenant has the name here: the school chooses another one.
      if (!(error instanceof TenantRefused)) throw error;
    }
  return made;
}
