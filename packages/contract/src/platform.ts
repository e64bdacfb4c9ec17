// What the shell needs: tenant configuration, suggestions, analytics, support, feature states.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FEATURE_NAMES } from './features.ts';
import { instant, locale, text } from './fields.ts';

export const tenantConfiguration = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    primaryColor: z.string(),
    secondaryColor: z.string(),
    locale,
    socialAuths: z.array(z.string()),
    consent: z.enum(['implied', 'explicit']),
    school: z.object({ schoolId: z.int(), name: z.string(), logo: z.string(), domain: z.string() }).nullable(),
    blogLink: z.string().nullable(),
    faqLink: z.string().nullable(),
    privacyLink: z.string().nullable(),
    messengerLink: z.string().nullable(),
    /** The country whose prefix a phone field begins with; `home`: where the person lives. */
    phoneCountry: z.string(),
    production: z.boolean(),
    /** Administrators must show a second factor before staff pages open. */
    administratorsNeedSecondFactor: z.boolean(),
    /** discreet: registration and recovery say the same whether or not an address is known (decision 57). */
    accounts: z.enum(['plain', 'discreet']),
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

export const suggestion = z
  .object({ suggestion: z.string(), type: z.enum(['title', 'company', 'skill', 'place']) })
  .meta({ id: 'Suggestion' });

const suggestionQuery = z.strictObject({ q: text(5000).default(''), limit: z.coerce.number().int().min(1).max(50).default(8) });

export const listSuggestions = endpoint({
  name: 'listSuggestions',
  method: 'GET',
  path: '/api/v1/suggestion',
  summary: 'Titles, companies, skills and places for a text being typed, tolerant of typos.',
  tag: 'search',
  access: 'public',
  feature: 'findJobs',
  query: suggestionQuery,
  returns: z.object({ suggestions: z.array(suggestion) }),
  errors: [],
});

export const listCompletions = endpoint({
  name: 'listCompletions',
  method: 'GET',
  path: '/api/v1/autocomplete',
  summary: 'Titles only, for a text being typed.',
  tag: 'search',
  access: 'public',
  feature: 'findJobs',
  query: suggestionQuery,
  returns: z.object({ suggestions: z.array(suggestion) }),
  errors: [],
});

/** @spec 7 "analytics event names include" */
export const ANALYTICS_EVENTS = [
  'apply_click', 'jobad_view', 'company_view', 'article_view', 'video_view', 'message_sent', 'chat_click', 'vfair_visit', 'event_view',
] as const; // biome-ignore format: a list

export const recordAnalytics = endpoint({
  name: 'recordAnalytics',
  method: 'POST',
  path: '/api/v1/analytics',
  summary: 'Takes one analytics event; the browser sends none where analytics is declined.',
  tag: 'analytics',
  access: 'public',
  body: z.strictObject({
    user_id: text(100).nullable(),
    anonymous: z.boolean(),
    event_type: z.enum(ANALYTICS_EVENTS),
    timestamp: instant,
    metadata: z.record(text(60), z.union([text(500), z.number(), z.boolean(), z.null()])).refine((map) => Object.keys(map).length <= 20),
  }),
  status: 202,
  returns: z.object({ recorded: z.boolean() }),
  errors: [],
});

export const askSupport = endpoint({
  name: 'askSupport',
  method: 'POST',
  path: '/api/v1/support',
  summary: 'Mails a question to the support address of the tenant (decision 72).',
  tag: 'support',
  access: 'public',
  body: z.strictObject({ email: z.email().max(254), message: text(4000).min(1), page: text(500) }),
  status: 202,
  returns: z.object({ accepted: z.boolean() }),
  errors: [],
});
