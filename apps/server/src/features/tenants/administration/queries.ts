// Tenants as administrators see them: rows of the list, and one with all that can be set.

import type { Asked } from '@fairway/contract/kernel/lists';
import { FEATURE_NAMES, FEATURES, type Feature, featureStates, UNBUILT } from '@fairway/contract/switches';
import type { adminTenant, tenantsList } from '@fairway/contract/tenants/administration';
import type { TENANT_SORTS } from '@fairway/rules/administration';
import { knownLocale } from '@fairway/rules/locales';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';

export type TenantView = z.input<typeof adminTenant>;

const ORDER: ListOrder<(typeof TENANT_SORTS)[number]> = { key: 't.id', sorts: { name: sql`lower(t.name)`, slug: 't.slug' } };

function rowsOf(database: Database, { q, production }: Asked<typeof tenantsList>) {
  let query = database
    .selectFrom('tenant as t')
    .leftJoin('school_brand as s', 's.id', 't.school_id')
    .select([
      't.id',
      't.slug',
      't.name',
      't.is_default',
      't.production',
      't.suspended_at',
      't.locale',
      's.id as school_id',
      's.name as school_name',
      's.suspended_at as rests_since',
    ])
    .select(sql<string[]>`array(select h.host from tenant_host h where h.tenant_id = t.id order by h.host)`.as('hosts'));
  if (production !== undefined) query = query.where('t.production', '=', production === 'yes');
  const wanted = q.trim().toLowerCase();
  if (wanted !== '')
    query = query.where(
      sql<boolean>`position(${wanted} in lower(t.name) || ' ' || t.slug) > 0
        or exists (select from tenant_host h where h.tenant_id = t.id and position(${wanted} in h.host) > 0)`,
    );
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

export function tenantListing(database: Database, asked: Asked<typeof tenantsList>): Listing<typeof tenantsList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: (row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      hosts: row.hosts,
      isDefault: row.is_default,
      production: row.production,
      isSuspended: row.suspended_at !== null || row.rests_since !== null,
      locale: knownLocale(row.locale),
      school: row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' },
    }),
    file: 'tenants',
    columns: {
      Tenant: ({ id }) => id,
      'Short name': ({ slug }) => slug,
      Name: ({ name }) => name,
      Hosts: ({ hosts }) => hosts.join(' '),
      Default: ({ isDefault }) => isDefault,
      Suspended: ({ isSuspended }) => isSuspended,
      Language: (_tenant, row) => row.locale,
      School: ({ school }) => school?.name ?? null,
    },
  };
}

/** One tenant with its switches. @throws Problem not_found */
export async function getTenantView(database: Database, id: number): Promise<TenantView> {
  const row = await database
    .selectFrom('tenant as t')
    .leftJoin('school_brand as s', 's.id', 't.school_id')
    .selectAll('t')
    .select([
      's.name as school_name',
      sql<boolean>`s.logo is not null`.as('has_logo'),
      sql<boolean>`s.domain is not null`.as('has_domain'),
      's.suspended_at as rests_since',
      sql<string[]>`array(select h.host from tenant_host h where h.tenant_id = t.id order by h.host)`.as('hosts'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    hosts: row.hosts,
    isDefault: row.is_default,
    logo: row.logo,
    primaryColor: row.primary_color,
    secondaryColor: row.secondary_color,
    locale: knownLocale(row.locale),
    countryCode: row.country_code,
    zone: row.zone,
    phoneCountry: row.phone_country,
    socialAuths: row.social_auths,
    consent: row.consent === 'explicit' ? 'explicit' : 'implied',
    accounts: row.accounts === 'discreet' ? 'discreet' : 'plain',
    supportEmail: row.support_email,
    blogLink: row.blog_link,
    faqLink: row.faq_link,
    privacyLink: row.privacy_link,
    messengerLink: row.messenger_link,
    translatorTemplate: row.translator_template,
    schoolId: row.school_id,
    needsSchool: row.needs_school,
    administratorsNeedSecondFactor: row.administrators_need_second_factor,
    production: row.production,
    school:
      row.school_id === null
        ? null
        : {
            id: row.school_id,
            name: row.school_name ?? '',
            hasLogo: row.has_logo,
            hasDomain: row.has_domain,
            isSuspended: row.rests_since !== null,
          },
    features: await listSwitches(database, id),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

async function listSwitches(database: Database, tenantId: number): Promise<TenantView['features']> {
  const rows = await database.selectFrom('tenant_feature').select(['feature', 'is_on']).where('tenant_id', '=', tenantId).execute();
  const set = new Map(rows.map((row) => [row.feature, row.is_on]));
  const states = featureStates(rows.map((row) => ({ feature: row.feature, on: row.is_on })));
  return FEATURE_NAMES.map((feature: Feature) => ({
    feature,
    on: states[feature],
    byDefault: FEATURES[feature].on,
    set: set.get(feature) ?? null,
    built: !UNBUILT.includes(feature),
  }));
}
