// Makes tenants, for the command line and for the platform's console. One transaction: a tenant with its host names, or none. Every
// change is told, so that each node drops what it keeps of the tenant.
import { isLocale } from '@fairway/rules/locales';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { recordNews } from '../../kernel/news/news.ts';

export type NewTenant = {
  slug: string;
  name: string;
  hosts: readonly string[];
  locale: string;
  /** `#rrggbb`; without one, the product's own. */
  primaryColor?: string | undefined;
  secondaryColor?: string | undefined;
  /** Id or slug of the school that the tenant shows. */
  school?: string | undefined;
  /** A tenant that needs its school needs all of it; default: where it has one. */
  needsSchool?: boolean;
  isDefault: boolean;
};

export type TenantRefusal =
  | 'slug_wrong' | 'name_wrong' | 'locale_wrong' | 'color_wrong' | 'host_wrong' | 'slug_taken' | 'host_taken' | 'default_taken'
  | 'school_unknown' | 'school_incomplete'; // biome-ignore format: a list

/** A tenant that cannot be as it was said; the message says why. */
export class TenantRefused extends Error {
  override name = 'TenantRefused';
  readonly reason: TenantRefusal;

  constructor(reason: TenantRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const COLOR = /^#[0-9a-f]{6}$/;

/** Gives the id of the new tenant. @throws {TenantRefused} where a word is wrong, a name is taken, or the school is not complete */
export async function createTenant(database: Database, tenant: NewTenant): Promise<number> {
  return database.transaction().execute((transaction) => insertTenant(transaction, tenant, null));
}

/** The same in a transaction of the caller. @throws {TenantRefused} */
export async function insertTenant(transaction: Database, tenant: NewTenant, actorId: string | null, now?: Date): Promise<number> {
  checkWords(tenant);
  const { slug, name, hosts, school } = tenant;
  const needsSchool = tenant.needsSchool ?? school !== undefined;
  const schoolId = school === undefined ? null : await findTenantSchool(transaction, school, needsSchool);
  await checkFree(transaction, tenant);
  const { id } = await transaction
    .insertInto('tenant')
    .values({
      slug,
      name,
      locale: tenant.locale,
      is_default: tenant.isDefault,
      school_id: schoolId,
      needs_school: needsSchool,
      ...(tenant.primaryColor && { primary_color: tenant.primaryColor }),
      ...(tenant.secondaryColor && { secondary_color: tenant.secondaryColor }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (hosts.length > 0)
    await transaction
      .insertInto('tenant_host')
      .values(hosts.map((host) => ({ host, tenant_id: id })))
      .execute();
  await tellOfTenant(transaction, { id, what: 'created', actorId, ...(now && { now }) });
  return id;
}

/** Tenants are few and seldom changed: two edits at once wait for each other, so that hosts and the default stay one tenant's. */
export async function lockTenants(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fairway tenants'))`.execute(transaction);
}

/** A line of the audit, and news for every node. `detail`: names of what changed, never their words. */
export async function tellOfTenant(
  transaction: Database,
  change: { id: number; what: string; actorId: string | null; detail?: Record<string, string | boolean | null>; now?: Date },
): Promise<void> {
  const { id, what, actorId, detail, now } = change;
  const subject = `tenant:${id}`;
  await recordAudit(transaction, { actorId, action: `tenant.${what}`, subject, ...(detail && { detail }), ...(now && { at: now }) });
  await recordNews(transaction, [{ kind: 'tenant.changed', subject }]);
}

/** Refuses a short name, a host or the place of the default that another tenant has; `id` is the tenant that is changed. */
export async function checkFree(
  transaction: Database,
  { id, slug, hosts, isDefault }: Pick<NewTenant, 'slug' | 'hosts' | 'isDefault'> & { id?: number },
): Promise<void> {
  let query = transaction
    .selectFrom('tenant as t')
    .leftJoin('tenant_host as h', 'h.tenant_id', 't.id')
    .select(['t.slug', 't.is_default', 'h.host'])
    .where((where) =>
      where.or([
        where('t.slug', '=', slug),
        ...(hosts.length > 0 ? [where('h.host', 'in', hosts)] : []),
        ...(isDefault ? [where('t.is_default', '=', true)] : []),
      ]),
    );
  if (id !== undefined) query = query.where('t.id', '<>', id);
  const taken = await query.executeTakeFirst();
  if (taken?.slug === slug) throw new TenantRefused('slug_taken', `There is a tenant ${slug} already.`);
  if (taken?.host && hosts.includes(taken.host))
    throw new TenantRefused('host_taken', `${taken.host} belongs to the tenant ${taken.slug}.`);
  if (taken) throw new TenantRefused('default_taken', `The tenant ${taken.slug} is the default already.`);
}

/** @throws {TenantRefused} where a word is none */
export function checkWords(tenant: NewTenant): void {
  if (!/^[a-z0-9-]{1,40}$/.test(tenant.slug))
    throw new TenantRefused('slug_wrong', 'The short name has 1 to 40 small letters, digits and dashes.');
  if (tenant.name.trim() === '' || tenant.name.length > 120) throw new TenantRefused('name_wrong', 'The name has 1 to 120 characters.');
  if (!isLocale(tenant.locale)) throw new TenantRefused('locale_wrong', `${tenant.locale} is none of the languages.`);
  const strange = tenant.hosts.find((host) => !HOST.test(host));
  if (strange !== undefined)
    throw new TenantRefused('host_wrong', `${JSON.stringify(strange)} is no host name: small letters, no port, no path.`);
  for (const color of [tenant.primaryColor, tenant.secondaryColor])
    if (color !== undefined && !COLOR.test(color))
      throw new TenantRefused('color_wrong', `${JSON.stringify(color)} is no colour such as #1d4e89.`);
}

/**
 * The id of a school by id or short name. A host that needs a school needs all of it: without a logo or a domain every page would be an
 * error.
 */
export async function findTenantSchool(database: Database, school: string, whole: boolean): Promise<number> {
  const row = await database
    .selectFrom('school_brand')
    .select(['id', 'logo', 'domain'])
    .where((where) => (/^\d{1,9}$/.test(school) ? where('id', '=', Number(school)) : where('slug', '=', school)))
    .executeTakeFirst();
  if (row?.id == null) throw new TenantRefused('school_unknown', `There is no school ${school}.`);
  const missing = [...(row.logo ? [] : ['a logo']), ...(row.domain ? [] : ['a domain of its own'])];
  if (whole && missing.length > 0)
    throw new TenantRefused('school_incomplete', `The school ${school} has not ${missing.join(' and ')} yet, which a tenant shows.`);
  return row.id;
}
