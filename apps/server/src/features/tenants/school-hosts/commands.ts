// The host name that a school gives its own pages: its sub-domain before the deployment's host (nordic.fairway.example; nordic.localhost where
// that is this machine). It is a host like any other: the school's tenant answers there, and a school without one gets one, in its colours.
// The school says the name (school.sub_domain), the platform may take the host away; then the school's name is empty again
// (`schoolsOfHosts`).
import { isLocale } from '@fairway/rules/locales';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { School, Tenant } from '../../../kernel/database/tables.gen.ts';
import { insertTenant, lockTenants, TenantRefused, tellOfTenant } from '../commands.ts';
import { removeUnshownLogo } from '../logos/commands.ts';

/** What a tenant shows of its school. */
export type HostSchool = Pick<
  Selectable<School>,
  'id' | 'name' | 'sub_domain' | 'logo' | 'locale' | 'country_code' | 'primary_color' | 'secondary_color' | 'social_auths' | 'contact_email'
>;

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

/** The host name that follows a school's name: `.fairway.example`. */
export const hostEnding = (baseUrl: string): string => `.${baseOf(baseUrl).hostname}`;

const hostOf = (baseUrl: string, subDomain: string) => `${subDomain}.${baseOf(baseUrl).hostname}`;

/**
 * Makes the school's tenant answer at its sub-domain, as it stands in the school's row (read once tenants are locked), and no longer at the
 * one before.
 * @throws {TenantRefused} where another tenant has the name
 */
export async function moveSchoolHost(
  transaction: Database,
  { before, readSchool }: { before: string | null; readSchool(): Promise<HostSchool> },
  { baseUrl, actorId, now }: Change,
): Promise<void> {
  await lockTenants(transaction);
  const school = await readSchool();
  const { id: schoolId } = school;
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

/** Makes all hosts of a school show what they are given. */
export async function showOnSchoolHosts(
  transaction: Database,
  schoolId: number,
  shown: Pick<Updateable<Tenant>, 'locale' | 'logo' | 'primary_color' | 'secondary_color' | 'social_auths'>,
  now: Date,
): Promise<void> {
  const before = shown.logo === undefined ? [] : await logosOf(transaction, schoolId);
  await transaction
    .updateTable('tenant')
    .set({ ...shown, updated_at: now })
    .where('school_id', '=', schoolId)
    .execute();
  for (const logo of new Set(before)) await removeUnshownLogo(transaction, logo, now);
}

async function logosOf(transaction: Database, schoolId: number): Promise<(string | null)[]> {
  const rows = await transaction.selectFrom('tenant').select('logo').where('school_id', '=', schoolId).forUpdate().execute();
  return rows.map(({ logo }) => logo);
}

/** Hosts of a school that are called as it was are called as it is. */
export async function renameSchoolHosts(
  transaction: Database,
  { schoolId, before, after }: { schoolId: number; before: string; after: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('tenant')
    .set({ name: [...after].slice(0, 120).join(''), updated_at: now })
    .where('school_id', '=', schoolId)
    .where('name', '=', before)
    .execute();
}

/** Hosts of a school that show this logo show none. */
export async function hideLogo(transaction: Database, schoolId: number, logo: string): Promise<void> {
  await transaction.updateTable('tenant').set({ logo: null }).where('school_id', '=', schoolId).where('logo', '=', logo).execute();
}
