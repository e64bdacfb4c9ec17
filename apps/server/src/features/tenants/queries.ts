// The tenant of a request by its host name. Rows are kept in a small cache for a second at most, so that a switch works on every node
// without a restart.
import { type FeatureStates, featureStates } from '@fairway/contract/switches';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import { DEFAULT_LOCALE, isLocale, knownLocale, type Locale } from '@fairway/rules/locales';
import { DEFAULT_PHONE_COUNTRY } from '@fairway/rules/phone-country';
import type { Database } from '../../kernel/database/database.ts';
import type { TenantLoader } from '../../kernel/given.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { shownMaintenance } from './maintenance/queries.ts';

const CACHE_MS = 1000;
const CACHE_ENTRIES = 500;

/** A loader for one process. In development a tenant answers at SLUG.localhost; BASE_URL's own host gets the default tenant (hosts that
 * are nobody's are not answered at all: kernel/http/own-hosts.ts). */
export function tenantLoader(database: Database): TenantLoader {
  const tenants = keptBriefly((name) => findTenant(database, name));
  const hosts = keptBriefly((host) => findHost(database, host));
  return {
    byHost: (host) => tenants.of(hostName(host)),
    isTenantHost: async (name) => (await hosts.of(name)).isGiven,
    isSuspended: async (name) => (await hosts.of(name)).isSuspended,
    clear() {
      tenants.clear();
      hosts.clear();
    },
  };
}

/** What is found by name, for a second. */
function keptBriefly<T>(find: (name: string) => Promise<T>): { of(name: string): Promise<T>; clear(): void } {
  const cache = new Map<string, { at: number; found: Promise<T> }>();
  return {
    of(name) {
      const kept = cache.get(name);
      if (kept && Date.now() - kept.at < CACHE_MS) return kept.found;
      const found = find(name);
      if (cache.size >= CACHE_ENTRIES) cache.clear();
      cache.set(name, { at: Date.now(), found });
      found.catch(() => cache.delete(name));
      return found;
    },
    clear: () => cache.clear(),
  };
}

/** Whether a tenant was given a host name, and whether the tenant that answers there is suspended, or rests with its school. @rule schools.10 */
async function findHost(database: Database, host: string): Promise<{ isGiven: boolean; isSuspended: boolean }> {
  const given = await database
    .selectFrom('tenant_host as h')
    .innerJoin('tenant as t', 't.id', 'h.tenant_id')
    .leftJoin('school_brand as s', 's.id', 't.school_id')
    .select(['t.suspended_at', 's.suspended_at as rests_since'])
    .where('h.host', '=', host)
    .executeTakeFirst();
  if (given) return { isGiven: true, isSuspended: rests(given) };
  const slug = slugOfLocal(host);
  if (slug === undefined) return { isGiven: false, isSuspended: false };
  const local = await database
    .selectFrom('tenant as t')
    .leftJoin('school_brand as s', 's.id', 't.school_id')
    .select(['t.suspended_at', 's.suspended_at as rests_since'])
    .where('t.slug', '=', slug)
    .executeTakeFirst();
  return { isGiven: false, isSuspended: local !== undefined && rests(local) };
}

const rests = (row: { suspended_at: Date | null; rests_since: Date | null }): boolean =>
  row.suspended_at !== null || row.rests_since !== null;

const slugOfLocal = (host: string): string | undefined => /^([a-z0-9-]+)\.localhost$/.exec(host)?.[1];

function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/[^a-z0-9.-]/g, '')
    .slice(0, 253);
}

