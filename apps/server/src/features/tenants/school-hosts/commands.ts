// The host name that a school gives its own pages: its sub-domain before the deployment's host (nordic.fairway.example; nordic.localhost where
// that is this machine). It is a host like any other: the school's tenant answers there, and a school without one gets one, in its colours.
// The school says the name (school.sub_domain), the platform may take the host away; then the school's name is empty again.
import { isLocale } from '@fairway/rules/locales';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { insertTenant, lockTenants, TenantRefused, tellOfTenant } from '../commands.ts';

type Change = { baseUrl: string; actorId: string | null; now: Date };

/** The public address below which schools have their names; its host name is what follows the name and a dot. */
function baseOf(baseUrl: string): URL {
  const base = new URL(baseUrl);
  // A network address has no names below it: that is a developer's machine.
  base.hostname = /^[\d.]+$|^\[/.test(base.hostname) ? 'localhost' : base.hostname.replace(/^www\./, '');
  return base;
}

/** What follows a school's name in the address of its pages: `.fairway.example`, with the port where there is one. */
export const schoolHostEnding = (baseUrl: string): string => `.${baseOf(baseUrl).host}`;

/** The address of a school's own pages, without a slash at the end. */
export function schoolOrigin(baseUrl: string, subDomain: string): string {
  const base = baseOf(baseUrl);
  return `${base.protocol}//${subDomain}.${base.host}`;
}

const hostOf = (baseUrl: string, subDomain: string) => `${subDomain}.${baseOf(baseUrl).hostname}`;

/**
 * Makes the school's tenant answer at its sub-domain, as it stands in the school's row, and no longer at the one before.
 * @throws {TenantRefused} where another tenant has the name
 */
export async function moveSchoolHost(
  transaction: Database,
  { schoolId, before }: { schoolId: number; before: string | null },
  { baseUrl, actorId, now }: Change,
): Promise<void> {
  await lockTenants(transaction);
  const school = await transaction
    .selectFrom('school')
    .select(['name', 'sub_domain', 'logo', 'locale', 'country_code', 'primary_color', 'secondary_color', 'social_auths', 'contact_email'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow();
  const tenant = await transaction
    .selectFrom('tenant')
    .select('id')
    .where('school_id', '=', schoolId)
    .orderBy('is_default')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (before !== null && tenant)
    await transaction
      .deleteFrom('tenant_host')
      .where('host', '=', hostOf(baseUrl, before))
      .where('tenant_id', 'in', (query) => query.selectFrom('tenant').select('id').where('school_id', '=', schoolId))
      .execute();
  // An administrator of the platform who edits the tenant meanwhile is told.
  const tell = async (id: number) => {
    await transaction.updateTable('tenant').set({ updated_at: now }).where('id', '=', id).execute();
    await tellOfTenant(transaction, { id, what: 'edited', actorId, now, detail: { changed: 'hosts' } });
  };
  const { sub_domain: name } = school;
  if (name === null) {
    if (tenant) await tell(tenant.id);
    return;
  }
  const host = hostOf(baseUrl, name);
  await refuseForeign(transaction, schoolId, name, host);
  if (!tenant) {
    const colours = { primaryColor: school.primary_color ?? undefined, secondaryColor: school.secondary_color ?? undefined };
    const words = { slug: name.slice(0, 40), name: [...school.name].slice(0, 120).join(''), hosts: [host], ...colours };
    const locale = isLocale(school.locale) ? school.locale : 'en';
    // Without a logo or a domain the pages are the platform's, in the school's colours; none of them is an error.
    const whole = { ...words, locale, school: String(schoolId), needsSchool: false, isDefault: false };
    const id = await insertTenant(transaction, whole, actorId, now);
    const { logo, country_code, social_auths, contact_email: support_email } = school;
    await transaction.updateTable('tenant').set({ logo, country_code, social_auths, support_email }).where('id', '=', id).execute();
    return;
  }
  await transaction
    .insertInto('tenant_host')
    .values({ host, tenant_id: tenant.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tell(tenant.id);
}

async function refuseForeign(transaction: Database, schoolId: number, name: string, host: string): Promise<void> {
  const taken = await transaction
    .selectFrom('tenant as t')
    .leftJoin('tenant_host as h', 'h.tenant_id', 't.id')
    .select('t.slug')
    .where((where) => where.or([where('t.slug', '=', name), where('h.host', '=', host)]))
    .where((where) => where.or([where('t.school_id', 'is', null), where('t.school_id', '<>', schoolId)]))
    .executeTakeFirst();
  if (taken) throw new TenantRefused('host_taken', `${host} belongs to the tenant ${taken.slug}.`);
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
  const ending = `.${baseOf(baseUrl).hostname}`;
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
        .execute((transaction) => moveSchoolHost(transaction, { schoolId: id, before: null }, { baseUrl, actorId: null, now }));
      made += 1;
    } catch (error) {
      // Another tenant has the name here: the school chooses another one.
      if (!(error instanceof TenantRefused)) throw error;
    }
  return made;
}
