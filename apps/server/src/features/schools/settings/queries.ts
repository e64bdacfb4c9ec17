// The settings of a school, as its staff read them.
import type { schoolSettings } from '@fairway/contract/schools/settings';
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import { VERIFICATION_METHODS, type VerificationMethod } from '@fairway/rules/verification';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { schoolHostEnding, schoolOrigin } from '../../tenants/school-hosts/commands.ts';
import type { ManagedSchoolId } from '../access.ts';

export type SchoolSettings = z.infer<typeof schoolSettings>;
type MethodSetting = SchoolSettings['methods'][number];

/** @throws Problem not_found */
export async function getSchoolSettings(
  database: Database,
  schoolId: ManagedSchoolId,
  { baseUrl, can }: { baseUrl: string; can: SchoolSettings['can'] },
): Promise<SchoolSettings> {
  const school = await database.selectFrom('school').selectAll().where('id', '=', schoolId).executeTakeFirst();
  if (!school) throw new Problem('not_found');
  const domains = await database
    .selectFrom('school_domain as d')
    .select('d.domain')
    .where('d.school_id', '=', schoolId)
    .orderBy('d.is_primary', 'desc')
    .orderBy('d.domain')
    .execute();
  const claims = await database
    .selectFrom('school_domain_claim as c')
    .select('c.domain')
    .where('c.school_id', '=', schoolId)
    .where('c.ended', 'is', null)
    .orderBy('c.domain')
    .execute();
  const hosts = await database
    .selectFrom('tenant as t')
    .innerJoin('tenant_host as h', 'h.tenant_id', 't.id')
    .select('h.host')
    .where('t.school_id', '=', schoolId)
    .orderBy('h.host')
    .execute();
  return {
    schoolId: school.id,
    name: school.name,
    logo: school.logo,
    webAddress: school.web_address,
    countryCode: school.country_code,
    city: school.city,
    primaryColor: school.primary_color,
    secondaryColor: school.secondary_color,
    locale: isLocale(school.locale) ? school.locale : DEFAULT_LOCALE,
    contactEmail: school.contact_email,
    subDomain: school.sub_domain,
    subDomainEnding: schoolHostEnding(baseUrl),
    ownAddress: school.sub_domain === null ? null : schoolOrigin(baseUrl, school.sub_domain),
    hosts: hosts.map(({ host }) => host),
    socialAuths: school.social_auths as SchoolSettings['socialAuths'],
    requestTexts: school.request_texts as Record<string, string>,
    methods: await listMethods(database, schoolId, domains.length > 0),
    domains: domains.map(({ domain }) => domain),
    claimedDomains: claims.map(({ domain }) => domain),
    updatedAt: school.settings_at.toISOString(),
    can,
  };
}

/** The ways of verification as they stand, and whether the school has a domain. */
export async function getMethods(
  database: Database,
  schoolId: ManagedSchoolId,
): Promise<{ methods: MethodSetting[]; hasDomains: boolean }> {
  const domain = await database.selectFrom('school_domain').select('domain').where('school_id', '=', schoolId).limit(1).executeTakeFirst();
  return { methods: await listMethods(database, schoolId, domain !== undefined), hasDomains: domain !== undefined };
}

async function listMethods(database: Database, schoolId: ManagedSchoolId, hasDomains: boolean): Promise<MethodSetting[]> {
  const own = await database
    .selectFrom('school_verification_method')
    .select(['method', 'is_on as isOn', 'validity_days as validityDays'])
    .where('school_id', '=', schoolId)
    .orderBy('position')
    .execute();
  return everyMethod(own as MethodSetting[], hasDomains);
}

/** All ways, the school's own first in its order. A school that chose none takes academic e-mail where it has domains, and approves by hand. */
function everyMethod(own: readonly MethodSetting[], hasDomains: boolean): MethodSetting[] {
  const isDefault = (method: VerificationMethod) =>
    own.length === 0 && (method === 'manual' || (method === 'academic_email' && hasDomains));
  const rest = VERIFICATION_METHODS.filter((method) => !own.some((one) => one.method === method));
  return [...own, ...rest.map((method) => ({ method, isOn: isDefault(method), validityDays: null }))];
}