async function findTenant(database: Database, host: string): Promise<TenantConfiguration> {
  const local = slugOfLocal(host);
  const row = await database
    .selectFrom('tenant as t')
    .leftJoin('tenant_host as h', (join) => join.onRef('h.tenant_id', '=', 't.id').on('h.host', '=', host))
    .leftJoin('school_brand as s', 's.id', 't.school_id')
    .leftJoin('site_page_imprint as i', 'i.tenant_id', 't.id')
    .leftJoin('blog_shown as b', 'b.tenant_id', 't.id')
    .selectAll('t')
    .select([
      'i.tenant_id as imprintOf',
      'b.tenant_id as blogOf',
      's.id as schoolId',
      's.name as schoolName',
      's.logo as schoolLogo',
      's.domain as schoolDomain',
      'h.host as matchedHost',
    ])
    .where((where) => where.or([where('h.host', 'is not', null), where('t.slug', '=', local ?? ''), where('t.is_default', '=', true)]))
    .orderBy((order) =>
      order
        .case()
        .when('h.host', 'is not', null)
        .then(0)
        .when('t.slug', '=', local ?? '')
        .then(1)
        .else(2)
        .end(),
    )
    .limit(1)
    .executeTakeFirst();
  if (!row) return withoutTenant(await shownMaintenance(database));
  const school =
    row.schoolId !== null && row.schoolName && row.schoolLogo && row.schoolDomain
      ? { schoolId: row.schoolId, name: row.schoolName, logo: row.schoolLogo, domain: row.schoolDomain }
      : null;
  // @rule tenants.5
  if (row.needs_school && !school) throw new Problem('InvalidConfiguration');
  const maintenance = await shownMaintenance(database);
  const features = await readSwitches(database, row.id);
  if (row.production) features.aboutGptw = false;
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    primaryColor: row.primary_color,
    secondaryColor: row.secondary_color,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    socialAuths: row.social_auths,
    consent: row.consent === 'explicit' ? 'explicit' : 'implied',
    school,
    blogLink: row.blog_link,
    faqLink: row.faq_link,
    privacyLink: row.privacy_link,
    messengerLink: row.messenger_link,
    translatorTemplate: row.translator_template,
    hasImprint: row.imprintOf !== null,
    hasBlog: row.blogOf !== null,
    phoneCountry: row.phone_country,
    production: row.production,
    administratorsNeedSecondFactor: row.administrators_need_second_factor,
    accounts: row.accounts === 'discreet' ? 'discreet' : 'plain',
    maintenance,
    features,
  };
}

/** A database without any tenant answers as plain Fairway. */
function withoutTenant(maintenance: TenantConfiguration['maintenance']): TenantConfiguration {
  return {
    id: 0, name: 'Fairway', logo: null, primaryColor: '#2f5bd7', secondaryColor: '#0f766e', locale: DEFAULT_LOCALE, socialAuths: [],
    consent: 'implied', school: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, translatorTemplate: null, hasImprint: false, hasBlog: false, phoneCountry: DEFAULT_PHONE_COUNTRY, production: false,
    administratorsNeedSecondFactor: false, accounts: 'plain', maintenance,
    features: featureStates([]),
  }; // biome-ignore format: a list
}

async function readSwitches(database: Database, tenantId: number): Promise<FeatureStates> {
  const rows = await database.selectFrom('tenant_feature').select(['feature', 'is_on']).where('tenant_id', '=', tenantId).execute();
  return featureStates(rows.map(({ feature, is_on }) => ({ feature, on: is_on })));
}

/** Who runs the platform: the main site's name, address for questions and language. */
export async function getPlatform(database: Database): Promise<{ name: string; email: string | null; locale: Locale }> {
  const row = await database
    .selectFrom('tenant')
    .select(['name', 'support_email', 'locale'])
    .where('is_default', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { name: row?.name ?? 'Fairway', email: row?.support_email ?? null, locale: knownLocale(row?.locale) };
}

/** A school's own tenant with its switches, where it has one. */
export async function findSchoolTenant(
  database: Database,
  schoolId: number,
): Promise<{ name: string; features: FeatureStates } | undefined> {
  const row = await database
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where('school_id', '=', schoolId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { name: row.name, features: await readSwitches(database, row.id) };
}
