// What the administrators of a school keep: its profile, domains, campuses, requests and ways of verification. Other staff read them.
// A save carries the `updatedAt` that it was made from: of two administrators who save at once, the second is told (settings.changed).
// A deletion carries the number of uses that was shown; when it is another by now it is refused (settings.in_use) and asked for again.
import { LOGO_BYTES, SCHOOL_COUNTS, SCHOOL_TEXTS, VALIDITY_DAYS } from '@fairway/rules/school-settings';
import { VERIFICATION_METHODS } from '@fairway/rules/verification';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, intId, locale, text, uuid } from './fields.ts';

export const SCHOOL_BASE = '/api/v1/staff/schools/{schoolId}';
const params = z.strictObject({ schoolId: intId });
const uses = z.coerce.number().int().min(0).max(1_000_000_000);

const socialAuth = z.enum(['google', 'linkedin', 'facebook', 'wechat']);
const requestTexts = z.partialRecord(locale, text(SCHOOL_TEXTS.requestText * 4));

const methodSetting = z.object({
  method: z.enum(VERIFICATION_METHODS),
  isOn: z.boolean(),
  /** How long a proof holds; null: without end. */
  validityDays: z.int().nullable(),
});

export const schoolSettings = z
  .object({
    schoolId: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    webAddress: z.string().nullable(),
    countryCode: z.string().nullable(),
    city: z.string().nullable(),
    primaryColor: z.string().nullable(),
    secondaryColor: z.string().nullable(),
    locale,
    contactEmail: z.string().nullable(),
    /** A name for the school's own pages, which answer at it before `subDomainEnding`. */
    subDomain: z.string().nullable(),
    /** `.fairway.example` */
    subDomainEnding: z.string(),
    /** Address of those pages; null without a sub-domain. */
    ownAddress: z.string().nullable(),
    /** Host names that carry the school's brand; sign-ins and colours are theirs. */
    hosts: z.array(z.string()),
    socialAuths: z.array(socialAuth),
    requestTexts: z.record(z.string(), z.string()),
    /** Every way, in the school's order. */
    methods: z.array(methodSetting),
    domains: z.array(
      z.object({
        domain: z.string(),
        isPrimary: z.boolean(),
        /** Students whose proof is an address of it. */
        proofs: z.int(),
      }),
    ),
    updatedAt: z.string(),
    can: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'SchoolSettings' });

export const getSchoolSettings = endpoint({
  name: 'getSchoolSettings',
  method: 'GET',
  path: `${SCHOOL_BASE}/settings`,
  summary: 'The settings of a school, for its staff.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  returns: schoolSettings,
  errors: [],
});

export const saveSchoolSettings = endpoint({
  name: 'saveSchoolSettings',
  method: 'PATCH',
  path: `${SCHOOL_BASE}/settings`,
  summary: 'Changes settings; what is not given stays. Brand and sign-ins become those of the school’s own hosts too.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject({
    updatedAt: instant,
    name: text(600).optional(),
    webAddress: text(600).nullable().optional(),
    countryCode: text(10).nullable().optional(),
    city: text(400).nullable().optional(),
    primaryColor: text(20).nullable().optional(),
    secondaryColor: text(20).nullable().optional(),
    locale: locale.optional(),
    contactEmail: text(300).nullable().optional(),
    subDomain: text(100).nullable().optional(),
    socialAuths: z.array(socialAuth).max(4).optional(),
    requestTexts: requestTexts.optional(),
    methods: z
      .array(
        z.strictObject({
          method: z.enum(VERIFICATION_METHODS),
          isOn: z.boolean(),
          validityDays: z.number().int().min(VALIDITY_DAYS.min).max(VALIDITY_DAYS.max).nullable(),
        }),
      )
      .max(VERIFICATION_METHODS.length)
      .optional(),
  }),
  returns: schoolSettings,
  errors: ['settings.changed', 'settings.invalid', 'settings.sub_domain_taken'],
});

