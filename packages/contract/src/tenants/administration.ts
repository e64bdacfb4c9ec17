// Tenants as the platform's administrators keep them: brand, host names, sign-in, links, and the switches of the features.
import { TENANT_SORTS } from '@fairway/rules/administration';
import { PHONE_HOME } from '@fairway/rules/phone-country';
import { TRANSLATOR_TEMPLATE_CHARACTERS, translatorTemplateIssue } from '@fairway/rules/translator-templates';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, text } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { FEATURE_NAMES } from '../switches.ts';

/** Ways to sign in that a tenant may offer besides the password. */
export const TENANT_PROVIDERS = ['google', 'linkedin', 'facebook', 'wechat'] as const;

const base = '/api/v1/admin/tenants';
const params = z.strictObject({ id: intId });
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** An address that a menu or a foot links to. */
const link = text(500).refine((value) => /^https:\/\/[^\s\\]+$/.test(value) && URL.canParse(value) && new URL(value).username === '');
/** Where pages in another language are translated, with its placeholders. */
const translatorTemplate = text(TRANSLATOR_TEMPLATE_CHARACTERS).refine(
  (value) => translatorTemplateIssue(value) === undefined && URL.canParse(value),
);
/** A picture that is kept here. */
const logo = text(300).regex(/^\/media\/[\w./-]+$/);

export const tenantRow = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    hosts: z.array(z.string()),
    isDefault: z.boolean(),
    production: z.boolean(),
    isSuspended: z.boolean(),
    locale,
    school: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'TenantRow' });

const fields = {
  name: text(120).refine((name) => name.trim() !== ''),
  slug: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Every name it answers; each belongs to one tenant. Small letters, no port. */
  hosts: z.array(text(253)).max(50),
  /** It answers every host that no other tenant has; there is one at most. */
  isDefault: z.boolean(),
  logo: logo.nullable(),
  primaryColor: color,
  secondaryColor: color,
  locale,
  countryCode: countryCode.nullable(),
  zone: text(60),
  /** The country whose prefix a phone field begins with; `home`: where the person lives. */
  phoneCountry: z.union([countryCode, z.literal(PHONE_HOME)]),
  socialAuths: z.array(z.enum(TENANT_PROVIDERS)).max(TENANT_PROVIDERS.length),
  consent: z.enum(['implied', 'explicit']),
  /** discreet: registration and recovery say the same whether or not an address is known. */
  accounts: z.enum(['plain', 'discreet']),
  supportEmail: z.email().max(254).nullable(),
  blogLink: link.nullable(),
  faqLink: link.nullable(),
  privacyLink: link.nullable(),
  messengerLink: link.nullable(),
  /** An https address with `{url}`, `{language}` and, where it is wanted, `{source}`; null: none is offered. */
  translatorTemplate: translatorTemplate.nullable(),
  /** The school whose brand it carries. */
  schoolId: z.int().min(1).max(2_147_483_647).nullable(),
  /** Without a complete school it answers nothing but an error. */
  needsSchool: z.boolean(),
  administratorsNeedSecondFactor: z.boolean(),
  production: z.boolean(),
};

const edited = z.strictObject(fields);
export type EditedTenant = z.output<typeof edited>;

export const adminTenant = z
  .object({
    ...fields,
    logo: z.string().nullable(),
    supportEmail: z.string().nullable(),
    blogLink: z.string().nullable(),
    faqLink: z.string().nullable(),
    privacyLink: z.string().nullable(),
    messengerLink: z.string().nullable(),
    translatorTemplate: z.string().nullable(),
    phoneCountry: z.string(),
    socialAuths: z.array(z.string()),
    id: z.int(),
    school: z.object({ id: z.int(), name: z.string(), hasLogo: z.boolean(), hasDomain: z.boolean(), isSuspended: z.boolean() }).nullable(),
    features: z.array(
      z.object({
        feature: z.enum(FEATURE_NAMES as [string, ...string[]]),
        /** What it is here. */
        on: z.boolean(),
        /** What it is where nobody set it. */
        byDefault: z.boolean(),
        /** Set here by somebody; null: left as it is by default. */
        set: z.boolean().nullable(),
        /** False: there is nothing behind it yet, and it cannot be turned on. */
        built: z.boolean(),
      }),
    ),
    /** Since when its hosts answer nothing; null: they answer. */
    suspendedAt: z.string().nullable(),
    /** Given back with an edit: another edit meanwhile is told. */
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminTenant' });

const editErrors = [
  'tenants.slug_taken',
  'tenants.host_taken',
  'tenants.host_wrong',
  'tenants.default_needed',
  'tenants.school_unknown',
  'tenants.school_incomplete',
  'InvalidTimeZone',
] as const;

export const tenantsList = listEndpoints({
  noun: 'Tenants',
  path: base,
  summary: 'Tenants with their host names.',
  tag: 'tenants',
  access: 'platformAdmin',
  row: tenantRow,
  sorts: TENANT_SORTS,
  sort: 'name',
  filters: { production: z.enum(['yes', 'no']).optional() },
});

export const getTenant = endpoint({
  name: 'getTenant',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One tenant with everything that can be set, and its switches.',
  tag: 'tenants',
  access: 'platformAdmin',
  params,
  returns: adminTenant,
  errors: [],
});

export const addTenant = endpoint({
  name: 'addTenant',
  method: 'POST',
  path: base,
  summary: 'Makes a tenant.',
  tag: 'tenants',
  access: 'platformAdmin',
  body: edited,
  status: 201,
  returns: adminTenant,
  errors: [...editErrors, 'tenants.never_suspended'],
  tx: false,
});

export const changeTenant = endpoint({
  name: 'changeTenant',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Changes a tenant: what is sent replaces what was there. `updatedAt` is that of the tenant that was edited.',
  tag: 'tenants',
  access: 'platformAdmin',
  params,
  body: z.strictObject({ ...fields, updatedAt: instant }),
  returns: adminTenant,
  errors: [...editErrors, 'tenants.changed', 'tenants.never_suspended', 'ProofNeeded'],
  tx: false,
});

export const setTenantFeature = endpoint({
  name: 'setTenantFeature',
  method: 'PUT',
  path: `${base}/{id}/features/{feature}`,
  summary: 'Turns a switch of a tenant on or off, or leaves it to its default; it works at the next call on every node.',
  tag: 'tenants',
  access: 'platformAdmin',
  params: z.strictObject({ id: intId, feature: z.enum(FEATURE_NAMES as [string, ...string[]]) }),
  body: z.strictObject({ on: z.boolean().nullable() }),
  returns: adminTenant,
  errors: ['tenants.feature_unbuilt', 'ProofNeeded'],
  tx: false,
});
