// The settings of a school, as its staff read them.
import type { schoolCampus, schoolSettings } from '@fairway/contract/school-settings';
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import { VERIFICATION_METHODS, type VerificationMethod } from '@fairway/rules/verification';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { schoolHostEnding, schoolOrigin } from '../../tenants/school-hosts/commands.ts';
import type { ManagedSchoolId } from '../access.ts';

export type SchoolSettings = z.infer<typeof schoolSettings>;
export type SchoolCampus = z.infer<typeof schoolCampus>;
type MethodSetting = SchoolSettings['methods'][number];

/** @throws Problem not_found */
export async function getSchoolSettings(
  database: Database,
  schoolId: ManagedSchoolId,
  { baseUrl, edit }: { baseUrl: string; edit: boolean },
): Promise<SchoolSettings> {
  const school = await database.selectFrom('school').selectAll().where('id', '=', schoolId).executeTakeFirst();
  if (!school) throw new Problem('not_found');
  const domains = await database
    .selectFrom('school_domain as d')
    .select(['d.domain', 'd.is_primary as isPrimary', proofsOf(sql`d.school_id`, sql`d.domain`).as('proofs')])
    .where('d.school_id', '=', schoolId)
    .orderBy('d.is_primary', 'desc')
    .orderBy('d.domain')
    .execute();
  const methods = await database
    .selectFrom('school_verification_method')
    .select(['method', 'is_on as isOn', 'validity_days as validityDays'])
    .where('school_id', '=', schoolId)
    .orderBy('position')
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
    methods: everyMethod(methods as MethodSetting[], domains.length > 0),
    domains,
    updatedAt: school.settings_at.toISOString(),
    can: { edit },
  };
}

/** Verified students of a school whose proof is an address of a domain, or of a name below it. */
export function proofsOf(schoolId: ReturnType<typeof sql>, domain: ReturnType<typeof sql>) {
  return sql<number>`(select count(*)::int from school_connection c where c.school_id = ${schoolId} and c.state = 'verified'
    and c.student_email_folded is not null
    and (split_part(c.student_email_folded, '@', 2) = ${domain} or right(split_part(c.student_email_folded, '@', 2), length(${domain}) + 1) = '.' || ${domain}))`;
}

/** All ways, the school's own first in its order. A school that chose none takes academic e-mail where it has domains, and approves by hand. */
function everyMethod(own: readonly MethodSetting[], hasDomains: boolean): MethodSetting[] {
  const isDefault = (method: VerificationMethod) =>
    own.length === 0 && (method === 'manual' || (method === 'academic_email' && hasDomains));
  const rest = VERIFICATION_METHODS.filter((method) => !own.some((one) => one.method === method));
  return [...own, ...rest.map((method) => ({ method, isOn: isDefault(method), validityDays: null }))];
}

/** Campuses by name, with the programs that are taught there and the candidates who study there. */
export async function listSchoolCampuses(database: Database, schoolId: ManagedSchoolId): Promise<SchoolCampus[]> {
  const rows = await database
    .selectFrom('campus as c')
    .select(['c.id', 'c.name', 'c.city', 'c.country_code as countryCode', 'c.updated_at as updatedAt'])
    .select([
      sql<number>`(select count(*)::int from study_program_campus p where p.campus_id = c.id)`.as('programs'),
      sql<number>`(select count(distinct e.candidate_id)::int from candidate_study_program e where e.campus_id = c.id)`.as('students'),
    ])
    .where('c.school_id', '=', schoolId)
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