export const uploadSchoolLogo = endpoint({
  name: 'uploadSchoolLogo',
  method: 'POST',
  path: `${SCHOOL_BASE}/logo`,
  summary: 'The logo: a PNG, JPEG or WebP, stored anew, or an SVG that neither runs nor loads anything.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  upload: { field: 'logo', maxBytes: LOGO_BYTES, tooLarge: 'settings.logo_large' },
  body: z.strictObject({}),
  returns: schoolSettings,
  errors: ['settings.logo_type', 'settings.logo_unreadable', 'settings.logo_active'],
  tx: false,
});

export const deleteSchoolLogo = endpoint({
  name: 'deleteSchoolLogo',
  method: 'DELETE',
  path: `${SCHOOL_BASE}/logo`,
  summary: 'Removes the logo.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  returns: schoolSettings,
  errors: ['settings.needed'],
});

export const addSchoolDomain = endpoint({
  name: 'addSchoolDomain',
  method: 'POST',
  path: `${SCHOOL_BASE}/domains`,
  summary: `Adds an e-mail domain of the school, at most ${SCHOOL_COUNTS.domains}; the first becomes the primary one.`,
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject({ domain: text(300) }),
  returns: schoolSettings,
  errors: ['settings.invalid', 'settings.domain_taken', 'settings.limit'],
});

const domainParams = z.strictObject({ schoolId: intId, domain: text(253) });

export const setPrimaryDomain = endpoint({
  name: 'setPrimaryDomain',
  method: 'PUT',
  path: `${SCHOOL_BASE}/domains/{domain}/primary`,
  summary: 'Makes a domain of the school its primary one.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  returns: schoolSettings,
  errors: [],
});

export const removeSchoolDomain = endpoint({
  name: 'removeSchoolDomain',
  method: 'DELETE',
  path: `${SCHOOL_BASE}/domains/{domain}`,
  summary: 'Removes a domain; students who proved an address of it stay verified. `proofs`: how many there are, as it was shown.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: domainParams,
  query: z.strictObject({ proofs: uses.default(0) }),
  returns: schoolSettings,
  errors: ['settings.in_use', 'settings.needed'],
});

export const schoolCampus = z
  .object({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    countryCode: z.string().nullable(),
    programs: z.int(),
    students: z.int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SchoolCampus' });
const campuses = z.object({ campuses: z.array(schoolCampus) });
const campusBody = { name: text(600), city: text(400).nullable().default(null), countryCode: text(10).nullable().default(null) };
const campusParams = z.strictObject({ schoolId: intId, campusId: uuid });

export const listSchoolCampuses = endpoint({
  name: 'listSchoolCampuses',
  method: 'GET',
  path: `${SCHOOL_BASE}/campuses`,
  summary: 'The campuses of a school by name, with what uses them.',
  tag: 'school settings',
  access: 'schoolStaff',
  params,
  returns: campuses,
  errors: [],
});

export const addCampus = endpoint({
  name: 'addCampus',
  method: 'POST',
  path: `${SCHOOL_BASE}/campuses`,
  summary: 'Adds a campus.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params,
  body: z.strictObject(campusBody),
  returns: campuses,
  errors: ['settings.invalid', 'settings.name_taken', 'settings.limit'],
});

export const changeCampus = endpoint({
  name: 'changeCampus',
  method: 'PUT',
  path: `${SCHOOL_BASE}/campuses/{campusId}`,
  summary: 'Renames or moves a campus.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: campusParams,
  body: z.strictObject({ updatedAt: instant, ...campusBody }),
  returns: campuses,
  errors: ['settings.changed', 'settings.invalid', 'settings.name_taken'],
});

export const removeCampus = endpoint({
  name: 'removeCampus',
  method: 'DELETE',
  path: `${SCHOOL_BASE}/campuses/{campusId}`,
  summary: 'Removes a campus; programs and students keep the rest. `uses`: programs and students together, as they were shown.',
  tag: 'school settings',
  access: 'schoolAdmin',
  params: campusParams,
  query: z.strictObject({ uses: uses.default(0) }),
  returns: campuses,
  errors: ['settings.in_use'],
});
