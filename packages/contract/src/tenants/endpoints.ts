import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale } from '../kernel/fields.ts';
import { FEATURE_NAMES } from '../switches.ts';

export const tenantConfiguration = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    primaryColor: z.string(),
    secondaryColor: z.string(),
    locale,
    /** Ways to sign in besides the password. @rule tenants.6 */
    socialAuths: z.array(z.string()),
    consent: z.enum(['implied', 'explicit']),
    school: z.object({ schoolId: z.int(), name: z.string(), logo: z.string(), domain: z.string() }).nullable(),
    blogLink: z.string().nullable(),
    faqLink: z.string().nullable(),
    privacyLink: z.string().nullable(),
    messengerLink: z.string().nullable(),
    /** Where pages in another language are translated: an https address with `{url}`, `{language}` and perhaps `{source}`. */
    translatorTemplate: z.string().nullable(),
    /** There is an own page that says who runs this site. */
    hasImprint: z.boolean(),
    /** It has posts of its own to read. */
    hasBlog: z.boolean(),
    /** The country whose prefix a phone field begins with; `home`: where the person lives. */
    phoneCountry: z.string(),
    production: z.boolean(),
    /** Administrators must show a second factor before staff pages open. */
    administratorsNeedSecondFactor: z.boolean(),
    /** discreet: registration and recovery say the same whether or not an address is known. @rule identity.28 */
    accounts: z.enum(['plain', 'discreet']),
    /** What every page shows while the site is worked on; words by locale, never without English. */
    maintenance: z.object({ id: z.string(), texts: z.partialRecord(locale, z.string()), untilAt: z.string() }).nullable(),
    features: z.object(
      Object.fromEntries(FEATURE_NAMES.map((name) => [name, z.boolean()])) as Record<(typeof FEATURE_NAMES)[number], z.ZodBoolean>,
    ),
  })
  .meta({ id: 'TenantConfiguration' });
export type TenantConfiguration = z.output<typeof tenantConfiguration>;

export const getTenantConfiguration = endpoint({
  name: 'getTenantConfiguration',
  method: 'GET',
  path: '/api/v1/configuration',
  summary: 'Name, logo, colours, locale, sign-in choices and switches of this host.',
  tag: 'tenants',
  access: 'public',
  returns: tenantConfiguration,
  errors: ['InvalidConfiguration'],
});
