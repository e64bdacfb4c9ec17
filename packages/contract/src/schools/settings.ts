// What the administrators of a school keep: its profile, requests and ways of verification. Other staff read them.
// A save carries the `updatedAt` that it was made from: of two administrators who save at once, the second is told (settings.changed).
import { LOGO_BYTES, SCHOOL_TEXTS, VALIDITY_DAYS } from '@fairway/rules/school-settings';
import { VERIFICATION_METHODS } from '@fairway/rules/verification';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, text } from '../kernel/fields.ts';

export const SCHOOL_BASE = '/api/v1/staff/schools/{schoolId}';
const params = z.strictObject({ schoolId: intId });

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
    /** Those that count, the primary one first. */
    domains: z.array(z.string()),
    /** Those that are to be proven. */
    claimedDomains: z.array(z.string()),
    updatedAt: z.string(),
    /** `decide`: say of a claimed domain that it is the school’s. */
    can: z.object({ edit: z.boolean(), decide: z.boolean() }),
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
