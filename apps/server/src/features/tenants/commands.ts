// Makes tenants. One transaction: a tenant with its host names, or none.
import { isLocale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';

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
  isDefault: boolean;
};

/** A tenant that cannot be made; the message says why. */
export class TenantRefused extends Error {
  override name = 'TenantRefused';
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const COLOR = /^#[0-9a-f]{6}$/;

/** Gives the id of the new tenant. @throws {TenantRefused} where a word is wrong, a name is taken, or the school is not complete */
export async function createTenant(database: Database, tenant: NewTenant): Promise<number> {
  checkWords(tenant);
  return database.transaction().execute(async (transaction) => {
    const schoolId = tenant.school === undefined ? null : await completeSchool(transaction, tenant.school);
    const { slug, name, hosts } = tenant;
    const taken = await transaction
      .selectFrom('tenant as t')
      .leftJoin('tenant_host as h', 'h.tenant_id', 't.id')
      .select(['t.slug', 't.is_default', 'h.host'])
      .where((where) =>
        where.or([
          where('t.slug', '=', slug),
          ...(hosts.length > 0 ? [where('h.host', 'in', hosts)] : []),
          ...(tenant.isDefault ? [where('t.is_default', '=', true)] : []),
        ]),
      )
      .executeTakeFirst();
    if (taken?.slug === slug) throw new TenantRefused(`There is a tenant ${slug} already.`);
    if (taken?.host && hosts.includes(taken.host)) throw new TenantRefused(`${taken.host} belongs to the tenant ${taken.slug}.`);
    if (taken) throw new TenantRefused(`The tenant ${taken.slug} is the default already.`);
    const { id } = await transaction
      .insertInto('tenant')
      .values({
        slug,
        name,
        locale: tenant.locale,
        is_default: tenant.isDefault,
        school_id: schoolId,
        needs_school: schoolId !== null,
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
    return id;
  });
}

function checkWords(tenant: NewTenant): void {
  if (!/^[a-z0-9-]{1,40}$/.test(tenant.slug)) throw new TenantRefused('The short name has 1 to 40 small letters, digits and dashes.');
  if (tenant.name.trim() === '' || tenant.name.length > 120) throw new TenantRefused('The name has 1 to 120 characters.');
  if (!isLocale(tenant.locale)) throw new TenantRefused(`${tenant.locale} is none of the languages.`);
  const strange = tenant.hosts.find((host) => !HOST.test(host));
  if (strange !== undefined) throw new TenantRefused(`${JSON.stringify(strange)} is no host name: small letters, no port, no path.`);
  for (const color of [tenant.primaryColor, tenant.secondaryColor])
    if (color !== undefined && !COLOR.test(color)) throw new TenantRefused(`${JSON.stringify(color)} is no colour such as #1d4e89.`);
}

/** A host that shows a school needs all of it: without a logo or a domain every page would be an error. */
async function completeSchool(database: Database, school: string): Promise<number> {
  const row = await database
    .selectFrom('school as s')
    .leftJoin('school_domain as d', (join) => join.onRef('d.school_id', '=', 's.id').on('d.is_primary', '=', true))
    .select(['s.id', 's.logo', 'd.domain'])
    .where((where) => (/^\d{1,9}$/.test(school) ? where('s.id', '=', Number(school)) : where('s.slug', '=', school)))
    .executeTakeFirst();
  if (!row) throw new TenantRefused(`There is no school ${school}.`);
  const missing = [...(row.logo ? [] : ['a logo']), ...(row.domain ? [] : ['a domain of its own'])];
  if (missing.length > 0) throw new TenantRefused(`The school ${school} has not ${missing.join(' and ')} yet, which a tenant shows.`);
  return row.id;
}
