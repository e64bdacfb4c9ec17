// A tenant while it is edited: what the fields hold, and what is sent. Pure.
import { contrastRatio, DEFAULT_BRAND, parseHex, SURFACES } from '@fairway/rules/colours';
import type { Locale } from '@fairway/rules/locales';
import { DEFAULT_PHONE_COUNTRY } from '@fairway/rules/phone-country';
import type { Picked } from '../../../lib/console/pick-field.tsx';
import type { Tenant } from './queries.ts';

export const PROVIDERS = ['google', 'linkedin', 'facebook', 'wechat'] as const;
type Provider = (typeof PROVIDERS)[number];
export const LINKS = ['blogLink', 'faqLink', 'privacyLink', 'messengerLink'] as const;

export type TenantDraft = {
  /** Undefined while it is not made. */
  id: number | undefined;
  name: string;
  slug: string;
  /** One a line. */
  hosts: string;
  isDefault: boolean;
  primaryColor: string;
  secondaryColor: string;
  locale: Locale;
  countryCode: string;
  zone: string;
  phoneCountry: string;
  socialAuths: Provider[];
  consent: 'implied' | 'explicit';
  accounts: 'plain' | 'discreet';
  supportEmail: string;
  blogLink: string;
  faqLink: string;
  privacyLink: string;
  messengerLink: string;
  translatorTemplate: string;
  school: Picked | undefined;
  needsSchool: boolean;
  administratorsNeedSecondFactor: boolean;
  production: boolean;
};

/** The fields of a tenant, or of a new one. */
export function draftOf(tenant: Tenant | undefined): TenantDraft {
  return {
    id: tenant?.id,
    name: tenant?.name ?? '',
    slug: tenant?.slug ?? '',
    hosts: tenant?.hosts.join('\n') ?? '',
    isDefault: tenant?.isDefault ?? false,
    primaryColor: tenant?.primaryColor ?? DEFAULT_BRAND,
    secondaryColor: tenant?.secondaryColor ?? '#835000',
    locale: tenant?.locale ?? 'en',
    countryCode: tenant?.countryCode ?? '',
    zone: tenant?.zone ?? 'UTC',
    phoneCountry: tenant?.phoneCountry ?? DEFAULT_PHONE_COUNTRY,
    socialAuths: PROVIDERS.filter((provider) => tenant?.socialAuths.includes(provider)),
    consent: tenant?.consent ?? 'implied',
    accounts: tenant?.accounts ?? 'plain',
    supportEmail: tenant?.supportEmail ?? '',
    blogLink: tenant?.blogLink ?? '',
    faqLink: tenant?.faqLink ?? '',
    privacyLink: tenant?.privacyLink ?? '',
    messengerLink: tenant?.messengerLink ?? '',
    translatorTemplate: tenant?.translatorTemplate ?? '',
    school: tenant?.school ? { value: `${tenant.school.id}`, label: tenant.school.name } : undefined,
    needsSchool: tenant?.needsSchool ?? false,
    administratorsNeedSecondFactor: tenant?.administratorsNeedSecondFactor ?? false,
    production: tenant?.production ?? false,
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** What is sent of it. */
export function bodyOf({ id: _made, school, hosts, countryCode, supportEmail, ...draft }: TenantDraft) {
  return {
    ...draft,
    name: draft.name.trim(),
    slug: draft.slug.trim(),
    hosts: hosts.split(/[\s,]+/).filter(Boolean),
    countryCode: orNull(countryCode),
    supportEmail: orNull(supportEmail),
    zone: draft.zone.trim(),
    blogLink: orNull(draft.blogLink),
    faqLink: orNull(draft.faqLink),
    privacyLink: orNull(draft.privacyLink),
    messengerLink: orNull(draft.messengerLink),
    translatorTemplate: orNull(draft.translatorTemplate),
    schoolId: school === undefined ? null : Number(school.value),
  };
}

const READABLE = 4.5;

export type ContrastWarning = { on: 'light' | 'dark'; ratio: number };

/** On which backgrounds text in this colour is hard to read; undefined where it is no colour. Pages use a shade that is readable. */
export function contrastWarnings(colour: string): ContrastWarning[] | undefined {
  if (!parseHex(colour)) return undefined;
  return (['light', 'dark'] as const).flatMap((on) => {
    const ratio = Math.min(...SURFACES[on].map((surface) => contrastRatio(colour.trim(), surface)));
    return ratio < READABLE ? [{ on, ratio: Math.floor(ratio * 10) / 10 }] : [];
  });
}
